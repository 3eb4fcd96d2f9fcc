/** What is wrong with a request before the rules see it, and what a gateway could not do. */
export const errors = {
  'error.internal': 'Something went wrong on the server; the log has it under the request id.',
  'error.unavailable': 'The service is temporarily unavailable; try again in a few seconds.',
  'error.outcome_unknown':
    'The connection was lost before an answer came: the change may have been made. Send it again with the same idempotency key, or check first.',
  'error.made':
    'The change was made, but this part of the answer could not be read. Read it again; do not make the change a second time.',
  'error.made_before':
    'This change was not made, but one before it in the same call was. Do not send the whole call again.',
  'error.frozen':
    "Your account is frozen. You can still read why (`frozenAccount`, GET /frozen-account), your wallet, your loans with their schedules, your deposits and your notifications, deposit what you owe (`deposit`, POST /wallet/deposit) and repay it (`repayLoan`, POST /loans/'{id}'/repayments).",
  'error.erased':
    'This token was issued before its member was erased, so it belongs to nobody. Sign in again to become a new member.',
  'error.body.large': 'The body is larger than the {limit} bytes that are accepted here.',
  'error.body.type': 'The body must be application/json in UTF-8, not compressed.',
  'error.body.json': 'The body is not valid JSON.',
  'error.body.utf8': 'The body is not valid JSON in UTF-8.',
  'error.body.deep': 'JSON may be nested at most {max} levels deep here.',
  'error.body.duplicate': 'A field occurs twice in the JSON.',
  'error.body.empty': 'The body is empty; JSON is expected.',
  'error.body.length': 'The body and its Content-Length differ.',
  'error.text.nul': 'Text must not contain NUL characters.',
  'error.malformed': 'The request is malformed.',
  'error.busy.many':
    'Too many of your calls are waiting already; wait for their answers, then send this one again.',
  'error.busy.long':
    'Your other calls are taking too long, so this one was not begun. Send it again in 1 s, or send fewer at once.',
  'error.busy.search':
    'This took longer than the {seconds} s that a search may take. Use a narrower filter or a smaller area, leave out totals and facets, or try again later.',
  'error.busy.gateway': 'There is too much work now; come back in 1 s.',
  'error.rate.address': 'An address may spend {limit} points a minute; come back in {wait} s.',
  'error.rate.user': 'A user may spend {limit} points a minute; come back in {wait} s.',
  'error.path': 'There is nothing at this path; see /docs.',
  'error.method': 'This path only supports {allow}.',
  'error.record': 'There is no such record for you.',
  'error.headers': 'The headers are larger than 16 KB.',
  'error.late': 'The request did not arrive in time.',
  'error.not_http': 'This is not a valid HTTP request.',
  'error.address': 'Your address has {most} connections open here, which is the limit; close some.',
  'error.origin':
    'Pages of {origin} may not call this gateway: its operator can add this origin to CORS_ORIGINS.',
  'error.elsewhere':
    'This is only for requests from this machine: ask for it as localhost, a name under .localhost, 127.0.0.1, [::1] or the HOST that the gateway is set to, and not from a page of another origin.',
  'error.link': 'This link is incomplete: open it from the letter again.',
  'error.token.expired': 'The token has expired; get a new one.',
  'error.cursor': 'The cursor is not one of this list; begin without a cursor.',
  'error.page.both_ends': 'Use first or last, not both.',
  'error.page.range': 'A page has 1 to {max} items.',
  'error.page.most': 'A page has at most {max} items, not {given}.',
  'error.nodes': 'nodes takes at most {max} ids, not {given}.',
  'error.events.forgotten':
    'Events up to {forgotten} are no longer kept: read the records themselves, then continue with after={forgotten}.',
  'error.events.position':
    'after must be the number of an event: a whole number from {forgotten} to {last}.',
  'error.books.fiscal_year':
    'A batch for DATEV is within one fiscal year: another one begins on {begins}. Ask for each year by itself.',
  'error.books.decimals':
    'DATEV has no amounts of {currency}, which has three decimals. Ask for CSV.',
  'error.books.account': 'A batch for DATEV has all accounts: leave out account, or ask for CSV.',
  'error.events.page': 'A page has 1 to {max} events, not {given}.',
  'error.notifications.forgotten':
    'Notifications after this cursor are no longer kept: read the list, then subscribe without a cursor.',
  'error.live.lists':
    'You are following as many lists by a filter as one member can; end a subscription before you begin another.',
  'error.live.areas':
    'You are watching as many areas as one member can; end a subscription before you begin another.',
  'error.stopping': 'The gateway is stopping; connect again, to another.',
  'error.exports.own':
    'You have {max} files on their way already; read them to the end, or close one.',
  'error.exports.all': 'Too many files are being made at the moment; come back in 5 s.',
  'error.export.pending':
    'The file is still being made: a notification says when it is ready (data_export_ready).',
  'error.export.gone':
    'The file was fetched, or was not fetched within 7 days. POST /data-export asks for another.',
  'error.last_event_id': 'Last-Event-ID is not the id of one of your events; connect without it.',
  'error.last_event_id.forgotten':
    'What came after this Last-Event-ID is no longer kept: connect without it, then read GET /notifications or GET /operator/events.',
  'error.live.path': 'WebSockets connect to /graphql.',
  'error.live.address': 'Your address has too many connections open here; close some.',
  'error.live.socket': 'A socket carries at most {max} subscriptions.',
  'error.live.characters':
    'With this one, your open subscriptions would be longer than {max} characters. Their variables count, and so do {each} characters for each record that they may show. Close some, or ask for less in each.',
  'error.live.connections': 'You have too many connections open; close some.',
  'error.unread.own': 'Your earlier answers wait to be read; read them.',
  'issue.null': '{field} must not be null.',
  'issue.body': 'The body must be a JSON object.',
  'issue.object': '{field} must be a JSON object.',
  'issue.required': '{field} is required.',
  'issue.field': '{field} is not a field here; these are: {known}.',
  'issue.parameter': '{field} is no parameter here; these are: {known}.',
  'issue.no_parameter': '{field} is no parameter here; these are: none.',
  'issue.read_only': '{field}: only the gateway sets it.',
  'issue.not_removed': '{field}: it can be changed, but not removed.',
  'issue.one_of': '{field} must be one of {names}.',
  'issue.number':
    '{field} must be a JSON number with few decimals, such as 1200.5, without quotes.',
  'issue.int':
    '{field} must be a whole number{bounded, select, yes { from {min} to {max}} other {}}, not {kind, select, text {the text “{given}”} other {{given}}}.',
  'issue.float': '{field} must be a number.',
  'issue.string': '{field} must be a string.',
  'issue.boolean': '{field} must be true or false.',
  'issue.id': '{field} must be an id, as a string.',
  'issue.bbox': '{field} must be four numbers: west,south,east,north in degrees.',
  'issue.include': 'include can only be total.',
  'issue.format': '{field} must be one of: {names}.',
  'error.token.algorithm':
    "The token's algorithm (alg) is not accepted here; accepted are {accepted}.",
  'error.token.several_keys':
    "The token's header has no kid that names exactly one key, and several keys could be meant: have the issuer name its keys.",
  'error.token.claim': 'The claim {claim} is missing or not accepted here.',
  'error.token.not_signed': 'The token is not signed by a key of the accepted issuer.',
  'error.token.bound':
    'The token is bound to a key (claim cnf), by DPoP or mutual TLS, and no proof is checked here: send a bearer token without cnf.',
  'error.token.future': 'The token was issued in the future (iat).',
  'error.token.exp': 'The exp claim is invalid.',
  'error.token.sub': 'The claim sub must be 1 to {max} printable characters.',
  'error.token.cell':
    "This gateway serves the cell {cell}, and the token's claim {claim} does not name it: call the gateway of the token's cell.",
  'error.token.needed': 'A token is needed: send the header "Authorization: Bearer <token>".',
  'error.token.scheme':
    'The Authorization header must be "Bearer <token>"; no other scheme is accepted.',
  'error.token.header': 'The Authorization header must be "Bearer <token>".',
  'error.token.long': 'The token is longer than {max} bytes.',
  'error.token.not_jwt': 'The token is not a signed JWT.',
  'error.token.header_parameters':
    "The token's header has {names}, which is not accepted here: send one without it.",
  'error.path.percent': 'The path is malformed: what follows a % must be two hexadecimal digits.',
  'error.path.escaped':
    'The path escapes characters that must not be escaped: letters, digits and - . _ ~ stand as they are.',
  'error.path.plain':
    'The request target must be a path such as /loans, after the host if there is one, and without #.',
  'error.hosts': 'A request must have exactly one Host header.',
  'error.unread.all': 'Too many answers are waiting to be read; try again in 1 s.',
  'error.document.events':
    'A subscription answers with events: send it with `Accept: text/event-stream`, or over a WebSocket (graphql-transport-ws).',
  'error.document.name': 'operationName must be a string if it is sent.',
  'error.document.variables': 'variables must be an object if they are sent.',
  'error.document.unnamed':
    'The document has no operation with the name in `operationName`; send the name of one that it has.',
  'error.document.several':
    'The document has several operations; name the one to execute in `operationName`.',
  'error.document.json': '{name} must be JSON.',
  'error.document.missing': 'Send a document as `query`, or its `documentId`.',
  'error.document.unknown':
    'No document has this `documentId`: the gateway has been given others, or older ones.',
  'error.document.untrusted':
    'Only documents that the gateway knows are accepted: send a `documentId`.',
  'error.live.only': 'Only subscriptions are accepted here; send the rest to POST /graphql.',
  'error.accept': 'Responses are {types}; accept that type.',
  'error.body.patch': 'The body must be application/json; only PATCH takes {type}.',
  'error.problem': 'There is no problem of this type; see /docs.',
  'error.subject': '{field} must be 1 to 100 letters, digits or . _ @ -, such as ada.',
  'issue.events.box':
    'bbox is required with zoom and the filters, which apply to the markers in it.',
  'issue.events.types': 'types can only be sent with topics=operator_events.',
  'issue.events.positions':
    'notifications and operator_events each have a Last-Event-ID of their own: follow them over two connections.',
  'issue.events.loans':
    'loan may name at most {max} loans; follow the others over another connection.',
  'issue.whole': '{field} must be a whole number.',
  'issue.whole_to': '{field} must be a whole number from 0 to {max}.',
  'error.limit.tokens':
    '{where}A document can have at most {limit} tokens{found, select, none {.} many {; this one has far more.} other {; this one has {found}.}}',
  'error.limit.depth':
    '{where}An operation can be at most {limit} levels deep{found, select, none {.} many {; this one is far deeper.} other {; this one is {found}.}}',
  'error.limit.fields':
    '{where}With its fragments spread, an operation can have at most {limit} fields{found, select, none {.} many {; this one has far more.} other {; this one has {found}.}}',
  'error.limit.spreads':
    '{where}With its fragments spread, an operation can have at most {limit} fragments{found, select, none {.} many {; this one has far more.} other {; this one has {found}.}}',
  'error.limit.aliases':
    '{where}With its fragments spread, an operation can have at most {limit} aliases{found, select, none {.} many {; this one has far more.} other {; this one has {found}.}}',
  'error.limit.directives':
    '{where}An operation can have at most {limit} directives{found, select, none {.} many {; this one has far more.} other {; this one has {found}.}}',
  'error.limit.money':
    '{where}An operation can have at most {limit} field that moves money{found, select, none {.} many {; this one has far more.} other {; this one has {found}.}}',
  'error.limit.page':
    '{where}A list returns at most {limit} items{found, select, none {.} many {; far more were asked for.} other {; {found} were asked for.}}',
  'error.limit.cost':
    '{where}An operation can cost at most {limit} (its records, and what is searched for them){found, select, none {.} many {; this one costs far more.} other {; this one costs {found}.}}',
  'error.signature':
    'The signature is missing, too old, or does not match the body: check the signing secret and the clock.',
  'error.signature.mail':
    'The signature is missing, too old, or does not match the body: check MAIL_EVENT_SECRET and the clock.',
  'error.metrics.token':
    'The metrics need a token of their own: the operator sets it as METRICS_TOKEN, and it is sent as "Authorization: Bearer <token>".',
  'error.metrics.remote':
    'Without METRICS_TOKEN the metrics are for this machine alone, and not through a proxy.',
  'error.only_sub': 'There is no {unknown} here, only sub.',
} as const
