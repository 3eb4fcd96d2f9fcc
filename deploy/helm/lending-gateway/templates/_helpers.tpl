{{- define "gateway.labels" -}}
app.kubernetes.io/name: lending-gateway
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "gateway.image" -}}
{{ if .Values.image.digest }}{{ .Values.image.repository }}@{{ .Values.image.digest }}{{ else }}{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end -}}

{{- define "gateway.podSecurity" -}}
runAsNonRoot: true
{{- if . }}
{{ toYaml . }}
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

# Every number of a values file is a float64, which quote would write as 1e+06.
{{- define "gateway.settings" -}}
{{- range $name, $value := . }}
- name: {{ $name }}
  value: {{ if kindIs "float64" $value }}{{ toJson $value | quote }}{{ else }}{{ $value | quote }}{{ end }}
{{- end }}
{{- end -}}

{{- define "gateway.job" -}}
lending-gateway/{{ .Release.Namespace }}/{{ .Release.Name }}
{{- end -}}

{{- define "gateway.ownJob" -}}
job="{{ include "gateway.job" . }}"
{{- end -}}

{{- define "gateway.ownBackup" -}}
namespace="{{ .Release.Namespace }}", cronjob="{{ .Release.Name }}-backup"
{{- end -}}

{{- define "gateway.ownVolumes" -}}
namespace="{{ .Release.Namespace }}"
{{- end -}}

{{- define "gateway.ownReport" -}}
(lending_backup_success_timestamp_seconds{ {{- include "gateway.ownBackup" . -}} })
{{- end -}}
