#!/bin/sh
# Run once by the image of PostgreSQL, on an empty database: the roles of the owner, the application and operators, and their database.
set -eu
psql --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" \
  --set=owner="$OWNER_PASSWORD" --set=app="$APP_PASSWORD" --set=operator="${OPERATOR_PASSWORD:-}" <<'SQL'
create role lending_owner login password :'owner';
create role lending_app login password :'app';
select format('create role lending_operator login password %L', :'operator') where :'operator' <> '' \gexec
create database lending owner lending_owner encoding 'UTF8' template template0;
SQL
