{{- define "gateway.labels" -}}
app.kubernetes.io/name: lending-gateway
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "gateway.image" -}}
{{ if .Values.image.digest }}{{ .Values.image.repository }}@{{ .Values.image.digest }}{{ else }}{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end -}}

{{- define "gateway.podSecurity" -}}
runAsNonRoot: true
{{- if .Values.runAs }}
{{ toYaml .Values.runAs }}
{{- end }}
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "gateway.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "gateway.auth" -}}
- name: AUTH_ISSUER
  value: {{ .Values.auth.issuer | quote }}
- name: AUTH_AUDIENCE
  value: {{ .Values.auth.audience | quote }}
- name: AUTH_JWKS_URL
  value: {{ .Values.auth.jwksUrl | quote }}
{{- end -}}

{{- define "gateway.settings" -}}
{{- range $name, $value := . }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end -}}

{{- define "gateway.backup" -}}
set -euo pipefail
umask 077
backups=${BACKUPS:-/backups}
scratch=$(mktemp -d)
name=$(date -u +%Y-%m-%dT%H%M%SZ)
trap 'pg_ctl -D "$scratch/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$scratch" "$backups/$name.part"' EXIT
# Everything that was acknowledged before is in it.
pg_dump --format=directory --jobs=2 --file="$backups/$name.part" "$DATABASE_OWNER_URL"
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
{{- end -}}
