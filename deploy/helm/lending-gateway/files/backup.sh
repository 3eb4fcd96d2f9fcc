#!/usr/bin/env bash
# Dumps the database into a folder of BACKUPS, restores the dump into a server of its own, and audits the books in it: the backup is kept only if they balance.
# With RESTORE, the name of a backup, it restores that into the database of DATABASE_OWNER_URL instead, which must be empty.
# With EVIDENCE=yes it keeps the dump as it is, for whoever wants to know why books don't balance, and never deletes it.
# The Helm chart and compose.yaml run it in PostgreSQL's own image.
set -euo pipefail
umask 077
backups=${BACKUPS:-/backups}

if [ -n "${RESTORE:-}" ]; then
  [ -d "$backups/$RESTORE" ] || { echo "RESTORE: there is no backup $RESTORE; there are: $(cd "$backups" && ls -m)" >&2; exit 1; }
  tables=$(psql --no-psqlrc --tuples-only --no-align --dbname="$DATABASE_OWNER_URL" --command="select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
  [ "$tables" = 0 ] || { echo "DATABASE_OWNER_URL: this database has $tables tables; make a new one, and name that" >&2; exit 1; }
  pg_restore --exit-on-error --single-transaction --dbname="$DATABASE_OWNER_URL" "$backups/$RESTORE"
  echo "restored the backup $RESTORE: now migrate, and erase again who was erased since"
  exit
fi

scratch=$(mktemp -d)
name=$(date -u +%Y-%m-%dT%H%M%SZ)
trap 'pg_ctl -D "$scratch/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$scratch" "$backups/$name.part"' EXIT
# Everything that was acknowledged before is in it.
pg_dump --format=directory --jobs=2 --file="$backups/$name.part" "$DATABASE_OWNER_URL"
if [ "${EVIDENCE:-}" = yes ]; then
  mv "$backups/$name.part" "$backups/evidence-$name"
  echo "kept evidence-$name: neither restored nor audited"
  exit
fi
initdb --pgdata="$scratch/data" --username=restored --auth=trust >/dev/null
pg_ctl -D "$scratch/data" -l "$scratch/log" -w -o "-c listen_addresses= -c unix_socket_directories=$scratch -c fsync=off" start >/dev/null
export PGHOST=$scratch PGUSER=restored PGDATABASE=restored
psql --quiet --dbname=postgres --command="create database restored template template0 encoding 'UTF8'"
pg_restore --exit-on-error --no-owner --no-privileges --jobs=2 --dbname=restored "$backups/$name.part"
differences=$(psql --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="set search_path = \"$DATABASE_SCHEMA\"; select count(*) from ledger_differences()" | tail -1)
[ "$differences" = 0 ] || { echo "the books in the backup don't balance: ledger_differences() found $differences" >&2; exit 1; }
mv "$backups/$name.part" "$backups/$name"
# One that a run left unfinished, and those that are too old; never the one just made.
find "$backups" -mindepth 1 -maxdepth 1 -name '*.part' -mmin +1440 -exec rm -rf {} +
find "$backups" -mindepth 1 -maxdepth 1 -name '20*Z' -mtime "+$KEEP_DAYS" ! -name "$name" -exec rm -rf {} +
echo "backup $name: restored, and its books balance"
