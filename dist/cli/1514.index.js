export const id = 1514;
export const ids = [1514];
export const modules = {
41514:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
You: () => ( ZodISODateTime),
YOg: () => ( array),
zMY: () => ( schemas_boolean),
IeY: () => ( custom),
gMt: () => ( discriminatedUnion),
k5n: () => ( _enum),
Whr: () => ( schemas_int),
E$q: () => ( intersection),
euz: () => ( literal),
_H3: () => ( looseObject),
chJ: () => ( _null),
aig: () => ( number),
Ikc: () => ( object),
lqM: () => ( optional),
vkY: () => ( preprocess),
g1P: () => ( record),
rej: () => ( strictObject),
YjP: () => ( string),
KCZ: () => ( union),
L5J: () => ( unknown)
});
var core_core = __webpack_require__(88532);
var core_util = __webpack_require__(54723);
;
class $ZodCyclicError extends Error {
constructor() {
super(`Cannot parse a reference cycle that closes through a transform`);
this.name = "ZodCyclicError";
}
}
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive =  new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
const cached = recursive.get(inst);
if (cached !== undefined)
return cached ? PROVEN : NONE;
if (stack.has(inst))
return PROVEN;
stack.add(inst);
let result = NONE;
const check = (child) => {
if (result !== PROVEN && child?._zod) {
const answer = isRecursive(child, stack, resolve);
if (answer > result)
result = answer;
}
};
const shape = (sh, spread) => {
let answer = NONE;
for (const key of Reflect.ownKeys(sh)) {
const desc = Object.getOwnPropertyDescriptor(sh, key);
if (spread && !desc.enumerable)
continue;
const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
if (child > answer)
answer = child;
}
return answer;
};
const merge = (answer) => {
if (answer > result)
result = answer;
};
const def = inst._zod.def;
const kind = def.type;
switch (kind) {
case "object": {
const raw = core_util .MO(def);
merge(raw ? shape(raw, true) : ASSUMED);
check(def.catchall);
break;
}
case "array":
check(def.element);
break;
case "tuple":
for (const el of def.items)
check(el);
check(def.rest);
break;
case "record":
case "map":
check(def.keyType);
check(def.valueType);
break;
case "set":
check(def.valueType);
break;
case "union":
for (const el of def.options)
check(el);
break;
case "intersection":
check(def.left);
check(def.right);
break;
case "optional":
case "nullable":
case "default":
case "prefault":
case "catch":
case "readonly":
case "nonoptional":
case "promise":
case "success":
check(def.innerType);
break;
case "pipe":
check(def.in);
check(def.out);
break;
case "function":
check(def.input);
check(def.output);
break;
case "lazy": {
const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
break;
}
case "template_literal":
case "string":
case "number":
case "int":
case "boolean":
case "bigint":
case "symbol":
case "undefined":
case "null":
case "void":
case "never":
case "any":
case "unknown":
case "date":
case "nan":
case "enum":
case "literal":
case "file":
case "transform":
case "custom":
break;
default: {
kind;
for (const key in def) {
const desc = Object.getOwnPropertyDescriptor(def, key);
if (!desc || desc.get)
continue;
const value = desc.value;
if (!value || typeof value !== "object")
continue;
if (value._zod)
check(value);
else if (Array.isArray(value))
for (const el of value)
check(el);
}
}
}
stack.delete(inst);
return settle(inst, result);
}
function settle(inst, answer) {
if (answer !== ASSUMED)
recursive.set(inst, answer === PROVEN);
return answer;
}
function isRecursiveSchema(inst) {
return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
let bucket = state.buckets.get(inst);
if (!bucket) {
bucket = new WeakMap();
state.buckets.set(inst, bucket);
}
return bucket;
}
let handoff;
const memoizer_open = [];
const memo = {
alloc(_inst, payload, empty) {
const bucket = handoff;
if (!bucket)
return empty;
handoff = undefined;
const entry = { value: empty, issues: null };
bucket.set(payload.value, entry);
memoizer_open.push(entry);
return empty;
},
guard(inst) {
var _a;
(_a = inst._zod).deferred ?? (_a.deferred = []);
inst._zod.deferred.push(() => {
const base = inst._zod.parse;
const wrapped = (payload, ctx) => {
if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
throw new $ZodCyclicError();
return base(payload, ctx);
};
inst._zod.parse = wrapped;
if (inst._zod.run === base)
inst._zod.run = wrapped;
});
},
attach(inst) {
var _a;
let isRecursiveInst;
let rechecked = false;
let lastCtx;
let lastBucket;
(_a = inst._zod).deferred ?? (_a.deferred = []);
inst._zod.deferred.push(() => {
const base = inst._zod.parse;
const wrapped = (payload, ctx) => {
if (isRecursiveInst === undefined) {
const walked = isRecursive(inst, new Set(), false);
if (walked === NONE) {
inst._zod.parse = base;
if (inst._zod.run === wrapped)
inst._zod.run = base;
return base(payload, ctx);
}
if (walked === PROVEN || rechecked)
isRecursiveInst = true;
else
rechecked = true;
}
const input = payload.value;
if (!isRef(input))
return base(payload, ctx);
let state = ctx[STATE];
if (!state) {
state = { buckets: new WeakMap(), backEdges: undefined };
ctx[STATE] = state;
}
let bucket;
if (lastCtx === ctx) {
bucket = lastBucket;
}
else {
bucket = bucketFor(state, inst);
lastCtx = ctx;
lastBucket = bucket;
}
const hit = bucket.get(input);
if (hit) {
payload.value = hit.value;
if (hit.issues) {
if (hit.issues.length)
payload.issues.push(...cloneIssues(hit.issues));
}
else {
payload.memo = true;
state.backEdges ?? (state.backEdges = new WeakSet());
state.backEdges.add(hit.value);
}
return payload;
}
handoff = bucket;
const depth = memoizer_open.length;
const result = base(payload, ctx);
handoff = undefined;
const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
if (result instanceof Promise) {
return result.then((r) => {
if (entry)
entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
return r;
});
}
if (entry)
entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
return result;
};
inst._zod.parse = wrapped;
if (inst._zod.run === base)
inst._zod.run = wrapped;
});
},
};
function memoizer() {
return memo;
}
function isBackEdge(ctx, value) {
const backEdges = ctx[STATE]?.backEdges;
return backEdges !== undefined && isRef(value) && backEdges.has(value);
}
var schemas = __webpack_require__(56985);
var registries = __webpack_require__(29396);
var api = __webpack_require__(43759);
var json_schema_processors = __webpack_require__(98439);
var to_json_schema = __webpack_require__(87509);
;
const error = () => {
const Sizable = {
string: { unit: "characters", verb: "to have" },
file: { unit: "bytes", verb: "to have" },
array: { unit: "items", verb: "to have" },
set: { unit: "items", verb: "to have" },
map: { unit: "entries", verb: "to have" },
};
function getSizing(origin) {
return Sizable[origin] ?? null;
}
const FormatDictionary = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input",
};
const TypeDictionary = {
nan: "NaN",
};
function getTypeName(type, input) {
if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
return String(input);
}
return TypeDictionary[type] ?? type;
}
return (issue) => {
switch (issue.code) {
case "invalid_type": {
const expected = getTypeName(issue.expected);
const receivedType = core_util .GW(issue.input);
const received = getTypeName(receivedType, issue.input);
return `Invalid input: expected ${expected}, received ${received}`;
}
case "invalid_value":
if (issue.values.length === 1)
return `Invalid input: expected ${core_util .B7(issue.values[0])}`;
return `Invalid option: expected one of ${core_util .jw(issue.values, "|")}`;
case "too_big": {
const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
const sizing = getSizing(issue.origin);
if (sizing)
return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
}
case "too_small": {
const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
const sizing = getSizing(issue.origin);
if (sizing) {
return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
}
return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
}
case "invalid_format": {
const _issue = issue;
if (_issue.format === "starts_with") {
return `Invalid string: must start with "${_issue.prefix}"`;
}
if (_issue.format === "ends_with")
return `Invalid string: must end with "${_issue.suffix}"`;
if (_issue.format === "includes")
return `Invalid string: must include "${_issue.includes}"`;
if (_issue.format === "regex")
return `Invalid string: must match pattern ${_issue.pattern}`;
return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
}
case "not_multiple_of":
return `Invalid number: must be a multiple of ${issue.divisor}`;
case "unrecognized_keys":
return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util .jw(issue.keys, ", ")}`;
case "invalid_key":
return `Invalid key in ${issue.origin}`;
case "invalid_union":
if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
const opts = issue.options.map((o) => `'${o}'`).join(" | ");
return `Invalid discriminator value. Expected ${opts}`;
}
if (issue.inclusive === false) {
return "Invalid input: more than one option matched";
}
return "Invalid input";
case "invalid_element":
return `Invalid value in ${issue.origin}`;
default:
return `Invalid input`;
}
};
};
function en() {
return {
localeError: error(),
};
}
var parse = __webpack_require__(4196);
var errors = __webpack_require__(37428);
;
const _installedErrorProtos =  new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
Object.defineProperty(proto, key, {
configurable: true,
enumerable: false,
get() {
const value = make(this);
Object.defineProperty(this, key, { value, configurable: true, writable: true });
return value;
},
set(value) {
Object.defineProperty(this, key, { value, configurable: true, writable: true });
},
});
}
const initializer = (inst, issues) => {
errors .a$.init(inst, issues);
inst.name = "ZodError";
const proto = Object.getPrototypeOf(inst);
if (_installedErrorProtos.has(proto))
return;
_installedErrorProtos.add(proto);
_lazyMethod(proto, "format", (self) => (mapper) => errors .Wk(self, mapper));
_lazyMethod(proto, "flatten", (self) => (mapper) => errors .JM(self, mapper));
_lazyMethod(proto, "addIssue", (self) => (issue) => {
self.issues.push(issue);
self.message = JSON.stringify(self.issues, core_util .k8, 2);
});
_lazyMethod(proto, "addIssues", (self) => (issues) => {
self.issues.push(...issues);
self.message = JSON.stringify(self.issues, core_util .k8, 2);
});
Object.defineProperty(proto, "isEmpty", {
configurable: true,
enumerable: false,
get() {
return this.issues.length === 0;
},
});
};
const ZodError =  ( null && (core.$constructor("ZodError", initializer)));
const ZodRealError =  core_core .xI("ZodError", initializer, undefined, {
Parent: Error,
});
;
const parse_parse =  parse .Tj(ZodRealError);
const parseAsync =  parse .Rb(ZodRealError);
const safeParse =  parse .Od(ZodRealError);
const safeParseAsync =  parse .wG(ZodRealError);
const encode =  parse .Mv(ZodRealError);
const decode =  parse .e2(ZodRealError);
const encodeAsync =  parse .GW(ZodRealError);
const decodeAsync =  parse .or(ZodRealError);
const safeEncode =  parse .rh(ZodRealError);
const safeDecode =  parse .VS(ZodRealError);
const safeEncodeAsync =  parse .v_(ZodRealError);
const safeDecodeAsync =  parse .R3(ZodRealError);
;
function _ensureDefaultLocale() {
if (!core_core .cr.localeError)
core_core .$W(en());
}
function _ensureDefaultMemoizer() {
if (!core_core .cr.memoizer)
core_core .$W({ memoizer: memoizer() });
}
const ZodType =  core_core .xI("ZodType", (inst, def) => {
_ensureDefaultLocale();
schemas .W4.init(inst, def);
inst.def = def;
inst.type = def.type;
return inst;
}, {
check(...chks) {
const def = this.def;
return this.clone(core_util .zM(def, {
checks: [
...(def.checks ?? []),
...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
],
}), { parent: true });
},
with(...chks) {
return this.check(...chks);
},
clone(def, params) {
return core_util .o8(this, def, params);
},
brand() {
return this;
},
register(reg, meta) {
reg.add(this, meta);
return this;
},
refine(check, params) {
return this.check(refine(check, params));
},
superRefine(refinement, params) {
return this.check(superRefine(refinement, params));
},
overwrite(fn) {
return this.check(api .bS(fn));
},
optional() {
return optional(this);
},
exactOptional() {
return exactOptional(this);
},
nullable() {
return nullable(this);
},
nullish() {
return optional(nullable(this));
},
nonoptional(params) {
return nonoptional(this, params);
},
array() {
return array(this);
},
or(arg) {
return union([this, arg]);
},
and(arg) {
return intersection(this, arg);
},
transform(tx) {
return pipe(this, transform(tx));
},
default(d) {
return _default(this, d);
},
prefault(d) {
return prefault(this, d);
},
catch(params) {
return _catch(this, params);
},
pipe(target) {
return pipe(this, target);
},
readonly() {
return readonly(this);
},
describe(description) {
const cl = this.clone();
registries .fd.add(cl, { description });
return cl;
},
meta(...args) {
if (args.length === 0)
return registries .fd.get(this);
const cl = this.clone();
registries .fd.add(cl, args[0]);
return cl;
},
isOptional() {
return this.safeParse(undefined).success;
},
isNullable() {
return this.safeParse(null).success;
},
apply(fn, ...args) {
return args.length === 0 ? fn(this) : fn(this, ...args);
},
get "~standard"() {
return core_util .jD(this, "~standard", {
...schemas .YK(this),
jsonSchema: {
input: (0,to_json_schema .uE)(this, "input"),
output: (0,to_json_schema .uE)(this, "output"),
},
});
},
set "~standard"(value) {
core_util .qh(this, "~standard", value);
},
parse: function _parse(data, params) {
return parse_parse(this, data, params, { callee: _parse });
},
parseAsync: async function _parseAsync(data, params) {
return await parseAsync(this, data, params, { callee: _parseAsync });
},
safeParse(data, params) {
return safeParse(this, data, params);
},
async safeParseAsync(data, params) {
return safeParseAsync(this, data, params);
},
get spa() {
return this?.safeParseAsync;
},
set spa(value) {
core_util .qh(this, "spa", value);
},
validate(data, params) {
return parse .tf(this, data, params);
},
validateAsync(data, params) {
return parse .F0(this, data, params);
},
encode: function _encode(data, params) {
return encode(this, data, params, { callee: _encode });
},
decode: function _decode(data, params) {
return decode(this, data, params, { callee: _decode });
},
encodeAsync: async function _encodeAsync(data, params) {
return await encodeAsync(this, data, params, { callee: _encodeAsync });
},
decodeAsync: async function _decodeAsync(data, params) {
return await decodeAsync(this, data, params, { callee: _decodeAsync });
},
safeEncode(data, params) {
return safeEncode(this, data, params);
},
safeDecode(data, params) {
return safeDecode(this, data, params);
},
async safeEncodeAsync(data, params) {
return safeEncodeAsync(this, data, params);
},
async safeDecodeAsync(data, params) {
return safeDecodeAsync(this, data, params);
},
toJSONSchema(params) {
return (0,to_json_schema .OA)(this, {})(params);
},
get description() {
return registries .fd.get(this)?.description;
},
get _def() {
return this._zod.def;
},
});
const _ZodString =  core_core .xI("_ZodString", (inst, def) => {
schemas .$v.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .SW(inst, ctx, json, params);
},
core_util .un({
format: (inst) => json_schema_processors .Fs(inst).format ?? null,
minLength: (inst) => json_schema_processors .Fs(inst).minimum ?? null,
maxLength: (inst) => json_schema_processors .Fs(inst).maximum ?? null,
}, {
regex(...args) {
return this.check(api .Fk(...args));
},
includes(...args) {
return this.check(api .dR(...args));
},
startsWith(...args) {
return this.check(api .$S(...args));
},
endsWith(...args) {
return this.check(api .ER(...args));
},
min(...args) {
return this.check(api .m9(...args));
},
max(...args) {
return this.check(api .Eb(...args));
},
length(...args) {
return this.check(api .YA(...args));
},
nonempty(...args) {
return this.check(api .m9(1, ...args));
},
lowercase(params) {
return this.check(api .hH(params));
},
uppercase(params) {
return this.check(api .qF(params));
},
trim() {
return this.check(api .WN());
},
normalize(...args) {
return this.check(api .lo(...args));
},
toLowerCase() {
return this.check(api .Il());
},
toUpperCase() {
return this.check(api .xY());
},
slugify() {
return this.check(api .TL());
},
}));
const ZodString =  core_core .xI("ZodString", (inst, def) => {
schemas .$v.init(inst, def);
_ZodString.init(inst, def);
}, {
email(params) {
return this.check(api .Mu(ZodEmail, params));
},
url(params) {
return this.check(api .Fn(ZodURL, params));
},
jwt(params) {
return this.check(api .rk(ZodJWT, params));
},
emoji(params) {
return this.check(api .aC(ZodEmoji, params));
},
guid(params) {
return this.check(api .tB(ZodGUID, params));
},
uuid(params) {
return this.check(api .Be(ZodUUID, params));
},
uuidv4(params) {
return this.check(api .nA(ZodUUID, params));
},
uuidv6(params) {
return this.check(api .pY(ZodUUID, params));
},
uuidv7(params) {
return this.check(api .wA(ZodUUID, params));
},
nanoid(params) {
return this.check(api .Dl(ZodNanoID, params));
},
cuid(params) {
return this.check(api .fs(ZodCUID, params));
},
cuid2(params) {
return this.check(api .Bj(ZodCUID2, params));
},
ulid(params) {
return this.check(api .Ct(ZodULID, params));
},
base64(params) {
return this.check(api .rt(ZodBase64, params));
},
base64url(params) {
return this.check(api .cU(ZodBase64URL, params));
},
xid(params) {
return this.check(api .Pw(ZodXID, params));
},
ksuid(params) {
return this.check(api ._z(ZodKSUID, params));
},
ipv4(params) {
return this.check(api .Ny(ZodIPv4, params));
},
ipv6(params) {
return this.check(api .$O(ZodIPv6, params));
},
cidrv4(params) {
return this.check(api .Uy(ZodCIDRv4, params));
},
cidrv6(params) {
return this.check(api .gP(ZodCIDRv6, params));
},
e164(params) {
return this.check(api .KB(ZodE164, params));
},
datetime(params) {
return this.check(api .G1(ZodISODateTime, params));
},
date(params) {
return this.check(api .db(ZodISODate, params));
},
time(params) {
return this.check(api .Kn(ZodISOTime, params));
},
duration(params) {
return this.check(api .f2(ZodISODuration, params));
},
});
function string(params) {
return api .Rl(ZodString, params);
}
const ZodStringFormat =  core_core .xI("ZodStringFormat", (inst, def) => {
schemas .EY.init(inst, def);
_ZodString.init(inst, def);
});
const ZodISODateTime =  core_core .xI("ZodISODateTime", (inst, def) => {
schemas .Ko.init(inst, def);
ZodStringFormat.init(inst, def);
});
const ZodISODate =  core_core .xI("ZodISODate", (inst, def) => {
schemas .v1.init(inst, def);
ZodStringFormat.init(inst, def);
});
const ZodISOTime =  core_core .xI("ZodISOTime", (inst, def) => {
schemas .Ax.init(inst, def);
ZodStringFormat.init(inst, def);
});
const ZodISODuration =  core_core .xI("ZodISODuration", (inst, def) => {
schemas .$N.init(inst, def);
ZodStringFormat.init(inst, def);
});
const ZodEmail =  core_core .xI("ZodEmail", (inst, def) => {
schemas .qG.init(inst, def);
ZodStringFormat.init(inst, def);
});
function email(params) {
return core._email(ZodEmail, params);
}
const ZodGUID =  core_core .xI("ZodGUID", (inst, def) => {
schemas .Zc.init(inst, def);
ZodStringFormat.init(inst, def);
});
function guid(params) {
return core._guid(ZodGUID, params);
}
const ZodUUID =  core_core .xI("ZodUUID", (inst, def) => {
schemas .Zn.init(inst, def);
ZodStringFormat.init(inst, def);
});
function uuid(params) {
return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
return core._uuidv4(ZodUUID, params);
}
function uuidv6(params) {
return core._uuidv6(ZodUUID, params);
}
function uuidv7(params) {
return core._uuidv7(ZodUUID, params);
}
const ZodURL =  core_core .xI("ZodURL", (inst, def) => {
schemas .VY.init(inst, def);
ZodStringFormat.init(inst, def);
});
function url(params) {
return core._url(ZodURL, params);
}
function httpUrl(params) {
return core._url(ZodURL, {
protocol: regexes.httpProtocol,
hostname: regexes.domain,
...util.normalizeParams(params),
});
}
const ZodEmoji =  core_core .xI("ZodEmoji", (inst, def) => {
schemas .cG.init(inst, def);
ZodStringFormat.init(inst, def);
});
function emoji(params) {
return core._emoji(ZodEmoji, params);
}
const ZodNanoID =  core_core .xI("ZodNanoID", (inst, def) => {
schemas .Py.init(inst, def);
ZodStringFormat.init(inst, def);
});
function nanoid(params) {
return core._nanoid(ZodNanoID, params);
}
const ZodCUID =  core_core .xI("ZodCUID", (inst, def) => {
schemas .bl.init(inst, def);
ZodStringFormat.init(inst, def);
});
function cuid(params) {
return core._cuid(ZodCUID, params);
}
const ZodCUID2 =  core_core .xI("ZodCUID2", (inst, def) => {
schemas .Zu.init(inst, def);
ZodStringFormat.init(inst, def);
});
function cuid2(params) {
return core._cuid2(ZodCUID2, params);
}
const ZodULID =  core_core .xI("ZodULID", (inst, def) => {
schemas .g5.init(inst, def);
ZodStringFormat.init(inst, def);
});
function ulid(params) {
return core._ulid(ZodULID, params);
}
const ZodXID =  core_core .xI("ZodXID", (inst, def) => {
schemas .TF.init(inst, def);
ZodStringFormat.init(inst, def);
});
function xid(params) {
return core._xid(ZodXID, params);
}
const ZodKSUID =  core_core .xI("ZodKSUID", (inst, def) => {
schemas .GY.init(inst, def);
ZodStringFormat.init(inst, def);
});
function ksuid(params) {
return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 =  core_core .xI("ZodIPv4", (inst, def) => {
schemas .Lc.init(inst, def);
ZodStringFormat.init(inst, def);
});
function ipv4(params) {
return core._ipv4(ZodIPv4, params);
}
const ZodMAC =  ( null && (core.$constructor("ZodMAC", (inst, def) => {
core.$ZodMAC.init(inst, def);
ZodStringFormat.init(inst, def);
})));
function mac(params) {
return core._mac(ZodMAC, params);
}
const ZodIPv6 =  core_core .xI("ZodIPv6", (inst, def) => {
schemas .Zy.init(inst, def);
ZodStringFormat.init(inst, def);
});
function ipv6(params) {
return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 =  core_core .xI("ZodCIDRv4", (inst, def) => {
schemas .CI.init(inst, def);
ZodStringFormat.init(inst, def);
});
function cidrv4(params) {
return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 =  core_core .xI("ZodCIDRv6", (inst, def) => {
schemas .Cn.init(inst, def);
ZodStringFormat.init(inst, def);
});
function cidrv6(params) {
return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 =  core_core .xI("ZodBase64", (inst, def) => {
schemas .Dq.init(inst, def);
ZodStringFormat.init(inst, def);
});
function base64(params) {
return core._base64(ZodBase64, params);
}
const ZodBase64URL =  core_core .xI("ZodBase64URL", (inst, def) => {
schemas .CQ.init(inst, def);
ZodStringFormat.init(inst, def);
});
function base64url(params) {
return core._base64url(ZodBase64URL, params);
}
const ZodE164 =  core_core .xI("ZodE164", (inst, def) => {
schemas .Oy.init(inst, def);
ZodStringFormat.init(inst, def);
});
function e164(params) {
return core._e164(ZodE164, params);
}
const ZodCreditCard =  ( null && (core.$constructor("ZodCreditCard", (inst, def) => {
core.$ZodCreditCard.init(inst, def);
ZodStringFormat.init(inst, def);
})));
function creditCard(params) {
return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN =  ( null && (core.$constructor("ZodIBAN", (inst, def) => {
core.$ZodIBAN.init(inst, def);
ZodStringFormat.init(inst, def);
})));
function iban(params) {
return core._iban(ZodIBAN, params);
}
const ZodJWT =  core_core .xI("ZodJWT", (inst, def) => {
schemas .h8.init(inst, def);
ZodStringFormat.init(inst, def);
});
function jwt(params) {
return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat =  ( null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
core.$ZodCustomStringFormat.init(inst, def);
ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function hostname(_params) {
return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function hex(_params) {
return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function currencyCode(_params) {
return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
const enc = params?.enc ?? "hex";
const format = `${alg}_${enc}`;
const regex = core.regexes[format];
if (!regex)
throw new Error(`Unrecognized hash format: ${format}`);
return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber =  core_core .xI("ZodNumber", (inst, def) => {
schemas .vz.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .Wg(inst, ctx, json, params);
inst.isFinite = true;
},
core_util .un({
minValue: (inst) => {
const { minimum, exclusiveMinimum } = json_schema_processors .Fs(inst);
return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
},
maxValue: (inst) => {
const { maximum, exclusiveMaximum } = json_schema_processors .Fs(inst);
return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
},
isInt: (inst) => {
const { isInt, multipleOf } = json_schema_processors .Fs(inst);
return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
},
format: (inst) => json_schema_processors .Fs(inst).format ?? null,
}, {
gt(value, params) {
return this.check(api .Tx(value, params));
},
gte(value, params) {
return this.check(api .qm(value, params));
},
min(value, params) {
return this.check(api .qm(value, params));
},
lt(value, params) {
return this.check(api .Au(value, params));
},
lte(value, params) {
return this.check(api .Zm(value, params));
},
max(value, params) {
return this.check(api .Zm(value, params));
},
int(params) {
return this.check(schemas_int(params));
},
safe(params) {
return this.check(schemas_int(params));
},
positive(params) {
return this.check(api .Tx(0, params));
},
nonnegative(params) {
return this.check(api .qm(0, params));
},
negative(params) {
return this.check(api .Au(0, params));
},
nonpositive(params) {
return this.check(api .Zm(0, params));
},
multipleOf(value, params) {
return this.check(api .Hi(value, params));
},
step(value, params) {
return this.check(api .Hi(value, params));
},
finite() {
return this;
},
}));
function number(params) {
return api .F7(ZodNumber, params);
}
const ZodNumberFormat =  core_core .xI("ZodNumberFormat", (inst, def) => {
schemas .I.init(inst, def);
ZodNumber.init(inst, def);
});
function schemas_int(params) {
return api .LK(ZodNumberFormat, params);
}
function float32(params) {
return core._float32(ZodNumberFormat, params);
}
function float64(params) {
return core._float64(ZodNumberFormat, params);
}
function int32(params) {
return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean =  core_core .xI("ZodBoolean", (inst, def) => {
schemas .sF.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .dO(inst, ctx, json, params);
});
function schemas_boolean(params) {
return api ._L(ZodBoolean, params);
}
const ZodBigInt =  core_core .xI("ZodBigInt", (inst, def) => {
schemas .BN.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .Y8(inst, ctx, json, params);
},
core_util .un({
minValue: (inst) => json_schema_processors .Fs(inst).minimum ?? null,
maxValue: (inst) => json_schema_processors .Fs(inst).maximum ?? null,
format: (inst) => json_schema_processors .Fs(inst).format ?? null,
}, {
gte(value, params) {
return this.check(api .qm(value, params));
},
min(value, params) {
return this.check(api .qm(value, params));
},
gt(value, params) {
return this.check(api .Tx(value, params));
},
lt(value, params) {
return this.check(api .Au(value, params));
},
lte(value, params) {
return this.check(api .Zm(value, params));
},
max(value, params) {
return this.check(api .Zm(value, params));
},
positive(params) {
return this.check(api .Tx(BigInt(0), params));
},
negative(params) {
return this.check(api .Au(BigInt(0), params));
},
nonpositive(params) {
return this.check(api .Zm(BigInt(0), params));
},
nonnegative(params) {
return this.check(api .qm(BigInt(0), params));
},
multipleOf(value, params) {
return this.check(api .Hi(value, params));
},
}));
function bigint(params) {
return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat =  ( null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
core.$ZodBigIntFormat.init(inst, def);
ZodBigInt.init(inst, def);
})));
function int64(params) {
return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol =  ( null && (core.$constructor("ZodSymbol", (inst, def) => {
core.$ZodSymbol.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
return core._symbol(ZodSymbol, params);
}
const ZodUndefined =  ( null && (core.$constructor("ZodUndefined", (inst, def) => {
core.$ZodUndefined.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
})));
function _undefined(params) {
return core._undefined(ZodUndefined, params);
}
const ZodNull =  core_core .xI("ZodNull", (inst, def) => {
schemas .x8.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .In(inst, ctx, json, params);
});
function _null(params) {
return api .jw(ZodNull, params);
}
const ZodAny =  ( null && (core.$constructor("ZodAny", (inst, def) => {
core.$ZodAny.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
return core._any(ZodAny);
}
const ZodUnknown =  core_core .xI("ZodUnknown", (inst, def) => {
schemas .GP.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .NV(inst, ctx, json, params);
});
function unknown() {
return api .em(ZodUnknown);
}
const ZodNever =  core_core .xI("ZodNever", (inst, def) => {
schemas .Um.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .RH(inst, ctx, json, params);
});
function never(params) {
return api .G8(ZodNever, params);
}
const ZodVoid =  ( null && (core.$constructor("ZodVoid", (inst, def) => {
core.$ZodVoid.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function _void(params) {
return core._void(ZodVoid, params);
}
const ZodDate =  core_core .xI("ZodDate", (inst, def) => {
schemas .o5.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .Fl(inst, ctx, json, params);
inst.min = (value, params) => inst.check(api .qm(value, params));
inst.max = (value, params) => inst.check(api .Zm(value, params));
},
core_util .un({
minDate: (inst) => {
const { minimum } = json_schema_processors .Fs(inst);
return minimum ? new Date(minimum) : null;
},
maxDate: (inst) => {
const { maximum } = json_schema_processors .Fs(inst);
return maximum ? new Date(maximum) : null;
},
}, {}));
function date(params) {
return core._date(ZodDate, params);
}
const ZodArray =  core_core .xI("ZodArray", (inst, def) => {
_ensureDefaultMemoizer();
schemas .$p.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .cY(inst, ctx, json, params);
inst.element = def.element;
}, {
min(n, params) {
return this.check(api .m9(n, params));
},
nonempty(params) {
return this.check(api .m9(1, params));
},
max(n, params) {
return this.check(api .Eb(n, params));
},
length(n, params) {
return this.check(api .YA(n, params));
},
unwrap() {
return this.element;
},
});
function array(element, params) {
return api .dZ(ZodArray, element, params);
}
function keyof(schema) {
const shape = schema._zod.def.shape;
return _enum(Object.keys(shape));
}
const ZodObject =  core_core .xI("ZodObject", (inst, def) => {
_ensureDefaultMemoizer();
schemas .w.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .Ec(inst, ctx, json, params);
core_util .X(inst, "shape", (self) => self._zod.def.shape, false);
}, {
keyof() {
return _enum(Object.keys(this._zod.def.shape));
},
catchall(catchall) {
return this.clone(core_util .zM(this._zod.def, { catchall: catchall }));
},
passthrough() {
return this.clone(core_util .zM(this._zod.def, { catchall: unknown() }));
},
loose() {
return this.clone(core_util .zM(this._zod.def, { catchall: unknown() }));
},
strict() {
return this.clone(core_util .zM(this._zod.def, { catchall: never() }));
},
strip() {
return this.clone(core_util .zM(this._zod.def, { catchall: undefined }));
},
extend(incoming) {
return core_util .X$(this, incoming);
},
safeExtend(incoming) {
return core_util .W0(this, incoming);
},
merge(other) {
return core_util .h1(this, other);
},
pick(mask) {
return core_util .Up(this, mask);
},
omit(mask) {
return core_util .cJ(this, mask);
},
partial(...args) {
return core_util .OH(ZodOptional, this, args[0]);
},
exactPartial(...args) {
return core_util .OH(ZodExactOptional, this, args[0], "exactPartial");
},
required(...args) {
return core_util .mw(ZodNonOptional, this, args[0]);
},
});
function object(shape, params) {
const def = {
type: "object",
shape: shape ?? {},
...core_util .A2(params),
};
return new ZodObject(def);
}
function strictObject(shape, params) {
return new ZodObject({
type: "object",
shape,
catchall: never(),
...core_util .A2(params),
});
}
function looseObject(shape, params) {
return new ZodObject({
type: "object",
shape,
catchall: unknown(),
...core_util .A2(params),
});
}
const ZodUnion =  core_core .xI("ZodUnion", (inst, def) => {
schemas .cu.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .iC(inst, ctx, json, params);
inst.options = def.options;
});
function union(options, params) {
return new ZodUnion({
type: "union",
options: options,
...core_util .A2(params),
});
}
const ZodXor =  ( null && (core.$constructor("ZodXor", (inst, def) => {
ZodUnion.init(inst, def);
core.$ZodXor.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
inst.options = def.options;
})));
function xor(options, params) {
return new ZodXor({
type: "union",
options: options,
inclusive: false,
...util.normalizeParams(params),
});
}
const ZodDiscriminatedUnion =  core_core .xI("ZodDiscriminatedUnion", (inst, def) => {
ZodUnion.init(inst, def);
schemas .P0.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
return new ZodDiscriminatedUnion({
type: "union",
options: options,
discriminator,
...core_util .A2(params),
});
}
const ZodIntersection =  core_core .xI("ZodIntersection", (inst, def) => {
schemas .LJ.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .i_(inst, ctx, json, params);
});
function intersection(left, right) {
return new ZodIntersection({
type: "intersection",
left: left,
right: right,
});
}
const ZodTuple =  core_core .xI("ZodTuple", (inst, def) => {
_ensureDefaultMemoizer();
schemas .G3.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .CN(inst, ctx, json, params);
}, {
rest(rest) {
return this.clone({
...this._zod.def,
rest: rest,
});
},
partial() {
const def = this._zod.def;
if (def.checks?.length)
throw new Error(".partial() cannot be used on tuple schemas containing refinements");
return this.clone({
...def,
items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
});
},
});
function tuple(items, _paramsOrRest, _params) {
const hasRest = _paramsOrRest instanceof core.$ZodType;
const params = hasRest ? _params : _paramsOrRest;
const rest = hasRest ? _paramsOrRest : null;
return new ZodTuple({
type: "tuple",
items: items,
rest,
...util.normalizeParams(params),
});
}
const ZodRecord =  core_core .xI("ZodRecord", (inst, def) => {
_ensureDefaultMemoizer();
schemas .h.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .GC(inst, ctx, json, params);
inst.keyType = def.keyType;
inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
if (!valueType || !valueType._zod) {
return new ZodRecord({
type: "record",
keyType: string(),
valueType: keyType,
...core_util .A2(valueType),
});
}
return new ZodRecord({
type: "record",
keyType,
valueType: valueType,
...core_util .A2(params),
});
}
function partialRecord(keyType, valueType, params) {
return new ZodRecord({
type: "record",
keyType,
valueType: valueType,
...util.normalizeParams(params),
partial: true,
});
}
function looseRecord(keyType, valueType, params) {
return new ZodRecord({
type: "record",
keyType,
valueType: valueType,
mode: "loose",
...util.normalizeParams(params),
});
}
const ZodMap =  ( null && (core.$constructor("ZodMap", (inst, def) => {
_ensureDefaultMemoizer();
core.$ZodMap.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
inst.keyType = def.keyType;
inst.valueType = def.valueType;
inst.min = (...args) => inst.check(core._minSize(...args));
inst.nonempty = (params) => inst.check(core._minSize(1, params));
inst.max = (...args) => inst.check(core._maxSize(...args));
inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
return new ZodMap({
type: "map",
keyType: keyType,
valueType: valueType,
...util.normalizeParams(params),
});
}
const ZodSet =  ( null && (core.$constructor("ZodSet", (inst, def) => {
_ensureDefaultMemoizer();
core.$ZodSet.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
inst.min = (...args) => inst.check(core._minSize(...args));
inst.nonempty = (params) => inst.check(core._minSize(1, params));
inst.max = (...args) => inst.check(core._maxSize(...args));
inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
return new ZodSet({
type: "set",
valueType: valueType,
...util.normalizeParams(params),
});
}
const ZodEnum =  core_core .xI("ZodEnum", (inst, def) => {
schemas .VO.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .C0(inst, ctx, json, params);
inst.enum = def.entries;
inst.options = [...inst._zod.values];
const keys = new Set(Object.keys(def.entries));
inst.extract = (values, params) => {
const newEntries = {};
for (const value of values) {
if (keys.has(value)) {
newEntries[value] = def.entries[value];
}
else
throw new Error(`Key ${value} not found in enum`);
}
return new ZodEnum({
...def,
checks: [],
...core_util .A2(params),
entries: newEntries,
});
};
inst.exclude = (values, params) => {
const newEntries = { ...def.entries };
for (const value of values) {
if (keys.has(value)) {
delete newEntries[value];
}
else
throw new Error(`Key ${value} not found in enum`);
}
return new ZodEnum({
...def,
checks: [],
...core_util .A2(params),
entries: newEntries,
});
};
});
function _enum(values, params) {
const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
return new ZodEnum({
type: "enum",
entries,
...core_util .A2(params),
});
}
function nativeEnum(entries, params) {
return new ZodEnum({
type: "enum",
entries,
...util.normalizeParams(params),
});
}
const ZodLiteral =  core_core .xI("ZodLiteral", (inst, def) => {
schemas .nu.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .Yv(inst, ctx, json, params);
inst.values = new Set(def.values);
Object.defineProperty(inst, "value", {
get() {
if (def.values.length > 1) {
throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
}
return def.values[0];
},
});
});
function literal(value, params) {
return new ZodLiteral({
type: "literal",
values: Array.isArray(value) ? value : [value],
...core_util .A2(params),
});
}
const ZodFile =  ( null && (core.$constructor("ZodFile", (inst, def) => {
core.$ZodFile.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
inst.min = (size, params) => inst.check(core._minSize(size, params));
inst.max = (size, params) => inst.check(core._maxSize(size, params));
inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
return core._file(ZodFile, params);
}
const ZodTransform =  core_core .xI("ZodTransform", (inst, def) => {
_ensureDefaultMemoizer();
schemas .Wc.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .xi(inst, ctx, json, params);
inst._zod.parse = (payload, _ctx) => {
if (_ctx.direction === "backward") {
throw new core_core .cV(inst.constructor.name);
}
payload.addIssue = (issue) => {
if (typeof issue === "string") {
payload.issues.push(core_util .sn(issue, payload.value, def));
}
else {
const _issue = issue;
if (_issue.fatal)
_issue.continue = false;
_issue.code ?? (_issue.code = "custom");
if (!("input" in _issue))
_issue.input = payload.value;
_issue.inst ?? (_issue.inst = inst);
payload.issues.push(core_util .sn(_issue));
}
};
const output = def.transform(payload.value, payload);
if (output instanceof Promise) {
return output.then((output) => {
payload.value = output;
return payload;
});
}
payload.value = output;
return payload;
};
});
function transform(fn) {
return new ZodTransform({
type: "transform",
transform: fn,
});
}
const ZodOptional =  core_core .xI("ZodOptional", (inst, def) => {
schemas .ig.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .$k(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
return new ZodOptional({
type: "optional",
innerType: innerType,
});
}
const ZodExactOptional =  core_core .xI("ZodExactOptional", (inst, def) => {
schemas .RL.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .$k(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
return new ZodExactOptional({
type: "optional",
innerType: innerType,
});
}
const ZodNullable =  core_core .xI("ZodNullable", (inst, def) => {
schemas .qc.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .yq(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
return new ZodNullable({
type: "nullable",
innerType: innerType,
});
}
function nullish(innerType) {
return optional(nullable(innerType));
}
const ZodDefault =  core_core .xI("ZodDefault", (inst, def) => {
schemas .rv.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .mh(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
return new ZodDefault({
type: "default",
innerType: innerType,
get defaultValue() {
return typeof defaultValue === "function" ? defaultValue() : core_util .yG(defaultValue);
},
});
}
const ZodPrefault =  core_core .xI("ZodPrefault", (inst, def) => {
schemas .VF.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .A(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
return new ZodPrefault({
type: "prefault",
innerType: innerType,
get defaultValue() {
return typeof defaultValue === "function" ? defaultValue() : core_util .yG(defaultValue);
},
});
}
const ZodNonOptional =  core_core .xI("ZodNonOptional", (inst, def) => {
schemas .N$.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .cR(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
return new ZodNonOptional({
type: "nonoptional",
innerType: innerType,
...core_util .A2(params),
});
}
const ZodSuccess =  ( null && (core.$constructor("ZodSuccess", (inst, def) => {
core.$ZodSuccess.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
return new ZodSuccess({
type: "success",
innerType: innerType,
});
}
const ZodCatch =  core_core .xI("ZodCatch", (inst, def) => {
schemas .t$.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .Q9(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
return new ZodCatch({
type: "catch",
innerType: innerType,
catchValue: (typeof catchValue === "function" ? catchValue : core_util .SS(catchValue)),
});
}
const ZodNaN =  ( null && (core.$constructor("ZodNaN", (inst, def) => {
core.$ZodNaN.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
return core._nan(ZodNaN, params);
}
const ZodPipe =  core_core .xI("ZodPipe", (inst, def) => {
schemas ._m.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .fs(inst, ctx, json, params);
inst.in = def.in;
inst.out = def.out;
});
function pipe(in_, out) {
return new ZodPipe({
type: "pipe",
in: in_,
out: out,
});
}
const ZodCodec =  ( null && (core.$constructor("ZodCodec", (inst, def) => {
ZodPipe.init(inst, def);
core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
return new ZodCodec({
type: "pipe",
in: in_,
out: out,
transform: params.decode,
reverseTransform: params.encode,
});
}
function invertCodec(codec) {
const def = codec._zod.def;
return new ZodCodec({
type: "pipe",
in: def.out,
out: def.in,
transform: def.reverseTransform,
reverseTransform: def.transform,
});
}
const ZodPreprocess =  core_core .xI("ZodPreprocess", (inst, def) => {
ZodPipe.init(inst, def);
schemas .KX.init(inst, def);
});
const ZodReadonly =  core_core .xI("ZodReadonly", (inst, def) => {
schemas .Sb.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .$X(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
return new ZodReadonly({
type: "readonly",
innerType: innerType,
});
}
const ZodTemplateLiteral =  ( null && (core.$constructor("ZodTemplateLiteral", (inst, def) => {
core.$ZodTemplateLiteral.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
})));
function templateLiteral(parts, params) {
return new ZodTemplateLiteral({
type: "template_literal",
parts,
...util.normalizeParams(params),
});
}
const ZodLazy =  ( null && (core.$constructor("ZodLazy", (inst, def) => {
core.$ZodLazy.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.lazyProcessor(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.getter();
})));
function lazy(getter) {
return new ZodLazy({
type: "lazy",
getter: getter,
});
}
const ZodPromise =  ( null && (core.$constructor("ZodPromise", (inst, def) => {
core.$ZodPromise.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
return new ZodPromise({
type: "promise",
innerType: innerType,
});
}
const ZodFunction =  ( null && (core.$constructor("ZodFunction", (inst, def) => {
core.$ZodFunction.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
return new ZodFunction({
type: "function",
input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
output: params?.output ?? unknown(),
});
}
const ZodCustom =  core_core .xI("ZodCustom", (inst, def) => {
schemas .b0.init(inst, def);
ZodType.init(inst, def);
inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors .A6(inst, ctx, json, params);
});
function check(fn) {
const ch = new core.$ZodCheck({
check: "custom",
});
ch._zod.check = fn;
return ch;
}
function custom(fn, _params) {
return api .FO(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
return api .fU(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
return api .MB(fn, params);
}
const describe = api .q0;
const meta = api .mI;
const ZodInstanceOf =  core_core .xI("ZodInstanceOf", (inst, def) => {
ZodCustom.init(inst, def);
}, {
properties(shape, params) {
return this.check(api .T2(shape, params));
},
});
function _instanceof(cls, params = {}) {
const inst = new ZodInstanceOf({
type: "custom",
check: "custom",
fn: (data) => data instanceof cls,
abort: true,
...util.normalizeParams(params),
});
inst._zod.bag.Class = cls;
inst._zod.check = (payload) => {
if (!(payload.value instanceof cls)) {
payload.issues.push({
code: "invalid_type",
expected: cls.name,
input: payload.value,
inst,
path: [...(inst._zod.def.path ?? [])],
});
}
};
return inst;
}
const stringbool = (...args) => core._stringbool({
Codec: ZodCodec,
Boolean: ZodBoolean,
String: ZodString,
}, ...args);
function json(params) {
const jsonSchema = lazy(() => {
return union([string(params), number(), schemas_boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
});
return jsonSchema;
}
function preprocess(fn, schema) {
return new ZodPreprocess({
type: "pipe",
in: transform(fn),
out: schema,
});
}
}),
98439:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$X: () => ( readonlyProcessor),
$k: () => ( optionalProcessor),
A: () => ( prefaultProcessor),
A6: () => ( customProcessor),
C0: () => ( enumProcessor),
CN: () => ( tupleProcessor),
Ec: () => ( objectProcessor),
Fl: () => ( dateProcessor),
Fs: () => ( aggregateChecks),
GC: () => ( recordProcessor),
In: () => ( nullProcessor),
NV: () => ( unknownProcessor),
Q9: () => ( catchProcessor),
RH: () => ( neverProcessor),
SW: () => ( stringProcessor),
Wg: () => ( numberProcessor),
Y8: () => ( bigintProcessor),
Yv: () => ( literalProcessor),
bl: () => ( toJSONSchema),
cR: () => ( nonoptionalProcessor),
cY: () => ( arrayProcessor),
dO: () => ( booleanProcessor),
fs: () => ( pipeProcessor),
iC: () => ( unionProcessor),
i_: () => ( intersectionProcessor),
mh: () => ( defaultProcessor),
xi: () => ( transformProcessor),
yq: () => ( nullableProcessor)
});
var _regexes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23908);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
var _to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87509);
var _util_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54723);
const narrowMin = (agg, key, value) => {
if (agg[key] === undefined || value > agg[key])
agg[key] = value;
};
const narrowMax = (agg, key, value) => {
if (agg[key] === undefined || value < agg[key])
agg[key] = value;
};
const narrowBoth = (agg, value) => {
narrowMin(agg, "minimum", value);
narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
agg.multipleOf ?? (agg.multipleOf = []);
if (!agg.multipleOf.includes(value))
agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
agg.patterns ?? (agg.patterns = new Set());
agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
agg.format = format;
if (format.includes("int"))
agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
setFormat(agg, def.format);
const [minimum, maximum] = ranges[def.format];
narrowMin(agg, "minimum", minimum);
narrowMax(agg, "maximum", maximum);
};
const contributors = {
greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
multiple_of: (agg, def) => addDivisor(agg, def.value),
number_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_3__ .zH),
bigint_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_3__ .NR),
min_length: minContributor,
max_length: maxContributor,
length_equals: (agg, def) => narrowBoth(agg, def.length),
min_size: minContributor,
max_size: maxContributor,
size_equals: (agg, def) => narrowBoth(agg, def.size),
string_format: (agg, def) => {
setFormat(agg, def.format);
if (def.pattern)
addPattern(agg, def.pattern);
if (def.format === "base64" || def.format === "base64url")
agg.contentEncoding = def.format;
if (def.local || def.precision === -1)
agg.laxFormat = true;
},
mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
const agg = {};
const def = schema._zod.def;
const list = schema._zod.traits.has("$ZodCheck")
? [schema, ...(def.checks ?? [])]
: (def.checks ?? []);
for (const ch of list)
contributors[ch._zod.def.check]?.(agg, ch._zod.def);
const bag = schema._zod.bag;
if (bag.minimum !== undefined)
narrowMin(agg, "minimum", bag.minimum);
if (bag.exclusiveMinimum !== undefined)
narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
if (bag.maximum !== undefined)
narrowMax(agg, "maximum", bag.maximum);
if (bag.exclusiveMaximum !== undefined)
narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
if (bag.multipleOf !== undefined)
addDivisor(agg, bag.multipleOf);
if (bag.format !== undefined) {
agg.format ?? (agg.format = bag.format);
if (bag.format.includes("int"))
agg.isInt = true;
}
if (bag.mime)
intersectMime(agg, bag.mime);
for (const pattern of bag.patterns ?? [])
addPattern(agg, pattern);
return agg;
}
const formatMap = {
guid: "uuid",
url: "uri",
datetime: "date-time",
json_string: "json-string",
regex: "", 
};
const exactPatterns = new Map([
[_schemas_js__WEBPACK_IMPORTED_MODULE_1__ .cq, _regexes_js__WEBPACK_IMPORTED_MODULE_0__ .K3],
[_schemas_js__WEBPACK_IMPORTED_MODULE_1__ .xE, _regexes_js__WEBPACK_IMPORTED_MODULE_0__ .r0],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
const json = _json;
json.type = "string";
const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
if (typeof minimum === "number")
json.minLength = minimum;
if (typeof maximum === "number")
json.maxLength = maximum;
if (format) {
json.format = formatMap[format] ?? format;
if (json.format === "")
delete json.format; 
if (format === "time" || laxFormat) {
delete json.format;
}
}
if (contentEncoding)
json.contentEncoding = contentEncoding;
if (patterns && patterns.size > 0) {
const patternList = [...patterns].map(exactPattern);
if (patternList.length === 1)
json.pattern = patternList[0].source;
else if (patternList.length > 1) {
json.allOf = [
...patternList.map((regex) => ({
...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
? { type: "string" }
: {}),
pattern: regex.source,
})),
];
}
}
};
const numberProcessor = (schema, ctx, _json, params) => {
const json = _json;
const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
json.type = isInt ? "integer" : "number";
const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
if (exMin) {
if (legacy) {
json.minimum = exclusiveMinimum;
json.exclusiveMinimum = true;
}
else {
json.exclusiveMinimum = exclusiveMinimum;
}
}
else if (typeof minimum === "number") {
json.minimum = minimum;
}
if (exMax) {
if (legacy) {
json.maximum = exclusiveMaximum;
json.exclusiveMaximum = true;
}
else {
json.exclusiveMaximum = exclusiveMaximum;
}
}
else if (typeof maximum === "number") {
json.maximum = maximum;
}
if (multipleOf) {
const divisors = new Set();
for (const divisor of multipleOf) {
if (Number.isFinite(divisor) && divisor !== 0)
divisors.add(Math.abs(divisor));
else
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
}
const [first, ...rest] = divisors;
if (first !== undefined)
json.multipleOf = first;
if (rest.length)
json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
if (ctx.target === "openapi-3.0") {
json.type = "string";
json.nullable = true;
json.enum = [null];
}
else {
json.type = "null";
}
};
const undefinedProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
};
const dateProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
const def = schema._zod.def;
const values = (0,_util_js__WEBPACK_IMPORTED_MODULE_3__ .w5)(def.entries);
if (values.length === 0) {
json.not = {};
return;
}
if (values.every((v) => typeof v === "number"))
json.type = "number";
if (values.every((v) => typeof v === "string"))
json.type = "string";
json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
const def = schema._zod.def;
if (def.values.length === 0) {
json.not = {};
return;
}
const vals = [];
for (const val of def.values) {
if (val === undefined) {
if ((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
return;
}
else if (typeof val === "bigint") {
if ((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
return;
vals.push(Number(val));
}
else {
vals.push(val);
}
}
if (vals.length === 0) {
}
else if (vals.length === 1) {
const val = vals[0];
json.type = val === null ? "null" : typeof val;
if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
json.enum = [val];
}
else {
json.const = val;
}
}
else {
if (vals.every((v) => typeof v === "number"))
json.type = "number";
if (vals.every((v) => typeof v === "string"))
json.type = "string";
if (vals.every((v) => typeof v === "boolean"))
json.type = "boolean";
if (vals.every((v) => v === null))
json.type = "null";
json.enum = vals;
}
};
const nanProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
const _json = json;
const pattern = schema._zod.pattern;
if (!pattern)
throw new Error("Pattern not found in template literal");
_json.type = "string";
_json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
const _json = json;
_json.type = "string";
_json.format = "binary";
_json.contentEncoding = "binary";
const { minimum, maximum, mime } = aggregateChecks(schema);
if (minimum !== undefined)
_json.minLength = minimum;
if (maximum !== undefined)
_json.maxLength = maximum;
if (!mime)
return;
if (mime.length === 0)
_json.not = {};
else if (mime.length === 1)
_json.contentMediaType = mime[0];
else
_json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
const json = _json;
const def = schema._zod.def;
const { minimum, maximum } = aggregateChecks(schema);
if (typeof minimum === "number")
json.minItems = minimum;
if (typeof maximum === "number")
json.maxItems = maximum;
json.type = "array";
json.items = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.element, ctx, {
...params,
path: [...params.path, "items"],
});
};
function inputOptin(schema) {
const def = schema._zod.def;
if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
return inputOptin(def.out);
}
if (def.type === "catch") {
return inputOptin(def.innerType);
}
return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
const json = _json;
const def = schema._zod.def;
const shape = def.shape;
const symbolKeys = Object.getOwnPropertySymbols(shape);
if (symbolKeys.length &&
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
return;
}
json.type = "object";
json.properties = {};
for (const key in shape) {
(0,_util_js__WEBPACK_IMPORTED_MODULE_3__ .Vy)(json.properties, key, (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(shape[key], ctx, {
...params,
path: [...params.path, "properties", key],
}));
}
const requiredKeys = [];
for (const key of Object.keys(shape)) {
const field = def.shape[key];
if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
requiredKeys.push(key);
}
}
if (requiredKeys.length > 0) {
json.required = requiredKeys;
}
if (def.catchall?._zod.def.type === "never") {
json.additionalProperties = false;
}
else if (!def.catchall) {
if (ctx.io === "output")
json.additionalProperties = false;
}
else if (def.catchall) {
json.additionalProperties = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.catchall, ctx, {
...params,
path: [...params.path, "additionalProperties"],
});
}
};
const unionProcessor = (schema, ctx, json, params) => {
const def = schema._zod.def;
const isExclusive = def.inclusive === false;
const options = def.options.map((x, i) => (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(x, ctx, {
...params,
path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
}));
if (isExclusive) {
json.oneOf = options;
}
else {
json.anyOf = options;
}
};
const intersectionProcessor = (schema, ctx, json, params) => {
const def = schema._zod.def;
const a = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.left, ctx, {
...params,
path: [...params.path, "allOf", 0],
});
const b = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.right, ctx, {
...params,
path: [...params.path, "allOf", 1],
});
const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
const allOf = [
...(isSimpleIntersection(a) ? a.allOf : [a]),
...(isSimpleIntersection(b) ? b.allOf : [b]),
];
json.allOf = allOf;
ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
const json = _json;
const def = schema._zod.def;
json.type = "array";
const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
const prefixItems = def.items.map((x, i) => (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(x, ctx, {
...params,
path: [...params.path, prefixPath, i],
}));
const rest = def.rest
? (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.rest, ctx, {
...params,
path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
})
: null;
let minItems = def.items.length;
while (minItems > 0) {
const item = def.items[minItems - 1];
const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
if (!optional)
break;
minItems--;
}
const maxItems = def.items.length;
const isClosed = !def.rest;
if (ctx.target === "draft-2020-12") {
json.prefixItems = prefixItems;
if (isClosed) {
json.items = false;
}
else if (rest) {
json.items = rest;
}
if (minItems > 0)
json.minItems = minItems;
if (isClosed)
json.maxItems = maxItems;
}
else if (ctx.target === "openapi-3.0") {
json.items = {
anyOf: prefixItems,
};
if (rest) {
json.items.anyOf.push(rest);
}
if (minItems > 0)
json.minItems = minItems;
if (isClosed)
json.maxItems = maxItems;
}
else {
json.items = prefixItems;
if (isClosed) {
json.additionalItems = false;
}
else if (rest) {
json.additionalItems = rest;
}
if (minItems > 0)
json.minItems = minItems;
if (isClosed)
json.maxItems = maxItems;
}
const { minimum, maximum } = aggregateChecks(schema);
if (typeof minimum === "number")
json.minItems = minimum;
if (typeof maximum === "number")
json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
if (json.$ref) {
if (visited.has(json))
return json;
visited.add(json);
const def = bySchema.get(json)?.def;
if (!def)
return json;
const inlined = stringifyKeyNames(bySchema, def, visited);
return inlined === def ? json : inlined;
}
for (const keyword of ["anyOf", "oneOf"]) {
const branches = json[keyword];
if (!Array.isArray(branches))
continue;
const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
if (mapped.some((branch, i) => branch !== branches[i]))
json = { ...json, [keyword]: mapped };
}
const types = Array.isArray(json.type) ? json.type : [json.type];
const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
if (!numericType && !values?.some((v) => typeof v === "number"))
return json;
const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
if (rest.enum)
rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
else if (typeof rest.const === "number")
rest.const = String(rest.const);
if (!numericType)
return rest;
rest.type = "string";
if (!values)
rest.pattern = (types.includes("number") ? _regexes_js__WEBPACK_IMPORTED_MODULE_0__ .ai : _regexes_js__WEBPACK_IMPORTED_MODULE_0__ .nd).source;
return rest;
}
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
const bySchema = new Map();
for (const entry of ctx.seen.values()) {
if (entry.def && !bySchema.has(entry.schema))
bySchema.set(entry.schema, entry);
}
const rewrites = new Map();
for (const record of pendingRecords.get(ctx) ?? []) {
const seen = ctx.seen.get(record);
const names = (seen?.def ?? seen?.schema)?.propertyNames;
if (!names || names === true || rewrites.has(names))
continue;
const rewritten = stringifyKeyNames(bySchema, names, new Set());
if (rewritten !== names)
rewrites.set(names, rewritten);
}
if (!rewrites.size)
return;
for (const entry of ctx.seen.values()) {
for (const carrier of [entry.schema, entry.def]) {
const rewritten = carrier && rewrites.get(carrier.propertyNames);
if (rewritten)
carrier.propertyNames = rewritten;
}
}
}
const recordProcessor = (schema, ctx, _json, params) => {
const json = _json;
const def = schema._zod.def;
json.type = "object";
const keyType = def.keyType;
const patterns = aggregateChecks(keyType).patterns;
if (def.mode === "loose" && patterns && patterns.size > 0) {
const valueSchema = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.valueType, ctx, {
...params,
path: [...params.path, "patternProperties", "*"],
});
json.patternProperties = {};
for (const pattern of patterns) {
(0,_util_js__WEBPACK_IMPORTED_MODULE_3__ .Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
}
}
else {
if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
json.propertyNames = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.keyType, ctx, {
...params,
path: [...params.path, "propertyNames"],
});
let pending = pendingRecords.get(ctx);
if (!pending) {
pending = [];
pendingRecords.set(ctx, pending);
ctx.deferred.push(() => rewriteKeyNames(ctx));
}
pending.push(schema);
}
json.additionalProperties = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.valueType, ctx, {
...params,
path: [...params.path, "additionalProperties"],
});
}
const keyValues = keyType._zod.values;
const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
if (keyValues && !def.partial && !omittableOnInput) {
const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
if (validKeyValues.length > 0) {
json.required = validKeyValues.map(String);
}
}
};
const nullableProcessor = (schema, ctx, json, params) => {
const def = schema._zod.def;
const inner = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.innerType, ctx, params);
const seen = ctx.seen.get(schema);
if (ctx.target === "openapi-3.0") {
seen.ref = def.innerType;
json.nullable = true;
}
else {
json.anyOf = [inner, { type: "null" }];
}
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
const def = schema._zod.def;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.innerType, ctx, params);
const seen = ctx.seen.get(schema);
seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
let unrepresentable = false;
const serialized = JSON.stringify(value, (_, val) => {
if (typeof val !== "bigint")
return val;
unrepresentable = true;
return null;
});
if (!unrepresentable)
return JSON.parse(serialized);
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
const def = schema._zod.def;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.innerType, ctx, params);
const seen = ctx.seen.get(schema);
seen.ref = def.innerType;
const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
if (value !== UNREPRESENTABLE_DEFAULT)
json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
const def = schema._zod.def;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.innerType, ctx, params);
const seen = ctx.seen.get(schema);
seen.ref = def.innerType;
if (ctx.io !== "input")
return;
const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
if (value !== UNREPRESENTABLE_DEFAULT)
json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
const def = schema._zod.def;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.innerType, ctx, params);
const seen = ctx.seen.get(schema);
seen.ref = def.innerType;
let catchValue;
try {
catchValue = def.catchValue(undefined);
}
catch {
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
return;
}
json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
const def = schema._zod.def;
const inIsTransform = def.in._zod.traits.has("$ZodTransform");
const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(innerType, ctx, params);
const seen = ctx.seen.get(schema);
seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
const def = schema._zod.def;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.innerType, ctx, params);
const seen = ctx.seen.get(schema);
seen.ref = def.innerType;
json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
const def = schema._zod.def;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.innerType, ctx, params);
const seen = ctx.seen.get(schema);
seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
const def = schema._zod.def;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(def.innerType, ctx, params);
const seen = ctx.seen.get(schema);
seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
const innerType = schema._zod.innerType;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(innerType, ctx, params);
const seen = ctx.seen.get(schema);
seen.ref = innerType;
};
const allProcessors = {
string: stringProcessor,
number: numberProcessor,
boolean: booleanProcessor,
bigint: bigintProcessor,
symbol: symbolProcessor,
null: nullProcessor,
undefined: undefinedProcessor,
void: voidProcessor,
never: neverProcessor,
any: anyProcessor,
unknown: unknownProcessor,
date: dateProcessor,
enum: enumProcessor,
literal: literalProcessor,
nan: nanProcessor,
template_literal: templateLiteralProcessor,
file: fileProcessor,
success: successProcessor,
custom: customProcessor,
function: functionProcessor,
transform: transformProcessor,
map: mapProcessor,
set: setProcessor,
array: arrayProcessor,
object: objectProcessor,
union: unionProcessor,
intersection: intersectionProcessor,
tuple: tupleProcessor,
record: recordProcessor,
nullable: nullableProcessor,
nonoptional: nonoptionalProcessor,
default: defaultProcessor,
prefault: prefaultProcessor,
catch: catchProcessor,
pipe: pipeProcessor,
readonly: readonlyProcessor,
promise: promiseProcessor,
optional: optionalProcessor,
lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
if ("_idmap" in input) {
const registry = input;
const ctx = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .az)({ ...params, processors: allProcessors });
const defs = {};
for (const entry of registry._idmap.entries()) {
const [_, schema] = entry;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(schema, ctx);
}
const schemas = {};
const external = {
registry,
uri: params?.uri,
defs,
};
ctx.external = external;
for (const entry of registry._idmap.entries()) {
const [key, schema] = entry;
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Wb)(ctx, schema);
(0,_util_js__WEBPACK_IMPORTED_MODULE_3__ .Vy)(schemas, key, (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .jE)(ctx, schema));
}
if (Object.keys(defs).length > 0) {
const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
schemas.__shared = {
[defsSegment]: defs,
};
}
return { schemas };
}
const ctx = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .az)({ ...params, processors: allProcessors });
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Lp)(input, ctx);
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .Wb)(ctx, input);
return (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_2__ .jE)(ctx, input);
}
}),
87509:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Lp: () => ( processSchema),
OA: () => ( createToJSONSchemaMethod),
Wb: () => ( extractDefs),
_S: () => ( handleUnrepresentable),
az: () => ( initializeContext),
jE: () => ( finalize),
uE: () => ( createStandardJSONSchemaMethod)
});
var _registries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29396);
var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54723);
function assignProps(target, ...sources) {
for (const source of sources) {
for (const key of Reflect.ownKeys(source)) {
if (Object.prototype.propertyIsEnumerable.call(source, key)) {
(0,_util_js__WEBPACK_IMPORTED_MODULE_1__ .Vy)(target, key, source[key]);
}
}
}
return target;
}
function initializeContext(params) {
let target = params?.target ?? "draft-2020-12";
if (target === "draft-4")
target = "draft-04";
if (target === "draft-7")
target = "draft-07";
return {
processors: params.processors ?? {},
metadataRegistry: params?.metadata ?? _registries_js__WEBPACK_IMPORTED_MODULE_0__ .fd,
target,
unrepresentable: params?.unrepresentable ?? "throw",
override: params?.override ?? (() => { }),
io: params?.io ?? "output",
counter: 0,
seen: new Map(),
sharedDefsExtractedFor: undefined,
sharedEmitDoneFor: undefined,
cycles: params?.cycles ?? "ref",
reused: params?.reused ?? "inline",
intersections: [],
deferred: [],
external: params?.external ?? undefined,
};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
const result = typeof ctx.unrepresentable === "function"
? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
: ctx.unrepresentable;
if (result === "any")
return false;
if (result === undefined || result === "throw")
throw new Error(message);
Object.assign(json, result);
return true;
}
function processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
var _a;
const def = schema._zod.def;
const seen = ctx.seen.get(schema);
if (seen) {
seen.count++;
const isCycle = _params.schemaPath.includes(schema);
if (isCycle) {
seen.cycle = _params.path;
}
return seen.schema;
}
const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
ctx.seen.set(schema, result);
ctx.sharedDefsExtractedFor = undefined;
ctx.sharedEmitDoneFor = undefined;
const overrideSchema = schema._zod.toJSONSchema?.();
if (overrideSchema) {
result.schema = overrideSchema;
}
else {
const params = {
..._params,
schemaPath: [..._params.schemaPath, schema],
path: _params.path,
};
if (schema._zod.processJSONSchema) {
schema._zod.processJSONSchema(ctx, result.schema, params);
}
else {
const _json = result.schema;
const processor = ctx.processors[def.type];
if (!processor) {
throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
}
processor(schema, ctx, _json, params);
}
const parent = schema._zod.parent;
if (parent) {
if (!result.ref)
result.ref = parent;
processSchema(parent, ctx, params);
ctx.seen.get(parent).isParent = true;
}
}
const meta = ctx.metadataRegistry.get(schema);
if (meta)
assignProps(result.schema, meta);
if (ctx.io === "input" && isTransforming(schema)) {
delete result.schema.examples;
delete result.schema.default;
}
if (ctx.io === "input" && "_prefault" in result.schema)
(_a = result.schema).default ?? (_a.default = result.schema._prefault);
delete result.schema._prefault;
const _result = ctx.seen.get(schema);
return _result.schema;
}
function encodeJSONPointerSegment(segment) {
return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema
) {
const root = ctx.seen.get(schema);
if (!root)
throw new Error("Unprocessed schema. This is a bug in Zod.");
if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
return;
const idToSchema = new Map();
for (const entry of ctx.seen.entries()) {
const id = ctx.metadataRegistry.get(entry[0])?.id;
if (id) {
const existing = idToSchema.get(id);
if (existing && existing !== entry[0]) {
throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
}
idToSchema.set(id, entry[0]);
}
}
const makeURI = (entry) => {
const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
if (ctx.external) {
const externalId = ctx.external.registry.get(entry[0])?.id; 
const uriGenerator = ctx.external.uri ?? ((id) => id);
if (externalId) {
return { ref: uriGenerator(externalId) };
}
const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
entry[1].defId = id; 
return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
}
const uriPrefix = `#`;
const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
if (entry[1] === root && !entry[1].schema.id) {
return { ref: uriPrefix };
}
const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
};
const extractToDef = (entry) => {
if (entry[1].schema.$ref) {
return;
}
const seen = entry[1];
const { ref, defId } = makeURI(entry);
seen.def = { ...seen.schema };
if (defId)
seen.defId = defId;
const schema = seen.schema;
for (const key in schema) {
delete schema[key];
}
schema.$ref = ref;
};
if (ctx.cycles === "throw") {
for (const entry of ctx.seen.entries()) {
const seen = entry[1];
if (seen.cycle) {
throw new Error("Cycle detected: " +
`#/${seen.cycle?.join("/")}/<root>` +
'\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
}
}
}
for (const entry of ctx.seen.entries()) {
const seen = entry[1];
if (schema === entry[0]) {
extractToDef(entry); 
continue;
}
if (ctx.external) {
const ext = ctx.external.registry.get(entry[0])?.id;
if (schema !== entry[0] && ext) {
extractToDef(entry);
continue;
}
}
const id = ctx.metadataRegistry.get(entry[0])?.id;
if (id) {
extractToDef(entry);
continue;
}
if (seen.cycle) {
extractToDef(entry);
continue;
}
if (seen.count > 1) {
if (ctx.reused === "ref") {
extractToDef(entry);
}
}
}
if (ctx.external)
ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
const options = schema.anyOf;
if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
return;
const types = [];
for (const option of options) {
if (!option || typeof option !== "object")
return;
compactTypeUnion(option);
const keys = Object.keys(option);
if (keys.length !== 1 || keys[0] !== "type")
return;
const type = option.type;
for (const member of Array.isArray(type) ? type : [type]) {
if (typeof member !== "string")
return;
if (!types.includes(member))
types.push(member);
}
}
delete schema.anyOf;
schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
const extra = member.additionalProperties;
if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
return null;
return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
const objects = [];
for (const member of members) {
if (typeof member !== "object" || member.type !== "object")
return null;
for (const key in member) {
if (!FOLDABLE_KEYS.has(key))
return null;
}
objects.push(member);
}
const properties = {};
const required = new Set();
for (const object of objects) {
for (const key in object.properties) {
if (Object.prototype.hasOwnProperty.call(properties, key))
continue;
const parts = [];
for (const other of objects) {
const part = other.properties?.[key] ?? undeclaredConstraint(other);
if (part === null || part === undefined)
continue;
if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
parts.push(part);
}
const merged = parts.length === 1
? parts[0]
: (foldObjects(parts) ?? { allOf: parts });
(0,_util_js__WEBPACK_IMPORTED_MODULE_1__ .Vy)(properties, key, merged);
}
for (const key of object.required ?? [])
required.add(key);
}
const folded = { type: "object", properties };
if (required.size)
folded.required = [...required];
if (objects.every((object) => object.additionalProperties === false)) {
folded.additionalProperties = false;
}
else {
const constraints = [];
for (const object of objects) {
const constraint = undeclaredConstraint(object);
if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
constraints.push(constraint);
}
if (constraints.length === 1)
folded.additionalProperties = constraints[0];
else if (constraints.length > 1)
folded.additionalProperties = { allOf: constraints };
}
return folded;
}
function foldIntersection(json) {
const allOf = json.allOf;
if (!Array.isArray(allOf) || allOf.length < 2)
return;
for (const key of FOLDABLE_KEYS)
if (key in json)
return;
const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
let folded = null;
if (!unions.length) {
folded = foldObjects(allOf);
}
else {
const union = unions[0];
const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
if (Object.keys(union).length !== 1)
return;
const rest = allOf.filter((m) => m !== union);
const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
if (branches.some((b) => !b))
return;
folded = { [keyword]: branches };
}
if (!folded)
return;
delete json.allOf;
assignProps(json, folded);
}
function finalize(ctx, schema) {
const root = ctx.seen.get(schema);
if (!root)
throw new Error("Unprocessed schema. This is a bug in Zod.");
const flattenRef = (zodSchema) => {
const seen = ctx.seen.get(zodSchema);
if (seen.ref === null)
return;
const schema = seen.def ?? seen.schema;
const _cached = { ...schema };
const ref = seen.ref;
seen.ref = null; 
if (ref) {
flattenRef(ref);
const refSeen = ctx.seen.get(ref);
const refSchema = refSeen.schema;
if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
schema.allOf = schema.allOf ?? [];
schema.allOf.push(refSchema);
}
else {
assignProps(schema, refSchema);
}
assignProps(schema, _cached);
const isParentRef = zodSchema._zod.parent === ref;
if (isParentRef) {
for (const key in schema) {
if (key === "$ref" || key === "allOf")
continue;
if (!(key in _cached)) {
delete schema[key];
}
}
}
if (refSchema.$ref && refSeen.def) {
for (const key in schema) {
if (key === "$ref" || key === "allOf")
continue;
if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
delete schema[key];
}
}
}
}
const parent = zodSchema._zod.parent;
if (parent && parent !== ref) {
flattenRef(parent);
const parentSeen = ctx.seen.get(parent);
if (parentSeen?.schema.$ref) {
schema.$ref = parentSeen.schema.$ref;
if (parentSeen.def) {
for (const key in schema) {
if (key === "$ref" || key === "allOf")
continue;
if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
delete schema[key];
}
}
}
}
}
ctx.override({
zodSchema: zodSchema,
jsonSchema: schema,
path: seen.path ?? [],
});
};
if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
for (const entry of [...ctx.seen.entries()].reverse()) {
flattenRef(entry[0]);
}
if (ctx.target !== "openapi-3.0") {
for (const entry of ctx.seen.entries()) {
compactTypeUnion(entry[1].def ?? entry[1].schema);
}
}
for (const rewrite of ctx.deferred)
rewrite();
if (ctx.intersections.length) {
const carriers = new Map();
for (const seen of ctx.seen.values()) {
for (const json of [seen.schema, seen.def]) {
const allOf = json?.allOf;
if (!Array.isArray(allOf))
continue;
const existing = carriers.get(allOf);
if (existing)
existing.push(json);
else
carriers.set(allOf, [json]);
}
}
for (const allOf of ctx.intersections) {
for (const json of carriers.get(allOf) ?? [])
foldIntersection(json);
}
}
}
const result = {};
if (ctx.target === "draft-2020-12") {
result.$schema = "https://json-schema.org/draft/2020-12/schema";
}
else if (ctx.target === "draft-07") {
result.$schema = "http://json-schema.org/draft-07/schema#";
}
else if (ctx.target === "draft-04") {
result.$schema = "http://json-schema.org/draft-04/schema#";
}
else if (ctx.target === "openapi-3.0") {
}
else {
}
if (ctx.external?.uri) {
const id = ctx.external.registry.get(schema)?.id;
if (!id)
throw new Error("Schema is missing an `id` property");
result.$id = ctx.external.uri(id);
}
assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
if (rootMetaId !== undefined && result.id === rootMetaId)
delete result.id;
const defs = ctx.external?.defs ?? {};
if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
for (const entry of ctx.seen.entries()) {
const seen = entry[1];
if (seen.def && seen.defId) {
if (seen.def.id === seen.defId)
delete seen.def.id;
(0,_util_js__WEBPACK_IMPORTED_MODULE_1__ .Vy)(defs, seen.defId, seen.def);
}
}
}
if (ctx.external)
ctx.sharedEmitDoneFor = ctx.external;
if (ctx.external) {
}
else {
if (Object.keys(defs).length > 0) {
if (ctx.target === "draft-2020-12") {
result.$defs = defs;
}
else {
result.definitions = defs;
}
}
}
try {
const finalized = JSON.parse(JSON.stringify(result));
Object.defineProperty(finalized, "~standard", {
value: {
...schema["~standard"],
jsonSchema: {
input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
},
},
enumerable: false,
writable: false,
});
return finalized;
}
catch (_err) {
throw new Error("Error converting schema to JSON.");
}
}
function isTransforming(_schema, _ctx) {
const ctx = _ctx ?? { seen: new Set() };
if (ctx.seen.has(_schema))
return false;
ctx.seen.add(_schema);
const def = _schema._zod.def;
if (def.type === "transform")
return true;
if (def.type === "array")
return isTransforming(def.element, ctx);
if (def.type === "set")
return isTransforming(def.valueType, ctx);
if (def.type === "lazy")
return isTransforming(def.getter(), ctx);
if (def.type === "promise" ||
def.type === "optional" ||
def.type === "nonoptional" ||
def.type === "nullable" ||
def.type === "readonly" ||
def.type === "default" ||
def.type === "prefault" ||
def.type === "catch") {
return isTransforming(def.innerType, ctx);
}
if (def.type === "intersection") {
return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
}
if (def.type === "record" || def.type === "map") {
return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
}
if (def.type === "pipe") {
if (_schema._zod.traits.has("$ZodCodec"))
return true;
return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
}
if (def.type === "object") {
for (const key in def.shape) {
if (isTransforming(def.shape[key], ctx))
return true;
}
return false;
}
if (def.type === "union") {
for (const option of def.options) {
if (isTransforming(option, ctx))
return true;
}
return false;
}
if (def.type === "tuple") {
for (const item of def.items) {
if (isTransforming(item, ctx))
return true;
}
if (def.rest && isTransforming(def.rest, ctx))
return true;
return false;
}
return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
const ctx = initializeContext({ ...params, processors });
processSchema(schema, ctx);
extractDefs(ctx, schema);
return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
const { libraryOptions, target } = params ?? {};
const ctx = initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
processSchema(schema, ctx);
extractDefs(ctx, schema);
return finalize(ctx, schema);
};
})
};
