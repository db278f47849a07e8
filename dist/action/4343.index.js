export const id = 4343;
export const ids = [4343];
export const modules = {
94343:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bsm: () => ( ZodMiniNever),
Gze: () => ( ZodMiniDefault),
Ikc: () => ( object),
KCZ: () => ( union),
L5J: () => ( unknown),
PVZ: () => ( tuple),
Pq9: () => ( json),
Rvf: () => ( _default),
SdS: () => ( prefault),
UpN: () => ( pick),
WT6: () => ( ZodMiniArray),
Whr: () => ( int),
X$i: () => ( extend),
Xz9: () => ( ZodMiniOptional),
YOg: () => ( array),
YPB: () => ( refine),
YjP: () => ( string),
_H3: () => ( looseObject),
aig: () => ( number),
euz: () => ( literal),
g1P: () => ( record),
gMt: () => ( discriminatedUnion),
ilq: () => ( ZodMiniPrefault),
k5n: () => ( _enum),
lqM: () => ( optional),
mee: () => ( nullable),
q0y: () => ( describe),
rej: () => ( strictObject),
uXj: () => ( ZodMiniObject),
zMY: () => ( boolean)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
var _core_util_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54723);
var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var _parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4196);
const ZodMiniType =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniType", (inst, def) => {
if (!inst._zod)
throw new Error("Uninitialized schema in ZodMiniType.");
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .W4.init(inst, def);
inst.def = def;
inst.type = def.type;
}, {
get with() {
return this.check;
},
set with(value) {
_core_util_js__WEBPACK_IMPORTED_MODULE_2__ .qh(this, "with", value);
},
parse(data, params) {
return _parse_js__WEBPACK_IMPORTED_MODULE_4__ .qg(this, data, params, { callee: this.parse });
},
parseAsync(data, params) {
return _parse_js__WEBPACK_IMPORTED_MODULE_4__ .EJ(this, data, params, { callee: this.parseAsync });
},
safeParse(data, params) {
return _parse_js__WEBPACK_IMPORTED_MODULE_4__ .xL(this, data, params);
},
safeParseAsync(data, params) {
return _parse_js__WEBPACK_IMPORTED_MODULE_4__ .bp(this, data, params);
},
check(...checks) {
const def = this.def;
return this.clone({
...def,
checks: [
...(def.checks ?? []),
...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
],
}, { parent: true });
},
clone(_def, params) {
return _core_util_js__WEBPACK_IMPORTED_MODULE_2__ .o8(this, _def, params);
},
brand() {
return this;
},
register(reg, meta) {
reg.add(this, meta);
return this;
},
apply(fn, ...args) {
return args.length === 0 ? fn(this) : fn(this, ...args);
},
});
const ZodMiniString =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniString", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .$v.init(inst, def);
ZodMiniType.init(inst, def);
});
function string(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_3__ .Rl(ZodMiniString, params);
}
const ZodMiniStringFormat =  ( null && (core.$constructor("ZodMiniStringFormat", (inst, def) => {
core.$ZodStringFormat.init(inst, def);
ZodMiniString.init(inst, def);
})));
const ZodMiniEmail =  ( null && (core.$constructor("ZodMiniEmail", (inst, def) => {
core.$ZodEmail.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function email(params) {
return core._email(ZodMiniEmail, params);
}
const ZodMiniGUID =  ( null && (core.$constructor("ZodMiniGUID", (inst, def) => {
core.$ZodGUID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function guid(params) {
return core._guid(ZodMiniGUID, params);
}
const ZodMiniUUID =  ( null && (core.$constructor("ZodMiniUUID", (inst, def) => {
core.$ZodUUID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function uuid(params) {
return core._uuid(ZodMiniUUID, params);
}
function uuidv4(params) {
return core._uuidv4(ZodMiniUUID, params);
}
function uuidv6(params) {
return core._uuidv6(ZodMiniUUID, params);
}
function uuidv7(params) {
return core._uuidv7(ZodMiniUUID, params);
}
const ZodMiniURL =  ( null && (core.$constructor("ZodMiniURL", (inst, def) => {
core.$ZodURL.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function url(params) {
return core._url(ZodMiniURL, params);
}
function httpUrl(params) {
return core._url(ZodMiniURL, {
protocol: regexes.httpProtocol,
hostname: regexes.domain,
...util.normalizeParams(params),
});
}
const ZodMiniEmoji =  ( null && (core.$constructor("ZodMiniEmoji", (inst, def) => {
core.$ZodEmoji.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function emoji(params) {
return core._emoji(ZodMiniEmoji, params);
}
const ZodMiniNanoID =  ( null && (core.$constructor("ZodMiniNanoID", (inst, def) => {
core.$ZodNanoID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function nanoid(params) {
return core._nanoid(ZodMiniNanoID, params);
}
const ZodMiniCUID =  ( null && (core.$constructor("ZodMiniCUID", (inst, def) => {
core.$ZodCUID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function cuid(params) {
return core._cuid(ZodMiniCUID, params);
}
const ZodMiniCUID2 =  ( null && (core.$constructor("ZodMiniCUID2", (inst, def) => {
core.$ZodCUID2.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function cuid2(params) {
return core._cuid2(ZodMiniCUID2, params);
}
const ZodMiniULID =  ( null && (core.$constructor("ZodMiniULID", (inst, def) => {
core.$ZodULID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function ulid(params) {
return core._ulid(ZodMiniULID, params);
}
const ZodMiniXID =  ( null && (core.$constructor("ZodMiniXID", (inst, def) => {
core.$ZodXID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function xid(params) {
return core._xid(ZodMiniXID, params);
}
const ZodMiniKSUID =  ( null && (core.$constructor("ZodMiniKSUID", (inst, def) => {
core.$ZodKSUID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function ksuid(params) {
return core._ksuid(ZodMiniKSUID, params);
}
const ZodMiniIPv4 =  ( null && (core.$constructor("ZodMiniIPv4", (inst, def) => {
core.$ZodIPv4.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function ipv4(params) {
return core._ipv4(ZodMiniIPv4, params);
}
const ZodMiniIPv6 =  ( null && (core.$constructor("ZodMiniIPv6", (inst, def) => {
core.$ZodIPv6.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function ipv6(params) {
return core._ipv6(ZodMiniIPv6, params);
}
const ZodMiniCIDRv4 =  ( null && (core.$constructor("ZodMiniCIDRv4", (inst, def) => {
core.$ZodCIDRv4.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function cidrv4(params) {
return core._cidrv4(ZodMiniCIDRv4, params);
}
const ZodMiniCIDRv6 =  ( null && (core.$constructor("ZodMiniCIDRv6", (inst, def) => {
core.$ZodCIDRv6.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function cidrv6(params) {
return core._cidrv6(ZodMiniCIDRv6, params);
}
const ZodMiniMAC =  ( null && (core.$constructor("ZodMiniMAC", (inst, def) => {
core.$ZodMAC.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function mac(params) {
return core._mac(ZodMiniMAC, params);
}
const ZodMiniBase64 =  ( null && (core.$constructor("ZodMiniBase64", (inst, def) => {
core.$ZodBase64.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function base64(params) {
return core._base64(ZodMiniBase64, params);
}
const ZodMiniBase64URL =  ( null && (core.$constructor("ZodMiniBase64URL", (inst, def) => {
core.$ZodBase64URL.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function base64url(params) {
return core._base64url(ZodMiniBase64URL, params);
}
const ZodMiniE164 =  ( null && (core.$constructor("ZodMiniE164", (inst, def) => {
core.$ZodE164.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function e164(params) {
return core._e164(ZodMiniE164, params);
}
const ZodMiniCreditCard =  ( null && (core.$constructor("ZodMiniCreditCard", (inst, def) => {
core.$ZodCreditCard.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function creditCard(params) {
return core._creditCard(ZodMiniCreditCard, params);
}
const ZodMiniIBAN =  ( null && (core.$constructor("ZodMiniIBAN", (inst, def) => {
core.$ZodIBAN.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function iban(params) {
return core._iban(ZodMiniIBAN, params);
}
const ZodMiniJWT =  ( null && (core.$constructor("ZodMiniJWT", (inst, def) => {
core.$ZodJWT.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function jwt(params) {
return core._jwt(ZodMiniJWT, params);
}
const ZodMiniCustomStringFormat =  ( null && (core.$constructor("ZodMiniCustomStringFormat", (inst, def) => {
core.$ZodCustomStringFormat.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
}
function hostname(_params) {
return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
}
function hex(_params) {
return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
}
function currencyCode(_params) {
return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
const enc = params?.enc ?? "hex";
const format = `${alg}_${enc}`;
const regex = core.regexes[format];
if (!regex)
throw new Error(`Unrecognized hash format: ${format}`);
return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
}
const ZodMiniNumber =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniNumber", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .vz.init(inst, def);
ZodMiniType.init(inst, def);
});
function number(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_3__ .F7(ZodMiniNumber, params);
}
const ZodMiniNumberFormat =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniNumberFormat", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .I.init(inst, def);
ZodMiniNumber.init(inst, def);
});
function int(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_3__ .LK(ZodMiniNumberFormat, params);
}
function float32(params) {
return core._float32(ZodMiniNumberFormat, params);
}
function float64(params) {
return core._float64(ZodMiniNumberFormat, params);
}
function int32(params) {
return core._int32(ZodMiniNumberFormat, params);
}
function uint32(params) {
return core._uint32(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniBoolean", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .sF.init(inst, def);
ZodMiniType.init(inst, def);
});
function boolean(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_3__ ._L(ZodMiniBoolean, params);
}
const ZodMiniBigInt =  ( null && (core.$constructor("ZodMiniBigInt", (inst, def) => {
core.$ZodBigInt.init(inst, def);
ZodMiniType.init(inst, def);
})));
function bigint(params) {
return core._bigint(ZodMiniBigInt, params);
}
const ZodMiniBigIntFormat =  ( null && (core.$constructor("ZodMiniBigIntFormat", (inst, def) => {
core.$ZodBigIntFormat.init(inst, def);
ZodMiniBigInt.init(inst, def);
})));
function int64(params) {
return core._int64(ZodMiniBigIntFormat, params);
}
function uint64(params) {
return core._uint64(ZodMiniBigIntFormat, params);
}
const ZodMiniSymbol =  ( null && (core.$constructor("ZodMiniSymbol", (inst, def) => {
core.$ZodSymbol.init(inst, def);
ZodMiniType.init(inst, def);
})));
function symbol(params) {
return core._symbol(ZodMiniSymbol, params);
}
const ZodMiniUndefined =  ( null && (core.$constructor("ZodMiniUndefined", (inst, def) => {
core.$ZodUndefined.init(inst, def);
ZodMiniType.init(inst, def);
})));
function _undefined(params) {
return core._undefined(ZodMiniUndefined, params);
}
const ZodMiniNull =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniNull", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .x8.init(inst, def);
ZodMiniType.init(inst, def);
});
function _null(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_3__ .jw(ZodMiniNull, params);
}
const ZodMiniAny =  ( null && (core.$constructor("ZodMiniAny", (inst, def) => {
core.$ZodAny.init(inst, def);
ZodMiniType.init(inst, def);
})));
function any() {
return core._any(ZodMiniAny);
}
const ZodMiniUnknown =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniUnknown", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .GP.init(inst, def);
ZodMiniType.init(inst, def);
});
function unknown() {
return _core_index_js__WEBPACK_IMPORTED_MODULE_3__ .em(ZodMiniUnknown);
}
const ZodMiniNever =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniNever", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .Um.init(inst, def);
ZodMiniType.init(inst, def);
});
function never(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_3__ .G8(ZodMiniNever, params);
}
const ZodMiniVoid =  ( null && (core.$constructor("ZodMiniVoid", (inst, def) => {
core.$ZodVoid.init(inst, def);
ZodMiniType.init(inst, def);
})));
function _void(params) {
return core._void(ZodMiniVoid, params);
}
const ZodMiniDate =  ( null && (core.$constructor("ZodMiniDate", (inst, def) => {
core.$ZodDate.init(inst, def);
ZodMiniType.init(inst, def);
})));
function date(params) {
return core._date(ZodMiniDate, params);
}
const ZodMiniArray =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniArray", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .$p.init(inst, def);
ZodMiniType.init(inst, def);
});
function array(element, params) {
return new ZodMiniArray({
type: "array",
element: element,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
});
}
function keyof(schema) {
const shape = schema._zod.def.shape;
return _enum(Object.keys(shape));
}
const ZodMiniObject =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniObject", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .L8.init(inst, def);
ZodMiniType.init(inst, def);
_core_util_js__WEBPACK_IMPORTED_MODULE_2__ .X(inst, "shape", (self) => self._zod.def.shape, false);
});
function object(shape, params) {
const def = {
type: "object",
shape: shape ?? {},
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
};
return new ZodMiniObject(def);
}
function strictObject(shape, params) {
return new ZodMiniObject({
type: "object",
shape,
catchall: never(),
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
});
}
function looseObject(shape, params) {
return new ZodMiniObject({
type: "object",
shape,
catchall: unknown(),
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
});
}
function extend(schema, shape) {
return _core_util_js__WEBPACK_IMPORTED_MODULE_2__ .X$(schema, shape);
}
function safeExtend(schema, shape) {
return util.safeExtend(schema, shape);
}
function merge(a, b) {
return util.merge(a, b);
}
function pick(schema, mask) {
return _core_util_js__WEBPACK_IMPORTED_MODULE_2__ .Up(schema, mask);
}
function omit(schema, mask) {
return util.omit(schema, mask);
}
function partial(schema, mask) {
const def = schema._zod.def;
if (def.type !== "tuple")
return util.partial(ZodMiniOptional, schema, mask);
if (def.checks?.length)
throw new Error(".partial() cannot be used on tuple schemas containing refinements");
return util.clone(schema, {
...def,
items: def.items.map((item) => new ZodMiniOptional({ type: "optional", innerType: item })),
});
}
function exactPartial(schema, mask) {
return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
}
function required(schema, mask) {
return util.required(ZodMiniNonOptional, schema, mask);
}
function catchall(inst, catchall) {
return inst.clone(util.mergeDefs(inst._zod.def, { catchall: catchall }));
}
const ZodMiniUnion =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniUnion", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .cu.init(inst, def);
ZodMiniType.init(inst, def);
});
function union(options, params) {
return new ZodMiniUnion({
type: "union",
options: options,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
});
}
const ZodMiniXor =  ( null && (core.$constructor("ZodMiniXor", (inst, def) => {
ZodMiniUnion.init(inst, def);
core.$ZodXor.init(inst, def);
})));
function xor(options, params) {
return new ZodMiniXor({
type: "union",
options: options,
inclusive: false,
...util.normalizeParams(params),
});
}
const ZodMiniDiscriminatedUnion =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniDiscriminatedUnion", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .P0.init(inst, def);
ZodMiniType.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
return new ZodMiniDiscriminatedUnion({
type: "union",
options: options,
discriminator,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
});
}
const ZodMiniIntersection =  ( null && (core.$constructor("ZodMiniIntersection", (inst, def) => {
core.$ZodIntersection.init(inst, def);
ZodMiniType.init(inst, def);
})));
function intersection(left, right) {
return new ZodMiniIntersection({
type: "intersection",
left: left,
right: right,
});
}
const ZodMiniTuple =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniTuple", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .G3.init(inst, def);
ZodMiniType.init(inst, def);
});
function tuple(items, _paramsOrRest, _params) {
const hasRest = _paramsOrRest instanceof _core_index_js__WEBPACK_IMPORTED_MODULE_1__ .W4;
const params = hasRest ? _params : _paramsOrRest;
const rest = hasRest ? _paramsOrRest : null;
return new ZodMiniTuple({
type: "tuple",
items: items,
rest,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
});
}
const ZodMiniRecord =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniRecord", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .h.init(inst, def);
ZodMiniType.init(inst, def);
});
function record(keyType, valueType, params) {
if (!valueType || !valueType._zod) {
return new ZodMiniRecord({
type: "record",
keyType: string(),
valueType: keyType,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(valueType),
});
}
return new ZodMiniRecord({
type: "record",
keyType,
valueType: valueType,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
});
}
function partialRecord(keyType, valueType, params) {
return new ZodMiniRecord({
type: "record",
keyType,
valueType: valueType,
...util.normalizeParams(params),
partial: true,
});
}
function looseRecord(keyType, valueType, params) {
return new ZodMiniRecord({
type: "record",
keyType,
valueType: valueType,
mode: "loose",
...util.normalizeParams(params),
});
}
const ZodMiniMap =  ( null && (core.$constructor("ZodMiniMap", (inst, def) => {
core.$ZodMap.init(inst, def);
ZodMiniType.init(inst, def);
})));
function map(keyType, valueType, params) {
return new ZodMiniMap({
type: "map",
keyType: keyType,
valueType: valueType,
...util.normalizeParams(params),
});
}
const ZodMiniSet =  ( null && (core.$constructor("ZodMiniSet", (inst, def) => {
core.$ZodSet.init(inst, def);
ZodMiniType.init(inst, def);
})));
function set(valueType, params) {
return new ZodMiniSet({
type: "set",
valueType: valueType,
...util.normalizeParams(params),
});
}
const ZodMiniEnum =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniEnum", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .VO.init(inst, def);
ZodMiniType.init(inst, def);
inst.options = [...inst._zod.values];
});
function _enum(values, params) {
const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
return new ZodMiniEnum({
type: "enum",
entries,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
});
}
function nativeEnum(entries, params) {
return new ZodMiniEnum({
type: "enum",
entries,
...util.normalizeParams(params),
});
}
const ZodMiniLiteral =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniLiteral", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .nu.init(inst, def);
ZodMiniType.init(inst, def);
});
function literal(value, params) {
return new ZodMiniLiteral({
type: "literal",
values: Array.isArray(value) ? value : [value],
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__ .A2(params),
});
}
const ZodMiniFile =  ( null && (core.$constructor("ZodMiniFile", (inst, def) => {
core.$ZodFile.init(inst, def);
ZodMiniType.init(inst, def);
})));
function file(params) {
return core._file(ZodMiniFile, params);
}
const ZodMiniTransform =  ( null && (core.$constructor("ZodMiniTransform", (inst, def) => {
core.$ZodTransform.init(inst, def);
ZodMiniType.init(inst, def);
})));
function transform(fn) {
return new ZodMiniTransform({
type: "transform",
transform: fn,
});
}
const ZodMiniOptional =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniOptional", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .ig.init(inst, def);
ZodMiniType.init(inst, def);
});
function optional(innerType) {
return new ZodMiniOptional({
type: "optional",
innerType: innerType,
});
}
const ZodMiniExactOptional =  ( null && (core.$constructor("ZodMiniExactOptional", (inst, def) => {
core.$ZodExactOptional.init(inst, def);
ZodMiniType.init(inst, def);
})));
function exactOptional(innerType) {
return new ZodMiniExactOptional({
type: "optional",
innerType: innerType,
});
}
const ZodMiniNullable =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniNullable", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .qc.init(inst, def);
ZodMiniType.init(inst, def);
});
function nullable(innerType) {
return new ZodMiniNullable({
type: "nullable",
innerType: innerType,
});
}
function nullish(innerType) {
return optional(nullable(innerType));
}
const ZodMiniDefault =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniDefault", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .rv.init(inst, def);
ZodMiniType.init(inst, def);
});
function _default(innerType, defaultValue) {
return new ZodMiniDefault({
type: "default",
innerType: innerType,
get defaultValue() {
return typeof defaultValue === "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__ .yG(defaultValue);
},
});
}
const ZodMiniPrefault =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniPrefault", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .VF.init(inst, def);
ZodMiniType.init(inst, def);
});
function prefault(innerType, defaultValue) {
return new ZodMiniPrefault({
type: "prefault",
innerType: innerType,
get defaultValue() {
return typeof defaultValue === "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__ .yG(defaultValue);
},
});
}
const ZodMiniNonOptional =  ( null && (core.$constructor("ZodMiniNonOptional", (inst, def) => {
core.$ZodNonOptional.init(inst, def);
ZodMiniType.init(inst, def);
})));
function nonoptional(innerType, params) {
return new ZodMiniNonOptional({
type: "nonoptional",
innerType: innerType,
...util.normalizeParams(params),
});
}
const ZodMiniSuccess =  ( null && (core.$constructor("ZodMiniSuccess", (inst, def) => {
core.$ZodSuccess.init(inst, def);
ZodMiniType.init(inst, def);
})));
function success(innerType) {
return new ZodMiniSuccess({
type: "success",
innerType: innerType,
});
}
const ZodMiniCatch =  ( null && (core.$constructor("ZodMiniCatch", (inst, def) => {
core.$ZodCatch.init(inst, def);
ZodMiniType.init(inst, def);
})));
function _catch(innerType, catchValue) {
return new ZodMiniCatch({
type: "catch",
innerType: innerType,
catchValue: (typeof catchValue === "function" ? catchValue : core.util.constantCatch(catchValue)),
});
}
const ZodMiniNaN =  ( null && (core.$constructor("ZodMiniNaN", (inst, def) => {
core.$ZodNaN.init(inst, def);
ZodMiniType.init(inst, def);
})));
function nan(params) {
return core._nan(ZodMiniNaN, params);
}
const ZodMiniPipe =  ( null && (core.$constructor("ZodMiniPipe", (inst, def) => {
core.$ZodPipe.init(inst, def);
ZodMiniType.init(inst, def);
})));
function pipe(in_, out) {
return new ZodMiniPipe({
type: "pipe",
in: in_,
out: out,
});
}
const ZodMiniCodec =  ( null && (core.$constructor("ZodMiniCodec", (inst, def) => {
ZodMiniPipe.init(inst, def);
core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
return new ZodMiniCodec({
type: "pipe",
in: in_,
out: out,
transform: params.decode,
reverseTransform: params.encode,
});
}
function invertCodec(codec) {
const def = codec._zod.def;
return new ZodMiniCodec({
type: "pipe",
in: def.out,
out: def.in,
transform: def.reverseTransform,
reverseTransform: def.transform,
});
}
const ZodMiniReadonly =  ( null && (core.$constructor("ZodMiniReadonly", (inst, def) => {
core.$ZodReadonly.init(inst, def);
ZodMiniType.init(inst, def);
})));
function readonly(innerType) {
return new ZodMiniReadonly({
type: "readonly",
innerType: innerType,
});
}
const ZodMiniTemplateLiteral =  ( null && (core.$constructor("ZodMiniTemplateLiteral", (inst, def) => {
core.$ZodTemplateLiteral.init(inst, def);
ZodMiniType.init(inst, def);
})));
function templateLiteral(parts, params) {
return new ZodMiniTemplateLiteral({
type: "template_literal",
parts,
...util.normalizeParams(params),
});
}
const ZodMiniLazy =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniLazy", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .kU.init(inst, def);
ZodMiniType.init(inst, def);
});
function _lazy(getter) {
return new ZodMiniLazy({
type: "lazy",
getter: getter,
});
}
const ZodMiniPromise =  ( null && (core.$constructor("ZodMiniPromise", (inst, def) => {
core.$ZodPromise.init(inst, def);
ZodMiniType.init(inst, def);
})));
function promise(innerType) {
return new ZodMiniPromise({
type: "promise",
innerType: innerType,
});
}
const ZodMiniCustom =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniCustom", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .b0.init(inst, def);
ZodMiniType.init(inst, def);
});
function check(fn, params) {
const ch = new core.$ZodCheck({
check: "custom",
...util.normalizeParams(params),
});
ch._zod.check = fn;
return ch;
}
function custom(fn, _params) {
return core._custom(ZodMiniCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_3__ .fU(ZodMiniCustom, fn, _params);
}
function superRefine(fn, params) {
return core._superRefine(fn, params);
}
const describe = _core_index_js__WEBPACK_IMPORTED_MODULE_3__ .q0;
const meta = _core_index_js__WEBPACK_IMPORTED_MODULE_3__ .mI;
class Class {
constructor(..._args) { }
}
function _instanceof(cls, params = {}) {
const inst = custom((data) => data instanceof cls, params);
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
Codec: ZodMiniCodec,
Boolean: ZodMiniBoolean,
String: ZodMiniString,
}, ...args);
function json() {
const jsonSchema = _lazy(() => {
return union([string(), number(), boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
});
return jsonSchema;
}
const ZodMiniFunction =  ( null && (core.$constructor("ZodMiniFunction", (inst, def) => {
core.$ZodFunction.init(inst, def);
ZodMiniType.init(inst, def);
})));
function _function(params) {
return new ZodMiniFunction({
type: "function",
input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
output: params?.output ?? unknown(),
});
}
})
};
