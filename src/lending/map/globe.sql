-- A location as a point on a globe of radius 1; null if it is unknown. An index of the extension `cube` finds the nearest such points,
-- also at the poles and across the antimeridian. The two functions are not strict, so that PostgreSQL can inline them and use the index.
create or replace function globe(latitude float8, longitude float8) returns cube immutable parallel safe
  language sql return case when latitude is not null and longitude is not null then cube(array[
    cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))]) end;

-- The length of the straight line between two such points; sorting by it is the same as sorting by distance on earth.
create or replace function globe_distance(from_point cube, to_point cube) returns float8 immutable parallel safe
  language sql return from_point <-> to_point;
