/** Why webhooks and the log of events are not as an operator wants them. */
export const systems = {
  'refusal.events.off':
    'This platform logs no events, since EVENT_DAYS is 0. EVENT_DAYS=30 would keep them for 30 days.',
  'refusal.events.type': '{type} is no type of events; these are: {types}.',
  'refusal.events.no_type': 'Name at least one type, or leave out types for all.',
  'refusal.webhook.secret': 'secret must be whsec_ and 24 to 64 bytes in base64.',
  'refusal.webhook.most': 'There are {max} webhooks, which is the limit: remove one first.',
  'refusal.webhook.none': 'There is no webhook with this id.',
  'refusal.webhook.unknown': 'id is that of no webhook.',
  'refusal.webhook.from_file':
    'This webhook comes from WEBHOOKS_FILE: change it there. Here it can be enabled and disabled, and events can be sent again.',
  'refusal.webhook.delivery': 'id is that of no delivery, or it is no longer kept.',
  'refusal.webhook.disabled': 'The webhook is disabled: enable it first.',
  'refusal.webhook.no_events':
    'This platform has no webhooks, since it logs no events: EVENT_DAYS is 0.',
  'refusal.webhook.no_key': 'This platform has no webhooks, since WEBHOOK_KEY is not set.',
  'refusal.webhook.url':
    'url must be an https:// URL such as https://hooks.example/lending, of at most {max} characters.',
  'refusal.webhook.url_or_plain':
    'url must be an https:// or http:// URL such as https://hooks.example/lending, of at most {max} characters.',
  'refusal.webhook.url_parts':
    'url must have no user, password or fragment: receivers check the signature.',
  'refusal.webhook.url_private':
    'url must lead to a public internet address, not to a private network or this machine.',
  'refusal.webhook.url_private_or_set':
    'url must lead to a public internet address, not to a private network or this machine, unless the gateway is started with WEBHOOK_PRIVATE_NETWORKS=1.',
} as const
