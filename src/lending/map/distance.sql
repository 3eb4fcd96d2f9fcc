-- The distance between two locations on a sphere in whole kilometres; null if either is unknown.
create or replace function distance_km(latitude float8, longitude float8, to_latitude float8, to_longitude float8) returns int immutable
  language sql as $$
  -- Not strict, so that PostgreSQL can inline it, which is 7 times as fast.
  select case when num_nulls(latitude, longitude, to_latitude, to_longitude) = 0 then
    round(2 * 6371.0088 * asin(sqrt(least(1,
      sin(radians(to_latitude - latitude) / 2) ^ 2
      + cos(radians(latitude)) * cos(radians(to_latitude)) * sin(radians(to_longitude - longitude) / 2) ^ 2))))::int
    end;
$$;

-- A box that contains every location within this many kilometres; it has all longitudes if it would reach a pole or the antimeridian.
create or replace function box_about(latitude float8, longitude float8, km float8) returns box immutable
  language sql return (select case when abs(latitude) + degrees < 89 and abs(longitude) + wide < 180
      then box(point(longitude - wide, latitude - degrees), point(longitude + wide, latitude + degrees))
      else box(point(-180, latitude - degrees), point(180, latitude + degrees)) end
    from (select degrees(km / 6371.0088) as degrees) as height
    cross join lateral (select degrees / greatest(0.01, cos(radians(least(89, abs(latitude) + degrees)))) as wide) as width);

-- Boxes that together contain a belt: every location whose distance is from km - wide to km kilometres. Each box is around a point in
-- the middle of the belt; neighbouring points are half the belt's width apart. The boxes are those of `box_about`, whose text is repeated
-- here, since a call for each box takes ten times as long as its index scan.
create or replace function belt_about(latitude float8, longitude float8, km float8, wide float8) returns setof box immutable
  language sql as $$
  select case when abs(y) + high < 89 and abs(x) + broad < 180
      then box(point(x - broad, y - high), point(x + broad, y + high))
      else box(point(-180, y - high), point(180, y + high)) end
  from (select radians(latitude) as north, (km - wide / 2) / 6371.0088 as middle, degrees((wide * 0.75 + 1) / 6371.0088) as high) as belt
  cross join lateral (select ceil(4 * pi() * 6371.0088 * abs(sin(middle)) / wide)::int + 1 as points) as number
  cross join lateral (select 2 * pi() * n / points as bearing from generate_series(1, points) as n offset 0) as direction
  cross join lateral (select greatest(-1, least(1,
    sin(north) * cos(middle) + cos(north) * sin(middle) * cos(bearing))) as height offset 0) as reached
  cross join lateral (select degrees(asin(height)) as y,
    longitude + degrees(atan2(sin(bearing) * sin(middle) * cos(north), cos(middle) - sin(north) * height)) as east offset 0) as place
  cross join lateral (select east - 360 * round(east / 360) as x,
    high / greatest(0.01, cos(radians(least(89, abs(y) + high)))) as broad offset 0) as size;
$$;
