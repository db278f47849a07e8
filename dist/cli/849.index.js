export const id = 849;
export const ids = [849];
export const modules = {
30226:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ee: () => ( agentNetwork),
SF: () => ( agentRouteOf),
_5: () => ( pricesOf),
_J: () => ( writtenGatewayProblems)
});
var decode = __webpack_require__(74044);
var registry = __webpack_require__(63836);
var json_walk = __webpack_require__(24290);
var protocol = __webpack_require__(65152);
;
const LOCAL_TOOLS = /^(?:custom|(?:bash|text_editor|computer|memory|tool_search_tool_(?:regex|bm25))_\d{8})$/;
const OPAQUE = new Set(['input', 'input_schema']);
const LIST_PRICE = [undefined, null, 'auto', 'standard', 'standard_only'];
const anthropicMessages = {
name: 'anthropic-messages',
readRequest: (body) => ({
model: (0,protocol .Vb)(body.model),
maxOutput: (0,protocol .uk)(body.max_tokens),
surcharge: surchargeOf(body),
cachesLong: cachesLong(body),
waysOut: [...new Set([...toolWays(body), ...contentWays(body)])],
}),
readResponse: (part) => {
switch (part.type) {
case 'message':
return { ...readMessage(part), isFinal: (0,decode .Gv)(part.usage), characters: writtenInBlocks(part) };
case 'message_start':
return readMessage((0,decode .YN)(part.message));
case 'content_block_delta':
return { characters: writtenIn((0,decode .YN)(part.delta)) };
case 'message_delta':
return { ...readUsage(part.usage), isFinal: (0,decode .Gv)(part.usage) };
case 'error':
return { error: (0,decode .YN)(part.error) };
default:
return {};
}
},
renderError: ({ status, message }) => ({ type: 'error', error: { type: errorType(status), message } }),
};
function cachesLong(body) {
return [...(0,json_walk .Q)(body, OPAQUE)].some(({ cache_control: control }) => (0,decode .YN)(control).ttl === '1h');
}
const LIST_PRICE_PLACES = [undefined, null, 'global', 'not_available'];
function surchargeOf({ service_tier: tier, speed, inference_geo: place }) {
if (!LIST_PRICE.includes(tier))
return (0,protocol .rH)('service_tier', tier);
if (!LIST_PRICE_PLACES.includes(place))
return (0,protocol .rH)('inference_geo', place);
return [undefined, null, 'standard'].includes(speed) ? undefined : (0,protocol .rH)('speed', speed);
}
function* toolWays({ tools, mcp_servers: servers, container }) {
for (const { type } of (0,decode .cX)(tools).filter(decode .Gv)) {
if (type === undefined || type === null)
continue;
if (typeof type !== 'string' || !LOCAL_TOOLS.test(type))
yield (0,protocol .rH)('the server-side tool', type);
}
for (const { name } of (0,decode .cX)(servers).map(decode .YN))
yield (0,protocol .rH)('the MCP server', name);
if (container !== undefined && container !== null)
yield 'a container for code execution';
}
function* contentWays({ messages, system }) {
for (const block of (0,json_walk .Q)([messages, system], OPAQUE)) {
if (block.type === 'container_upload')
yield 'a file for code execution';
const { type } = (0,decode .YN)(block.source);
if (type === 'url')
yield 'content of a remote URL';
if (type === 'file')
yield 'a stored file';
}
}
function readMessage({ model, usage }) {
return { model: (0,protocol .Vb)(model), ...readUsage(usage) };
}
function readUsage(usage) {
const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens, cache_creation } = (0,decode .YN)(usage);
const written = (0,protocol .U9)(cache_creation_input_tokens);
const long = (0,protocol .U9)((0,decode .YN)(cache_creation).ephemeral_1h_input_tokens);
return (0,protocol .AH)({
input: (0,protocol .U9)(input_tokens),
cacheRead: (0,protocol .U9)(cache_read_input_tokens),
cacheWrite: written === undefined ? undefined : Math.max(0, written - (long ?? 0)),
longCacheWrite: long,
output: (0,protocol .U9)(output_tokens),
});
}
function writtenIn({ text, partial_json: json, thinking }) {
return [text, json, thinking].reduce((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0);
}
function writtenInBlocks({ content }) {
return (0,decode .cX)(content).reduce((sum, block) => sum + writtenIn((0,decode .YN)(block)), 0);
}
const ERROR_TYPES = {
400: 'invalid_request_error',
401: 'authentication_error',
402: 'billing_error',
403: 'permission_error',
404: 'not_found_error',
413: 'request_too_large',
429: 'rate_limit_error',
504: 'timeout_error',
529: 'overloaded_error',
};
function errorType(status) {
return ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
}
;
const gemini_LOCAL_TOOLS = ['functiondeclarations', 'computeruse'];
const gemini_OPAQUE = new Set([
...['args', 'response', 'parameters', 'parametersJsonSchema', 'parameters_json_schema'],
...['responseSchema', 'response_schema', 'responseJsonSchema', 'response_json_schema'],
]);
const gemini_LIST_PRICE = /^(?:service_tier_)?(?:unspecified|standard)$/i;
const gemini = {
name: 'gemini',
readRequest: (body) => {
const requests = [body, ...membersOf(body, 'generateContentRequest').map(decode .YN)];
const configs = requests.flatMap((each) => membersOf(each, 'generationConfig')).map(decode .YN);
const most = configs.flatMap((config) => membersOf(config, 'maxOutputTokens'));
const answers = configs.flatMap((each) => membersOf(each, 'candidateCount'));
const tier = membersOf(body, 'serviceTier').find((each) => !gemini_LIST_PRICE.test(String(each)));
return {
...(tier === undefined ? {} : { surcharge: (0,protocol .rH)('service_tier', tier) }),
maxOutput: (0,protocol .uk)(...most),
answers: Math.max(1, (0,protocol .uk)(...answers) ?? 1),
waysOut: [...new Set([...requests.flatMap((each) => [...gemini_toolWays(each)]), ...gemini_contentWays(body)])],
};
},
readResponse: (part) => ({
model: (0,protocol .Vb)(part.modelVersion),
...gemini_readUsage(part.usageMetadata),
isFinal: (0,decode .Gv)(part.usageMetadata) && (0,decode .cX)(part.candidates).some(isFinished),
characters: gemini_writtenIn(part),
...((0,decode .Gv)(part.error) ? { error: part.error } : {}),
}),
renderError: ({ status, message }) => ({
error: { code: status, message, status: STATUS_NAMES[status] ?? 'UNKNOWN' },
}),
};
function plain(name) {
return name.replaceAll('_', '').toLowerCase();
}
function membersOf(fields, name) {
return Object.entries(fields).flatMap(([key, value]) => plain(key) === plain(name) && value !== null ? [value] : []);
}
function* gemini_toolWays(request) {
for (const tool of membersOf(request, 'tools').flatMap(decode .cX).filter(decode .Gv)) {
for (const name of Object.keys(tool)) {
if (!gemini_LOCAL_TOOLS.includes(plain(name)))
yield (0,protocol .rH)('the server-side tool', name);
}
}
if (membersOf(request, 'cachedContent').length > 0)
yield 'stored content';
}
function* gemini_contentWays(body) {
for (const part of (0,json_walk .Q)(body, gemini_OPAQUE)) {
if (membersOf(part, 'fileData').length > 0)
yield 'a stored file, or content of a remote URL';
}
}
function isFinished(candidate) {
return typeof (0,decode .YN)(candidate).finishReason === 'string';
}
function gemini_readUsage(usage) {
const fields = (0,decode .YN)(usage);
const sent = (0,protocol .U9)(fields.promptTokenCount);
const read = (0,protocol .U9)(fields.cachedContentTokenCount) ?? 0;
const results = (0,protocol .U9)(fields.toolUsePromptTokenCount) ?? 0;
const [answer, thoughts] = [(0,protocol .U9)(fields.candidatesTokenCount), (0,protocol .U9)(fields.thoughtsTokenCount)];
return (0,protocol .AH)({
...(sent === undefined ? {} : { input: Math.max(0, sent + results - read), cacheRead: read }),
output: answer === undefined && thoughts === undefined ? undefined : (answer ?? 0) + (thoughts ?? 0),
});
}
function gemini_writtenIn({ candidates }) {
let characters = 0;
for (const candidate of (0,decode .cX)(candidates).filter(decode .Gv)) {
for (const part of (0,decode .cX)((0,decode .YN)(candidate.content).parts).filter(decode .Gv)) {
if (typeof part.text === 'string')
characters += part.text.length;
if ((0,decode .Gv)(part.functionCall))
characters += JSON.stringify(part.functionCall).length;
}
}
return characters;
}
const STATUS_NAMES = {
400: 'INVALID_ARGUMENT',
401: 'UNAUTHENTICATED',
403: 'PERMISSION_DENIED',
404: 'NOT_FOUND',
429: 'RESOURCE_EXHAUSTED',
500: 'INTERNAL',
503: 'UNAVAILABLE',
504: 'DEADLINE_EXCEEDED',
};
;
const openai_shared_LIST_PRICE = [undefined, null, 'auto', 'default', 'standard'];
function tierSurcharge({ service_tier: tier, models }) {
if ((0,decode .cX)(models).length > 0)
return 'models in place of the one that is named';
return openai_shared_LIST_PRICE.includes(tier) ? undefined : (0,protocol .rH)('service_tier', tier);
}
function readTokens(sent, details, output) {
const { cached_tokens, cache_write_tokens } = (0,decode .YN)(details);
const [all, read, written] = [(0,protocol .U9)(sent), (0,protocol .U9)(cached_tokens) ?? 0, (0,protocol .U9)(cache_write_tokens) ?? 0];
return (0,protocol .AH)({
...(all === undefined
? {}
: { input: Math.max(0, all - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
output: (0,protocol .U9)(output),
});
}
function isInline(url) {
return typeof url === 'string' && /^data:/i.test(url);
}
const SEARCHING = /-search(?:-|$)|:online$|(?:^|\/)(?:sonar|compound)(?:-|$)/i;
const SEARCH_MEMBERS = {
plugins: 'plug-ins of the server',
web_search_options: 'web search',
search_parameters: 'web search',
enable_search: 'web search',
data_sources: 'data of another server',
};
function* searchWays(body) {
for (const model of [body.model, ...(0,decode .cX)(body.models)]) {
if (typeof model === 'string' && SEARCHING.test(model))
yield (0,protocol .rH)('the searching model', model);
}
for (const [name, way] of Object.entries(SEARCH_MEMBERS)) {
if (![undefined, null, false].includes(body[name]))
yield way;
}
}
const openai_shared_ERROR_TYPES = {
401: 'authentication_error',
402: 'insufficient_quota',
403: 'permission_error',
404: 'not_found_error',
429: 'rate_limit_error',
};
function renderOpenAiError({ status, message }) {
const type = openai_shared_ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');
return { error: { message, type, param: null, code: type } };
}
;
const openai_chat_LOCAL_TOOLS = ['function', 'custom'];
const openai_chat_OPAQUE = new Set(['arguments']);
const openaiChat = {
name: 'openai-chat',
readRequest: (body) => ({
model: (0,protocol .Vb)(body.model),
maxOutput: (0,protocol .uk)(body.max_completion_tokens, body.max_tokens),
answers: Math.max(1, (0,protocol .uk)(body.n) ?? 1),
surcharge: tierSurcharge(body),
waysOut: [...new Set([...openai_chat_toolWays(body), ...searchWays(body), ...openai_chat_contentWays(body.messages)])],
}),
readResponse: (part) => ({
model: (0,protocol .Vb)(part.model),
...openai_chat_readUsage(part.usage),
isFinal: (0,decode .Gv)(part.usage),
characters: openai_chat_writtenIn(part),
...errorIn(part),
}),
renderError: renderOpenAiError,
};
function errorIn({ error }) {
if ((0,decode .Gv)(error))
return { error };
return typeof error === 'string' && error !== '' ? { error: { message: error } } : {};
}
function* openai_chat_toolWays({ tools }) {
for (const { type } of (0,decode .cX)(tools).filter(decode .Gv)) {
if (!openai_chat_LOCAL_TOOLS.includes(type))
yield (0,protocol .rH)('the server-side tool', type);
}
}
function* openai_chat_contentWays(messages) {
for (const part of (0,json_walk .Q)(messages, openai_chat_OPAQUE)) {
const { image_url: image, video_url: video, file } = part;
for (const each of [image, video]) {
const url = (0,decode .Gv)(each) ? each.url : each;
if (url !== undefined && url !== null && !isInline(url))
yield 'content of a remote URL';
}
const { file_id: id, file_data: data } = (0,decode .YN)(file);
if (id !== undefined && id !== null)
yield 'a stored file';
if (typeof data === 'string' && /^https?:/i.test(data))
yield 'content of a remote URL';
}
}
function openai_chat_readUsage(usage) {
const { prompt_tokens, prompt_tokens_details, completion_tokens } = (0,decode .YN)(usage);
return readTokens(prompt_tokens, prompt_tokens_details, completion_tokens);
}
function openai_chat_writtenIn({ choices }) {
let characters = 0;
for (const choice of (0,decode .cX)(choices).filter(decode .Gv)) {
const { content, reasoning, reasoning_content: thoughts, tool_calls: calls, } = (0,decode .YN)(choice.delta ?? choice.message);
const written = (0,decode .cX)(calls).map((call) => (0,decode .YN)((0,decode .YN)(call).function).arguments);
for (const each of [content, reasoning, thoughts, ...written]) {
if (typeof each === 'string')
characters += each.length;
}
}
return characters;
}
;
const openai_responses_LOCAL_TOOLS = [
...['function', 'custom', 'local_shell', 'apply_patch', 'tool_search'],
...['computer', 'computer_use_preview'],
];
const openai_responses_OPAQUE = new Set(['arguments', 'parameters']);
const ENDED = ['response.completed', 'response.incomplete', 'response.failed', 'response.done'];
const openaiResponses = {
name: 'openai-responses',
readRequest: (body) => ({
model: (0,protocol .Vb)(body.model),
maxOutput: (0,protocol .uk)(body.max_output_tokens),
surcharge: tierSurcharge(body),
waysOut: [
...new Set([...openai_responses_toolWays(body.tools), ...searchWays(body), ...storedWays(body), ...openai_responses_contentWays(body.input)]),
],
}),
readResponse: (part) => {
if (typeof part.type !== 'string')
return { ...readBody(part), isFinal: (0,decode .Gv)(part.usage) };
if (part.type === 'error')
return { error: (0,decode .Gv)(part.error) ? part.error : part };
const { response, delta } = part;
if ((0,decode .Gv)(response))
return { ...readBody(response), isFinal: ENDED.includes(part.type) };
return { characters: typeof delta === 'string' ? delta.length : 0 };
},
renderError: renderOpenAiError,
};
function* openai_responses_toolWays(tools) {
for (const tool of (0,decode .cX)(tools).filter(decode .Gv)) {
const { type, environment } = tool;
if (type === 'namespace')
yield* openai_responses_toolWays(tool.tools);
else if (type === 'shell') {
if ((0,decode .YN)(environment).type !== 'local')
yield 'a shell of the server';
}
else if (!openai_responses_LOCAL_TOOLS.includes(type))
yield (0,protocol .rH)('the server-side tool', type);
}
}
function* storedWays(body) {
const { previous_response_id: previous, conversation, prompt, background } = body;
if (isPresent(previous) || isPresent(conversation))
yield 'a stored conversation';
if (isPresent(prompt))
yield 'a stored prompt';
if (background === true)
yield 'an answer in the background';
}
function* openai_responses_contentWays(input) {
for (const item of (0,decode .cX)(input).filter(decode .Gv)) {
if (!isPresent(item.type) && !isPresent(item.role))
yield 'a stored conversation';
}
for (const item of (0,json_walk .Q)(input, openai_responses_OPAQUE)) {
if (item.type === 'item_reference')
yield 'a stored conversation';
yield* openai_responses_toolWays(item.tools);
if (isPresent(item.file_id))
yield 'a stored file';
if (isPresent(item.file_url))
yield 'content of a remote URL';
if (isPresent(item.image_url) && !isInline(item.image_url))
yield 'content of a remote URL';
}
}
function isPresent(value) {
return value !== undefined && value !== null;
}
function readBody({ model, usage, error }) {
return { model: (0,protocol .Vb)(model), ...openai_responses_readUsage(usage), ...((0,decode .Gv)(error) ? { error } : {}) };
}
function openai_responses_readUsage(usage) {
const { input_tokens, input_tokens_details, output_tokens } = (0,decode .YN)(usage);
return readTokens(input_tokens, input_tokens_details, output_tokens);
}
;
const NAME = '[\\w.:@-]+';
const WORD = /^[\w.-]{0,200}$/;
const APIS = {
anthropic: {
upstream: 'https://api.anthropic.com',
prefix: '',
protocol: anthropicMessages,
endpoints: [
{ method: 'POST', path: /^(\/v1\/messages)$/, kind: 'answer', protocol: anthropicMessages },
{ method: 'POST', path: /^(\/v1\/messages\/count_tokens)$/, kind: 'count', protocol: anthropicMessages },
{ method: 'GET', path: new RegExp(`^(/v1/models(?:/${NAME})?)$`), kind: 'list', protocol: anthropicMessages },
],
query: { beta: /^true$/, limit: WORD, after_id: WORD, before_id: WORD },
},
openai: {
upstream: 'https://api.openai.com/v1',
prefix: '/v1',
protocol: openaiChat,
endpoints: [
{ method: 'POST', path: /^\/v1(\/responses(?:\/compact)?)$/, kind: 'answer', protocol: openaiResponses },
{ method: 'POST', path: /^\/v1(\/responses\/input_tokens)$/, kind: 'count', protocol: openaiResponses },
{ method: 'POST', path: /^\/v1(\/chat\/completions)$/, kind: 'answer', protocol: openaiChat },
{ method: 'GET', path: new RegExp(`^/v1(/models(?:/${NAME}){0,2})$`), kind: 'list', protocol: openaiChat },
],
query: { client_version: WORD, 'api-version': WORD, limit: WORD, after: WORD },
},
gemini: {
upstream: 'https://generativelanguage.googleapis.com',
prefix: '',
protocol: gemini,
endpoints: [
{
method: 'POST',
path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):(?:generateContent|streamGenerateContent))$/,
kind: 'answer',
protocol: gemini,
},
{
method: 'POST',
path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):countTokens)$/,
kind: 'count',
protocol: gemini,
},
{
method: 'GET',
path: /^(\/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?)$/,
kind: 'list',
protocol: gemini,
},
],
query: { alt: /^(?:sse|json)$/, pageSize: WORD, pageToken: WORD },
},
};
const MAX_TARGET = 2000;
function findTarget(api, method, url) {
const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?$/.exec(url ?? '') ?? [];
if (path === '' || (url ?? '').length > MAX_TARGET || !/^[\w.:@/-]+$/.test(path)) {
return { status: 400, message: 'the path is not in plain form' };
}
if (path.split('/').some((part, index) => index > 0 && ['', '.', '..'].includes(part))) {
return { status: 400, message: 'the path is not in plain form' };
}
const { endpoints } = APIS[api];
const matches = endpoints.filter((each) => each.path.test(path));
const found = matches.find((each) => each.method === method);
if (found === undefined) {
const [status, what] = matches.length > 0 ? [405, 'this method'] : [404, 'this endpoint'];
return { status, message: `the gateway does not forward ${what}` };
}
const values = readQuery(query, APIS[api].query);
if ('status' in values)
return values;
const [, below = '', model] = found.path.exec(path) ?? [];
const { kind, protocol } = found;
return { endpoint: { kind, protocol, path: below, ...(model === undefined ? {} : { model }) }, ...values };
}
function readQuery(query, allowed) {
const parts = query === '' ? [] : query.split('&').map((part) => part.split('='));
const names = parts.map(([name = '']) => name);
const isKnown = ([name = '', value, ...more]) => more.length === 0 &&
value !== undefined &&
(Object.hasOwn(allowed, name) ? allowed[name] : keyPattern(name))?.test(value) === true;
if (new Set(names).size !== names.length || !parts.every(isKnown)) {
return { status: 400, message: 'the query holds what the gateway does not forward' };
}
const passed = parts.filter(([name]) => name !== 'key').map((part) => part.join('='));
const key = parts.find(([name]) => name === 'key')?.[1];
return { query: passed.length === 0 ? '' : `?${passed.join('&')}`, ...(key === undefined ? {} : { key }) };
}
function keyPattern(name) {
return name === 'key' ? WORD : undefined;
}
;
const VARIABLES = {
anthropic: {
keys: {
ANTHROPIC_API_KEY: 'x-api-key',
ANTHROPIC_AUTH_TOKEN: 'authorization',
CLAUDE_CODE_OAUTH_TOKEN: 'authorization',
},
addresses: ['ANTHROPIC_BASE_URL', 'ANTHROPIC_API_BASE'],
},
openai: {
keys: {
OPENAI_API_KEY: 'authorization',
CODEX_API_KEY: 'authorization',
COPILOT_PROVIDER_API_KEY: 'authorization',
AZURE_OPENAI_API_KEY: 'api-key',
AZURE_API_KEY: 'api-key',
},
addresses: ['OPENAI_BASE_URL', 'OPENAI_API_BASE', 'COPILOT_PROVIDER_BASE_URL'],
},
gemini: {
keys: { GEMINI_API_KEY: 'x-goog-api-key', GOOGLE_API_KEY: 'x-goog-api-key' },
addresses: ['GOOGLE_GEMINI_BASE_URL'],
},
};
const APIS_IN_ORDER = Object.keys(VARIABLES);
function agentRouteOf(choice, env) {
const { gateway, network, preset, command } = choice;
if (gateway === 'off')
return { kind: 'direct' };
const isAsked = gateway !== undefined || network === 'model';
if (isAsked) {
const api = gatewayApiOf(choice, env);
if (api === undefined)
return { kind: 'refused', reason: 'no API of a model is known that it could forward to' };
const route = routeOf(api, env);
return typeof route === 'string' ? { kind: 'refused', reason: route } : { kind: 'gateway', route };
}
if (network === 'off' || preset === undefined || command !== undefined)
return { kind: 'direct' };
const route = routeOfPreset(preset, env);
return typeof route === 'string' ? { kind: 'direct', why: route } : { kind: 'gateway', route };
}
function routeOfPreset(preset, env) {
const elsewhere = ELSEWHERE.find((name) => isOn(env[name]));
if (elsewhere !== undefined)
return `${elsewhere} is set`;
const known = apiOfPreset(preset, env);
if (known === undefined)
return `the gateway does not speak the API of ${preset}`;
const api = known === 'by key' ? apiByKey(preset, env) : known;
if (api === undefined) {
const keys = registry .fG[preset].keys.join(', ');
return `agent.env does not have the key of exactly one API (${keys}); agent.gateway can name the API`;
}
if (heldKeys(api, env).length === 0 && writtenAddress(api, env) === undefined)
return `agent.env has no key of the API (${Object.keys(VARIABLES[api].keys).join(', ')})`;
return routeOf(api, env);
}
const ELSEWHERE = [
...['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY'],
...['GOOGLE_GENAI_USE_VERTEXAI', 'GOOGLE_GENAI_USE_GCA'],
];
function isOn(value) {
return !['', '0', 'false'].includes((value ?? '').toLowerCase());
}
function heldKeys(api, env) {
return Object.keys(VARIABLES[api].keys).filter((name) => (env[name] ?? '') !== '');
}
function writtenAddress(api, env) {
return VARIABLES[api].addresses.map((name) => env[name] ?? '').find((each) => each !== '');
}
function apiByKey(preset, env) {
const keyed = APIS_IN_ORDER.filter((api) => heldKeys(api, env).length > 0);
const held = keyed.length > 0 ? keyed : APIS_IN_ORDER.filter((api) => writtenAddress(api, env) !== undefined);
const isOfGateway = (name) => APIS_IN_ORDER.some((api) => Object.hasOwn(VARIABLES[api].keys, name));
const hasOther = registry .fG[preset].keys.some((name) => (env[name] ?? '') !== '' && !isOfGateway(name));
return held.length === 1 && !hasOther ? held[0] : undefined;
}
function agentNetwork(choice, env, { isConfined, isAction = false }) {
const { network, preset, command } = choice;
if (network !== undefined)
return network;
const isOfPreset = preset !== undefined && command === undefined;
return isAction && isConfined && isOfPreset && agentRouteOf(choice, env).kind === 'gateway' ? 'model' : 'on';
}
function gatewayApiOf({ gateway, preset }, env) {
if (gateway !== undefined)
return gateway === 'off' ? undefined : gateway;
const known = preset === undefined ? undefined : apiOfPreset(preset, env);
return known === 'by key' && preset !== undefined ? apiByKey(preset, env) : known;
}
function apiOfPreset(preset, env) {
const { api } = registry .fG[preset];
if (api !== 'other')
return api;
const { COPILOT_PROVIDER_API_KEY: key = '', COPILOT_PROVIDER_TYPE: type = 'openai' } = env;
return preset === 'copilot' && key !== '' && type === 'openai' ? 'openai' : undefined;
}
function gatewayProblems(choice, env) {
const { network, gateway } = choice;
if (network === 'off' && gateway !== undefined && gateway !== 'off') {
return [
{
path: ['gateway'],
found: `${JSON.stringify(gateway)} with the network "off"`,
expected: 'the network "model" or "on"',
remedy: 'Set agent.network to "model": the agent then reaches its model and nothing else.',
},
];
}
if (network !== 'model' || gatewayApiOf(choice, env) !== undefined)
return [];
return [
{
path: ['network'],
found: '"model", and no API of a model that the gateway could forward to',
expected: 'a preset that works with one, or agent.gateway',
remedy: 'Set agent.gateway to "anthropic", "openai" or "gemini", or agent.network to "on".',
},
];
}
function writtenGatewayProblems(agent) {
const { preset, network = 'on', gateway, env, login } = agent;
if (login === true)
return [];
const isNetwork = network === 'on' || network === 'off' || network === 'model';
const known = gateway === undefined || gateway === 'off' || APIS_IN_ORDER.some((api) => api === gateway);
const isPreset = typeof preset === 'string' && Object.hasOwn(registry .fG, preset);
if (!isNetwork || !known || (preset !== undefined && !isPreset))
return [];
const choice = { preset, network, gateway };
return gatewayProblems(choice, (0,decode .YN)(env));
}
function pricesOf({ price = {} }) {
const entries = Object.entries(price).map(([model, written]) => {
const { cache_read: cacheRead, cache_write: cacheWrite, long_cache_write: longCacheWrite, ...others } = written;
return [model, { ...others, cacheRead, cacheWrite, longCacheWrite }];
});
return Object.fromEntries(entries);
}
function routeOf(api, env) {
const { keys, addresses } = VARIABLES[api];
const held = heldKeys(api, env);
const [name] = held;
const written = writtenAddress(api, env);
const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(written ?? APIS[api].upstream) ?? [];
const address = path.replace(/\/+$/, '');
if (!isAddress(address) || !isVersion(query))
return `${JSON.stringify(written)} is not the address of an API`;
if (name === undefined && written === undefined) {
return `agent.env has no key for the gateway (${Object.keys(keys).join(' or ')})`;
}
const header = keys[name ?? Object.keys(keys)[0] ?? ''] ?? 'authorization';
const key = name === undefined ? 'none' : (env[name] ?? '').trim();
if (/[^\t\x20-\x7e\x80-\xff]/.test(key))
return `the key in ${name} holds a character that no header can carry`;
const value = header === 'authorization' ? `Bearer ${key}` : key;
const known = api === 'gemini' ? [...held, 'GEMINI_API_KEY'] : held;
const usual = Object.keys(keys).filter((each) => !each.startsWith('AZURE_'));
const replaced = api === 'openai' || held.length === 0 ? [...usual, ...held] : known;
const baseOf = (origin) => `${origin}${APIS[api].prefix}`;
return {
api,
upstream: { address, key: { header, value }, ...(query === undefined ? {} : { query }) },
hasKey: name !== undefined,
variables: ({ origin, token }) => ({
...env,
...Object.fromEntries(Object.keys(keys).flatMap((each) => (replaced.includes(each) ? [[each, token]] : []))),
...Object.fromEntries(addresses.map((each) => [each, baseOf(origin)])),
...aroundProxies(env),
}),
homeFiles: (origin) => homeFilesOf(api, baseOf(origin)),
};
}
function isAddress(text) {
const url = URL.canParse(text) ? new URL(text) : undefined;
const isPlain = !/[#\s\\]/.test(text);
return url !== undefined && isPlain && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
function isVersion(query) {
return query === undefined || /^api-version=[\w.-]+$/.test(query);
}
const GEMINI_LOGIN = { security: { auth: { selectedType: 'gemini-api-key' } } };
function aroundProxies(env) {
const before = env.NO_PROXY ?? env.no_proxy ?? '';
const list = [...(before === '' ? [] : [before]), '127.0.0.1', 'localhost'].join(',');
return { NO_PROXY: list, no_proxy: list };
}
function homeFilesOf(api, base) {
const provider = { anthropic: 'anthropic', openai: 'openai', gemini: 'google' }[api];
const version = { anthropic: '/v1', openai: '', gemini: '/v1beta' }[api];
const opencode = { provider: { [provider]: { options: { baseURL: `${base}${version}` } } } };
const codex = [
'model_provider = "autorize"',
'web_search = "disabled"',
'[model_providers.autorize]',
'name = "autorize gateway"',
`base_url = "${base}"`,
'env_key = "OPENAI_API_KEY"',
'wire_api = "responses"',
'',
].join('\n');
return {
'.config/opencode/opencode.json': `${JSON.stringify(opencode)}\n`,
...(api === 'openai' ? { '.codex/config.toml': codex } : {}),
...(api === 'gemini' ? { '.gemini/settings.json': `${JSON.stringify(GEMINI_LOGIN)}\n` } : {}),
};
}
}),
7535:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
sY: () => ( agentProblems),
wJ: () => ( agentTemplate),
m6: () => ( modelOfCommand),
ld: () => ( presetCommand),
Se: () => ( presetOfCommand),
kH: () => ( sandboxMarkOf)
});
var shell_quote = __webpack_require__(61023);
var registry = __webpack_require__(63836);
;
function loginProblems(agent) {
const { login, preset, command, env, gateway, network, sandbox } = agent;
if (login !== true)
return [];
const able = registry .VC.filter((name) => (0,registry .DQ)(name) !== undefined);
const known = able.find((name) => name === preset);
if (command !== undefined || known === undefined) {
return [
{
path: ['login'],
found: command === undefined ? 'login without a preset that has one' : 'login beside a command',
expected: `it only with a preset: ${able.join(', ')}`,
remedy: 'Set agent.preset, or a key in agent.env.',
},
];
}
const written = typeof env === 'object' && env !== null ? Object.keys(env) : [];
const key = written.find((name) => registry .fG[known].keys.includes(name));
const isBehind = known === 'claude' || known === 'codex' || known === 'opencode';
return [
...(key === undefined
? []
: [
{
path: ['env', key],
found: `a key beside agent.login`,
expected: 'one of the two',
remedy: `Take ${key} out of agent.env, or agent.login.`,
},
]),
...(gateway === undefined || gateway === null
? []
: [
{
path: ['gateway'],
found: 'gateway beside agent.login',
expected: 'none: a login goes through the gateway wherever its CLI can',
remedy: 'Take agent.gateway out.',
},
]),
...(network === 'off' || (network === 'model' && !isBehind)
? [
{
path: ['network'],
found: `${JSON.stringify(network)} with the login of ${known}`,
expected: isBehind ? '"on" or "model"' : '"on": its CLI calls its service by itself',
remedy: `Set agent.network to "on"${isBehind ? ' or "model"' : ''}, or use a key.`,
},
]
: []),
...(sandbox === 'off'
? [
{
path: ['sandbox'],
found: '"off" with agent.login',
expected: '"auto" or "required": only bubblewrap keeps the login away from the agent',
remedy: 'Set agent.sandbox to "required", or use a key.',
},
]
: []),
];
}
var model_route = __webpack_require__(30226);
;
function agentTemplate(agent) {
if (agent.command !== undefined)
return { command: agent.command, stdin: agent.stdin };
if (agent.preset === undefined)
throw new Error('an agent without a command passed the config');
return { command: presetCommand(agent.preset, agent), stdin: registry .fG[agent.preset].stdin };
}
function presetCommand(name, { model, reasoning, args = [] }, ownSandbox) {
const preset = registry .fG[name];
const options = [
...(model === undefined ? [] : [preset.modelOption, model]),
...(reasoning === undefined ? [] : (preset.reasoningOptions?.(reasoning) ?? [])),
...args,
].map(shell_quote .e);
return preset.commandFor({ options, ...(ownSandbox && { ownSandbox }) });
}
function cliOptionProblems(agent) {
const written = ['model', 'reasoning', 'args'].filter((key) => agent[key] !== undefined);
if (agent.command !== undefined) {
return written.map((key) => ({
path: [key],
found: `${key} beside a command`,
expected: 'it only with a preset',
remedy: 'Write it into the command, or replace the command by agent.preset.',
}));
}
const { preset, reasoning } = agent;
const known = registry .VC.find((name) => name === preset);
if (known === undefined || reasoning === undefined || 'reasoningOptions' in registry .fG[known])
return [];
const able = registry .VC.filter((name) => 'reasoningOptions' in registry .fG[name]).join(', ');
return [
{
path: ['reasoning'],
found: `reasoning for ${known}, whose CLI has no option for it`,
expected: `it only with ${able}`,
remedy: 'Leave it out, and choose it by agent.model.',
},
];
}
function agentProblems(agent) {
return [...cliOptionProblems(agent), ...(0,model_route ._J)(agent), ...loginProblems(agent)];
}
function sandboxMarkOf({ command, preset }) {
return command === undefined && preset !== undefined ? registry .fG[preset].sandboxMark : undefined;
}
function modelOfCommand(command) {
const known = presetOfCommand(command);
const hasShort = known !== undefined && registry .fG[known].hasShortModelFlag === true;
const flag = hasShort ? '(?:--model|-m)' : '--model';
const plain = '[\\w@+:,./-]+';
const value = `"(?<double>[^"$\`]+)"|'(?<single>[^']+)'|(?<bare>${plain})`;
const asked = `(?<=\\s)(['"]?)${flag}(?:\\1(?:=|\\s+)(?:${value})|=(?<inside>${plain})\\1)(?=[\\s;&|()]|$)`;
const found = [...command.matchAll(new RegExp(asked, 'g'))].at(-1)?.groups;
return found?.double ?? found?.single ?? found?.bare ?? found?.inside ?? null;
}
function presetOfCommand(command) {
const words = command.split(/[\s;&|()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
const program = words.find((word) => registry .VC.some((name) => registry .fG[name].program === word));
return registry .VC.find((name) => registry .fG[name].program === program);
}
}),
75857:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ah: () => ( environmentIssues),
hE: () => ( variableIssues),
ly: () => ( networkIssues)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _step_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7168);
var _written_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55978);
function environmentIssues({ environment, hasTrustedSetup, checkPlaces }) {
const ofDisclosure = (0,_written_variables_js__WEBPACK_IMPORTED_MODULE_3__ .Y9)(environment, { hasTrustedSetup });
return [
...ofDisclosure.map(([path, ...rest]) => [['environment', ...path], ...rest]),
...(checkPlaces?.(environment) ?? []).map(([path, problem]) => issueAt(path, problem)),
];
}
function variableIssues(path, table, check) {
if (check === undefined)
return [];
return Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(table)).flatMap(([name, template]) => {
const problems = typeof template === 'string' ? check(name, template) : [];
return problems.map((problem) => issueAt([...path, name], problem));
});
}
function networkIssues(file, table) {
const { environment, [table]: evaluator } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(file);
const { network: own } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(environment);
const { network: ofEvaluator } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(evaluator);
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(own))
return [];
return (0,_step_network_js__WEBPACK_IMPORTED_MODULE_2__ .$d)(own, ofEvaluator).map((name) => {
const expected = `what ${table}.network says, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(ofEvaluator)}`;
return [['environment', 'network', name], (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(own[name]), expected, 'Remove one of the two keys.'];
});
}
function issueAt(path, { found, expected, remedy }) {
return [path, found, expected, remedy];
}
}),
7168:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$d: () => ( contradictedKeys),
lr: () => ( resolveNetwork),
xj: () => ( resolveTeardown)
});
function resolveNetwork({ own, agent: written, evaluator, }) {
const agent = accessOf(written);
return {
agent,
setup: own.setup ?? agent,
build: own.build ?? 'off',
guards: own.guards ?? evaluator,
objective: own.objective ?? evaluator,
holdout: own.holdout ?? evaluator,
confirm: own.confirm ?? evaluator,
teardown: own.teardown ?? evaluator,
};
}
function resolveTeardown({ own, agent }) {
return own.teardown ?? accessOf(agent);
}
function accessOf(agent) {
return agent === 'model' ? 'off' : (agent ?? 'on');
}
const OF_EVALUATOR = ['guards', 'objective', 'holdout', 'confirm', 'teardown'];
function contradictedKeys(own, evaluator) {
if (evaluator === undefined)
return [];
return OF_EVALUATOR.filter((name) => own[name] !== undefined && own[name] !== evaluator);
}
}),
55978:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
XG: () => ( secretNames),
Y9: () => ( disclosureIssues),
nf: () => ( writtenVariables)
});
const REFERENCE = /\$\$|\$(?=[A-Za-z_{])/g;
function secretNames(env) {
return Object.entries(env).flatMap(([name, template]) => [...template.matchAll(REFERENCE)].some(([found]) => found === '$') ? [name] : []);
}
function writtenVariables({ env, disclose }, { kind, isTrusted }) {
if (kind === 'agent')
return {};
const secrets = new Set(secretNames(env));
const disclosed = kind === 'setup' ? [] : (disclose[kind] ?? []);
const isForCommand = (name) => !secrets.has(name) || (kind === 'setup' && isTrusted) || disclosed.includes(name);
return Object.fromEntries(Object.entries(env).filter(([name]) => isForCommand(name)));
}
function disclosureIssues({ env, disclose }, { hasTrustedSetup }) {
const secrets = secretNames(env);
const disclosed = Object.entries(disclose).flatMap(([kind, names = []]) => names.map((name, index) => ({ kind, name, index })));
const unknown = disclosed.filter(({ name }) => !secrets.includes(name));
const idle = secrets.filter((name) => !hasTrustedSetup && !disclosed.some((each) => each.name === name));
return [
...unknown.map(({ kind, name, index }) => {
const expected = 'a variable of environment.env whose value comes from your environment';
return [['disclose', kind, index], JSON.stringify(name), expected, 'Correct the name, or leave it out.'];
}),
...idle.map((name) => {
const found = `${JSON.stringify(env[name])}, which no command gets`;
const expected = 'setup.command with setup.inputs, or a command of environment.disclose that may read it';
return [['env', name], found, expected, `Write e.g. disclose = { objective = ["${name}"] }.`];
}),
];
}
}),
24290:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( objectsIn)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
function* objectsIn(value, opaque) {
const waiting = [value];
while (waiting.length > 0) {
const next = waiting.pop();
if (Array.isArray(next)) {
for (const each of next)
waiting.push(each);
}
else if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(next)) {
yield next;
for (const [key, each] of Object.entries(next))
if (!opaque.has(key))
waiting.push(each);
}
}
}
}),
91934:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K5: () => ( privateAreaPath),
ME: () => ( sharedCache),
PH: () => ( privateAreaFolder),
gx: () => ( findPrivateArea),
xS: () => ( AREAS)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
function privateAreaFolder(owner) {
requireOwn(rootOf(owner));
return privateAreaPath(owner);
}
function sharedCache(parentEnv) {
const root = rootOf({ parentEnv });
requireOwn(root);
return root;
}
const AREAS = 'autorize';
function rootOf({ parentEnv }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheFolder(parentEnv), AREAS);
}
function privateAreaPath(owner) {
const { repository, name } = owner;
const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${repository.folder}\0${repository.commonDir}`).digest('hex').slice(0, 12);
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(owner), `${name}-${id}`);
}
function cacheFolder({ XDG_CACHE_HOME: cache = '', HOME: home = '' }) {
if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(cache))
return cache;
if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(home))
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.cache');
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `HOME is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(home)} and XDG_CACHE_HOME is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(cache)}; the private area of a run lies in one of them`,
remedy: 'Set HOME or XDG_CACHE_HOME to an absolute path.',
});
}
function requireOwn(folder) {
const user = process.geteuid?.();
const owners = [node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync].map((status) => ownerOf(folder, status));
const other = owners.find((owner) => owner !== undefined && owner !== user);
if (user === undefined || other === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the folder ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(folder, 200)} belongs to user ${other}, not to you (user ${user})`,
remedy: 'Set XDG_CACHE_HOME to a folder of your own, or run as that user.',
});
}
function ownerOf(path, status) {
try {
return status(path, { throwIfNoEntry: false })?.uid;
}
catch {
return undefined;
}
}
function findPrivateArea(owner) {
try {
return privateAreaFolder(owner);
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb)
return undefined;
throw error;
}
}
}),
71594:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
QA: () => ( readOldNames)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65090);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
const ACTIONS = { tell: 'warn' };
const RENAMED_KEYS = {
experiment: [
{ old: 'objective.integrity.canary_every', now: 'objective.aa_check_every' },
{ old: 'objective.integrity.broken', now: 'objective.negative_control', words: ACTIONS },
{ old: 'objective.integrity.max_plausible', now: 'objective.max_plausible' },
],
mission: [
{ old: 'evaluator.canary_every', now: 'evaluator.aa_check_every' },
{ old: 'evaluator.canary_broken', now: 'evaluator.negative_control', words: ACTIONS },
{ old: 'agent.budget', now: 'iteration.budget' },
{ old: 'stop.max_iterations', now: 'iteration.max_iterations' },
{ old: 'stop.max_consecutive_noops', now: 'iteration.max_consecutive_noops' },
{ old: 'stop.max_consecutive_errors', now: 'iteration.max_consecutive_errors' },
],
plan: [],
};
const ABSENT_KEYS = [
{
path: ['environment', 'scratch'],
expected: 'no such key: what a command writes lies in a layer on the disk that waits for no sync, so small files stay in memory',
remedy: 'Remove it. To keep all of it in memory, name a folder on a tmpfs in XDG_CACHE_HOME.',
},
];
function readOldNames(document, recipe) {
const problems = [];
const notes = [];
const sources = new Map();
let value = document.value;
for (const { old, now, words } of RENAMED_KEYS[recipe]) {
const [from, to] = [old.split('.'), now.split('.')];
const written = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, from);
if (written === undefined)
continue;
if ((0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, to) !== undefined) {
const found = `both ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(now)} and its old name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(old)}`;
problems.push((0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .l4)(document, from, { found, expected: 'one of the two', remedy: `Remove ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(old)}.` }));
}
else if (canHold(value, to)) {
value = withValue(value, to, inWords(written, words));
sources.set(now, from);
}
value = withoutValue(value, from);
notes.push(noteOf({ document, from, old, now, written, words }));
}
for (const { path, expected, remedy } of ABSENT_KEYS) {
if ((0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, path) === undefined)
continue;
problems.push((0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .l4)(document, path, { found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)((0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, path)), expected, remedy }));
value = withoutValue(value, path);
}
for (const table of oldTables(recipe)) {
const rest = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, table);
if (rest === undefined)
continue;
if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(rest))
problems.push(...Object.keys(rest).map((key) => unknownOldKey({ document, recipe, table, key })));
else
problems.push(noTable({ document, recipe, table, found: rest }));
value = withoutValue(value, table);
}
const certify = recipe === 'experiment' ? withoutCertify(document, value) : undefined;
if (certify !== undefined) {
notes.push(certify.note);
value = certify.value;
}
if (value === document.value)
return { document, notes, problems };
return { document: movedDocument(document, { value, sources }), notes, problems };
}
const CERTIFY = ['objective', 'certify'];
const DEPRECATED_KEYS = [CERTIFY.join('.')];
const DISTIL = ['handover', 'distil'];
function withoutCertify(document, value) {
const written = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, CERTIFY);
if (written === undefined)
return undefined;
const isMapped = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(written) && written.enabled === true && written.revert === true;
const place = `${document.file}:${document.locate(CERTIFY).line}`;
const rest = withoutValue(value, CERTIFY);
const isSet = !isMapped || (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(rest, DISTIL) !== undefined || !canHold(rest, DISTIL);
const now = isMapped ? 'read as handover.distil = true' : 'ignored; handover.distil = true measures each change';
return {
value: isSet ? rest : withValue(rest, DISTIL, true),
note: `${place}: objective.certify is deprecated and ${now}`,
};
}
function oldTables(recipe) {
return recipe === 'experiment' ? [['objective', 'integrity']] : recipe === 'mission' ? [['stop']] : [];
}
function inWords(written, words) {
return typeof written === 'string' && words !== undefined && Object.hasOwn(words, written) ? words[written] : written;
}
function noteOf({ document, from, old, now, written, words }) {
const word = inWords(written, words);
const also = word === written ? '' : ` = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(word)} (was ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(written)})`;
return `${document.file}:${document.locate(from).line}: ${old} is an old name; write ${now}${also}`;
}
function keysIn({ recipe, table }) {
return RENAMED_KEYS[recipe].filter(({ old }) => old.startsWith(`${table.join('.')}.`));
}
function noTable({ found, ...place }) {
const name = place.table.join('.');
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .l4)(place.document, place.table, {
found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(found),
expected: `an object, or no ${name}: it is an old name`,
remedy: `Write ${keysIn(place)
.map(({ now }) => now)
.join(', ')} instead.`,
});
}
function unknownOldKey({ key, ...place }) {
const { document, table } = place;
const prefix = `${table.join('.')}.`;
const known = keysIn(place);
const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .qb)(key, known.map(({ old }) => old.slice(prefix.length)));
const meant = known.find(({ old }) => old === `${prefix}${nearest}`);
const remedy = meant === undefined ? `Known: ${known.map(({ now }) => now).join(', ')}.` : `Did you mean ${meant.now}?`;
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .l4)(document, [...table, key], {
found: `an unknown key ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(key)}`,
expected: 'a known key',
remedy,
});
}
function canHold(value, path) {
return path.slice(0, -1).every((_, at) => {
const table = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, path.slice(0, at + 1));
return table === undefined || (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(table);
});
}
function withValue(table, [key = '', ...rest], value) {
const members = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(table) ? table : {};
return { ...members, [key]: rest.length === 0 ? value : withValue(members[key], rest, value) };
}
function withoutValue(table, [key = '', ...rest]) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(table) || !Object.hasOwn(table, key))
return table;
if (rest.length > 0)
return { ...table, [key]: withoutValue(table[key], rest) };
const { [key]: _, ...others } = table;
return others;
}
function movedDocument(document, { value, sources }) {
const { file, sourcePath = (same) => same } = document;
const asWritten = (path) => {
for (let length = path.length; length > 0; length -= 1) {
const source = sources.get(path.slice(0, length).join('.'));
if (source !== undefined)
return [...source, ...path.slice(length)];
}
return path;
};
return {
file,
value,
sourcePath: (path) => sourcePath(asWritten(path)),
locate: (path) => document.locate(asWritten(path)),
};
}
})
};
