export const id = 5554;
export const ids = [5554];
export const modules = {
5554:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
checkBundle: () => ( checkBundle),
decodeRoot: () => ( decodeRoot),
peekStatement: () => ( peekStatement),
publicGoodRoot: () => ( publicGoodRoot)
});
var _sigstore_bundle__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61040);
var _sigstore_protobuf_specs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19654);
var _sigstore_tuf_seeds_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8032);
var _sigstore_verify__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54187);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
function publicGoodRoot() {
const [seed] = Object.values(_sigstore_tuf_seeds_json__WEBPACK_IMPORTED_MODULE_2__);
return JSON.parse(Buffer.from(seed?.targets['trusted_root.json'] ?? '', 'base64').toString());
}
function decodeRoot(json) {
try {
const root = _sigstore_protobuf_specs__WEBPACK_IMPORTED_MODULE_1__.TrustedRoot.fromJSON(json);
if (root.certificateAuthorities.length === 0)
return { why: 'it names no certificate authority' };
(0,_sigstore_verify__WEBPACK_IMPORTED_MODULE_3__ .jO)(root);
return { root };
}
catch (error) {
return { why: reasonOf(error) };
}
}
function peekStatement(json) {
const payload = json?.dsseEnvelope?.payload;
if (typeof payload !== 'string')
return undefined;
try {
return JSON.parse(Buffer.from(payload, 'base64').toString());
}
catch {
return undefined;
}
}
const IN_TOTO = 'application/vnd.in-toto+json';
function checkBundle(json, roots) {
const refused = [];
try {
const bundle = (0,_sigstore_bundle__WEBPACK_IMPORTED_MODULE_0__ .vw)(json);
const { content } = bundle;
if (content.$case !== 'dsseEnvelope' || content.dsseEnvelope.payloadType !== IN_TOTO) {
return { kind: 'refused', issue: unreadable('it holds no in-toto statement') };
}
const entity = (0,_sigstore_verify__WEBPACK_IMPORTED_MODULE_3__ .DC)(bundle);
const [entry] = bundle.verificationMaterial.tlogEntries;
for (const root of roots) {
try {
const signer = verifierOf(root).verify(entity);
const statement = JSON.parse(content.dsseEnvelope.payload.toString());
const seconds = Number(entry?.integratedTime ?? 0);
return {
kind: 'signed',
statement,
by: signerOf(signer, seconds === 0 ? undefined : new Date(seconds * 1000)),
};
}
catch (error) {
refused.push(error);
}
}
}
catch (error) {
return { kind: 'refused', issue: unreadable(reasonOf(error)) };
}
const known = refused.find((error) => !isOfAnotherRoot(error));
return { kind: 'refused', issue: issueOf(known ?? refused[0]) };
}
function verifierOf(root) {
const least = (known) => Math.min(known.length, 1);
return new _sigstore_verify__WEBPACK_IMPORTED_MODULE_3__ .BL((0,_sigstore_verify__WEBPACK_IMPORTED_MODULE_3__ .jO)(root), {
ctlogThreshold: least(root.ctlogs),
tlogThreshold: least(root.tlogs),
timestampThreshold: 1,
});
}
const SOURCE_REPOSITORY = '1.3.6.1.4.1.57264.1.12';
function signerOf({ identity }, loggedAt) {
const extension = identity?.oids?.find(({ oid }) => oid?.id.join('.') === SOURCE_REPOSITORY)?.value;
return {
workflow: identity?.subjectAlternativeName ?? '',
issuer: identity?.extensions?.issuer ?? '',
repository: extension === undefined ? undefined : utf8String(extension),
loggedAt,
};
}
const UTF8_STRING = 0x0c;
const LONG_LENGTH = 0x80;
function utf8String(der) {
const [tag, length = 0, second = 0] = der;
const [start, size] = length === LONG_LENGTH + 1 ? [3, second] : [2, length];
return tag === UTF8_STRING && der.length === start + size ? der.subarray(start).toString() : undefined;
}
function isOfAnotherRoot(error) {
return error instanceof _sigstore_verify__WEBPACK_IMPORTED_MODULE_3__ .mk && error.code === 'CERTIFICATE_ERROR' && !isExpired(error);
}
function isExpired({ cause }) {
return /not valid or expired/.test(reasonOf(cause));
}
const AGAIN = 'Download it again: gh attestation download FILE --repo OWNER/NAME';
const ROOTS = 'name the roots that the server signs with: gh attestation trusted-root > roots.jsonl, then --trusted-root roots.jsonl';
function issueOf(error) {
if (!(error instanceof _sigstore_verify__WEBPACK_IMPORTED_MODULE_3__ .mk))
return unreadable(reasonOf(error));
const why = `(${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(error.message, 200)})`;
switch (error.code) {
case 'CERTIFICATE_ERROR':
if (isExpired(error)) {
return {
detail: 'its certificate was not valid when it was signed',
expected: 'a signature of the minutes that the certificate is for',
remedy: 'Do not trust it. Attest the run again',
};
}
return {
detail: `its certificate leads to none of the trusted roots ${why}`,
expected: 'a certificate by an authority of a trusted root',
remedy: `If it was signed by another server, ${ROOTS}`,
};
case 'SIGNATURE_ERROR':
return {
detail: 'its signature is not by the key of its certificate',
expected: 'a signature of what it holds',
remedy: AGAIN,
};
case 'TLOG_BODY_ERROR':
return {
detail: `its content is not what the transparency log has ${why}`,
expected: 'the content that was signed and logged',
remedy: AGAIN,
};
default:
return {
detail: `its entry in the transparency log, or its time, is not proved ${why}`,
expected: 'a log or a timestamp authority of a trusted root',
remedy: `${AGAIN}. If the repository is private, or the server has a newer log, ${ROOTS}`,
};
}
}
function unreadable(why) {
return {
detail: `it is no Sigstore bundle that can be read: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(why, 300)}`,
expected: 'a bundle as `gh attestation download` writes it',
remedy: AGAIN,
};
}
function reasonOf(error) {
return error instanceof Error ? error.message : String(error);
}
})
};
