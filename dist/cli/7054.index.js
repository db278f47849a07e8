export const id = 7054;
export const ids = [7054];
export const modules = {
24619:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( Server)
});
var parse = __webpack_require__(4196);
;
function zod_compat_isZ4Schema(s) {
const schema = s;
return !!schema._zod;
}
function objectFromShape(shape) {
const values = Object.values(shape);
if (values.length === 0)
return z4mini.object({}); 
const allV4 = values.every(zod_compat_isZ4Schema);
const allV3 = values.every(s => !zod_compat_isZ4Schema(s));
if (allV4)
return z4mini.object(shape);
if (allV3)
return z3rt.object(shape);
throw new Error('Mixed Zod versions detected in object shape.');
}
function safeParse(schema, data) {
if (zod_compat_isZ4Schema(schema)) {
const result = parse .xL(schema, data);
return result;
}
const v3Schema = schema;
const result = v3Schema.safeParse(data);
return result;
}
async function safeParseAsync(schema, data) {
if (zod_compat_isZ4Schema(schema)) {
const result = await z4mini.safeParseAsync(schema, data);
return result;
}
const v3Schema = schema;
const result = await v3Schema.safeParseAsync(data);
return result;
}
function getObjectShape(schema) {
if (!schema)
return undefined;
let rawShape;
if (zod_compat_isZ4Schema(schema)) {
const v4Schema = schema;
rawShape = v4Schema._zod?.def?.shape;
}
else {
const v3Schema = schema;
rawShape = v3Schema.shape;
}
if (!rawShape)
return undefined;
if (typeof rawShape === 'function') {
try {
return rawShape();
}
catch {
return undefined;
}
}
return rawShape;
}
function normalizeObjectSchema(schema) {
if (!schema)
return undefined;
if (typeof schema === 'object') {
const asV3 = schema;
const asV4 = schema;
if (!asV3._def && !asV4._zod) {
const values = Object.values(schema);
if (values.length > 0 &&
values.every(v => typeof v === 'object' &&
v !== null &&
(v._def !== undefined ||
v._zod !== undefined ||
typeof v.parse === 'function'))) {
return objectFromShape(schema);
}
}
}
if (zod_compat_isZ4Schema(schema)) {
const v4Schema = schema;
const def = v4Schema._zod?.def;
if (def && (def.type === 'object' || def.shape !== undefined)) {
return schema;
}
}
else {
const v3Schema = schema;
if (v3Schema.shape !== undefined) {
return schema;
}
}
return undefined;
}
function getDotPath(path) {
if (path.length === 0) {
return 'object root';
}
return path.reduce((acc, seg, index) => {
if (index === 0) {
return String(seg);
}
if (typeof seg === 'number') {
return `${acc}[${seg}]`;
}
return `${acc}.${seg}`;
}, '');
}
function getParseErrorMessage(error) {
if (error && typeof error === 'object') {
if ('issues' in error && Array.isArray(error.issues) && error.issues.length > 0) {
return error.issues
.map((i) => {
if (!i.path?.length) {
return i.message;
}
return `${i.message} at ${getDotPath(i.path)}`;
})
.join('\n');
}
if ('message' in error && typeof error.message === 'string') {
return error.message;
}
try {
return JSON.stringify(error);
}
catch {
return String(error);
}
}
return String(error);
}
function getSchemaDescription(schema) {
return schema.description;
}
function isSchemaOptional(schema) {
if (zod_compat_isZ4Schema(schema)) {
const v4Schema = schema;
return v4Schema._zod?.def?.type === 'optional';
}
const v3Schema = schema;
if (typeof schema.isOptional === 'function') {
return schema.isOptional();
}
return v3Schema._def?.typeName === 'ZodOptional';
}
function getLiteralValue(schema) {
if (zod_compat_isZ4Schema(schema)) {
const v4Schema = schema;
const def = v4Schema._zod?.def;
if (def) {
if (def.value !== undefined)
return def.value;
if (Array.isArray(def.values) && def.values.length > 0) {
return def.values[0];
}
}
}
const v3Schema = schema;
const def = v3Schema._def;
if (def) {
if (def.value !== undefined)
return def.value;
if (Array.isArray(def.values) && def.values.length > 0) {
return def.values[0];
}
}
const directValue = schema.value;
if (directValue !== undefined)
return directValue;
return undefined;
}
var types = __webpack_require__(330);
;
function isTerminal(status) {
return status === 'completed' || status === 'failed' || status === 'cancelled';
}
;
const Options_ignoreOverride = Symbol("Let zodToJsonSchema decide on which parser to use");
const jsonDescription = (jsonSchema, def) => {
if (def.description) {
try {
return {
...jsonSchema,
...JSON.parse(def.description),
};
}
catch { }
}
return jsonSchema;
};
const defaultOptions = {
name: undefined,
$refStrategy: "root",
basePath: ["#"],
effectStrategy: "input",
pipeStrategy: "all",
dateStrategy: "format:date-time",
mapStrategy: "entries",
removeAdditionalStrategy: "passthrough",
allowedAdditionalProperties: true,
rejectedAdditionalProperties: false,
definitionPath: "definitions",
target: "jsonSchema7",
strictUnions: false,
definitions: {},
errorMessages: false,
markdownDescription: false,
patternStrategy: "escape",
applyRegexFlags: false,
emailStrategy: "format:email",
base64Strategy: "contentEncoding:base64",
nameStrategy: "ref",
openAiAnyTypeName: "OpenAiAnyType"
};
const Options_getDefaultOptions = (options) => (typeof options === "string"
? {
...defaultOptions,
name: options,
}
: {
...defaultOptions,
...options,
});
;
const Refs_getRefs = (options) => {
const _options = getDefaultOptions(options);
const currentPath = _options.name !== undefined
? [..._options.basePath, _options.definitionPath, _options.name]
: _options.basePath;
return {
..._options,
flags: { hasReferencedOpenAiAnyType: false },
currentPath: currentPath,
propertyPath: undefined,
seen: new Map(Object.entries(_options.definitions).map(([name, def]) => [
def._def,
{
def: def._def,
path: [..._options.basePath, _options.definitionPath, name],
jsonSchema: undefined,
},
])),
};
};
;
function array_parseArrayDef(def, refs) {
const res = {
type: "array",
};
if (def.type?._def &&
def.type?._def?.typeName !== ZodFirstPartyTypeKind.ZodAny) {
res.items = parseDef(def.type._def, {
...refs,
currentPath: [...refs.currentPath, "items"],
});
}
if (def.minLength) {
setResponseValueAndErrors(res, "minItems", def.minLength.value, def.minLength.message, refs);
}
if (def.maxLength) {
setResponseValueAndErrors(res, "maxItems", def.maxLength.value, def.maxLength.message, refs);
}
if (def.exactLength) {
setResponseValueAndErrors(res, "minItems", def.exactLength.value, def.exactLength.message, refs);
setResponseValueAndErrors(res, "maxItems", def.exactLength.value, def.exactLength.message, refs);
}
return res;
}
;
function branded_parseBrandedDef(_def, refs) {
return parseDef(_def.type._def, refs);
}
;
const catch_parseCatchDef = (def, refs) => {
return parseDef(def.innerType._def, refs);
};
;
function default_parseDefaultDef(_def, refs) {
return {
...parseDef(_def.innerType._def, refs),
default: _def.defaultValue(),
};
}
;
function effects_parseEffectsDef(_def, refs) {
return refs.effectStrategy === "input"
? parseDef(_def.schema._def, refs)
: parseAnyDef(refs);
}
;
const isJsonSchema7AllOfType = (type) => {
if ("type" in type && type.type === "string")
return false;
return "allOf" in type;
};
function intersection_parseIntersectionDef(def, refs) {
const allOf = [
parseDef(def.left._def, {
...refs,
currentPath: [...refs.currentPath, "allOf", "0"],
}),
parseDef(def.right._def, {
...refs,
currentPath: [...refs.currentPath, "allOf", "1"],
}),
].filter((x) => !!x);
let unevaluatedProperties = refs.target === "jsonSchema2019-09"
? { unevaluatedProperties: false }
: undefined;
const mergedAllOf = [];
allOf.forEach((schema) => {
if (isJsonSchema7AllOfType(schema)) {
mergedAllOf.push(...schema.allOf);
if (schema.unevaluatedProperties === undefined) {
unevaluatedProperties = undefined;
}
}
else {
let nestedSchema = schema;
if ("additionalProperties" in schema &&
schema.additionalProperties === false) {
const { additionalProperties, ...rest } = schema;
nestedSchema = rest;
}
else {
unevaluatedProperties = undefined;
}
mergedAllOf.push(nestedSchema);
}
});
return mergedAllOf.length
? {
allOf: mergedAllOf,
...unevaluatedProperties,
}
: undefined;
}
;
let emojiRegex = undefined;
const zodPatterns = {
cuid: /^[cC][^\s-]{8,}$/,
cuid2: /^[0-9a-z]+$/,
ulid: /^[0-9A-HJKMNP-TV-Z]{26}$/,
email: /^(?!\.)(?!.*\.\.)([a-zA-Z0-9_'+\-\.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9\-]*\.)+[a-zA-Z]{2,}$/,
emoji: () => {
if (emojiRegex === undefined) {
emojiRegex = RegExp("^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$", "u");
}
return emojiRegex;
},
uuid: /^[0-9a-fA-F]{8}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{12}$/,
ipv4: /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ipv4Cidr: /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/(3[0-2]|[12]?[0-9])$/,
ipv6: /^(([a-f0-9]{1,4}:){7}|::([a-f0-9]{1,4}:){0,6}|([a-f0-9]{1,4}:){1}:([a-f0-9]{1,4}:){0,5}|([a-f0-9]{1,4}:){2}:([a-f0-9]{1,4}:){0,4}|([a-f0-9]{1,4}:){3}:([a-f0-9]{1,4}:){0,3}|([a-f0-9]{1,4}:){4}:([a-f0-9]{1,4}:){0,2}|([a-f0-9]{1,4}:){5}:([a-f0-9]{1,4}:){0,1})([a-f0-9]{1,4}|(((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2}))\.){3}((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2})))$/,
ipv6Cidr: /^(([0-9a-fA-F]{1,4}:){7,7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:)|fe80:(:[0-9a-fA-F]{0,4}){0,4}%[0-9a-zA-Z]{1,}|::(ffff(:0{1,4}){0,1}:){0,1}((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])|([0-9a-fA-F]{1,4}:){1,4}:((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9]))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
base64: /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/,
base64url: /^([0-9a-zA-Z-_]{4})*(([0-9a-zA-Z-_]{2}(==)?)|([0-9a-zA-Z-_]{3}(=)?))?$/,
nanoid: /^[a-zA-Z0-9_-]{21}$/,
jwt: /^[A-Za-z0-9-_]+\.[A-Za-z0-9-_]+\.[A-Za-z0-9-_]*$/,
};
function string_parseStringDef(def, refs) {
const res = {
type: "string",
};
if (def.checks) {
for (const check of def.checks) {
switch (check.kind) {
case "min":
setResponseValueAndErrors(res, "minLength", typeof res.minLength === "number"
? Math.max(res.minLength, check.value)
: check.value, check.message, refs);
break;
case "max":
setResponseValueAndErrors(res, "maxLength", typeof res.maxLength === "number"
? Math.min(res.maxLength, check.value)
: check.value, check.message, refs);
break;
case "email":
switch (refs.emailStrategy) {
case "format:email":
addFormat(res, "email", check.message, refs);
break;
case "format:idn-email":
addFormat(res, "idn-email", check.message, refs);
break;
case "pattern:zod":
addPattern(res, zodPatterns.email, check.message, refs);
break;
}
break;
case "url":
addFormat(res, "uri", check.message, refs);
break;
case "uuid":
addFormat(res, "uuid", check.message, refs);
break;
case "regex":
addPattern(res, check.regex, check.message, refs);
break;
case "cuid":
addPattern(res, zodPatterns.cuid, check.message, refs);
break;
case "cuid2":
addPattern(res, zodPatterns.cuid2, check.message, refs);
break;
case "startsWith":
addPattern(res, RegExp(`^${escapeLiteralCheckValue(check.value, refs)}`), check.message, refs);
break;
case "endsWith":
addPattern(res, RegExp(`${escapeLiteralCheckValue(check.value, refs)}$`), check.message, refs);
break;
case "datetime":
addFormat(res, "date-time", check.message, refs);
break;
case "date":
addFormat(res, "date", check.message, refs);
break;
case "time":
addFormat(res, "time", check.message, refs);
break;
case "duration":
addFormat(res, "duration", check.message, refs);
break;
case "length":
setResponseValueAndErrors(res, "minLength", typeof res.minLength === "number"
? Math.max(res.minLength, check.value)
: check.value, check.message, refs);
setResponseValueAndErrors(res, "maxLength", typeof res.maxLength === "number"
? Math.min(res.maxLength, check.value)
: check.value, check.message, refs);
break;
case "includes": {
addPattern(res, RegExp(escapeLiteralCheckValue(check.value, refs)), check.message, refs);
break;
}
case "ip": {
if (check.version !== "v6") {
addFormat(res, "ipv4", check.message, refs);
}
if (check.version !== "v4") {
addFormat(res, "ipv6", check.message, refs);
}
break;
}
case "base64url":
addPattern(res, zodPatterns.base64url, check.message, refs);
break;
case "jwt":
addPattern(res, zodPatterns.jwt, check.message, refs);
break;
case "cidr": {
if (check.version !== "v6") {
addPattern(res, zodPatterns.ipv4Cidr, check.message, refs);
}
if (check.version !== "v4") {
addPattern(res, zodPatterns.ipv6Cidr, check.message, refs);
}
break;
}
case "emoji":
addPattern(res, zodPatterns.emoji(), check.message, refs);
break;
case "ulid": {
addPattern(res, zodPatterns.ulid, check.message, refs);
break;
}
case "base64": {
switch (refs.base64Strategy) {
case "format:binary": {
addFormat(res, "binary", check.message, refs);
break;
}
case "contentEncoding:base64": {
setResponseValueAndErrors(res, "contentEncoding", "base64", check.message, refs);
break;
}
case "pattern:zod": {
addPattern(res, zodPatterns.base64, check.message, refs);
break;
}
}
break;
}
case "nanoid": {
addPattern(res, zodPatterns.nanoid, check.message, refs);
}
case "toLowerCase":
case "toUpperCase":
case "trim":
break;
default:
((_) => { })(check);
}
}
}
return res;
}
function escapeLiteralCheckValue(literal, refs) {
return refs.patternStrategy === "escape"
? escapeNonAlphaNumeric(literal)
: literal;
}
const ALPHA_NUMERIC = new Set("ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvxyz0123456789");
function escapeNonAlphaNumeric(source) {
let result = "";
for (let i = 0; i < source.length; i++) {
if (!ALPHA_NUMERIC.has(source[i])) {
result += "\\";
}
result += source[i];
}
return result;
}
function addFormat(schema, value, message, refs) {
if (schema.format || schema.anyOf?.some((x) => x.format)) {
if (!schema.anyOf) {
schema.anyOf = [];
}
if (schema.format) {
schema.anyOf.push({
format: schema.format,
...(schema.errorMessage &&
refs.errorMessages && {
errorMessage: { format: schema.errorMessage.format },
}),
});
delete schema.format;
if (schema.errorMessage) {
delete schema.errorMessage.format;
if (Object.keys(schema.errorMessage).length === 0) {
delete schema.errorMessage;
}
}
}
schema.anyOf.push({
format: value,
...(message &&
refs.errorMessages && { errorMessage: { format: message } }),
});
}
else {
setResponseValueAndErrors(schema, "format", value, message, refs);
}
}
function addPattern(schema, regex, message, refs) {
if (schema.pattern || schema.allOf?.some((x) => x.pattern)) {
if (!schema.allOf) {
schema.allOf = [];
}
if (schema.pattern) {
schema.allOf.push({
pattern: schema.pattern,
...(schema.errorMessage &&
refs.errorMessages && {
errorMessage: { pattern: schema.errorMessage.pattern },
}),
});
delete schema.pattern;
if (schema.errorMessage) {
delete schema.errorMessage.pattern;
if (Object.keys(schema.errorMessage).length === 0) {
delete schema.errorMessage;
}
}
}
schema.allOf.push({
pattern: stringifyRegExpWithFlags(regex, refs),
...(message &&
refs.errorMessages && { errorMessage: { pattern: message } }),
});
}
else {
setResponseValueAndErrors(schema, "pattern", stringifyRegExpWithFlags(regex, refs), message, refs);
}
}
function stringifyRegExpWithFlags(regex, refs) {
if (!refs.applyRegexFlags || !regex.flags) {
return regex.source;
}
const flags = {
i: regex.flags.includes("i"),
m: regex.flags.includes("m"),
s: regex.flags.includes("s"), 
};
const source = flags.i ? regex.source.toLowerCase() : regex.source;
let pattern = "";
let isEscaped = false;
let inCharGroup = false;
let inCharRange = false;
for (let i = 0; i < source.length; i++) {
if (isEscaped) {
pattern += source[i];
isEscaped = false;
continue;
}
if (flags.i) {
if (inCharGroup) {
if (source[i].match(/[a-z]/)) {
if (inCharRange) {
pattern += source[i];
pattern += `${source[i - 2]}-${source[i]}`.toUpperCase();
inCharRange = false;
}
else if (source[i + 1] === "-" && source[i + 2]?.match(/[a-z]/)) {
pattern += source[i];
inCharRange = true;
}
else {
pattern += `${source[i]}${source[i].toUpperCase()}`;
}
continue;
}
}
else if (source[i].match(/[a-z]/)) {
pattern += `[${source[i]}${source[i].toUpperCase()}]`;
continue;
}
}
if (flags.m) {
if (source[i] === "^") {
pattern += `(^|(?<=[\r\n]))`;
continue;
}
else if (source[i] === "$") {
pattern += `($|(?=[\r\n]))`;
continue;
}
}
if (flags.s && source[i] === ".") {
pattern += inCharGroup ? `${source[i]}\r\n` : `[${source[i]}\r\n]`;
continue;
}
pattern += source[i];
if (source[i] === "\\") {
isEscaped = true;
}
else if (inCharGroup && source[i] === "]") {
inCharGroup = false;
}
else if (!inCharGroup && source[i] === "[") {
inCharGroup = true;
}
}
try {
new RegExp(pattern);
}
catch {
console.warn(`Could not convert regex pattern at ${refs.currentPath.join("/")} to a flag-independent form! Falling back to the flag-ignorant source`);
return regex.source;
}
return pattern;
}
;
function record_parseRecordDef(def, refs) {
if (refs.target === "openAi") {
console.warn("Warning: OpenAI may not support records in schemas! Try an array of key-value pairs instead.");
}
if (refs.target === "openApi3" &&
def.keyType?._def.typeName === ZodFirstPartyTypeKind.ZodEnum) {
return {
type: "object",
required: def.keyType._def.values,
properties: def.keyType._def.values.reduce((acc, key) => ({
...acc,
[key]: parseDef(def.valueType._def, {
...refs,
currentPath: [...refs.currentPath, "properties", key],
}) ?? parseAnyDef(refs),
}), {}),
additionalProperties: refs.rejectedAdditionalProperties,
};
}
const schema = {
type: "object",
additionalProperties: parseDef(def.valueType._def, {
...refs,
currentPath: [...refs.currentPath, "additionalProperties"],
}) ?? refs.allowedAdditionalProperties,
};
if (refs.target === "openApi3") {
return schema;
}
if (def.keyType?._def.typeName === ZodFirstPartyTypeKind.ZodString &&
def.keyType._def.checks?.length) {
const { type, ...keyType } = parseStringDef(def.keyType._def, refs);
return {
...schema,
propertyNames: keyType,
};
}
else if (def.keyType?._def.typeName === ZodFirstPartyTypeKind.ZodEnum) {
return {
...schema,
propertyNames: {
enum: def.keyType._def.values,
},
};
}
else if (def.keyType?._def.typeName === ZodFirstPartyTypeKind.ZodBranded &&
def.keyType._def.type._def.typeName === ZodFirstPartyTypeKind.ZodString &&
def.keyType._def.type._def.checks?.length) {
const { type, ...keyType } = parseBrandedDef(def.keyType._def, refs);
return {
...schema,
propertyNames: keyType,
};
}
return schema;
}
;
function map_parseMapDef(def, refs) {
if (refs.mapStrategy === "record") {
return parseRecordDef(def, refs);
}
const keys = parseDef(def.keyType._def, {
...refs,
currentPath: [...refs.currentPath, "items", "items", "0"],
}) || parseAnyDef(refs);
const values = parseDef(def.valueType._def, {
...refs,
currentPath: [...refs.currentPath, "items", "items", "1"],
}) || parseAnyDef(refs);
return {
type: "array",
maxItems: 125,
items: {
type: "array",
items: [keys, values],
minItems: 2,
maxItems: 2,
},
};
}
;
const union_primitiveMappings = {
ZodString: "string",
ZodNumber: "number",
ZodBigInt: "integer",
ZodBoolean: "boolean",
ZodNull: "null",
};
function union_parseUnionDef(def, refs) {
if (refs.target === "openApi3")
return asAnyOf(def, refs);
const options = def.options instanceof Map ? Array.from(def.options.values()) : def.options;
if (options.every((x) => x._def.typeName in union_primitiveMappings &&
(!x._def.checks || !x._def.checks.length))) {
const types = options.reduce((types, x) => {
const type = union_primitiveMappings[x._def.typeName]; 
return type && !types.includes(type) ? [...types, type] : types;
}, []);
return {
type: types.length > 1 ? types : types[0],
};
}
else if (options.every((x) => x._def.typeName === "ZodLiteral" && !x.description)) {
const types = options.reduce((acc, x) => {
const type = typeof x._def.value;
switch (type) {
case "string":
case "number":
case "boolean":
return [...acc, type];
case "bigint":
return [...acc, "integer"];
case "object":
if (x._def.value === null)
return [...acc, "null"];
case "symbol":
case "undefined":
case "function":
default:
return acc;
}
}, []);
if (types.length === options.length) {
const uniqueTypes = types.filter((x, i, a) => a.indexOf(x) === i);
return {
type: uniqueTypes.length > 1 ? uniqueTypes : uniqueTypes[0],
enum: options.reduce((acc, x) => {
return acc.includes(x._def.value) ? acc : [...acc, x._def.value];
}, []),
};
}
}
else if (options.every((x) => x._def.typeName === "ZodEnum")) {
return {
type: "string",
enum: options.reduce((acc, x) => [
...acc,
...x._def.values.filter((x) => !acc.includes(x)),
], []),
};
}
return asAnyOf(def, refs);
}
const asAnyOf = (def, refs) => {
const anyOf = (def.options instanceof Map
? Array.from(def.options.values())
: def.options)
.map((x, i) => parseDef(x._def, {
...refs,
currentPath: [...refs.currentPath, "anyOf", `${i}`],
}))
.filter((x) => !!x &&
(!refs.strictUnions ||
(typeof x === "object" && Object.keys(x).length > 0)));
return anyOf.length ? { anyOf } : undefined;
};
;
function nullable_parseNullableDef(def, refs) {
if (["ZodString", "ZodNumber", "ZodBigInt", "ZodBoolean", "ZodNull"].includes(def.innerType._def.typeName) &&
(!def.innerType._def.checks || !def.innerType._def.checks.length)) {
if (refs.target === "openApi3") {
return {
type: primitiveMappings[def.innerType._def.typeName],
nullable: true,
};
}
return {
type: [
primitiveMappings[def.innerType._def.typeName],
"null",
],
};
}
if (refs.target === "openApi3") {
const base = parseDef(def.innerType._def, {
...refs,
currentPath: [...refs.currentPath],
});
if (base && "$ref" in base)
return { allOf: [base], nullable: true };
return base && { ...base, nullable: true };
}
const base = parseDef(def.innerType._def, {
...refs,
currentPath: [...refs.currentPath, "anyOf", "0"],
});
return base && { anyOf: [base, { type: "null" }] };
}
;
function object_parseObjectDef(def, refs) {
const forceOptionalIntoNullable = refs.target === "openAi";
const result = {
type: "object",
properties: {},
};
const required = [];
const shape = def.shape();
for (const propName in shape) {
let propDef = shape[propName];
if (propDef === undefined || propDef._def === undefined) {
continue;
}
let propOptional = safeIsOptional(propDef);
if (propOptional && forceOptionalIntoNullable) {
if (propDef._def.typeName === "ZodOptional") {
propDef = propDef._def.innerType;
}
if (!propDef.isNullable()) {
propDef = propDef.nullable();
}
propOptional = false;
}
const parsedDef = parseDef(propDef._def, {
...refs,
currentPath: [...refs.currentPath, "properties", propName],
propertyPath: [...refs.currentPath, "properties", propName],
});
if (parsedDef === undefined) {
continue;
}
result.properties[propName] = parsedDef;
if (!propOptional) {
required.push(propName);
}
}
if (required.length) {
result.required = required;
}
const additionalProperties = decideAdditionalProperties(def, refs);
if (additionalProperties !== undefined) {
result.additionalProperties = additionalProperties;
}
return result;
}
function decideAdditionalProperties(def, refs) {
if (def.catchall._def.typeName !== "ZodNever") {
return parseDef(def.catchall._def, {
...refs,
currentPath: [...refs.currentPath, "additionalProperties"],
});
}
switch (def.unknownKeys) {
case "passthrough":
return refs.allowedAdditionalProperties;
case "strict":
return refs.rejectedAdditionalProperties;
case "strip":
return refs.removeAdditionalStrategy === "strict"
? refs.allowedAdditionalProperties
: refs.rejectedAdditionalProperties;
}
}
function safeIsOptional(schema) {
try {
return schema.isOptional();
}
catch {
return true;
}
}
;
const optional_parseOptionalDef = (def, refs) => {
if (refs.currentPath.toString() === refs.propertyPath?.toString()) {
return parseDef(def.innerType._def, refs);
}
const innerSchema = parseDef(def.innerType._def, {
...refs,
currentPath: [...refs.currentPath, "anyOf", "1"],
});
return innerSchema
? {
anyOf: [
{
not: parseAnyDef(refs),
},
innerSchema,
],
}
: parseAnyDef(refs);
};
;
const pipeline_parsePipelineDef = (def, refs) => {
if (refs.pipeStrategy === "input") {
return parseDef(def.in._def, refs);
}
else if (refs.pipeStrategy === "output") {
return parseDef(def.out._def, refs);
}
const a = parseDef(def.in._def, {
...refs,
currentPath: [...refs.currentPath, "allOf", "0"],
});
const b = parseDef(def.out._def, {
...refs,
currentPath: [...refs.currentPath, "allOf", a ? "1" : "0"],
});
return {
allOf: [a, b].filter((x) => x !== undefined),
};
};
;
function promise_parsePromiseDef(def, refs) {
return parseDef(def.type._def, refs);
}
;
function set_parseSetDef(def, refs) {
const items = parseDef(def.valueType._def, {
...refs,
currentPath: [...refs.currentPath, "items"],
});
const schema = {
type: "array",
uniqueItems: true,
items,
};
if (def.minSize) {
setResponseValueAndErrors(schema, "minItems", def.minSize.value, def.minSize.message, refs);
}
if (def.maxSize) {
setResponseValueAndErrors(schema, "maxItems", def.maxSize.value, def.maxSize.message, refs);
}
return schema;
}
;
function tuple_parseTupleDef(def, refs) {
if (def.rest) {
return {
type: "array",
minItems: def.items.length,
items: def.items
.map((x, i) => parseDef(x._def, {
...refs,
currentPath: [...refs.currentPath, "items", `${i}`],
}))
.reduce((acc, x) => (x === undefined ? acc : [...acc, x]), []),
additionalItems: parseDef(def.rest._def, {
...refs,
currentPath: [...refs.currentPath, "additionalItems"],
}),
};
}
else {
return {
type: "array",
minItems: def.items.length,
maxItems: def.items.length,
items: def.items
.map((x, i) => parseDef(x._def, {
...refs,
currentPath: [...refs.currentPath, "items", `${i}`],
}))
.reduce((acc, x) => (x === undefined ? acc : [...acc, x]), []),
};
}
}
;
const readonly_parseReadonlyDef = (def, refs) => {
return parseDef(def.innerType._def, refs);
};
;
const selectParser_selectParser = (def, typeName, refs) => {
switch (typeName) {
case ZodFirstPartyTypeKind.ZodString:
return parseStringDef(def, refs);
case ZodFirstPartyTypeKind.ZodNumber:
return parseNumberDef(def, refs);
case ZodFirstPartyTypeKind.ZodObject:
return parseObjectDef(def, refs);
case ZodFirstPartyTypeKind.ZodBigInt:
return parseBigintDef(def, refs);
case ZodFirstPartyTypeKind.ZodBoolean:
return parseBooleanDef();
case ZodFirstPartyTypeKind.ZodDate:
return parseDateDef(def, refs);
case ZodFirstPartyTypeKind.ZodUndefined:
return parseUndefinedDef(refs);
case ZodFirstPartyTypeKind.ZodNull:
return parseNullDef(refs);
case ZodFirstPartyTypeKind.ZodArray:
return parseArrayDef(def, refs);
case ZodFirstPartyTypeKind.ZodUnion:
case ZodFirstPartyTypeKind.ZodDiscriminatedUnion:
return parseUnionDef(def, refs);
case ZodFirstPartyTypeKind.ZodIntersection:
return parseIntersectionDef(def, refs);
case ZodFirstPartyTypeKind.ZodTuple:
return parseTupleDef(def, refs);
case ZodFirstPartyTypeKind.ZodRecord:
return parseRecordDef(def, refs);
case ZodFirstPartyTypeKind.ZodLiteral:
return parseLiteralDef(def, refs);
case ZodFirstPartyTypeKind.ZodEnum:
return parseEnumDef(def);
case ZodFirstPartyTypeKind.ZodNativeEnum:
return parseNativeEnumDef(def);
case ZodFirstPartyTypeKind.ZodNullable:
return parseNullableDef(def, refs);
case ZodFirstPartyTypeKind.ZodOptional:
return parseOptionalDef(def, refs);
case ZodFirstPartyTypeKind.ZodMap:
return parseMapDef(def, refs);
case ZodFirstPartyTypeKind.ZodSet:
return parseSetDef(def, refs);
case ZodFirstPartyTypeKind.ZodLazy:
return () => def.getter()._def;
case ZodFirstPartyTypeKind.ZodPromise:
return parsePromiseDef(def, refs);
case ZodFirstPartyTypeKind.ZodNaN:
case ZodFirstPartyTypeKind.ZodNever:
return parseNeverDef(refs);
case ZodFirstPartyTypeKind.ZodEffects:
return parseEffectsDef(def, refs);
case ZodFirstPartyTypeKind.ZodAny:
return parseAnyDef(refs);
case ZodFirstPartyTypeKind.ZodUnknown:
return parseUnknownDef(refs);
case ZodFirstPartyTypeKind.ZodDefault:
return parseDefaultDef(def, refs);
case ZodFirstPartyTypeKind.ZodBranded:
return parseBrandedDef(def, refs);
case ZodFirstPartyTypeKind.ZodReadonly:
return parseReadonlyDef(def, refs);
case ZodFirstPartyTypeKind.ZodCatch:
return parseCatchDef(def, refs);
case ZodFirstPartyTypeKind.ZodPipeline:
return parsePipelineDef(def, refs);
case ZodFirstPartyTypeKind.ZodFunction:
case ZodFirstPartyTypeKind.ZodVoid:
case ZodFirstPartyTypeKind.ZodSymbol:
return undefined;
default:
return ((_) => undefined)(typeName);
}
};
;
function parseDef_parseDef(def, refs, forceResolution = false) {
const seenItem = refs.seen.get(def);
if (refs.override) {
const overrideResult = refs.override?.(def, refs, seenItem, forceResolution);
if (overrideResult !== ignoreOverride) {
return overrideResult;
}
}
if (seenItem && !forceResolution) {
const seenSchema = get$ref(seenItem, refs);
if (seenSchema !== undefined) {
return seenSchema;
}
}
const newItem = { def, path: refs.currentPath, jsonSchema: undefined };
refs.seen.set(def, newItem);
const jsonSchemaOrGetter = selectParser(def, def.typeName, refs);
const jsonSchema = typeof jsonSchemaOrGetter === "function"
? parseDef_parseDef(jsonSchemaOrGetter(), refs)
: jsonSchemaOrGetter;
if (jsonSchema) {
addMeta(def, refs, jsonSchema);
}
if (refs.postProcess) {
const postProcessResult = refs.postProcess(jsonSchema, def, refs);
newItem.jsonSchema = jsonSchema;
return postProcessResult;
}
newItem.jsonSchema = jsonSchema;
return jsonSchema;
}
const get$ref = (item, refs) => {
switch (refs.$refStrategy) {
case "root":
return { $ref: item.path.join("/") };
case "relative":
return { $ref: getRelativePath(refs.currentPath, item.path) };
case "none":
case "seen": {
if (item.path.length < refs.currentPath.length &&
item.path.every((value, index) => refs.currentPath[index] === value)) {
console.warn(`Recursive reference detected at ${refs.currentPath.join("/")}! Defaulting to any`);
return parseAnyDef(refs);
}
return refs.$refStrategy === "seen" ? parseAnyDef(refs) : undefined;
}
}
};
const addMeta = (def, refs, jsonSchema) => {
if (def.description) {
jsonSchema.description = def.description;
if (refs.markdownDescription) {
jsonSchema.markdownDescription = def.description;
}
}
return jsonSchema;
};
;
const zodToJsonSchema_zodToJsonSchema = (schema, options) => {
const refs = getRefs(options);
let definitions = typeof options === "object" && options.definitions
? Object.entries(options.definitions).reduce((acc, [name, schema]) => ({
...acc,
[name]: parseDef(schema._def, {
...refs,
currentPath: [...refs.basePath, refs.definitionPath, name],
}, true) ?? parseAnyDef(refs),
}), {})
: undefined;
const name = typeof options === "string"
? options
: options?.nameStrategy === "title"
? undefined
: options?.name;
const main = parseDef(schema._def, name === undefined
? refs
: {
...refs,
currentPath: [...refs.basePath, refs.definitionPath, name],
}, false) ?? parseAnyDef(refs);
const title = typeof options === "object" &&
options.name !== undefined &&
options.nameStrategy === "title"
? options.name
: undefined;
if (title !== undefined) {
main.title = title;
}
if (refs.flags.hasReferencedOpenAiAnyType) {
if (!definitions) {
definitions = {};
}
if (!definitions[refs.openAiAnyTypeName]) {
definitions[refs.openAiAnyTypeName] = {
type: ["string", "number", "integer", "boolean", "array", "null"],
items: {
$ref: refs.$refStrategy === "relative"
? "1"
: [
...refs.basePath,
refs.definitionPath,
refs.openAiAnyTypeName,
].join("/"),
},
};
}
}
const combined = name === undefined
? definitions
? {
...main,
[refs.definitionPath]: definitions,
}
: main
: {
$ref: [
...(refs.$refStrategy === "relative" ? [] : refs.basePath),
refs.definitionPath,
name,
].join("/"),
[refs.definitionPath]: {
...definitions,
[name]: main,
},
};
if (refs.target === "jsonSchema7") {
combined.$schema = "http://json-schema.org/draft-07/schema#";
}
else if (refs.target === "jsonSchema2019-09" || refs.target === "openAi") {
combined.$schema = "https://json-schema.org/draft/2019-09/schema#";
}
if (refs.target === "openAi" &&
("anyOf" in combined ||
"oneOf" in combined ||
"allOf" in combined ||
("type" in combined && Array.isArray(combined.type)))) {
console.warn("Warning: OpenAI may not support schemas with unions as roots! Try wrapping it in an object property.");
}
return combined;
};
;
const esm = (( null && (zodToJsonSchema)));
;
function mapMiniTarget(t) {
if (!t)
return 'draft-7';
if (t === 'jsonSchema7' || t === 'draft-7')
return 'draft-7';
if (t === 'jsonSchema2019-09' || t === 'draft-2020-12')
return 'draft-2020-12';
return 'draft-7'; 
}
function toJsonSchemaCompat(schema, opts) {
if (isZ4Schema(schema)) {
return z4mini.toJSONSchema(schema, {
target: mapMiniTarget(opts?.target),
io: opts?.pipeStrategy ?? 'input'
});
}
return zodToJsonSchema(schema, {
strictUnions: opts?.strictUnions ?? true,
pipeStrategy: opts?.pipeStrategy ?? 'input'
});
}
function getMethodLiteral(schema) {
const shape = getObjectShape(schema);
const methodSchema = shape?.method;
if (!methodSchema) {
throw new Error('Schema is missing a method literal');
}
const value = getLiteralValue(methodSchema);
if (typeof value !== 'string') {
throw new Error('Schema method literal must be a string');
}
return value;
}
function parseWithCompat(schema, data) {
const result = safeParse(schema, data);
if (!result.success) {
throw result.error;
}
return result.data;
}
;
const DEFAULT_REQUEST_TIMEOUT_MSEC = 60000;
class Protocol {
constructor(_options) {
this._options = _options;
this._requestMessageId = 0;
this._requestHandlers = new Map();
this._requestHandlerAbortControllers = new Map();
this._notificationHandlers = new Map();
this._responseHandlers = new Map();
this._progressHandlers = new Map();
this._timeoutInfo = new Map();
this._pendingDebouncedNotifications = new Set();
this._taskProgressTokens = new Map();
this._requestResolvers = new Map();
this.setNotificationHandler(types .Sq, notification => {
this._oncancel(notification);
});
this.setNotificationHandler(types ._r, notification => {
this._onprogress(notification);
});
this.setRequestHandler(types .tC,
_request => ({}));
this._taskStore = _options?.taskStore;
this._taskMessageQueue = _options?.taskMessageQueue;
if (this._taskStore) {
this.setRequestHandler(types .Ql, async (request, extra) => {
const task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
if (!task) {
throw new types .Nh(types .O4.InvalidParams, 'Failed to retrieve task: Task not found');
}
return {
...task
};
});
this.setRequestHandler(types .oQ, async (request, extra) => {
const handleTaskResult = async () => {
const taskId = request.params.taskId;
if (!(await this._taskStore.getTask(taskId, extra.sessionId))) {
throw new types .Nh(types .O4.InvalidParams, `Task not found: ${taskId}`);
}
if (this._taskMessageQueue) {
let queuedMessage;
while ((queuedMessage = await this._taskMessageQueue.dequeue(taskId, extra.sessionId))) {
if (queuedMessage.type === 'response' || queuedMessage.type === 'error') {
const message = queuedMessage.message;
const requestId = message.id;
const resolver = this._requestResolvers.get(requestId);
if (resolver) {
this._requestResolvers.delete(requestId);
if (queuedMessage.type === 'response') {
resolver(message);
}
else {
const errorMessage = message;
const error = new types .Nh(errorMessage.error.code, errorMessage.error.message, errorMessage.error.data);
resolver(error);
}
}
else {
const messageType = queuedMessage.type === 'response' ? 'Response' : 'Error';
this._onerror(new Error(`${messageType} handler missing for request ${requestId}`));
}
continue;
}
await this._transport?.send(queuedMessage.message, { relatedRequestId: extra.requestId });
}
}
const task = await this._taskStore.getTask(taskId, extra.sessionId);
if (!task) {
throw new types .Nh(types .O4.InvalidParams, `Task not found: ${taskId}`);
}
if (!isTerminal(task.status)) {
await this._waitForTaskUpdate(taskId, extra.signal, extra.sessionId);
return await handleTaskResult();
}
if (isTerminal(task.status)) {
const result = await this._taskStore.getTaskResult(taskId, extra.sessionId);
this._clearTaskQueue(taskId, extra.sessionId);
return {
...result,
_meta: {
...result._meta,
[types .EV]: {
taskId: taskId
}
}
};
}
return await handleTaskResult();
};
return await handleTaskResult();
});
this.setRequestHandler(types .zR, async (request, extra) => {
try {
const { tasks, nextCursor } = await this._taskStore.listTasks(request.params?.cursor, extra.sessionId);
return {
tasks,
nextCursor,
_meta: {}
};
}
catch (error) {
throw new types .Nh(types .O4.InvalidParams, `Failed to list tasks: ${error instanceof Error ? error.message : String(error)}`);
}
});
this.setRequestHandler(types .gd, async (request, extra) => {
try {
const task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
if (!task) {
throw new types .Nh(types .O4.InvalidParams, `Task not found: ${request.params.taskId}`);
}
if (isTerminal(task.status)) {
throw new types .Nh(types .O4.InvalidParams, `Cannot cancel task in terminal status: ${task.status}`);
}
await this._taskStore.updateTaskStatus(request.params.taskId, 'cancelled', 'Client cancelled task execution.', extra.sessionId);
this._clearTaskQueue(request.params.taskId, extra.sessionId);
const cancelledTask = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
if (!cancelledTask) {
throw new types .Nh(types .O4.InvalidParams, `Task not found after cancellation: ${request.params.taskId}`);
}
return {
_meta: {},
...cancelledTask
};
}
catch (error) {
if (error instanceof types .Nh) {
throw error;
}
throw new types .Nh(types .O4.InvalidRequest, `Failed to cancel task: ${error instanceof Error ? error.message : String(error)}`);
}
});
}
}
async _oncancel(notification) {
if (!notification.params.requestId) {
return;
}
const controller = this._requestHandlerAbortControllers.get(notification.params.requestId);
controller?.abort(notification.params.reason);
}
_setupTimeout(messageId, timeout, maxTotalTimeout, onTimeout, resetTimeoutOnProgress = false) {
this._timeoutInfo.set(messageId, {
timeoutId: setTimeout(onTimeout, timeout),
startTime: Date.now(),
timeout,
maxTotalTimeout,
resetTimeoutOnProgress,
onTimeout
});
}
_resetTimeout(messageId) {
const info = this._timeoutInfo.get(messageId);
if (!info)
return false;
const totalElapsed = Date.now() - info.startTime;
if (info.maxTotalTimeout && totalElapsed >= info.maxTotalTimeout) {
this._timeoutInfo.delete(messageId);
throw types .Nh.fromError(types .O4.RequestTimeout, 'Maximum total timeout exceeded', {
maxTotalTimeout: info.maxTotalTimeout,
totalElapsed
});
}
clearTimeout(info.timeoutId);
info.timeoutId = setTimeout(info.onTimeout, info.timeout);
return true;
}
_cleanupTimeout(messageId) {
const info = this._timeoutInfo.get(messageId);
if (info) {
clearTimeout(info.timeoutId);
this._timeoutInfo.delete(messageId);
}
}
async connect(transport) {
if (this._transport) {
throw new Error('Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.');
}
this._transport = transport;
const _onclose = this.transport?.onclose;
this._transport.onclose = () => {
_onclose?.();
this._onclose();
};
const _onerror = this.transport?.onerror;
this._transport.onerror = (error) => {
_onerror?.(error);
this._onerror(error);
};
const _onmessage = this._transport?.onmessage;
this._transport.onmessage = (message, extra) => {
_onmessage?.(message, extra);
if ((0,types .ig)(message) || (0,types .LW)(message)) {
this._onresponse(message);
}
else if ((0,types .vo)(message)) {
this._onrequest(message, extra);
}
else if ((0,types .lg)(message)) {
this._onnotification(message);
}
else {
this._onerror(new Error(`Unknown message type: ${JSON.stringify(message)}`));
}
};
await this._transport.start();
}
_onclose() {
const responseHandlers = this._responseHandlers;
this._responseHandlers = new Map();
this._progressHandlers.clear();
this._taskProgressTokens.clear();
this._pendingDebouncedNotifications.clear();
for (const info of this._timeoutInfo.values()) {
clearTimeout(info.timeoutId);
}
this._timeoutInfo.clear();
for (const controller of this._requestHandlerAbortControllers.values()) {
controller.abort();
}
this._requestHandlerAbortControllers.clear();
const error = types .Nh.fromError(types .O4.ConnectionClosed, 'Connection closed');
this._transport = undefined;
this.onclose?.();
for (const handler of responseHandlers.values()) {
handler(error);
}
}
_onerror(error) {
this.onerror?.(error);
}
_onnotification(notification) {
const handler = this._notificationHandlers.get(notification.method) ?? this.fallbackNotificationHandler;
if (handler === undefined) {
return;
}
Promise.resolve()
.then(() => handler(notification))
.catch(error => this._onerror(new Error(`Uncaught error in notification handler: ${error}`)));
}
_onrequest(request, extra) {
const handler = this._requestHandlers.get(request.method) ?? this.fallbackRequestHandler;
const capturedTransport = this._transport;
const relatedTaskId = request.params?._meta?.[types .EV]?.taskId;
const sessionId = capturedTransport?.sessionId;
const store = this._taskStore;
let relatedTaskFound = true;
let relatedTaskLookup;
if (relatedTaskId && store && this._taskMessageQueue && sessionId !== undefined) {
relatedTaskFound = false;
relatedTaskLookup = (async () => {
if (!(await store.getTask(relatedTaskId, sessionId))) {
throw new types .Nh(types .O4.InvalidParams, `Task not found: ${relatedTaskId}`);
}
relatedTaskFound = true;
})();
}
if (handler === undefined) {
const errorResponse = {
jsonrpc: '2.0',
id: request.id,
error: {
code: types .O4.MethodNotFound,
message: 'Method not found'
}
};
if (relatedTaskId && relatedTaskLookup) {
const queuedError = { type: 'error', message: errorResponse, timestamp: Date.now() };
relatedTaskLookup
.then(() => this._enqueueTaskMessage(relatedTaskId, queuedError, sessionId), () => capturedTransport?.send(errorResponse))
.catch(error => this._onerror(new Error(`Failed to send an error response: ${error}`)));
}
else if (relatedTaskId && this._taskMessageQueue) {
this._enqueueTaskMessage(relatedTaskId, {
type: 'error',
message: errorResponse,
timestamp: Date.now()
}, capturedTransport?.sessionId).catch(error => this._onerror(new Error(`Failed to enqueue error response: ${error}`)));
}
else {
capturedTransport
?.send(errorResponse)
.catch(error => this._onerror(new Error(`Failed to send an error response: ${error}`)));
}
return;
}
const abortController = new AbortController();
this._requestHandlerAbortControllers.set(request.id, abortController);
const taskCreationParams = (0,types .bZ)(request.params) ? request.params.task : undefined;
const taskStore = this._taskStore ? this.requestTaskStore(request, capturedTransport?.sessionId) : undefined;
const fullExtra = {
signal: abortController.signal,
sessionId: capturedTransport?.sessionId,
_meta: request.params?._meta,
sendNotification: async (notification) => {
if (abortController.signal.aborted)
return;
const notificationOptions = { relatedRequestId: request.id };
if (relatedTaskId) {
notificationOptions.relatedTask = { taskId: relatedTaskId };
}
await this.notification(notification, notificationOptions);
},
sendRequest: async (r, resultSchema, options) => {
if (abortController.signal.aborted) {
throw new types .Nh(types .O4.ConnectionClosed, 'Request was cancelled');
}
const requestOptions = { ...options, relatedRequestId: request.id };
if (relatedTaskId && !requestOptions.relatedTask) {
requestOptions.relatedTask = { taskId: relatedTaskId };
}
const effectiveTaskId = requestOptions.relatedTask?.taskId ?? relatedTaskId;
if (effectiveTaskId && taskStore) {
await taskStore.updateTaskStatus(effectiveTaskId, 'input_required');
}
return await this.request(r, resultSchema, requestOptions);
},
authInfo: extra?.authInfo,
requestId: request.id,
requestInfo: extra?.requestInfo,
taskId: relatedTaskId,
taskStore: taskStore,
taskRequestedTtl: taskCreationParams?.ttl,
closeSSEStream: extra?.closeSSEStream,
closeStandaloneSSEStream: extra?.closeStandaloneSSEStream
};
(relatedTaskLookup ?? Promise.resolve())
.then(() => {
if (relatedTaskLookup && abortController.signal.aborted) {
throw new types .Nh(types .O4.ConnectionClosed, 'Request was cancelled');
}
if (taskCreationParams) {
this.assertTaskHandlerCapability(request.method);
}
})
.then(() => handler(request, fullExtra))
.then(async (result) => {
if (abortController.signal.aborted) {
return;
}
const response = {
result,
jsonrpc: '2.0',
id: request.id
};
if (relatedTaskId && this._taskMessageQueue) {
await this._enqueueTaskMessage(relatedTaskId, {
type: 'response',
message: response,
timestamp: Date.now()
}, capturedTransport?.sessionId);
}
else {
await capturedTransport?.send(response);
}
}, async (error) => {
if (abortController.signal.aborted) {
return;
}
const errorResponse = {
jsonrpc: '2.0',
id: request.id,
error: {
code: Number.isSafeInteger(error['code']) ? error['code'] : types .O4.InternalError,
message: error.message ?? 'Internal error',
...(error['data'] !== undefined && { data: error['data'] })
}
};
if (relatedTaskId && this._taskMessageQueue && relatedTaskFound) {
await this._enqueueTaskMessage(relatedTaskId, {
type: 'error',
message: errorResponse,
timestamp: Date.now()
}, capturedTransport?.sessionId);
}
else {
await capturedTransport?.send(errorResponse);
}
})
.catch(error => this._onerror(new Error(`Failed to send response: ${error}`)))
.finally(() => {
if (this._requestHandlerAbortControllers.get(request.id) === abortController) {
this._requestHandlerAbortControllers.delete(request.id);
}
});
}
_onprogress(notification) {
const { progressToken, ...params } = notification.params;
const messageId = Number(progressToken);
const handler = this._progressHandlers.get(messageId);
if (!handler) {
this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(notification)}`));
return;
}
const responseHandler = this._responseHandlers.get(messageId);
const timeoutInfo = this._timeoutInfo.get(messageId);
if (timeoutInfo && responseHandler && timeoutInfo.resetTimeoutOnProgress) {
try {
this._resetTimeout(messageId);
}
catch (error) {
this._responseHandlers.delete(messageId);
this._progressHandlers.delete(messageId);
this._cleanupTimeout(messageId);
responseHandler(error);
return;
}
}
handler(params);
}
_onresponse(response) {
const messageId = Number(response.id);
const resolver = this._requestResolvers.get(messageId);
if (resolver) {
this._requestResolvers.delete(messageId);
if ((0,types .ig)(response)) {
resolver(response);
}
else {
const error = new types .Nh(response.error.code, response.error.message, response.error.data);
resolver(error);
}
return;
}
const handler = this._responseHandlers.get(messageId);
if (handler === undefined) {
this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(response)}`));
return;
}
this._responseHandlers.delete(messageId);
this._cleanupTimeout(messageId);
let isTaskResponse = false;
if ((0,types .ig)(response) && response.result && typeof response.result === 'object') {
const result = response.result;
if (result.task && typeof result.task === 'object') {
const task = result.task;
if (typeof task.taskId === 'string') {
isTaskResponse = true;
this._taskProgressTokens.set(task.taskId, messageId);
}
}
}
if (!isTaskResponse) {
this._progressHandlers.delete(messageId);
}
if ((0,types .ig)(response)) {
handler(response);
}
else {
const error = types .Nh.fromError(response.error.code, response.error.message, response.error.data);
handler(error);
}
}
get transport() {
return this._transport;
}
async close() {
await this._transport?.close();
}
async *requestStream(request, resultSchema, options) {
const { task } = options ?? {};
if (!task) {
try {
const result = await this.request(request, resultSchema, options);
yield { type: 'result', result };
}
catch (error) {
yield {
type: 'error',
error: error instanceof types .Nh ? error : new types .Nh(types .O4.InternalError, String(error))
};
}
return;
}
let taskId;
try {
const createResult = await this.request(request, types .Mg, options);
if (createResult.task) {
taskId = createResult.task.taskId;
yield { type: 'taskCreated', task: createResult.task };
}
else {
throw new types .Nh(types .O4.InternalError, 'Task creation did not return a task');
}
while (true) {
const task = await this.getTask({ taskId }, options);
yield { type: 'taskStatus', task };
if (isTerminal(task.status)) {
if (task.status === 'completed') {
const result = await this.getTaskResult({ taskId }, resultSchema, options);
yield { type: 'result', result };
}
else if (task.status === 'failed') {
yield {
type: 'error',
error: new types .Nh(types .O4.InternalError, `Task ${taskId} failed`)
};
}
else if (task.status === 'cancelled') {
yield {
type: 'error',
error: new types .Nh(types .O4.InternalError, `Task ${taskId} was cancelled`)
};
}
return;
}
if (task.status === 'input_required') {
const result = await this.getTaskResult({ taskId }, resultSchema, options);
yield { type: 'result', result };
return;
}
const pollInterval = task.pollInterval ?? this._options?.defaultTaskPollInterval ?? 1000;
await new Promise(resolve => setTimeout(resolve, pollInterval));
options?.signal?.throwIfAborted();
}
}
catch (error) {
yield {
type: 'error',
error: error instanceof types .Nh ? error : new types .Nh(types .O4.InternalError, String(error))
};
}
}
request(request, resultSchema, options) {
const { relatedRequestId, resumptionToken, onresumptiontoken, task, relatedTask } = options ?? {};
return new Promise((resolve, reject) => {
const earlyReject = (error) => {
reject(error);
};
if (!this._transport) {
earlyReject(new Error('Not connected'));
return;
}
if (this._options?.enforceStrictCapabilities === true) {
try {
this.assertCapabilityForMethod(request.method);
if (task) {
this.assertTaskCapability(request.method);
}
}
catch (e) {
earlyReject(e);
return;
}
}
options?.signal?.throwIfAborted();
const messageId = this._requestMessageId++;
const jsonrpcRequest = {
...request,
jsonrpc: '2.0',
id: messageId
};
if (options?.onprogress) {
this._progressHandlers.set(messageId, options.onprogress);
jsonrpcRequest.params = {
...request.params,
_meta: {
...(request.params?._meta || {}),
progressToken: messageId
}
};
}
if (task) {
jsonrpcRequest.params = {
...jsonrpcRequest.params,
task: task
};
}
if (relatedTask) {
jsonrpcRequest.params = {
...jsonrpcRequest.params,
_meta: {
...(jsonrpcRequest.params?._meta || {}),
[types .EV]: relatedTask
}
};
}
const cancel = (reason) => {
this._responseHandlers.delete(messageId);
this._progressHandlers.delete(messageId);
this._cleanupTimeout(messageId);
this._transport
?.send({
jsonrpc: '2.0',
method: 'notifications/cancelled',
params: {
requestId: messageId,
reason: String(reason)
}
}, { relatedRequestId, resumptionToken, onresumptiontoken })
.catch(error => this._onerror(new Error(`Failed to send cancellation: ${error}`)));
const error = reason instanceof types .Nh ? reason : new types .Nh(types .O4.RequestTimeout, String(reason));
reject(error);
};
this._responseHandlers.set(messageId, response => {
if (options?.signal?.aborted) {
return;
}
if (response instanceof Error) {
return reject(response);
}
try {
const parseResult = safeParse(resultSchema, response.result);
if (!parseResult.success) {
reject(parseResult.error);
}
else {
resolve(parseResult.data);
}
}
catch (error) {
reject(error);
}
});
options?.signal?.addEventListener('abort', () => {
cancel(options?.signal?.reason);
});
const timeout = options?.timeout ?? DEFAULT_REQUEST_TIMEOUT_MSEC;
const timeoutHandler = () => cancel(types .Nh.fromError(types .O4.RequestTimeout, 'Request timed out', { timeout }));
this._setupTimeout(messageId, timeout, options?.maxTotalTimeout, timeoutHandler, options?.resetTimeoutOnProgress ?? false);
const relatedTaskId = relatedTask?.taskId;
if (relatedTaskId) {
const responseResolver = (response) => {
const handler = this._responseHandlers.get(messageId);
if (handler) {
handler(response);
}
else {
this._onerror(new Error(`Response handler missing for side-channeled request ${messageId}`));
}
};
this._requestResolvers.set(messageId, responseResolver);
this._enqueueTaskMessage(relatedTaskId, {
type: 'request',
message: jsonrpcRequest,
timestamp: Date.now()
}).catch(error => {
this._cleanupTimeout(messageId);
reject(error);
});
}
else {
this._transport.send(jsonrpcRequest, { relatedRequestId, resumptionToken, onresumptiontoken }).catch(error => {
this._cleanupTimeout(messageId);
reject(error);
});
}
});
}
async getTask(params, options) {
return this.request({ method: 'tasks/get', params }, types .Sc, options);
}
async getTaskResult(params, resultSchema, options) {
return this.request({ method: 'tasks/result', params }, resultSchema, options);
}
async listTasks(params, options) {
return this.request({ method: 'tasks/list', params }, types .a5, options);
}
async cancelTask(params, options) {
return this.request({ method: 'tasks/cancel', params }, types .gH, options);
}
async notification(notification, options) {
if (!this._transport) {
throw new Error('Not connected');
}
this.assertNotificationCapability(notification.method);
const relatedTaskId = options?.relatedTask?.taskId;
if (relatedTaskId) {
const jsonrpcNotification = {
...notification,
jsonrpc: '2.0',
params: {
...notification.params,
_meta: {
...(notification.params?._meta || {}),
[types .EV]: options.relatedTask
}
}
};
await this._enqueueTaskMessage(relatedTaskId, {
type: 'notification',
message: jsonrpcNotification,
timestamp: Date.now()
});
return;
}
const debouncedMethods = this._options?.debouncedNotificationMethods ?? [];
const canDebounce = debouncedMethods.includes(notification.method) && !notification.params && !options?.relatedRequestId && !options?.relatedTask;
if (canDebounce) {
if (this._pendingDebouncedNotifications.has(notification.method)) {
return;
}
this._pendingDebouncedNotifications.add(notification.method);
Promise.resolve().then(() => {
this._pendingDebouncedNotifications.delete(notification.method);
if (!this._transport) {
return;
}
let jsonrpcNotification = {
...notification,
jsonrpc: '2.0'
};
if (options?.relatedTask) {
jsonrpcNotification = {
...jsonrpcNotification,
params: {
...jsonrpcNotification.params,
_meta: {
...(jsonrpcNotification.params?._meta || {}),
[types .EV]: options.relatedTask
}
}
};
}
this._transport?.send(jsonrpcNotification, options).catch(error => this._onerror(error));
});
return;
}
let jsonrpcNotification = {
...notification,
jsonrpc: '2.0'
};
if (options?.relatedTask) {
jsonrpcNotification = {
...jsonrpcNotification,
params: {
...jsonrpcNotification.params,
_meta: {
...(jsonrpcNotification.params?._meta || {}),
[types .EV]: options.relatedTask
}
}
};
}
await this._transport.send(jsonrpcNotification, options);
}
setRequestHandler(requestSchema, handler) {
const method = getMethodLiteral(requestSchema);
this.assertRequestHandlerCapability(method);
this._requestHandlers.set(method, (request, extra) => {
const parsed = parseWithCompat(requestSchema, request);
return Promise.resolve(handler(parsed, extra));
});
}
removeRequestHandler(method) {
this._requestHandlers.delete(method);
}
assertCanSetRequestHandler(method) {
if (this._requestHandlers.has(method)) {
throw new Error(`A request handler for ${method} already exists, which would be overridden`);
}
}
setNotificationHandler(notificationSchema, handler) {
const method = getMethodLiteral(notificationSchema);
this._notificationHandlers.set(method, notification => {
const parsed = parseWithCompat(notificationSchema, notification);
return Promise.resolve(handler(parsed));
});
}
removeNotificationHandler(method) {
this._notificationHandlers.delete(method);
}
_cleanupTaskProgressHandler(taskId) {
const progressToken = this._taskProgressTokens.get(taskId);
if (progressToken !== undefined) {
this._progressHandlers.delete(progressToken);
this._taskProgressTokens.delete(taskId);
}
}
async _enqueueTaskMessage(taskId, message, sessionId) {
if (!this._taskStore || !this._taskMessageQueue) {
throw new Error('Cannot enqueue task message: taskStore and taskMessageQueue are not configured');
}
const maxQueueSize = this._options?.maxTaskQueueSize;
await this._taskMessageQueue.enqueue(taskId, message, sessionId ?? this._transport?.sessionId, maxQueueSize);
}
async _clearTaskQueue(taskId, sessionId) {
if (this._taskMessageQueue) {
const messages = await this._taskMessageQueue.dequeueAll(taskId, sessionId);
for (const message of messages) {
if (message.type === 'request' && (0,types .vo)(message.message)) {
const requestId = message.message.id;
const resolver = this._requestResolvers.get(requestId);
if (resolver) {
resolver(new types .Nh(types .O4.InternalError, 'Task cancelled or completed'));
this._requestResolvers.delete(requestId);
}
else {
this._onerror(new Error(`Resolver missing for request ${requestId} during task ${taskId} cleanup`));
}
}
}
}
}
async _waitForTaskUpdate(taskId, signal, sessionId) {
let interval = this._options?.defaultTaskPollInterval ?? 1000;
try {
const task = await this._taskStore?.getTask(taskId, sessionId);
if (task?.pollInterval) {
interval = task.pollInterval;
}
}
catch {
}
return new Promise((resolve, reject) => {
if (signal.aborted) {
reject(new types .Nh(types .O4.InvalidRequest, 'Request cancelled'));
return;
}
const timeoutId = setTimeout(resolve, interval);
signal.addEventListener('abort', () => {
clearTimeout(timeoutId);
reject(new types .Nh(types .O4.InvalidRequest, 'Request cancelled'));
}, { once: true });
});
}
requestTaskStore(request, sessionId) {
const taskStore = this._taskStore;
if (!taskStore) {
throw new Error('No task store configured');
}
return {
createTask: async (taskParams) => {
if (!request) {
throw new Error('No request provided');
}
return await taskStore.createTask(taskParams, request.id, {
method: request.method,
params: request.params
}, sessionId);
},
getTask: async (taskId) => {
const task = await taskStore.getTask(taskId, sessionId);
if (!task) {
throw new types .Nh(types .O4.InvalidParams, 'Failed to retrieve task: Task not found');
}
return task;
},
storeTaskResult: async (taskId, status, result) => {
await taskStore.storeTaskResult(taskId, status, result, sessionId);
const task = await taskStore.getTask(taskId, sessionId);
if (task) {
const notification = types .ki.parse({
method: 'notifications/tasks/status',
params: task
});
await this.notification(notification);
if (isTerminal(task.status)) {
this._cleanupTaskProgressHandler(taskId);
}
}
},
getTaskResult: taskId => {
return taskStore.getTaskResult(taskId, sessionId);
},
updateTaskStatus: async (taskId, status, statusMessage) => {
const task = await taskStore.getTask(taskId, sessionId);
if (!task) {
throw new types .Nh(types .O4.InvalidParams, `Task "${taskId}" not found - it may have been cleaned up`);
}
if (isTerminal(task.status)) {
throw new types .Nh(types .O4.InvalidParams, `Cannot update task "${taskId}" from terminal status "${task.status}" to "${status}". Terminal states (completed, failed, cancelled) cannot transition to other states.`);
}
await taskStore.updateTaskStatus(taskId, status, statusMessage, sessionId);
const updatedTask = await taskStore.getTask(taskId, sessionId);
if (updatedTask) {
const notification = types .ki.parse({
method: 'notifications/tasks/status',
params: updatedTask
});
await this.notification(notification);
if (isTerminal(updatedTask.status)) {
this._cleanupTaskProgressHandler(taskId);
}
}
},
listTasks: cursor => {
return taskStore.listTasks(cursor, sessionId);
}
};
}
}
function isPlainObject(value) {
return value !== null && typeof value === 'object' && !Array.isArray(value);
}
function mergeCapabilities(base, additional) {
const result = { ...base };
for (const key in additional) {
const k = key;
const addValue = additional[k];
if (addValue === undefined)
continue;
const baseValue = result[k];
if (isPlainObject(baseValue) && isPlainObject(addValue)) {
result[k] = { ...baseValue, ...addValue };
}
else {
result[k] = addValue;
}
}
return result;
}
var dist_ajv = __webpack_require__(42463);
var dist = __webpack_require__(82815);
;
function createDefaultAjvInstance() {
const ajv = new dist_ajv({
strict: false,
validateFormats: true,
validateSchema: false,
allErrors: true
});
const addFormats = dist;
addFormats(ajv);
return ajv;
}
class AjvJsonSchemaValidator {
constructor(ajv) {
this._ajv = ajv ?? createDefaultAjvInstance();
}
getValidator(schema) {
const ajvValidator = '$id' in schema && typeof schema.$id === 'string'
? (this._ajv.getSchema(schema.$id) ?? this._ajv.compile(schema))
: this._ajv.compile(schema);
return (input) => {
const valid = ajvValidator(input);
if (valid) {
return {
valid: true,
data: input,
errorMessage: undefined
};
}
else {
return {
valid: false,
data: undefined,
errorMessage: this._ajv.errorsText(ajvValidator.errors)
};
}
};
}
}
;
class ExperimentalServerTasks {
constructor(_server) {
this._server = _server;
}
requestStream(request, resultSchema, options) {
return this._server.requestStream(request, resultSchema, options);
}
createMessageStream(params, options) {
const clientCapabilities = this._server.getClientCapabilities();
if ((params.tools || params.toolChoice) && !clientCapabilities?.sampling?.tools) {
throw new Error('Client does not support sampling tools capability.');
}
if (params.messages.length > 0) {
const lastMessage = params.messages[params.messages.length - 1];
const lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content];
const hasToolResults = lastContent.some(c => c.type === 'tool_result');
const previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : undefined;
const previousContent = previousMessage
? Array.isArray(previousMessage.content)
? previousMessage.content
: [previousMessage.content]
: [];
const hasPreviousToolUse = previousContent.some(c => c.type === 'tool_use');
if (hasToolResults) {
if (lastContent.some(c => c.type !== 'tool_result')) {
throw new Error('The last message must contain only tool_result content if any is present');
}
if (!hasPreviousToolUse) {
throw new Error('tool_result blocks are not matching any tool_use from the previous message');
}
}
if (hasPreviousToolUse) {
const toolUseIds = new Set(previousContent.filter(c => c.type === 'tool_use').map(c => c.id));
const toolResultIds = new Set(lastContent.filter(c => c.type === 'tool_result').map(c => c.toolUseId));
if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every(id => toolResultIds.has(id))) {
throw new Error('ids of tool_result blocks and tool_use blocks from previous message do not match');
}
}
}
return this.requestStream({
method: 'sampling/createMessage',
params
}, types .K1, options);
}
elicitInputStream(params, options) {
const clientCapabilities = this._server.getClientCapabilities();
const mode = params.mode ?? 'form';
switch (mode) {
case 'url': {
if (!clientCapabilities?.elicitation?.url) {
throw new Error('Client does not support url elicitation.');
}
break;
}
case 'form': {
if (!clientCapabilities?.elicitation?.form) {
throw new Error('Client does not support form elicitation.');
}
break;
}
}
const normalizedParams = mode === 'form' && params.mode === undefined ? { ...params, mode: 'form' } : params;
return this.requestStream({
method: 'elicitation/create',
params: normalizedParams
}, types .n_, options);
}
async getTask(taskId, options) {
return this._server.getTask({ taskId }, options);
}
async getTaskResult(taskId, resultSchema, options) {
return this._server.getTaskResult({ taskId }, resultSchema, options);
}
async listTasks(cursor, options) {
return this._server.listTasks(cursor ? { cursor } : undefined, options);
}
async cancelTask(taskId, options) {
return this._server.cancelTask({ taskId }, options);
}
}
;
function assertToolsCallTaskCapability(requests, method, entityName) {
if (!requests) {
throw new Error(`${entityName} does not support task creation (required for ${method})`);
}
switch (method) {
case 'tools/call':
if (!requests.tools?.call) {
throw new Error(`${entityName} does not support task creation for tools/call (required for ${method})`);
}
break;
default:
break;
}
}
function assertClientRequestTaskCapability(requests, method, entityName) {
if (!requests) {
throw new Error(`${entityName} does not support task creation (required for ${method})`);
}
switch (method) {
case 'sampling/createMessage':
if (!requests.sampling?.createMessage) {
throw new Error(`${entityName} does not support task creation for sampling/createMessage (required for ${method})`);
}
break;
case 'elicitation/create':
if (!requests.elicitation?.create) {
throw new Error(`${entityName} does not support task creation for elicitation/create (required for ${method})`);
}
break;
default:
break;
}
}
;
class Server extends Protocol {
constructor(_serverInfo, options) {
super(options);
this._serverInfo = _serverInfo;
this._loggingLevels = new Map();
this.LOG_LEVEL_SEVERITY = new Map(types .FP.options.map((level, index) => [level, index]));
this.isMessageIgnored = (level, sessionId) => {
const currentLevel = this._loggingLevels.get(sessionId);
return currentLevel ? this.LOG_LEVEL_SEVERITY.get(level) < this.LOG_LEVEL_SEVERITY.get(currentLevel) : false;
};
this._capabilities = options?.capabilities ?? {};
this._instructions = options?.instructions;
this._jsonSchemaValidator = options?.jsonSchemaValidator ?? new AjvJsonSchemaValidator();
this.setRequestHandler(types .rk, request => this._oninitialize(request));
this.setNotificationHandler(types .ZC, () => this.oninitialized?.());
if (this._capabilities.logging) {
this.setRequestHandler(types .b_, async (request, extra) => {
const transportSessionId = extra.sessionId || extra.requestInfo?.headers['mcp-session-id'] || undefined;
const { level } = request.params;
const parseResult = types .FP.safeParse(level);
if (parseResult.success) {
this._loggingLevels.set(transportSessionId, parseResult.data);
}
return {};
});
}
}
get experimental() {
if (!this._experimental) {
this._experimental = {
tasks: new ExperimentalServerTasks(this)
};
}
return this._experimental;
}
registerCapabilities(capabilities) {
if (this.transport) {
throw new Error('Cannot register capabilities after connecting to transport');
}
this._capabilities = mergeCapabilities(this._capabilities, capabilities);
}
setRequestHandler(requestSchema, handler) {
const shape = getObjectShape(requestSchema);
const methodSchema = shape?.method;
if (!methodSchema) {
throw new Error('Schema is missing a method literal');
}
const methodValue = getLiteralValue(methodSchema);
if (typeof methodValue !== 'string') {
throw new Error('Schema method literal must be a string');
}
const method = methodValue;
if (method === 'tools/call') {
const wrappedHandler = async (request, extra) => {
const validatedRequest = safeParse(types .FT, request);
if (!validatedRequest.success) {
const errorMessage = validatedRequest.error instanceof Error ? validatedRequest.error.message : String(validatedRequest.error);
throw new types .Nh(types .O4.InvalidParams, `Invalid tools/call request: ${errorMessage}`);
}
const { params } = validatedRequest.data;
const result = await Promise.resolve(handler(request, extra));
if (params.task) {
const taskValidationResult = safeParse(types .Mg, result);
if (!taskValidationResult.success) {
const errorMessage = taskValidationResult.error instanceof Error
? taskValidationResult.error.message
: String(taskValidationResult.error);
throw new types .Nh(types .O4.InvalidParams, `Invalid task creation result: ${errorMessage}`);
}
return taskValidationResult.data;
}
const validationResult = safeParse(types .TF, result);
if (!validationResult.success) {
const errorMessage = validationResult.error instanceof Error ? validationResult.error.message : String(validationResult.error);
throw new types .Nh(types .O4.InvalidParams, `Invalid tools/call result: ${errorMessage}`);
}
return validationResult.data;
};
return super.setRequestHandler(requestSchema, wrappedHandler);
}
return super.setRequestHandler(requestSchema, handler);
}
assertCapabilityForMethod(method) {
switch (method) {
case 'sampling/createMessage':
if (!this._clientCapabilities?.sampling) {
throw new Error(`Client does not support sampling (required for ${method})`);
}
break;
case 'elicitation/create':
if (!this._clientCapabilities?.elicitation) {
throw new Error(`Client does not support elicitation (required for ${method})`);
}
break;
case 'roots/list':
if (!this._clientCapabilities?.roots) {
throw new Error(`Client does not support listing roots (required for ${method})`);
}
break;
case 'ping':
break;
}
}
assertNotificationCapability(method) {
switch (method) {
case 'notifications/message':
if (!this._capabilities.logging) {
throw new Error(`Server does not support logging (required for ${method})`);
}
break;
case 'notifications/resources/updated':
case 'notifications/resources/list_changed':
if (!this._capabilities.resources) {
throw new Error(`Server does not support notifying about resources (required for ${method})`);
}
break;
case 'notifications/tools/list_changed':
if (!this._capabilities.tools) {
throw new Error(`Server does not support notifying of tool list changes (required for ${method})`);
}
break;
case 'notifications/prompts/list_changed':
if (!this._capabilities.prompts) {
throw new Error(`Server does not support notifying of prompt list changes (required for ${method})`);
}
break;
case 'notifications/elicitation/complete':
if (!this._clientCapabilities?.elicitation?.url) {
throw new Error(`Client does not support URL elicitation (required for ${method})`);
}
break;
case 'notifications/cancelled':
break;
case 'notifications/progress':
break;
}
}
assertRequestHandlerCapability(method) {
if (!this._capabilities) {
return;
}
switch (method) {
case 'completion/complete':
if (!this._capabilities.completions) {
throw new Error(`Server does not support completions (required for ${method})`);
}
break;
case 'logging/setLevel':
if (!this._capabilities.logging) {
throw new Error(`Server does not support logging (required for ${method})`);
}
break;
case 'prompts/get':
case 'prompts/list':
if (!this._capabilities.prompts) {
throw new Error(`Server does not support prompts (required for ${method})`);
}
break;
case 'resources/list':
case 'resources/templates/list':
case 'resources/read':
if (!this._capabilities.resources) {
throw new Error(`Server does not support resources (required for ${method})`);
}
break;
case 'tools/call':
case 'tools/list':
if (!this._capabilities.tools) {
throw new Error(`Server does not support tools (required for ${method})`);
}
break;
case 'tasks/get':
case 'tasks/list':
case 'tasks/result':
case 'tasks/cancel':
if (!this._capabilities.tasks) {
throw new Error(`Server does not support tasks capability (required for ${method})`);
}
break;
case 'ping':
case 'initialize':
break;
}
}
assertTaskCapability(method) {
assertClientRequestTaskCapability(this._clientCapabilities?.tasks?.requests, method, 'Client');
}
assertTaskHandlerCapability(method) {
if (!this._capabilities) {
return;
}
assertToolsCallTaskCapability(this._capabilities.tasks?.requests, method, 'Server');
}
async _oninitialize(request) {
const requestedVersion = request.params.protocolVersion;
this._clientCapabilities = request.params.capabilities;
this._clientVersion = request.params.clientInfo;
const protocolVersion = types .Iu.includes(requestedVersion) ? requestedVersion : types .aE;
return {
protocolVersion,
capabilities: this.getCapabilities(),
serverInfo: this._serverInfo,
...(this._instructions && { instructions: this._instructions })
};
}
getClientCapabilities() {
return this._clientCapabilities;
}
getClientVersion() {
return this._clientVersion;
}
getCapabilities() {
return this._capabilities;
}
async ping() {
return this.request({ method: 'ping' }, types .wR);
}
async createMessage(params, options) {
if (params.tools || params.toolChoice) {
if (!this._clientCapabilities?.sampling?.tools) {
throw new Error('Client does not support sampling tools capability.');
}
}
if (params.messages.length > 0) {
const lastMessage = params.messages[params.messages.length - 1];
const lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content];
const hasToolResults = lastContent.some(c => c.type === 'tool_result');
const previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : undefined;
const previousContent = previousMessage
? Array.isArray(previousMessage.content)
? previousMessage.content
: [previousMessage.content]
: [];
const hasPreviousToolUse = previousContent.some(c => c.type === 'tool_use');
if (hasToolResults) {
if (lastContent.some(c => c.type !== 'tool_result')) {
throw new Error('The last message must contain only tool_result content if any is present');
}
if (!hasPreviousToolUse) {
throw new Error('tool_result blocks are not matching any tool_use from the previous message');
}
}
if (hasPreviousToolUse) {
const toolUseIds = new Set(previousContent.filter(c => c.type === 'tool_use').map(c => c.id));
const toolResultIds = new Set(lastContent.filter(c => c.type === 'tool_result').map(c => c.toolUseId));
if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every(id => toolResultIds.has(id))) {
throw new Error('ids of tool_result blocks and tool_use blocks from previous message do not match');
}
}
}
if (params.tools) {
return this.request({ method: 'sampling/createMessage', params }, types .TI, options);
}
return this.request({ method: 'sampling/createMessage', params }, types .K1, options);
}
async elicitInput(params, options) {
const mode = (params.mode ?? 'form');
switch (mode) {
case 'url': {
if (!this._clientCapabilities?.elicitation?.url) {
throw new Error('Client does not support url elicitation.');
}
const urlParams = params;
return this.request({ method: 'elicitation/create', params: urlParams }, types .n_, options);
}
case 'form': {
if (!this._clientCapabilities?.elicitation?.form) {
throw new Error('Client does not support form elicitation.');
}
const formParams = params.mode === 'form' ? params : { ...params, mode: 'form' };
const result = await this.request({ method: 'elicitation/create', params: formParams }, types .n_, options);
if (result.action === 'accept' && result.content && formParams.requestedSchema) {
try {
const validator = this._jsonSchemaValidator.getValidator(formParams.requestedSchema);
const validationResult = validator(result.content);
if (!validationResult.valid) {
throw new types .Nh(types .O4.InvalidParams, `Elicitation response content does not match requested schema: ${validationResult.errorMessage}`);
}
}
catch (error) {
if (error instanceof types .Nh) {
throw error;
}
throw new types .Nh(types .O4.InternalError, `Error validating elicitation response: ${error instanceof Error ? error.message : String(error)}`);
}
}
return result;
}
}
}
createElicitationCompletionNotifier(elicitationId, options) {
if (!this._clientCapabilities?.elicitation?.url) {
throw new Error('Client does not support URL elicitation (required for notifications/elicitation/complete)');
}
return () => this.notification({
method: 'notifications/elicitation/complete',
params: {
elicitationId
}
}, options);
}
async listRoots(params, options) {
return this.request({ method: 'roots/list', params }, types .Cs, options);
}
async sendLoggingMessage(params, sessionId) {
if (this._capabilities.logging) {
if (!this.isMessageIgnored(params.level, sessionId)) {
return this.notification({ method: 'notifications/message', params });
}
}
}
async sendResourceUpdated(params) {
return this.notification({
method: 'notifications/resources/updated',
params
});
}
async sendResourceListChanged() {
return this.notification({
method: 'notifications/resources/list_changed'
});
}
async sendToolListChanged() {
return this.notification({ method: 'notifications/tools/list_changed' });
}
async sendPromptListChanged() {
return this.notification({ method: 'notifications/prompts/list_changed' });
}
}
}),
99424:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( StdioServerTransport)
});
var external_node_process_ = __webpack_require__(1708);
var types = __webpack_require__(330);
;
const STDIO_DEFAULT_MAX_BUFFER_SIZE = 10 * 1024 * 1024;
class ReadBuffer {
constructor(options) {
this._maxBufferSize = options?.maxBufferSize ?? STDIO_DEFAULT_MAX_BUFFER_SIZE;
}
append(chunk) {
const newSize = (this._buffer?.length ?? 0) + chunk.length;
if (newSize > this._maxBufferSize) {
this.clear();
throw new Error(`ReadBuffer exceeded maximum size of ${this._maxBufferSize} bytes`);
}
this._buffer = this._buffer ? Buffer.concat([this._buffer, chunk]) : chunk;
}
readMessage() {
if (!this._buffer) {
return null;
}
const index = this._buffer.indexOf('\n');
if (index === -1) {
return null;
}
const line = this._buffer.toString('utf8', 0, index).replace(/\r$/, '');
this._buffer = this._buffer.subarray(index + 1);
return deserializeMessage(line);
}
clear() {
this._buffer = undefined;
}
}
function deserializeMessage(line) {
return types .OR.parse(JSON.parse(line));
}
function serializeMessage(message) {
return JSON.stringify(message) + '\n';
}
;
class StdioServerTransport {
constructor(_stdin = external_node_process_.stdin, _stdout = external_node_process_.stdout, options) {
this._stdin = _stdin;
this._stdout = _stdout;
this._started = false;
this._ondata = (chunk) => {
try {
this._readBuffer.append(chunk);
this.processReadBuffer();
}
catch (error) {
this.onerror?.(error);
this.close().catch(() => { });
}
};
this._onerror = (error) => {
this.onerror?.(error);
};
this._readBuffer = new ReadBuffer({ maxBufferSize: options?.maxBufferSize });
}
async start() {
if (this._started) {
throw new Error('StdioServerTransport already started! If using Server class, note that connect() calls start() automatically.');
}
this._started = true;
this._stdin.on('data', this._ondata);
this._stdin.on('error', this._onerror);
}
processReadBuffer() {
while (true) {
try {
const message = this._readBuffer.readMessage();
if (message === null) {
break;
}
this.onmessage?.(message);
}
catch (error) {
this.onerror?.(error);
}
}
}
async close() {
this._stdin.off('data', this._ondata);
this._stdin.off('error', this._onerror);
const remainingDataListeners = this._stdin.listenerCount('data');
if (remainingDataListeners === 0) {
this._stdin.pause();
}
this._readBuffer.clear();
this.onclose?.();
}
send(message) {
return new Promise(resolve => {
const json = serializeMessage(message);
if (this._stdout.write(json)) {
resolve();
}
else {
this._stdout.once('drain', resolve);
}
});
}
}
}),
330:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FT: () => ( CallToolRequestSchema),
TF: () => ( CallToolResultSchema),
gd: () => ( CancelTaskRequestSchema),
gH: () => ( CancelTaskResultSchema),
Sq: () => ( CancelledNotificationSchema),
K1: () => ( CreateMessageResultSchema),
TI: () => ( CreateMessageResultWithToolsSchema),
Mg: () => ( CreateTaskResultSchema),
n_: () => ( ElicitResultSchema),
wR: () => ( EmptyResultSchema),
O4: () => ( ErrorCode),
oQ: () => ( GetTaskPayloadRequestSchema),
Ql: () => ( GetTaskRequestSchema),
Sc: () => ( GetTaskResultSchema),
rk: () => ( InitializeRequestSchema),
ZC: () => ( InitializedNotificationSchema),
OR: () => ( JSONRPCMessageSchema),
aE: () => ( LATEST_PROTOCOL_VERSION),
Cs: () => ( ListRootsResultSchema),
zR: () => ( ListTasksRequestSchema),
a5: () => ( ListTasksResultSchema),
gW: () => ( ListToolsRequestSchema),
FP: () => ( LoggingLevelSchema),
Nh: () => ( McpError),
tC: () => ( PingRequestSchema),
_r: () => ( ProgressNotificationSchema),
EV: () => ( RELATED_TASK_META_KEY),
Iu: () => ( SUPPORTED_PROTOCOL_VERSIONS),
b_: () => ( SetLevelRequestSchema),
ki: () => ( TaskStatusNotificationSchema),
LW: () => ( isJSONRPCErrorResponse),
lg: () => ( isJSONRPCNotification),
vo: () => ( isJSONRPCRequest),
ig: () => ( isJSONRPCResultResponse),
bZ: () => ( isTaskAugmentedRequestParams)
});
var schemas = __webpack_require__(41514);
var api = __webpack_require__(43759);
;
function datetime(params) {
return api .G1(schemas .You, params);
}
function date(params) {
return core._isoDate(ZodISODate, params);
}
function time(params) {
return core._isoTime(ZodISOTime, params);
}
function duration(params) {
return core._isoDuration(ZodISODuration, params);
}
;
const LATEST_PROTOCOL_VERSION = '2025-11-25';
const DEFAULT_NEGOTIATED_PROTOCOL_VERSION = '2025-03-26';
const SUPPORTED_PROTOCOL_VERSIONS = [LATEST_PROTOCOL_VERSION, '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'];
const RELATED_TASK_META_KEY = 'io.modelcontextprotocol/related-task';
const JSONRPC_VERSION = '2.0';
const AssertObjectSchema = schemas .IeY((v) => v !== null && (typeof v === 'object' || typeof v === 'function'));
const ProgressTokenSchema = schemas .KCZ([schemas .YjP(), schemas .aig().int()]);
const CursorSchema = schemas .YjP();
const TaskCreationParamsSchema = schemas ._H3({
ttl: schemas .aig().optional(),
pollInterval: schemas .aig().optional()
});
const TaskMetadataSchema = schemas .Ikc({
ttl: schemas .aig().optional()
});
const RelatedTaskMetadataSchema = schemas .Ikc({
taskId: schemas .YjP()
});
const RequestMetaSchema = schemas ._H3({
progressToken: ProgressTokenSchema.optional(),
[RELATED_TASK_META_KEY]: RelatedTaskMetadataSchema.optional()
});
const BaseRequestParamsSchema = schemas .Ikc({
_meta: RequestMetaSchema.optional()
});
const TaskAugmentedRequestParamsSchema = BaseRequestParamsSchema.extend({
task: TaskMetadataSchema.optional()
});
const isTaskAugmentedRequestParams = (value) => TaskAugmentedRequestParamsSchema.safeParse(value).success;
const RequestSchema = schemas .Ikc({
method: schemas .YjP(),
params: BaseRequestParamsSchema.loose().optional()
});
const NotificationsParamsSchema = schemas .Ikc({
_meta: RequestMetaSchema.optional()
});
const NotificationSchema = schemas .Ikc({
method: schemas .YjP(),
params: NotificationsParamsSchema.loose().optional()
});
const ResultSchema = schemas ._H3({
_meta: RequestMetaSchema.optional()
});
const RequestIdSchema = schemas .KCZ([schemas .YjP(), schemas .aig().int()]);
const JSONRPCRequestSchema = schemas .Ikc({
jsonrpc: schemas .euz(JSONRPC_VERSION),
id: RequestIdSchema,
...RequestSchema.shape
})
.strict();
const isJSONRPCRequest = (value) => JSONRPCRequestSchema.safeParse(value).success;
const JSONRPCNotificationSchema = schemas .Ikc({
jsonrpc: schemas .euz(JSONRPC_VERSION),
...NotificationSchema.shape
})
.strict();
const isJSONRPCNotification = (value) => JSONRPCNotificationSchema.safeParse(value).success;
const JSONRPCResultResponseSchema = schemas .Ikc({
jsonrpc: schemas .euz(JSONRPC_VERSION),
id: RequestIdSchema,
result: ResultSchema
})
.strict();
const isJSONRPCResultResponse = (value) => JSONRPCResultResponseSchema.safeParse(value).success;
const isJSONRPCResponse = ( null && (isJSONRPCResultResponse));
var ErrorCode;
(function (ErrorCode) {
ErrorCode[ErrorCode["ConnectionClosed"] = -32000] = "ConnectionClosed";
ErrorCode[ErrorCode["RequestTimeout"] = -32001] = "RequestTimeout";
ErrorCode[ErrorCode["ParseError"] = -32700] = "ParseError";
ErrorCode[ErrorCode["InvalidRequest"] = -32600] = "InvalidRequest";
ErrorCode[ErrorCode["MethodNotFound"] = -32601] = "MethodNotFound";
ErrorCode[ErrorCode["InvalidParams"] = -32602] = "InvalidParams";
ErrorCode[ErrorCode["InternalError"] = -32603] = "InternalError";
ErrorCode[ErrorCode["UrlElicitationRequired"] = -32042] = "UrlElicitationRequired";
})(ErrorCode || (ErrorCode = {}));
const JSONRPCErrorResponseSchema = schemas .Ikc({
jsonrpc: schemas .euz(JSONRPC_VERSION),
id: RequestIdSchema.optional(),
error: schemas .Ikc({
code: schemas .aig().int(),
message: schemas .YjP(),
data: schemas .L5J().optional()
})
})
.strict();
const JSONRPCErrorSchema = ( null && (JSONRPCErrorResponseSchema));
const isJSONRPCErrorResponse = (value) => JSONRPCErrorResponseSchema.safeParse(value).success;
const isJSONRPCError = ( null && (isJSONRPCErrorResponse));
const JSONRPCMessageSchema = schemas .KCZ([
JSONRPCRequestSchema,
JSONRPCNotificationSchema,
JSONRPCResultResponseSchema,
JSONRPCErrorResponseSchema
]);
const JSONRPCResponseSchema = schemas .KCZ([JSONRPCResultResponseSchema, JSONRPCErrorResponseSchema]);
const EmptyResultSchema = ResultSchema.strict();
const CancelledNotificationParamsSchema = NotificationsParamsSchema.extend({
requestId: RequestIdSchema.optional(),
reason: schemas .YjP().optional()
});
const CancelledNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/cancelled'),
params: CancelledNotificationParamsSchema
});
const IconSchema = schemas .Ikc({
src: schemas .YjP(),
mimeType: schemas .YjP().optional(),
sizes: schemas .YOg(schemas .YjP()).optional(),
theme: schemas .k5n(['light', 'dark']).optional()
});
const IconsSchema = schemas .Ikc({
icons: schemas .YOg(IconSchema).optional()
});
const BaseMetadataSchema = schemas .Ikc({
name: schemas .YjP(),
title: schemas .YjP().optional()
});
const ImplementationSchema = BaseMetadataSchema.extend({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
version: schemas .YjP(),
websiteUrl: schemas .YjP().optional(),
description: schemas .YjP().optional()
});
const FormElicitationCapabilitySchema = schemas .E$q(schemas .Ikc({
applyDefaults: schemas .zMY().optional()
}), schemas .g1P(schemas .YjP(), schemas .L5J()));
const ElicitationCapabilitySchema = schemas .vkY(value => {
if (value && typeof value === 'object' && !Array.isArray(value)) {
if (Object.keys(value).length === 0) {
return { form: {} };
}
}
return value;
}, schemas .E$q(schemas .Ikc({
form: FormElicitationCapabilitySchema.optional(),
url: AssertObjectSchema.optional()
}), schemas .g1P(schemas .YjP(), schemas .L5J()).optional()));
const ClientTasksCapabilitySchema = schemas ._H3({
list: AssertObjectSchema.optional(),
cancel: AssertObjectSchema.optional(),
requests: schemas ._H3({
sampling: schemas ._H3({
createMessage: AssertObjectSchema.optional()
})
.optional(),
elicitation: schemas ._H3({
create: AssertObjectSchema.optional()
})
.optional()
})
.optional()
});
const ServerTasksCapabilitySchema = schemas ._H3({
list: AssertObjectSchema.optional(),
cancel: AssertObjectSchema.optional(),
requests: schemas ._H3({
tools: schemas ._H3({
call: AssertObjectSchema.optional()
})
.optional()
})
.optional()
});
const ClientCapabilitiesSchema = schemas .Ikc({
experimental: schemas .g1P(schemas .YjP(), AssertObjectSchema).optional(),
sampling: schemas .Ikc({
context: AssertObjectSchema.optional(),
tools: AssertObjectSchema.optional()
})
.optional(),
elicitation: ElicitationCapabilitySchema.optional(),
roots: schemas .Ikc({
listChanged: schemas .zMY().optional()
})
.optional(),
tasks: ClientTasksCapabilitySchema.optional(),
extensions: schemas .g1P(schemas .YjP(), AssertObjectSchema).optional()
});
const InitializeRequestParamsSchema = BaseRequestParamsSchema.extend({
protocolVersion: schemas .YjP(),
capabilities: ClientCapabilitiesSchema,
clientInfo: ImplementationSchema
});
const InitializeRequestSchema = RequestSchema.extend({
method: schemas .euz('initialize'),
params: InitializeRequestParamsSchema
});
const isInitializeRequest = (value) => InitializeRequestSchema.safeParse(value).success;
const ServerCapabilitiesSchema = schemas .Ikc({
experimental: schemas .g1P(schemas .YjP(), AssertObjectSchema).optional(),
logging: AssertObjectSchema.optional(),
completions: AssertObjectSchema.optional(),
prompts: schemas .Ikc({
listChanged: schemas .zMY().optional()
})
.optional(),
resources: schemas .Ikc({
subscribe: schemas .zMY().optional(),
listChanged: schemas .zMY().optional()
})
.optional(),
tools: schemas .Ikc({
listChanged: schemas .zMY().optional()
})
.optional(),
tasks: ServerTasksCapabilitySchema.optional(),
extensions: schemas .g1P(schemas .YjP(), AssertObjectSchema).optional()
});
const InitializeResultSchema = ResultSchema.extend({
protocolVersion: schemas .YjP(),
capabilities: ServerCapabilitiesSchema,
serverInfo: ImplementationSchema,
instructions: schemas .YjP().optional()
});
const InitializedNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/initialized'),
params: NotificationsParamsSchema.optional()
});
const isInitializedNotification = (value) => InitializedNotificationSchema.safeParse(value).success;
const PingRequestSchema = RequestSchema.extend({
method: schemas .euz('ping'),
params: BaseRequestParamsSchema.optional()
});
const ProgressSchema = schemas .Ikc({
progress: schemas .aig(),
total: schemas .lqM(schemas .aig()),
message: schemas .lqM(schemas .YjP())
});
const ProgressNotificationParamsSchema = schemas .Ikc({
...NotificationsParamsSchema.shape,
...ProgressSchema.shape,
progressToken: ProgressTokenSchema
});
const ProgressNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/progress'),
params: ProgressNotificationParamsSchema
});
const PaginatedRequestParamsSchema = BaseRequestParamsSchema.extend({
cursor: CursorSchema.optional()
});
const PaginatedRequestSchema = RequestSchema.extend({
params: PaginatedRequestParamsSchema.optional()
});
const PaginatedResultSchema = ResultSchema.extend({
nextCursor: CursorSchema.optional()
});
const TaskStatusSchema = schemas .k5n(['working', 'input_required', 'completed', 'failed', 'cancelled']);
const TaskSchema = schemas .Ikc({
taskId: schemas .YjP(),
status: TaskStatusSchema,
ttl: schemas .KCZ([schemas .aig(), schemas .chJ()]),
createdAt: schemas .YjP(),
lastUpdatedAt: schemas .YjP(),
pollInterval: schemas .lqM(schemas .aig()),
statusMessage: schemas .lqM(schemas .YjP())
});
const CreateTaskResultSchema = ResultSchema.extend({
task: TaskSchema
});
const TaskStatusNotificationParamsSchema = NotificationsParamsSchema.merge(TaskSchema);
const TaskStatusNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/tasks/status'),
params: TaskStatusNotificationParamsSchema
});
const GetTaskRequestSchema = RequestSchema.extend({
method: schemas .euz('tasks/get'),
params: BaseRequestParamsSchema.extend({
taskId: schemas .YjP()
})
});
const GetTaskResultSchema = ResultSchema.merge(TaskSchema);
const GetTaskPayloadRequestSchema = RequestSchema.extend({
method: schemas .euz('tasks/result'),
params: BaseRequestParamsSchema.extend({
taskId: schemas .YjP()
})
});
const GetTaskPayloadResultSchema = ResultSchema.loose();
const ListTasksRequestSchema = PaginatedRequestSchema.extend({
method: schemas .euz('tasks/list')
});
const ListTasksResultSchema = PaginatedResultSchema.extend({
tasks: schemas .YOg(TaskSchema)
});
const CancelTaskRequestSchema = RequestSchema.extend({
method: schemas .euz('tasks/cancel'),
params: BaseRequestParamsSchema.extend({
taskId: schemas .YjP()
})
});
const CancelTaskResultSchema = ResultSchema.merge(TaskSchema);
const ResourceContentsSchema = schemas .Ikc({
uri: schemas .YjP(),
mimeType: schemas .lqM(schemas .YjP()),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const TextResourceContentsSchema = ResourceContentsSchema.extend({
text: schemas .YjP()
});
const Base64Schema = schemas .YjP().refine(val => {
try {
atob(val);
return true;
}
catch {
return false;
}
}, { message: 'Invalid Base64 string' });
const BlobResourceContentsSchema = ResourceContentsSchema.extend({
blob: Base64Schema
});
const RoleSchema = schemas .k5n(['user', 'assistant']);
const AnnotationsSchema = schemas .Ikc({
audience: schemas .YOg(RoleSchema).optional(),
priority: schemas .aig().min(0).max(1).optional(),
lastModified: datetime({ offset: true }).optional()
});
const ResourceSchema = schemas .Ikc({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
uri: schemas .YjP(),
description: schemas .lqM(schemas .YjP()),
mimeType: schemas .lqM(schemas .YjP()),
size: schemas .lqM(schemas .aig()),
annotations: AnnotationsSchema.optional(),
_meta: schemas .lqM(schemas ._H3({}))
});
const ResourceTemplateSchema = schemas .Ikc({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
uriTemplate: schemas .YjP(),
description: schemas .lqM(schemas .YjP()),
mimeType: schemas .lqM(schemas .YjP()),
annotations: AnnotationsSchema.optional(),
_meta: schemas .lqM(schemas ._H3({}))
});
const ListResourcesRequestSchema = PaginatedRequestSchema.extend({
method: schemas .euz('resources/list')
});
const ListResourcesResultSchema = PaginatedResultSchema.extend({
resources: schemas .YOg(ResourceSchema)
});
const ListResourceTemplatesRequestSchema = PaginatedRequestSchema.extend({
method: schemas .euz('resources/templates/list')
});
const ListResourceTemplatesResultSchema = PaginatedResultSchema.extend({
resourceTemplates: schemas .YOg(ResourceTemplateSchema)
});
const ResourceRequestParamsSchema = BaseRequestParamsSchema.extend({
uri: schemas .YjP()
});
const ReadResourceRequestParamsSchema = ResourceRequestParamsSchema;
const ReadResourceRequestSchema = RequestSchema.extend({
method: schemas .euz('resources/read'),
params: ReadResourceRequestParamsSchema
});
const ReadResourceResultSchema = ResultSchema.extend({
contents: schemas .YOg(schemas .KCZ([TextResourceContentsSchema, BlobResourceContentsSchema]))
});
const ResourceListChangedNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/resources/list_changed'),
params: NotificationsParamsSchema.optional()
});
const SubscribeRequestParamsSchema = ResourceRequestParamsSchema;
const SubscribeRequestSchema = RequestSchema.extend({
method: schemas .euz('resources/subscribe'),
params: SubscribeRequestParamsSchema
});
const UnsubscribeRequestParamsSchema = ResourceRequestParamsSchema;
const UnsubscribeRequestSchema = RequestSchema.extend({
method: schemas .euz('resources/unsubscribe'),
params: UnsubscribeRequestParamsSchema
});
const ResourceUpdatedNotificationParamsSchema = NotificationsParamsSchema.extend({
uri: schemas .YjP()
});
const ResourceUpdatedNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/resources/updated'),
params: ResourceUpdatedNotificationParamsSchema
});
const PromptArgumentSchema = schemas .Ikc({
name: schemas .YjP(),
description: schemas .lqM(schemas .YjP()),
required: schemas .lqM(schemas .zMY())
});
const PromptSchema = schemas .Ikc({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
description: schemas .lqM(schemas .YjP()),
arguments: schemas .lqM(schemas .YOg(PromptArgumentSchema)),
_meta: schemas .lqM(schemas ._H3({}))
});
const ListPromptsRequestSchema = PaginatedRequestSchema.extend({
method: schemas .euz('prompts/list')
});
const ListPromptsResultSchema = PaginatedResultSchema.extend({
prompts: schemas .YOg(PromptSchema)
});
const GetPromptRequestParamsSchema = BaseRequestParamsSchema.extend({
name: schemas .YjP(),
arguments: schemas .g1P(schemas .YjP(), schemas .YjP()).optional()
});
const GetPromptRequestSchema = RequestSchema.extend({
method: schemas .euz('prompts/get'),
params: GetPromptRequestParamsSchema
});
const TextContentSchema = schemas .Ikc({
type: schemas .euz('text'),
text: schemas .YjP(),
annotations: AnnotationsSchema.optional(),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const ImageContentSchema = schemas .Ikc({
type: schemas .euz('image'),
data: Base64Schema,
mimeType: schemas .YjP(),
annotations: AnnotationsSchema.optional(),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const AudioContentSchema = schemas .Ikc({
type: schemas .euz('audio'),
data: Base64Schema,
mimeType: schemas .YjP(),
annotations: AnnotationsSchema.optional(),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const ToolUseContentSchema = schemas .Ikc({
type: schemas .euz('tool_use'),
name: schemas .YjP(),
id: schemas .YjP(),
input: schemas .g1P(schemas .YjP(), schemas .L5J()),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const EmbeddedResourceSchema = schemas .Ikc({
type: schemas .euz('resource'),
resource: schemas .KCZ([TextResourceContentsSchema, BlobResourceContentsSchema]),
annotations: AnnotationsSchema.optional(),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const ResourceLinkSchema = ResourceSchema.extend({
type: schemas .euz('resource_link')
});
const ContentBlockSchema = schemas .KCZ([
TextContentSchema,
ImageContentSchema,
AudioContentSchema,
ResourceLinkSchema,
EmbeddedResourceSchema
]);
const PromptMessageSchema = schemas .Ikc({
role: RoleSchema,
content: ContentBlockSchema
});
const GetPromptResultSchema = ResultSchema.extend({
description: schemas .YjP().optional(),
messages: schemas .YOg(PromptMessageSchema)
});
const PromptListChangedNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/prompts/list_changed'),
params: NotificationsParamsSchema.optional()
});
const ToolAnnotationsSchema = schemas .Ikc({
title: schemas .YjP().optional(),
readOnlyHint: schemas .zMY().optional(),
destructiveHint: schemas .zMY().optional(),
idempotentHint: schemas .zMY().optional(),
openWorldHint: schemas .zMY().optional()
});
const ToolExecutionSchema = schemas .Ikc({
taskSupport: schemas .k5n(['required', 'optional', 'forbidden']).optional()
});
const ToolSchema = schemas .Ikc({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
description: schemas .YjP().optional(),
inputSchema: schemas .Ikc({
type: schemas .euz('object'),
properties: schemas .g1P(schemas .YjP(), AssertObjectSchema).optional(),
required: schemas .YOg(schemas .YjP()).optional()
})
.catchall(schemas .L5J()),
outputSchema: schemas .Ikc({
type: schemas .euz('object'),
properties: schemas .g1P(schemas .YjP(), AssertObjectSchema).optional(),
required: schemas .YOg(schemas .YjP()).optional()
})
.catchall(schemas .L5J())
.optional(),
annotations: ToolAnnotationsSchema.optional(),
execution: ToolExecutionSchema.optional(),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const ListToolsRequestSchema = PaginatedRequestSchema.extend({
method: schemas .euz('tools/list')
});
const ListToolsResultSchema = PaginatedResultSchema.extend({
tools: schemas .YOg(ToolSchema)
});
const CallToolResultSchema = ResultSchema.extend({
content: schemas .YOg(ContentBlockSchema).default([]),
structuredContent: schemas .g1P(schemas .YjP(), schemas .L5J()).optional(),
isError: schemas .zMY().optional()
});
const CompatibilityCallToolResultSchema = CallToolResultSchema.or(ResultSchema.extend({
toolResult: schemas .L5J()
}));
const CallToolRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
name: schemas .YjP(),
arguments: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const CallToolRequestSchema = RequestSchema.extend({
method: schemas .euz('tools/call'),
params: CallToolRequestParamsSchema
});
const ToolListChangedNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/tools/list_changed'),
params: NotificationsParamsSchema.optional()
});
const ListChangedOptionsBaseSchema = schemas .Ikc({
autoRefresh: schemas .zMY().default(true),
debounceMs: schemas .aig().int().nonnegative().default(300)
});
const LoggingLevelSchema = schemas .k5n(['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency']);
const SetLevelRequestParamsSchema = BaseRequestParamsSchema.extend({
level: LoggingLevelSchema
});
const SetLevelRequestSchema = RequestSchema.extend({
method: schemas .euz('logging/setLevel'),
params: SetLevelRequestParamsSchema
});
const LoggingMessageNotificationParamsSchema = NotificationsParamsSchema.extend({
level: LoggingLevelSchema,
logger: schemas .YjP().optional(),
data: schemas .L5J()
});
const LoggingMessageNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/message'),
params: LoggingMessageNotificationParamsSchema
});
const ModelHintSchema = schemas .Ikc({
name: schemas .YjP().optional()
});
const ModelPreferencesSchema = schemas .Ikc({
hints: schemas .YOg(ModelHintSchema).optional(),
costPriority: schemas .aig().min(0).max(1).optional(),
speedPriority: schemas .aig().min(0).max(1).optional(),
intelligencePriority: schemas .aig().min(0).max(1).optional()
});
const ToolChoiceSchema = schemas .Ikc({
mode: schemas .k5n(['auto', 'required', 'none']).optional()
});
const ToolResultContentSchema = schemas .Ikc({
type: schemas .euz('tool_result'),
toolUseId: schemas .YjP().describe('The unique identifier for the corresponding tool call.'),
content: schemas .YOg(ContentBlockSchema).default([]),
structuredContent: schemas .Ikc({}).loose().optional(),
isError: schemas .zMY().optional(),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const SamplingContentSchema = schemas .gMt('type', [TextContentSchema, ImageContentSchema, AudioContentSchema]);
const SamplingMessageContentBlockSchema = schemas .gMt('type', [
TextContentSchema,
ImageContentSchema,
AudioContentSchema,
ToolUseContentSchema,
ToolResultContentSchema
]);
const SamplingMessageSchema = schemas .Ikc({
role: RoleSchema,
content: schemas .KCZ([SamplingMessageContentBlockSchema, schemas .YOg(SamplingMessageContentBlockSchema)]),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const CreateMessageRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
messages: schemas .YOg(SamplingMessageSchema),
modelPreferences: ModelPreferencesSchema.optional(),
systemPrompt: schemas .YjP().optional(),
includeContext: schemas .k5n(['none', 'thisServer', 'allServers']).optional(),
temperature: schemas .aig().optional(),
maxTokens: schemas .aig().int(),
stopSequences: schemas .YOg(schemas .YjP()).optional(),
metadata: AssertObjectSchema.optional(),
tools: schemas .YOg(ToolSchema).optional(),
toolChoice: ToolChoiceSchema.optional()
});
const CreateMessageRequestSchema = RequestSchema.extend({
method: schemas .euz('sampling/createMessage'),
params: CreateMessageRequestParamsSchema
});
const CreateMessageResultSchema = ResultSchema.extend({
model: schemas .YjP(),
stopReason: schemas .lqM(schemas .k5n(['endTurn', 'stopSequence', 'maxTokens']).or(schemas .YjP())),
role: RoleSchema,
content: SamplingContentSchema
});
const CreateMessageResultWithToolsSchema = ResultSchema.extend({
model: schemas .YjP(),
stopReason: schemas .lqM(schemas .k5n(['endTurn', 'stopSequence', 'maxTokens', 'toolUse']).or(schemas .YjP())),
role: RoleSchema,
content: schemas .KCZ([SamplingMessageContentBlockSchema, schemas .YOg(SamplingMessageContentBlockSchema)])
});
const BooleanSchemaSchema = schemas .Ikc({
type: schemas .euz('boolean'),
title: schemas .YjP().optional(),
description: schemas .YjP().optional(),
default: schemas .zMY().optional()
});
const StringSchemaSchema = schemas .Ikc({
type: schemas .euz('string'),
title: schemas .YjP().optional(),
description: schemas .YjP().optional(),
minLength: schemas .aig().optional(),
maxLength: schemas .aig().optional(),
format: schemas .k5n(['email', 'uri', 'date', 'date-time']).optional(),
default: schemas .YjP().optional()
});
const NumberSchemaSchema = schemas .Ikc({
type: schemas .k5n(['number', 'integer']),
title: schemas .YjP().optional(),
description: schemas .YjP().optional(),
minimum: schemas .aig().optional(),
maximum: schemas .aig().optional(),
default: schemas .aig().optional()
});
const UntitledSingleSelectEnumSchemaSchema = schemas .Ikc({
type: schemas .euz('string'),
title: schemas .YjP().optional(),
description: schemas .YjP().optional(),
enum: schemas .YOg(schemas .YjP()),
default: schemas .YjP().optional()
});
const TitledSingleSelectEnumSchemaSchema = schemas .Ikc({
type: schemas .euz('string'),
title: schemas .YjP().optional(),
description: schemas .YjP().optional(),
oneOf: schemas .YOg(schemas .Ikc({
const: schemas .YjP(),
title: schemas .YjP()
})),
default: schemas .YjP().optional()
});
const LegacyTitledEnumSchemaSchema = schemas .Ikc({
type: schemas .euz('string'),
title: schemas .YjP().optional(),
description: schemas .YjP().optional(),
enum: schemas .YOg(schemas .YjP()),
enumNames: schemas .YOg(schemas .YjP()).optional(),
default: schemas .YjP().optional()
});
const SingleSelectEnumSchemaSchema = schemas .KCZ([UntitledSingleSelectEnumSchemaSchema, TitledSingleSelectEnumSchemaSchema]);
const UntitledMultiSelectEnumSchemaSchema = schemas .Ikc({
type: schemas .euz('array'),
title: schemas .YjP().optional(),
description: schemas .YjP().optional(),
minItems: schemas .aig().optional(),
maxItems: schemas .aig().optional(),
items: schemas .Ikc({
type: schemas .euz('string'),
enum: schemas .YOg(schemas .YjP())
}),
default: schemas .YOg(schemas .YjP()).optional()
});
const TitledMultiSelectEnumSchemaSchema = schemas .Ikc({
type: schemas .euz('array'),
title: schemas .YjP().optional(),
description: schemas .YjP().optional(),
minItems: schemas .aig().optional(),
maxItems: schemas .aig().optional(),
items: schemas .Ikc({
anyOf: schemas .YOg(schemas .Ikc({
const: schemas .YjP(),
title: schemas .YjP()
}))
}),
default: schemas .YOg(schemas .YjP()).optional()
});
const MultiSelectEnumSchemaSchema = schemas .KCZ([UntitledMultiSelectEnumSchemaSchema, TitledMultiSelectEnumSchemaSchema]);
const EnumSchemaSchema = schemas .KCZ([LegacyTitledEnumSchemaSchema, SingleSelectEnumSchemaSchema, MultiSelectEnumSchemaSchema]);
const PrimitiveSchemaDefinitionSchema = schemas .KCZ([EnumSchemaSchema, BooleanSchemaSchema, StringSchemaSchema, NumberSchemaSchema]);
const ElicitRequestFormParamsSchema = TaskAugmentedRequestParamsSchema.extend({
mode: schemas .euz('form').optional(),
message: schemas .YjP(),
requestedSchema: schemas .Ikc({
type: schemas .euz('object'),
properties: schemas .g1P(schemas .YjP(), PrimitiveSchemaDefinitionSchema),
required: schemas .YOg(schemas .YjP()).optional()
})
});
const ElicitRequestURLParamsSchema = TaskAugmentedRequestParamsSchema.extend({
mode: schemas .euz('url'),
message: schemas .YjP(),
elicitationId: schemas .YjP(),
url: schemas .YjP().url()
});
const ElicitRequestParamsSchema = schemas .KCZ([ElicitRequestFormParamsSchema, ElicitRequestURLParamsSchema]);
const ElicitRequestSchema = RequestSchema.extend({
method: schemas .euz('elicitation/create'),
params: ElicitRequestParamsSchema
});
const ElicitationCompleteNotificationParamsSchema = NotificationsParamsSchema.extend({
elicitationId: schemas .YjP()
});
const ElicitationCompleteNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/elicitation/complete'),
params: ElicitationCompleteNotificationParamsSchema
});
const ElicitResultSchema = ResultSchema.extend({
action: schemas .k5n(['accept', 'decline', 'cancel']),
content: schemas .vkY(val => (val === null ? undefined : val), schemas .g1P(schemas .YjP(), schemas .KCZ([schemas .YjP(), schemas .aig(), schemas .zMY(), schemas .YOg(schemas .YjP())])).optional())
});
const ResourceTemplateReferenceSchema = schemas .Ikc({
type: schemas .euz('ref/resource'),
uri: schemas .YjP()
});
const ResourceReferenceSchema = ( null && (ResourceTemplateReferenceSchema));
const PromptReferenceSchema = schemas .Ikc({
type: schemas .euz('ref/prompt'),
name: schemas .YjP()
});
const CompleteRequestParamsSchema = BaseRequestParamsSchema.extend({
ref: schemas .KCZ([PromptReferenceSchema, ResourceTemplateReferenceSchema]),
argument: schemas .Ikc({
name: schemas .YjP(),
value: schemas .YjP()
}),
context: schemas .Ikc({
arguments: schemas .g1P(schemas .YjP(), schemas .YjP()).optional()
})
.optional()
});
const CompleteRequestSchema = RequestSchema.extend({
method: schemas .euz('completion/complete'),
params: CompleteRequestParamsSchema
});
function assertCompleteRequestPrompt(request) {
if (request.params.ref.type !== 'ref/prompt') {
throw new TypeError(`Expected CompleteRequestPrompt, but got ${request.params.ref.type}`);
}
void request;
}
function assertCompleteRequestResourceTemplate(request) {
if (request.params.ref.type !== 'ref/resource') {
throw new TypeError(`Expected CompleteRequestResourceTemplate, but got ${request.params.ref.type}`);
}
void request;
}
const CompleteResultSchema = ResultSchema.extend({
completion: schemas ._H3({
values: schemas .YOg(schemas .YjP()).max(100),
total: schemas .lqM(schemas .aig().int()),
hasMore: schemas .lqM(schemas .zMY())
})
});
const RootSchema = schemas .Ikc({
uri: schemas .YjP().startsWith('file://'),
name: schemas .YjP().optional(),
_meta: schemas .g1P(schemas .YjP(), schemas .L5J()).optional()
});
const ListRootsRequestSchema = RequestSchema.extend({
method: schemas .euz('roots/list'),
params: BaseRequestParamsSchema.optional()
});
const ListRootsResultSchema = ResultSchema.extend({
roots: schemas .YOg(RootSchema)
});
const RootsListChangedNotificationSchema = NotificationSchema.extend({
method: schemas .euz('notifications/roots/list_changed'),
params: NotificationsParamsSchema.optional()
});
const ClientRequestSchema = schemas .KCZ([
PingRequestSchema,
InitializeRequestSchema,
CompleteRequestSchema,
SetLevelRequestSchema,
GetPromptRequestSchema,
ListPromptsRequestSchema,
ListResourcesRequestSchema,
ListResourceTemplatesRequestSchema,
ReadResourceRequestSchema,
SubscribeRequestSchema,
UnsubscribeRequestSchema,
CallToolRequestSchema,
ListToolsRequestSchema,
GetTaskRequestSchema,
GetTaskPayloadRequestSchema,
ListTasksRequestSchema,
CancelTaskRequestSchema
]);
const ClientNotificationSchema = schemas .KCZ([
CancelledNotificationSchema,
ProgressNotificationSchema,
InitializedNotificationSchema,
RootsListChangedNotificationSchema,
TaskStatusNotificationSchema
]);
const ClientResultSchema = schemas .KCZ([
EmptyResultSchema,
CreateMessageResultSchema,
CreateMessageResultWithToolsSchema,
ElicitResultSchema,
ListRootsResultSchema,
GetTaskResultSchema,
ListTasksResultSchema,
CreateTaskResultSchema
]);
const ServerRequestSchema = schemas .KCZ([
PingRequestSchema,
CreateMessageRequestSchema,
ElicitRequestSchema,
ListRootsRequestSchema,
GetTaskRequestSchema,
GetTaskPayloadRequestSchema,
ListTasksRequestSchema,
CancelTaskRequestSchema
]);
const ServerNotificationSchema = schemas .KCZ([
CancelledNotificationSchema,
ProgressNotificationSchema,
LoggingMessageNotificationSchema,
ResourceUpdatedNotificationSchema,
ResourceListChangedNotificationSchema,
ToolListChangedNotificationSchema,
PromptListChangedNotificationSchema,
TaskStatusNotificationSchema,
ElicitationCompleteNotificationSchema
]);
const ServerResultSchema = schemas .KCZ([
EmptyResultSchema,
InitializeResultSchema,
CompleteResultSchema,
GetPromptResultSchema,
ListPromptsResultSchema,
ListResourcesResultSchema,
ListResourceTemplatesResultSchema,
ReadResourceResultSchema,
CallToolResultSchema,
ListToolsResultSchema,
GetTaskResultSchema,
ListTasksResultSchema,
CreateTaskResultSchema
]);
class McpError extends Error {
constructor(code, message, data) {
super(`MCP error ${code}: ${message}`);
this.code = code;
this.data = data;
this.name = 'McpError';
}
static fromError(code, message, data) {
if (code === ErrorCode.UrlElicitationRequired && data) {
const errorData = data;
if (errorData.elicitations) {
return new UrlElicitationRequiredError(errorData.elicitations, message);
}
}
return new McpError(code, message, data);
}
}
class UrlElicitationRequiredError extends McpError {
constructor(elicitations, message = `URL elicitation${elicitations.length > 1 ? 's' : ''} required`) {
super(ErrorCode.UrlElicitationRequired, message, {
elicitations: elicitations
});
}
get elicitations() {
return this.data?.elicitations ?? [];
}
}
})
};
