-- A location as a point on a globe of radius 1; null if it is unknown. The extension cube has an index that finds the nearest of
-- such points, at the poles and across the antimeridian too. Neither function is strict, so that PostgreSQL can inline both and use it.
create or replace function globe(latitude float8, longitude float8) returns cube immutable parallel safe
  language sql return case when latitude is not null and longitude is not null then cube(array[
    cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))]) end;

-- The length of the straight line between two such points, which is in the order of their distances on earth.
create or replace function globe_distance(from_point cube, to_point cube) returns float8 immutable parallel safe
  language sql return from_point <-> to_point;
