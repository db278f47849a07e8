export const id = 8518;
export const ids = [8518];
export const modules = {
84914:
((module, __unused_webpack_exports, __webpack_require__) => {
const cliBoxes = __webpack_require__(55711);
module.exports = cliBoxes;
module.exports["default"] = cliBoxes;
}),
31199:
((module) => {
const matchOperatorsRegex = /[|\\{}()[\]^$+*?.-]/g;
module.exports = string => {
if (typeof string !== 'string') {
throw new TypeError('Expected a string');
}
return string.replace(matchOperatorsRegex, '\\$&');
};
}),
61768:
((module) => {
module.exports = () => {
return /[#*0-9]\uFE0F?\u20E3|[\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23ED-\u23EF\u23F1\u23F2\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB\u25FC\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692\u2694-\u2697\u2699\u269B\u269C\u26A0\u26A7\u26AA\u26B0\u26B1\u26BD\u26BE\u26C4\u26C8\u26CF\u26D1\u26E9\u26F0-\u26F5\u26F7\u26F8\u26FA\u2702\u2708\u2709\u270F\u2712\u2714\u2716\u271D\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u27A1\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B55\u3030\u303D\u3297\u3299]\uFE0F?|[\u261D\u270C\u270D](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\u270A\u270B](?:\uD83C[\uDFFB-\uDFFF])?|[\u23E9-\u23EC\u23F0\u23F3\u25FD\u2693\u26A1\u26AB\u26C5\u26CE\u26D4\u26EA\u26FD\u2705\u2728\u274C\u274E\u2753-\u2755\u2795-\u2797\u27B0\u27BF\u2B50]|\u26D3\uFE0F?(?:\u200D\uD83D\uDCA5)?|\u26F9(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\u2764\uFE0F?(?:\u200D(?:\uD83D\uDD25|\uD83E\uDE79))?|\uD83C(?:[\uDC04\uDD70\uDD71\uDD7E\uDD7F\uDE02\uDE37\uDF21\uDF24-\uDF2C\uDF36\uDF7D\uDF96\uDF97\uDF99-\uDF9B\uDF9E\uDF9F\uDFCD\uDFCE\uDFD4-\uDFDF\uDFF5\uDFF7]\uFE0F?|[\uDF85\uDFC2\uDFC7](?:\uD83C[\uDFFB-\uDFFF])?|[\uDFC4\uDFCA](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDFCB\uDFCC](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDCCF\uDD8E\uDD91-\uDD9A\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF43\uDF45-\uDF4A\uDF4C-\uDF7C\uDF7E-\uDF84\uDF86-\uDF93\uDFA0-\uDFC1\uDFC5\uDFC6\uDFC8\uDFC9\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF8-\uDFFF]|\uDDE6\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF]|\uDDE7\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF]|\uDDE8\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF7\uDDFA-\uDDFF]|\uDDE9\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF]|\uDDEA\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA]|\uDDEB\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7]|\uDDEC\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE]|\uDDED\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA]|\uDDEE\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9]|\uDDEF\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5]|\uDDF0\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF]|\uDDF1\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE]|\uDDF2\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF]|\uDDF3\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF]|\uDDF4\uD83C\uDDF2|\uDDF5\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE]|\uDDF6\uD83C\uDDE6|\uDDF7\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC]|\uDDF8\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF]|\uDDF9\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF]|\uDDFA\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF]|\uDDFB\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA]|\uDDFC\uD83C[\uDDEB\uDDF8]|\uDDFD\uD83C\uDDF0|\uDDFE\uD83C[\uDDEA\uDDF9]|\uDDFF\uD83C[\uDDE6\uDDF2\uDDFC]|\uDF44(?:\u200D\uD83D\uDFEB)?|\uDF4B(?:\u200D\uD83D\uDFE9)?|\uDFC3(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDFF3\uFE0F?(?:\u200D(?:\u26A7\uFE0F?|\uD83C\uDF08))?|\uDFF4(?:\u200D\u2620\uFE0F?|\uDB40\uDC67\uDB40\uDC62\uDB40(?:\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDC73\uDB40\uDC63\uDB40\uDC74|\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F)?)|\uD83D(?:[\uDC3F\uDCFD\uDD49\uDD4A\uDD6F\uDD70\uDD73\uDD76-\uDD79\uDD87\uDD8A-\uDD8D\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA\uDECB\uDECD-\uDECF\uDEE0-\uDEE5\uDEE9\uDEF0\uDEF3]\uFE0F?|[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDC8F\uDC91\uDCAA\uDD7A\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC](?:\uD83C[\uDFFB-\uDFFF])?|[\uDC6E-\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4\uDEB5](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD74\uDD90](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\uDC00-\uDC07\uDC09-\uDC14\uDC16-\uDC25\uDC27-\uDC3A\uDC3C-\uDC3E\uDC40\uDC44\uDC45\uDC51-\uDC65\uDC6A\uDC79-\uDC7B\uDC7D-\uDC80\uDC84\uDC88-\uDC8E\uDC90\uDC92-\uDCA9\uDCAB-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDDA4\uDDFB-\uDE2D\uDE2F-\uDE34\uDE37-\uDE41\uDE43\uDE44\uDE48-\uDE4A\uDE80-\uDEA2\uDEA4-\uDEB3\uDEB7-\uDEBF\uDEC1-\uDEC5\uDED0-\uDED2\uDED5-\uDED8\uDEDC-\uDEDF\uDEEB\uDEEC\uDEF4-\uDEFC\uDFE0-\uDFEB\uDFF0]|\uDC08(?:\u200D\u2B1B)?|\uDC15(?:\u200D\uD83E\uDDBA)?|\uDC26(?:\u200D(?:\u2B1B|\uD83D\uDD25))?|\uDC3B(?:\u200D\u2744\uFE0F?)?|\uDC41\uFE0F?(?:\u200D\uD83D\uDDE8\uFE0F?)?|\uDC68(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDC68\uDC69]\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFC-\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFC-\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFD-\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFD\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFE])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFE]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?))?|\uDC69(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?[\uDC68\uDC69]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?|\uDC69\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?))|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFC-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFC-\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFD-\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFD\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFE])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFE]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFE])))?))?|\uDD75(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\uDE2E(?:\u200D\uD83D\uDCA8)?|\uDE35(?:\u200D\uD83D\uDCAB)?|\uDE36(?:\u200D\uD83C\uDF2B\uFE0F?)?|\uDE42(?:\u200D[\u2194\u2195]\uFE0F?)?|\uDEB6(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?)|\uD83E(?:[\uDD0C\uDD0F\uDD18-\uDD1F\uDD30-\uDD34\uDD36\uDD77\uDDB5\uDDB6\uDDBB\uDDD2\uDDD3\uDDD5\uDEC3-\uDEC5\uDEF0\uDEF2-\uDEF8](?:\uD83C[\uDFFB-\uDFFF])?|[\uDD26\uDD35\uDD37-\uDD39\uDD3C-\uDD3E\uDDB8\uDDB9\uDDCD\uDDCF\uDDD4\uDDD6-\uDDDD](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDDDE\uDDDF](?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD0D\uDD0E\uDD10-\uDD17\uDD20-\uDD25\uDD27-\uDD2F\uDD3A\uDD3F-\uDD45\uDD47-\uDD76\uDD78-\uDDB4\uDDB7\uDDBA\uDDBC-\uDDCC\uDDD0\uDDE0-\uDDFF\uDE70-\uDE7C\uDE80-\uDE8A\uDE8E-\uDEC2\uDEC6\uDEC8\uDECD-\uDEDC\uDEDF-\uDEEA\uDEEF]|\uDDCE(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDDD1(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1|\uDDD1\u200D\uD83E\uDDD2(?:\u200D\uD83E\uDDD2)?|\uDDD2(?:\u200D\uD83E\uDDD2)?))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE])))?))?|\uDEF1(?:\uD83C(?:\uDFFB(?:\u200D\uD83E\uDEF2\uD83C[\uDFFC-\uDFFF])?|\uDFFC(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFD-\uDFFF])?|\uDFFD(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])?|\uDFFE(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFD\uDFFF])?|\uDFFF(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFE])?))?)/g;
};
}),
28659:
((module, __unused_webpack_exports, __webpack_require__) => {
var process = global.process
const processOk = function (process) {
return process &&
typeof process === 'object' &&
typeof process.removeListener === 'function' &&
typeof process.emit === 'function' &&
typeof process.reallyExit === 'function' &&
typeof process.listeners === 'function' &&
typeof process.kill === 'function' &&
typeof process.pid === 'number' &&
typeof process.on === 'function'
}
if (!processOk(process)) {
module.exports = function () {
return function () {}
}
} else {
var assert = __webpack_require__(42613)
var signals = __webpack_require__(52038)
var isWin = /^win/i.test(process.platform)
var EE = __webpack_require__(24434)
if (typeof EE !== 'function') {
EE = EE.EventEmitter
}
var emitter
if (process.__signal_exit_emitter__) {
emitter = process.__signal_exit_emitter__
} else {
emitter = process.__signal_exit_emitter__ = new EE()
emitter.count = 0
emitter.emitted = {}
}
if (!emitter.infinite) {
emitter.setMaxListeners(Infinity)
emitter.infinite = true
}
module.exports = function (cb, opts) {
if (!processOk(global.process)) {
return function () {}
}
assert.equal(typeof cb, 'function', 'a callback must be provided for exit handler')
if (loaded === false) {
load()
}
var ev = 'exit'
if (opts && opts.alwaysLast) {
ev = 'afterexit'
}
var remove = function () {
emitter.removeListener(ev, cb)
if (emitter.listeners('exit').length === 0 &&
emitter.listeners('afterexit').length === 0) {
unload()
}
}
emitter.on(ev, cb)
return remove
}
var unload = function unload () {
if (!loaded || !processOk(global.process)) {
return
}
loaded = false
signals.forEach(function (sig) {
try {
process.removeListener(sig, sigListeners[sig])
} catch (er) {}
})
process.emit = originalProcessEmit
process.reallyExit = originalProcessReallyExit
emitter.count -= 1
}
module.exports.unload = unload
var emit = function emit (event, code, signal) {
if (emitter.emitted[event]) {
return
}
emitter.emitted[event] = true
emitter.emit(event, code, signal)
}
var sigListeners = {}
signals.forEach(function (sig) {
sigListeners[sig] = function listener () {
if (!processOk(global.process)) {
return
}
var listeners = process.listeners(sig)
if (listeners.length === emitter.count) {
unload()
emit('exit', null, sig)
emit('afterexit', null, sig)
if (isWin && sig === 'SIGHUP') {
sig = 'SIGINT'
}
process.kill(process.pid, sig)
}
}
})
module.exports.signals = function () {
return signals
}
var loaded = false
var load = function load () {
if (loaded || !processOk(global.process)) {
return
}
loaded = true
emitter.count += 1
signals = signals.filter(function (sig) {
try {
process.on(sig, sigListeners[sig])
return true
} catch (er) {
return false
}
})
process.emit = processEmit
process.reallyExit = processReallyExit
}
module.exports.load = load
var originalProcessReallyExit = process.reallyExit
var processReallyExit = function processReallyExit (code) {
if (!processOk(global.process)) {
return
}
process.exitCode = code ||  0
emit('exit', process.exitCode, null)
emit('afterexit', process.exitCode, null)
originalProcessReallyExit.call(process, process.exitCode)
}
var originalProcessEmit = process.emit
var processEmit = function processEmit (ev, arg) {
if (ev === 'exit' && processOk(global.process)) {
if (arg !== undefined) {
process.exitCode = arg
}
var ret = originalProcessEmit.apply(this, arguments)
emit('exit', process.exitCode, null)
emit('afterexit', process.exitCode, null)
return ret
} else {
return originalProcessEmit.apply(this, arguments)
}
}
}
}),
52038:
((module) => {
module.exports = [
'SIGABRT',
'SIGALRM',
'SIGHUP',
'SIGINT',
'SIGTERM'
]
if (process.platform !== 'win32') {
module.exports.push(
'SIGVTALRM',
'SIGXCPU',
'SIGXFSZ',
'SIGUSR2',
'SIGTRAP',
'SIGSYS',
'SIGQUIT',
'SIGIOT'
)
}
if (process.platform === 'linux') {
module.exports.push(
'SIGIO',
'SIGPOLL',
'SIGPWR',
'SIGSTKFLT',
'SIGUNUSED'
)
}
}),
59384:
((module) => {
const mimicFn = (to, from) => {
for (const prop of Reflect.ownKeys(from)) {
Object.defineProperty(to, prop, Object.getOwnPropertyDescriptor(from, prop));
}
return to;
};
module.exports = mimicFn;
module.exports["default"] = mimicFn;
}),
89969:
((module, __unused_webpack_exports, __webpack_require__) => {
const mimicFn = __webpack_require__(59384);
const calledFunctions = new WeakMap();
const onetime = (function_, options = {}) => {
if (typeof function_ !== 'function') {
throw new TypeError('Expected a function');
}
let returnValue;
let callCount = 0;
const functionName = function_.displayName || function_.name || '<anonymous>';
const onetime = function (...arguments_) {
calledFunctions.set(onetime, ++callCount);
if (callCount === 1) {
returnValue = function_.apply(this, arguments_);
function_ = null;
} else if (options.throw === true) {
throw new Error(`Function \`${functionName}\` can only be called once`);
}
return returnValue;
};
mimicFn(onetime, function_);
calledFunctions.set(onetime, callCount);
return onetime;
};
module.exports = onetime;
module.exports["default"] = onetime;
module.exports.callCount = function_ => {
if (!calledFunctions.has(function_)) {
throw new Error(`The given function \`${function_.name}\` is not wrapped by the \`onetime\` package`);
}
return calledFunctions.get(function_);
};
}),
96080:
((__unused_webpack_module, exports) => {
var __webpack_unused_export__;
/**
 * @license React
 * react-reconciler-constants.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
exports.ConcurrentRoot = 1;
__webpack_unused_export__ = 8;
exports.DefaultEventPriority = 32;
__webpack_unused_export__ = 2;
__webpack_unused_export__ = 268435456;
exports.LegacyRoot = 0;
exports.NoEventPriority = 0;
}),
49208:
((module, __unused_webpack_exports, __webpack_require__) => {
/**
 * @license React
 * react-reconciler.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
module.exports = function ($$$config) {
function createFiber(tag, pendingProps, key, mode) {
return new FiberNode(tag, pendingProps, key, mode);
}
function noop() {}
function formatProdErrorMessage(code) {
var url = "https://react.dev/errors/" + code;
if (1 < arguments.length) {
url += "?args[]=" + encodeURIComponent(arguments[1]);
for (var i = 2; i < arguments.length; i++)
url += "&args[]=" + encodeURIComponent(arguments[i]);
}
return (
"Minified React error #" +
code +
"; visit " +
url +
" for the full message or use the non-minified dev environment for full errors and additional helpful warnings."
);
}
function getNearestMountedFiber(fiber) {
var node = fiber,
nearestMounted = fiber;
if (fiber.alternate) for (; node.return; ) node = node.return;
else {
fiber = node;
do
(node = fiber),
0 !== (node.flags & 4098) && (nearestMounted = node.return),
(fiber = node.return);
while (fiber);
}
return 3 === node.tag ? nearestMounted : null;
}
function assertIsMounted(fiber) {
if (getNearestMountedFiber(fiber) !== fiber)
throw Error(formatProdErrorMessage(188));
}
function findCurrentFiberUsingSlowPath(fiber) {
var alternate = fiber.alternate;
if (!alternate) {
alternate = getNearestMountedFiber(fiber);
if (null === alternate) throw Error(formatProdErrorMessage(188));
return alternate !== fiber ? null : fiber;
}
for (var a = fiber, b = alternate; ; ) {
var parentA = a.return;
if (null === parentA) break;
var parentB = parentA.alternate;
if (null === parentB) {
b = parentA.return;
if (null !== b) {
a = b;
continue;
}
break;
}
if (parentA.child === parentB.child) {
for (parentB = parentA.child; parentB; ) {
if (parentB === a) return assertIsMounted(parentA), fiber;
if (parentB === b) return assertIsMounted(parentA), alternate;
parentB = parentB.sibling;
}
throw Error(formatProdErrorMessage(188));
}
if (a.return !== b.return) (a = parentA), (b = parentB);
else {
for (var didFindChild = !1, child$0 = parentA.child; child$0; ) {
if (child$0 === a) {
didFindChild = !0;
a = parentA;
b = parentB;
break;
}
if (child$0 === b) {
didFindChild = !0;
b = parentA;
a = parentB;
break;
}
child$0 = child$0.sibling;
}
if (!didFindChild) {
for (child$0 = parentB.child; child$0; ) {
if (child$0 === a) {
didFindChild = !0;
a = parentB;
b = parentA;
break;
}
if (child$0 === b) {
didFindChild = !0;
b = parentB;
a = parentA;
break;
}
child$0 = child$0.sibling;
}
if (!didFindChild) throw Error(formatProdErrorMessage(189));
}
}
if (a.alternate !== b) throw Error(formatProdErrorMessage(190));
}
if (3 !== a.tag) throw Error(formatProdErrorMessage(188));
return a.stateNode.current === a ? fiber : alternate;
}
function findCurrentHostFiberImpl(node) {
var tag = node.tag;
if (5 === tag || 26 === tag || 27 === tag || 6 === tag) return node;
for (node = node.child; null !== node; ) {
tag = findCurrentHostFiberImpl(node);
if (null !== tag) return tag;
node = node.sibling;
}
return null;
}
function findCurrentHostFiberWithNoPortalsImpl(node) {
var tag = node.tag;
if (5 === tag || 26 === tag || 27 === tag || 6 === tag) return node;
for (node = node.child; null !== node; ) {
if (
4 !== node.tag &&
((tag = findCurrentHostFiberWithNoPortalsImpl(node)), null !== tag)
)
return tag;
node = node.sibling;
}
return null;
}
function getIteratorFn(maybeIterable) {
if (null === maybeIterable || "object" !== typeof maybeIterable)
return null;
maybeIterable =
(MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL]) ||
maybeIterable["@@iterator"];
return "function" === typeof maybeIterable ? maybeIterable : null;
}
function getComponentNameFromType(type) {
if (null == type) return null;
if ("function" === typeof type)
return type.$$typeof === REACT_CLIENT_REFERENCE
? null
: type.displayName || type.name || null;
if ("string" === typeof type) return type;
switch (type) {
case REACT_FRAGMENT_TYPE:
return "Fragment";
case REACT_PROFILER_TYPE:
return "Profiler";
case REACT_STRICT_MODE_TYPE:
return "StrictMode";
case REACT_SUSPENSE_TYPE:
return "Suspense";
case REACT_SUSPENSE_LIST_TYPE:
return "SuspenseList";
case REACT_ACTIVITY_TYPE:
return "Activity";
}
if ("object" === typeof type)
switch (type.$$typeof) {
case REACT_PORTAL_TYPE:
return "Portal";
case REACT_CONTEXT_TYPE:
return type.displayName || "Context";
case REACT_CONSUMER_TYPE:
return (type._context.displayName || "Context") + ".Consumer";
case REACT_FORWARD_REF_TYPE:
var innerType = type.render;
type = type.displayName;
type ||
((type = innerType.displayName || innerType.name || ""),
(type = "" !== type ? "ForwardRef(" + type + ")" : "ForwardRef"));
return type;
case REACT_MEMO_TYPE:
return (
(innerType = type.displayName || null),
null !== innerType
? innerType
: getComponentNameFromType(type.type) || "Memo"
);
case REACT_LAZY_TYPE:
innerType = type._payload;
type = type._init;
try {
return getComponentNameFromType(type(innerType));
} catch (x) {}
}
return null;
}
function createCursor(defaultValue) {
return { current: defaultValue };
}
function pop(cursor) {
0 > index$jscomp$0 ||
((cursor.current = valueStack[index$jscomp$0]),
(valueStack[index$jscomp$0] = null),
index$jscomp$0--);
}
function push(cursor, value) {
index$jscomp$0++;
valueStack[index$jscomp$0] = cursor.current;
cursor.current = value;
}
function clz32Fallback(x) {
x >>>= 0;
return 0 === x ? 32 : (31 - ((log$1(x) / LN2) | 0)) | 0;
}
function getHighestPriorityLanes(lanes) {
var pendingSyncLanes = lanes & 42;
if (0 !== pendingSyncLanes) return pendingSyncLanes;
switch (lanes & -lanes) {
case 1:
return 1;
case 2:
return 2;
case 4:
return 4;
case 8:
return 8;
case 16:
return 16;
case 32:
return 32;
case 64:
return 64;
case 128:
return 128;
case 256:
case 512:
case 1024:
case 2048:
case 4096:
case 8192:
case 16384:
case 32768:
case 65536:
case 131072:
return lanes & 261888;
case 262144:
case 524288:
case 1048576:
case 2097152:
return lanes & 3932160;
case 4194304:
case 8388608:
case 16777216:
case 33554432:
return lanes & 62914560;
case 67108864:
return 67108864;
case 134217728:
return 134217728;
case 268435456:
return 268435456;
case 536870912:
return 536870912;
case 1073741824:
return 0;
default:
return lanes;
}
}
function getNextLanes(root, wipLanes, rootHasPendingCommit) {
var pendingLanes = root.pendingLanes;
if (0 === pendingLanes) return 0;
var nextLanes = 0,
suspendedLanes = root.suspendedLanes,
pingedLanes = root.pingedLanes;
root = root.warmLanes;
var nonIdlePendingLanes = pendingLanes & 134217727;
0 !== nonIdlePendingLanes
? ((pendingLanes = nonIdlePendingLanes & ~suspendedLanes),
0 !== pendingLanes
? (nextLanes = getHighestPriorityLanes(pendingLanes))
: ((pingedLanes &= nonIdlePendingLanes),
0 !== pingedLanes
? (nextLanes = getHighestPriorityLanes(pingedLanes))
: rootHasPendingCommit ||
((rootHasPendingCommit = nonIdlePendingLanes & ~root),
0 !== rootHasPendingCommit &&
(nextLanes = getHighestPriorityLanes(rootHasPendingCommit)))))
: ((nonIdlePendingLanes = pendingLanes & ~suspendedLanes),
0 !== nonIdlePendingLanes
? (nextLanes = getHighestPriorityLanes(nonIdlePendingLanes))
: 0 !== pingedLanes
? (nextLanes = getHighestPriorityLanes(pingedLanes))
: rootHasPendingCommit ||
((rootHasPendingCommit = pendingLanes & ~root),
0 !== rootHasPendingCommit &&
(nextLanes = getHighestPriorityLanes(rootHasPendingCommit))));
return 0 === nextLanes
? 0
: 0 !== wipLanes &&
wipLanes !== nextLanes &&
0 === (wipLanes & suspendedLanes) &&
((suspendedLanes = nextLanes & -nextLanes),
(rootHasPendingCommit = wipLanes & -wipLanes),
suspendedLanes >= rootHasPendingCommit ||
(32 === suspendedLanes && 0 !== (rootHasPendingCommit & 4194048)))
? wipLanes
: nextLanes;
}
function checkIfRootIsPrerendering(root, renderLanes) {
return (
0 ===
(root.pendingLanes &
~(root.suspendedLanes & ~root.pingedLanes) &
renderLanes)
);
}
function computeExpirationTime(lane, currentTime) {
switch (lane) {
case 1:
case 2:
case 4:
case 8:
case 64:
return currentTime + 250;
case 16:
case 32:
case 128:
case 256:
case 512:
case 1024:
case 2048:
case 4096:
case 8192:
case 16384:
case 32768:
case 65536:
case 131072:
case 262144:
case 524288:
case 1048576:
case 2097152:
return currentTime + 5e3;
case 4194304:
case 8388608:
case 16777216:
case 33554432:
return -1;
case 67108864:
case 134217728:
case 268435456:
case 536870912:
case 1073741824:
return -1;
default:
return -1;
}
}
function claimNextRetryLane() {
var lane = nextRetryLane;
nextRetryLane <<= 1;
0 === (nextRetryLane & 62914560) && (nextRetryLane = 4194304);
return lane;
}
function createLaneMap(initial) {
for (var laneMap = [], i = 0; 31 > i; i++) laneMap.push(initial);
return laneMap;
}
function markRootUpdated$1(root, updateLane) {
root.pendingLanes |= updateLane;
268435456 !== updateLane &&
((root.suspendedLanes = 0), (root.pingedLanes = 0), (root.warmLanes = 0));
}
function markRootFinished(
root,
finishedLanes,
remainingLanes,
spawnedLane,
updatedLanes,
suspendedRetryLanes
) {
var previouslyPendingLanes = root.pendingLanes;
root.pendingLanes = remainingLanes;
root.suspendedLanes = 0;
root.pingedLanes = 0;
root.warmLanes = 0;
root.expiredLanes &= remainingLanes;
root.entangledLanes &= remainingLanes;
root.errorRecoveryDisabledLanes &= remainingLanes;
root.shellSuspendCounter = 0;
var entanglements = root.entanglements,
expirationTimes = root.expirationTimes,
hiddenUpdates = root.hiddenUpdates;
for (
remainingLanes = previouslyPendingLanes & ~remainingLanes;
0 < remainingLanes;
) {
var index$5 = 31 - clz32(remainingLanes),
lane = 1 << index$5;
entanglements[index$5] = 0;
expirationTimes[index$5] = -1;
var hiddenUpdatesForLane = hiddenUpdates[index$5];
if (null !== hiddenUpdatesForLane)
for (
hiddenUpdates[index$5] = null, index$5 = 0;
index$5 < hiddenUpdatesForLane.length;
index$5++
) {
var update = hiddenUpdatesForLane[index$5];
null !== update && (update.lane &= -536870913);
}
remainingLanes &= ~lane;
}
0 !== spawnedLane && markSpawnedDeferredLane(root, spawnedLane, 0);
0 !== suspendedRetryLanes &&
0 === updatedLanes &&
0 !== root.tag &&
(root.suspendedLanes |=
suspendedRetryLanes & ~(previouslyPendingLanes & ~finishedLanes));
}
function markSpawnedDeferredLane(root, spawnedLane, entangledLanes) {
root.pendingLanes |= spawnedLane;
root.suspendedLanes &= ~spawnedLane;
var spawnedLaneIndex = 31 - clz32(spawnedLane);
root.entangledLanes |= spawnedLane;
root.entanglements[spawnedLaneIndex] =
root.entanglements[spawnedLaneIndex] |
1073741824 |
(entangledLanes & 261930);
}
function markRootEntangled(root, entangledLanes) {
var rootEntangledLanes = (root.entangledLanes |= entangledLanes);
for (root = root.entanglements; rootEntangledLanes; ) {
var index$6 = 31 - clz32(rootEntangledLanes),
lane = 1 << index$6;
(lane & entangledLanes) | (root[index$6] & entangledLanes) &&
(root[index$6] |= entangledLanes);
rootEntangledLanes &= ~lane;
}
}
function getBumpedLaneForHydration(root, renderLanes) {
var renderLane = renderLanes & -renderLanes;
renderLane =
0 !== (renderLane & 42) ? 1 : getBumpedLaneForHydrationByLane(renderLane);
return 0 !== (renderLane & (root.suspendedLanes | renderLanes))
? 0
: renderLane;
}
function getBumpedLaneForHydrationByLane(lane) {
switch (lane) {
case 2:
lane = 1;
break;
case 8:
lane = 4;
break;
case 32:
lane = 16;
break;
case 256:
case 512:
case 1024:
case 2048:
case 4096:
case 8192:
case 16384:
case 32768:
case 65536:
case 131072:
case 262144:
case 524288:
case 1048576:
case 2097152:
case 4194304:
case 8388608:
case 16777216:
case 33554432:
lane = 128;
break;
case 268435456:
lane = 134217728;
break;
default:
lane = 0;
}
return lane;
}
function lanesToEventPriority(lanes) {
lanes &= -lanes;
return 2 < lanes
? 8 < lanes
? 0 !== (lanes & 134217727)
? 32
: 268435456
: 8
: 2;
}
function setIsStrictModeForDevtools(newIsStrictMode) {
"function" === typeof log && unstable_setDisableYieldValue(newIsStrictMode);
if (injectedHook && "function" === typeof injectedHook.setStrictMode)
try {
injectedHook.setStrictMode(rendererID, newIsStrictMode);
} catch (err) {}
}
function is(x, y) {
return (x === y && (0 !== x || 1 / x === 1 / y)) || (x !== x && y !== y);
}
function describeBuiltInComponentFrame(name) {
if (void 0 === prefix)
try {
throw Error();
} catch (x) {
var match = x.stack.trim().match(/\n( *(at )?)/);
prefix = (match && match[1]) || "";
suffix =
-1 < x.stack.indexOf("\n    at")
? " (<anonymous>)"
: -1 < x.stack.indexOf("@")
? "@unknown:0:0"
: "";
}
return "\n" + prefix + name + suffix;
}
function describeNativeComponentFrame(fn, construct) {
if (!fn || reentry) return "";
reentry = !0;
var previousPrepareStackTrace = Error.prepareStackTrace;
Error.prepareStackTrace = void 0;
try {
var RunInRootFrame = {
DetermineComponentFrameRoot: function () {
try {
if (construct) {
var Fake = function () {
throw Error();
};
Object.defineProperty(Fake.prototype, "props", {
set: function () {
throw Error();
}
});
if ("object" === typeof Reflect && Reflect.construct) {
try {
Reflect.construct(Fake, []);
} catch (x) {
var control = x;
}
Reflect.construct(fn, [], Fake);
} else {
try {
Fake.call();
} catch (x$8) {
control = x$8;
}
fn.call(Fake.prototype);
}
} else {
try {
throw Error();
} catch (x$9) {
control = x$9;
}
(Fake = fn()) &&
"function" === typeof Fake.catch &&
Fake.catch(function () {});
}
} catch (sample) {
if (sample && control && "string" === typeof sample.stack)
return [sample.stack, control.stack];
}
return [null, null];
}
};
RunInRootFrame.DetermineComponentFrameRoot.displayName =
"DetermineComponentFrameRoot";
var namePropDescriptor = Object.getOwnPropertyDescriptor(
RunInRootFrame.DetermineComponentFrameRoot,
"name"
);
namePropDescriptor &&
namePropDescriptor.configurable &&
Object.defineProperty(
RunInRootFrame.DetermineComponentFrameRoot,
"name",
{ value: "DetermineComponentFrameRoot" }
);
var _RunInRootFrame$Deter = RunInRootFrame.DetermineComponentFrameRoot(),
sampleStack = _RunInRootFrame$Deter[0],
controlStack = _RunInRootFrame$Deter[1];
if (sampleStack && controlStack) {
var sampleLines = sampleStack.split("\n"),
controlLines = controlStack.split("\n");
for (
namePropDescriptor = RunInRootFrame = 0;
RunInRootFrame < sampleLines.length &&
!sampleLines[RunInRootFrame].includes("DetermineComponentFrameRoot");
)
RunInRootFrame++;
for (
;
namePropDescriptor < controlLines.length &&
!controlLines[namePropDescriptor].includes(
"DetermineComponentFrameRoot"
);
)
namePropDescriptor++;
if (
RunInRootFrame === sampleLines.length ||
namePropDescriptor === controlLines.length
)
for (
RunInRootFrame = sampleLines.length - 1,
namePropDescriptor = controlLines.length - 1;
1 <= RunInRootFrame &&
0 <= namePropDescriptor &&
sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor];
)
namePropDescriptor--;
for (
;
1 <= RunInRootFrame && 0 <= namePropDescriptor;
RunInRootFrame--, namePropDescriptor--
)
if (
sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]
) {
if (1 !== RunInRootFrame || 1 !== namePropDescriptor) {
do
if (
(RunInRootFrame--,
namePropDescriptor--,
0 > namePropDescriptor ||
sampleLines[RunInRootFrame] !==
controlLines[namePropDescriptor])
) {
var frame =
"\n" +
sampleLines[RunInRootFrame].replace(" at new ", " at ");
fn.displayName &&
frame.includes("<anonymous>") &&
(frame = frame.replace("<anonymous>", fn.displayName));
return frame;
}
while (1 <= RunInRootFrame && 0 <= namePropDescriptor);
}
break;
}
}
} finally {
(reentry = !1), (Error.prepareStackTrace = previousPrepareStackTrace);
}
return (previousPrepareStackTrace = fn ? fn.displayName || fn.name : "")
? describeBuiltInComponentFrame(previousPrepareStackTrace)
: "";
}
function describeFiber(fiber, childFiber) {
switch (fiber.tag) {
case 26:
case 27:
case 5:
return describeBuiltInComponentFrame(fiber.type);
case 16:
return describeBuiltInComponentFrame("Lazy");
case 13:
return fiber.child !== childFiber && null !== childFiber
? describeBuiltInComponentFrame("Suspense Fallback")
: describeBuiltInComponentFrame("Suspense");
case 19:
return describeBuiltInComponentFrame("SuspenseList");
case 0:
case 15:
return describeNativeComponentFrame(fiber.type, !1);
case 11:
return describeNativeComponentFrame(fiber.type.render, !1);
case 1:
return describeNativeComponentFrame(fiber.type, !0);
case 31:
return describeBuiltInComponentFrame("Activity");
default:
return "";
}
}
function getStackByFiberInDevAndProd(workInProgress) {
try {
var info = "",
previous = null;
do
(info += describeFiber(workInProgress, previous)),
(previous = workInProgress),
(workInProgress = workInProgress.return);
while (workInProgress);
return info;
} catch (x) {
return "\nError generating stack: " + x.message + "\n" + x.stack;
}
}
function createCapturedValueAtFiber(value, source) {
if ("object" === typeof value && null !== value) {
var existing = CapturedStacks.get(value);
if (void 0 !== existing) return existing;
source = {
value: value,
source: source,
stack: getStackByFiberInDevAndProd(source)
};
CapturedStacks.set(value, source);
return source;
}
return {
value: value,
source: source,
stack: getStackByFiberInDevAndProd(source)
};
}
function pushTreeFork(workInProgress, totalChildren) {
forkStack[forkStackIndex++] = treeForkCount;
forkStack[forkStackIndex++] = treeForkProvider;
treeForkProvider = workInProgress;
treeForkCount = totalChildren;
}
function pushTreeId(workInProgress, totalChildren, index) {
idStack[idStackIndex++] = treeContextId;
idStack[idStackIndex++] = treeContextOverflow;
idStack[idStackIndex++] = treeContextProvider;
treeContextProvider = workInProgress;
var baseIdWithLeadingBit = treeContextId;
workInProgress = treeContextOverflow;
var baseLength = 32 - clz32(baseIdWithLeadingBit) - 1;
baseIdWithLeadingBit &= ~(1 << baseLength);
index += 1;
var length = 32 - clz32(totalChildren) + baseLength;
if (30 < length) {
var numberOfOverflowBits = baseLength - (baseLength % 5);
length = (
baseIdWithLeadingBit &
((1 << numberOfOverflowBits) - 1)
).toString(32);
baseIdWithLeadingBit >>= numberOfOverflowBits;
baseLength -= numberOfOverflowBits;
treeContextId =
(1 << (32 - clz32(totalChildren) + baseLength)) |
(index << baseLength) |
baseIdWithLeadingBit;
treeContextOverflow = length + workInProgress;
} else
(treeContextId =
(1 << length) | (index << baseLength) | baseIdWithLeadingBit),
(treeContextOverflow = workInProgress);
}
function pushMaterializedTreeId(workInProgress) {
null !== workInProgress.return &&
(pushTreeFork(workInProgress, 1), pushTreeId(workInProgress, 1, 0));
}
function popTreeContext(workInProgress) {
for (; workInProgress === treeForkProvider; )
(treeForkProvider = forkStack[--forkStackIndex]),
(forkStack[forkStackIndex] = null),
(treeForkCount = forkStack[--forkStackIndex]),
(forkStack[forkStackIndex] = null);
for (; workInProgress === treeContextProvider; )
(treeContextProvider = idStack[--idStackIndex]),
(idStack[idStackIndex] = null),
(treeContextOverflow = idStack[--idStackIndex]),
(idStack[idStackIndex] = null),
(treeContextId = idStack[--idStackIndex]),
(idStack[idStackIndex] = null);
}
function restoreSuspendedTreeContext(workInProgress, suspendedContext) {
idStack[idStackIndex++] = treeContextId;
idStack[idStackIndex++] = treeContextOverflow;
idStack[idStackIndex++] = treeContextProvider;
treeContextId = suspendedContext.id;
treeContextOverflow = suspendedContext.overflow;
treeContextProvider = workInProgress;
}
function pushHostContainer(fiber, nextRootInstance) {
push(rootInstanceStackCursor, nextRootInstance);
push(contextFiberStackCursor, fiber);
push(contextStackCursor, null);
fiber = getRootHostContext(nextRootInstance);
pop(contextStackCursor);
push(contextStackCursor, fiber);
}
function popHostContainer() {
pop(contextStackCursor);
pop(contextFiberStackCursor);
pop(rootInstanceStackCursor);
}
function pushHostContext(fiber) {
null !== fiber.memoizedState && push(hostTransitionProviderCursor, fiber);
var context = contextStackCursor.current,
nextContext = getChildHostContext(context, fiber.type);
context !== nextContext &&
(push(contextFiberStackCursor, fiber),
push(contextStackCursor, nextContext));
}
function popHostContext(fiber) {
contextFiberStackCursor.current === fiber &&
(pop(contextStackCursor), pop(contextFiberStackCursor));
hostTransitionProviderCursor.current === fiber &&
(pop(hostTransitionProviderCursor),
isPrimaryRenderer
? (HostTransitionContext._currentValue = NotPendingTransition)
: (HostTransitionContext._currentValue2 = NotPendingTransition));
}
function throwOnHydrationMismatch(fiber) {
var error = Error(
formatProdErrorMessage(
418,
1 < arguments.length && void 0 !== arguments[1] && arguments[1]
? "text"
: "HTML",
""
)
);
queueHydrationError(createCapturedValueAtFiber(error, fiber));
throw HydrationMismatchException;
}
function prepareToHydrateHostInstance(fiber, hostContext) {
if (!supportsHydration) throw Error(formatProdErrorMessage(175));
hydrateInstance(
fiber.stateNode,
fiber.type,
fiber.memoizedProps,
hostContext,
fiber
) || throwOnHydrationMismatch(fiber, !0);
}
function popToNextHostParent(fiber) {
for (hydrationParentFiber = fiber.return; hydrationParentFiber; )
switch (hydrationParentFiber.tag) {
case 5:
case 31:
case 13:
rootOrSingletonContext = !1;
return;
case 27:
case 3:
rootOrSingletonContext = !0;
return;
default:
hydrationParentFiber = hydrationParentFiber.return;
}
}
function popHydrationState(fiber) {
if (!supportsHydration || fiber !== hydrationParentFiber) return !1;
if (!isHydrating) return popToNextHostParent(fiber), (isHydrating = !0), !1;
var tag = fiber.tag;
supportsSingletons
? 3 !== tag &&
27 !== tag &&
(5 !== tag ||
(shouldDeleteUnhydratedTailInstances(fiber.type) &&
!shouldSetTextContent(fiber.type, fiber.memoizedProps))) &&
nextHydratableInstance &&
throwOnHydrationMismatch(fiber)
: 3 !== tag &&
(5 !== tag ||
(shouldDeleteUnhydratedTailInstances(fiber.type) &&
!shouldSetTextContent(fiber.type, fiber.memoizedProps))) &&
nextHydratableInstance &&
throwOnHydrationMismatch(fiber);
popToNextHostParent(fiber);
if (13 === tag) {
if (!supportsHydration) throw Error(formatProdErrorMessage(316));
fiber = fiber.memoizedState;
fiber = null !== fiber ? fiber.dehydrated : null;
if (!fiber) throw Error(formatProdErrorMessage(317));
nextHydratableInstance =
getNextHydratableInstanceAfterSuspenseInstance(fiber);
} else if (31 === tag) {
fiber = fiber.memoizedState;
fiber = null !== fiber ? fiber.dehydrated : null;
if (!fiber) throw Error(formatProdErrorMessage(317));
nextHydratableInstance =
getNextHydratableInstanceAfterActivityInstance(fiber);
} else
nextHydratableInstance =
supportsSingletons && 27 === tag
? getNextHydratableSiblingAfterSingleton(
fiber.type,
nextHydratableInstance
)
: hydrationParentFiber
? getNextHydratableSibling(fiber.stateNode)
: null;
return !0;
}
function resetHydrationState() {
supportsHydration &&
((nextHydratableInstance = hydrationParentFiber = null),
(isHydrating = !1));
}
function upgradeHydrationErrorsToRecoverable() {
var queuedErrors = hydrationErrors;
null !== queuedErrors &&
(null === workInProgressRootRecoverableErrors
? (workInProgressRootRecoverableErrors = queuedErrors)
: workInProgressRootRecoverableErrors.push.apply(
workInProgressRootRecoverableErrors,
queuedErrors
),
(hydrationErrors = null));
return queuedErrors;
}
function queueHydrationError(error) {
null === hydrationErrors
? (hydrationErrors = [error])
: hydrationErrors.push(error);
}
function pushProvider(providerFiber, context, nextValue) {
isPrimaryRenderer
? (push(valueCursor, context._currentValue),
(context._currentValue = nextValue))
: (push(valueCursor, context._currentValue2),
(context._currentValue2 = nextValue));
}
function popProvider(context) {
var currentValue = valueCursor.current;
isPrimaryRenderer
? (context._currentValue = currentValue)
: (context._currentValue2 = currentValue);
pop(valueCursor);
}
function scheduleContextWorkOnParentPath(
parent,
renderLanes,
propagationRoot
) {
for (; null !== parent; ) {
var alternate = parent.alternate;
(parent.childLanes & renderLanes) !== renderLanes
? ((parent.childLanes |= renderLanes),
null !== alternate && (alternate.childLanes |= renderLanes))
: null !== alternate &&
(alternate.childLanes & renderLanes) !== renderLanes &&
(alternate.childLanes |= renderLanes);
if (parent === propagationRoot) break;
parent = parent.return;
}
}
function propagateContextChanges(
workInProgress,
contexts,
renderLanes,
forcePropagateEntireTree
) {
var fiber = workInProgress.child;
null !== fiber && (fiber.return = workInProgress);
for (; null !== fiber; ) {
var list = fiber.dependencies;
if (null !== list) {
var nextFiber = fiber.child;
list = list.firstContext;
a: for (; null !== list; ) {
var dependency = list;
list = fiber;
for (var i = 0; i < contexts.length; i++)
if (dependency.context === contexts[i]) {
list.lanes |= renderLanes;
dependency = list.alternate;
null !== dependency && (dependency.lanes |= renderLanes);
scheduleContextWorkOnParentPath(
list.return,
renderLanes,
workInProgress
);
forcePropagateEntireTree || (nextFiber = null);
break a;
}
list = dependency.next;
}
} else if (18 === fiber.tag) {
nextFiber = fiber.return;
if (null === nextFiber) throw Error(formatProdErrorMessage(341));
nextFiber.lanes |= renderLanes;
list = nextFiber.alternate;
null !== list && (list.lanes |= renderLanes);
scheduleContextWorkOnParentPath(nextFiber, renderLanes, workInProgress);
nextFiber = null;
} else nextFiber = fiber.child;
if (null !== nextFiber) nextFiber.return = fiber;
else
for (nextFiber = fiber; null !== nextFiber; ) {
if (nextFiber === workInProgress) {
nextFiber = null;
break;
}
fiber = nextFiber.sibling;
if (null !== fiber) {
fiber.return = nextFiber.return;
nextFiber = fiber;
break;
}
nextFiber = nextFiber.return;
}
fiber = nextFiber;
}
}
function propagateParentContextChanges(
current,
workInProgress,
renderLanes,
forcePropagateEntireTree
) {
current = null;
for (
var parent = workInProgress, isInsidePropagationBailout = !1;
null !== parent;
) {
if (!isInsidePropagationBailout)
if (0 !== (parent.flags & 524288)) isInsidePropagationBailout = !0;
else if (0 !== (parent.flags & 262144)) break;
if (10 === parent.tag) {
var currentParent = parent.alternate;
if (null === currentParent) throw Error(formatProdErrorMessage(387));
currentParent = currentParent.memoizedProps;
if (null !== currentParent) {
var context = parent.type;
objectIs(parent.pendingProps.value, currentParent.value) ||
(null !== current ? current.push(context) : (current = [context]));
}
} else if (parent === hostTransitionProviderCursor.current) {
currentParent = parent.alternate;
if (null === currentParent) throw Error(formatProdErrorMessage(387));
currentParent.memoizedState.memoizedState !==
parent.memoizedState.memoizedState &&
(null !== current
? current.push(HostTransitionContext)
: (current = [HostTransitionContext]));
}
parent = parent.return;
}
null !== current &&
propagateContextChanges(
workInProgress,
current,
renderLanes,
forcePropagateEntireTree
);
workInProgress.flags |= 262144;
}
function checkIfContextChanged(currentDependencies) {
for (
currentDependencies = currentDependencies.firstContext;
null !== currentDependencies;
) {
var context = currentDependencies.context;
if (
!objectIs(
isPrimaryRenderer ? context._currentValue : context._currentValue2,
currentDependencies.memoizedValue
)
)
return !0;
currentDependencies = currentDependencies.next;
}
return !1;
}
function prepareToReadContext(workInProgress) {
currentlyRenderingFiber$1 = workInProgress;
lastContextDependency = null;
workInProgress = workInProgress.dependencies;
null !== workInProgress && (workInProgress.firstContext = null);
}
function readContext(context) {
return readContextForConsumer(currentlyRenderingFiber$1, context);
}
function readContextDuringReconciliation(consumer, context) {
null === currentlyRenderingFiber$1 && prepareToReadContext(consumer);
return readContextForConsumer(consumer, context);
}
function readContextForConsumer(consumer, context) {
var value = isPrimaryRenderer
? context._currentValue
: context._currentValue2;
context = { context: context, memoizedValue: value, next: null };
if (null === lastContextDependency) {
if (null === consumer) throw Error(formatProdErrorMessage(308));
lastContextDependency = context;
consumer.dependencies = { lanes: 0, firstContext: context };
consumer.flags |= 524288;
} else lastContextDependency = lastContextDependency.next = context;
return value;
}
function createCache() {
return {
controller: new AbortControllerLocal(),
data: new Map(),
refCount: 0
};
}
function releaseCache(cache) {
cache.refCount--;
0 === cache.refCount &&
scheduleCallback$2(NormalPriority, function () {
cache.controller.abort();
});
}
function noop$1() {}
function ensureRootIsScheduled(root) {
root !== lastScheduledRoot &&
null === root.next &&
(null === lastScheduledRoot
? (firstScheduledRoot = lastScheduledRoot = root)
: (lastScheduledRoot = lastScheduledRoot.next = root));
mightHavePendingSyncWork = !0;
didScheduleMicrotask ||
((didScheduleMicrotask = !0), scheduleImmediateRootScheduleTask());
}
function flushSyncWorkAcrossRoots_impl(syncTransitionLanes, onlyLegacy) {
if (!isFlushingWork && mightHavePendingSyncWork) {
isFlushingWork = !0;
do {
var didPerformSomeWork = !1;
for (var root = firstScheduledRoot; null !== root; ) {
if (!onlyLegacy)
if (0 !== syncTransitionLanes) {
var pendingLanes = root.pendingLanes;
if (0 === pendingLanes) var JSCompiler_inline_result = 0;
else {
var suspendedLanes = root.suspendedLanes,
pingedLanes = root.pingedLanes;
JSCompiler_inline_result =
(1 << (31 - clz32(42 | syncTransitionLanes) + 1)) - 1;
JSCompiler_inline_result &=
pendingLanes & ~(suspendedLanes & ~pingedLanes);
JSCompiler_inline_result =
JSCompiler_inline_result & 201326741
? (JSCompiler_inline_result & 201326741) | 1
: JSCompiler_inline_result
? JSCompiler_inline_result | 2
: 0;
}
0 !== JSCompiler_inline_result &&
((didPerformSomeWork = !0),
performSyncWorkOnRoot(root, JSCompiler_inline_result));
} else
(JSCompiler_inline_result = workInProgressRootRenderLanes),
(JSCompiler_inline_result = getNextLanes(
root,
root === workInProgressRoot ? JSCompiler_inline_result : 0,
null !== root.cancelPendingCommit ||
root.timeoutHandle !== noTimeout
)),
0 === (JSCompiler_inline_result & 3) ||
checkIfRootIsPrerendering(root, JSCompiler_inline_result) ||
((didPerformSomeWork = !0),
performSyncWorkOnRoot(root, JSCompiler_inline_result));
root = root.next;
}
} while (didPerformSomeWork);
isFlushingWork = !1;
}
}
function processRootScheduleInImmediateTask() {
processRootScheduleInMicrotask();
}
function processRootScheduleInMicrotask() {
mightHavePendingSyncWork = didScheduleMicrotask = !1;
var syncTransitionLanes = 0;
0 !== currentEventTransitionLane &&
shouldAttemptEagerTransition() &&
(syncTransitionLanes = currentEventTransitionLane);
for (
var currentTime = now(), prev = null, root = firstScheduledRoot;
null !== root;
) {
var next = root.next,
nextLanes = scheduleTaskForRootDuringMicrotask(root, currentTime);
if (0 === nextLanes)
(root.next = null),
null === prev ? (firstScheduledRoot = next) : (prev.next = next),
null === next && (lastScheduledRoot = prev);
else if (
((prev = root), 0 !== syncTransitionLanes || 0 !== (nextLanes & 3))
)
mightHavePendingSyncWork = !0;
root = next;
}
(0 !== pendingEffectsStatus && 5 !== pendingEffectsStatus) ||
flushSyncWorkAcrossRoots_impl(syncTransitionLanes, !1);
0 !== currentEventTransitionLane && (currentEventTransitionLane = 0);
}
function scheduleTaskForRootDuringMicrotask(root, currentTime) {
for (
var suspendedLanes = root.suspendedLanes,
pingedLanes = root.pingedLanes,
expirationTimes = root.expirationTimes,
lanes = root.pendingLanes & -62914561;
0 < lanes;
) {
var index$3 = 31 - clz32(lanes),
lane = 1 << index$3,
expirationTime = expirationTimes[index$3];
if (-1 === expirationTime) {
if (0 === (lane & suspendedLanes) || 0 !== (lane & pingedLanes))
expirationTimes[index$3] = computeExpirationTime(lane, currentTime);
} else expirationTime <= currentTime && (root.expiredLanes |= lane);
lanes &= ~lane;
}
currentTime = workInProgressRoot;
suspendedLanes = workInProgressRootRenderLanes;
suspendedLanes = getNextLanes(
root,
root === currentTime ? suspendedLanes : 0,
null !== root.cancelPendingCommit || root.timeoutHandle !== noTimeout
);
pingedLanes = root.callbackNode;
if (
0 === suspendedLanes ||
(root === currentTime &&
(2 === workInProgressSuspendedReason ||
9 === workInProgressSuspendedReason)) ||
null !== root.cancelPendingCommit
)
return (
null !== pingedLanes &&
null !== pingedLanes &&
cancelCallback$1(pingedLanes),
(root.callbackNode = null),
(root.callbackPriority = 0)
);
if (
0 === (suspendedLanes & 3) ||
checkIfRootIsPrerendering(root, suspendedLanes)
) {
currentTime = suspendedLanes & -suspendedLanes;
if (currentTime === root.callbackPriority) return currentTime;
null !== pingedLanes && cancelCallback$1(pingedLanes);
switch (lanesToEventPriority(suspendedLanes)) {
case 2:
case 8:
suspendedLanes = UserBlockingPriority;
break;
case 32:
suspendedLanes = NormalPriority$1;
break;
case 268435456:
suspendedLanes = IdlePriority;
break;
default:
suspendedLanes = NormalPriority$1;
}
pingedLanes = performWorkOnRootViaSchedulerTask.bind(null, root);
suspendedLanes = scheduleCallback$3(suspendedLanes, pingedLanes);
root.callbackPriority = currentTime;
root.callbackNode = suspendedLanes;
return currentTime;
}
null !== pingedLanes &&
null !== pingedLanes &&
cancelCallback$1(pingedLanes);
root.callbackPriority = 2;
root.callbackNode = null;
return 2;
}
function performWorkOnRootViaSchedulerTask(root, didTimeout) {
if (0 !== pendingEffectsStatus && 5 !== pendingEffectsStatus)
return (root.callbackNode = null), (root.callbackPriority = 0), null;
var originalCallbackNode = root.callbackNode;
if (flushPendingEffects() && root.callbackNode !== originalCallbackNode)
return null;
var workInProgressRootRenderLanes$jscomp$0 = workInProgressRootRenderLanes;
workInProgressRootRenderLanes$jscomp$0 = getNextLanes(
root,
root === workInProgressRoot ? workInProgressRootRenderLanes$jscomp$0 : 0,
null !== root.cancelPendingCommit || root.timeoutHandle !== noTimeout
);
if (0 === workInProgressRootRenderLanes$jscomp$0) return null;
performWorkOnRoot(root, workInProgressRootRenderLanes$jscomp$0, didTimeout);
scheduleTaskForRootDuringMicrotask(root, now());
return null != root.callbackNode &&
root.callbackNode === originalCallbackNode
? performWorkOnRootViaSchedulerTask.bind(null, root)
: null;
}
function performSyncWorkOnRoot(root, lanes) {
if (flushPendingEffects()) return null;
performWorkOnRoot(root, lanes, !0);
}
function scheduleImmediateRootScheduleTask() {
supportsMicrotasks
? scheduleMicrotask(function () {
0 !== (executionContext & 6)
? scheduleCallback$3(
ImmediatePriority,
processRootScheduleInImmediateTask
)
: processRootScheduleInMicrotask();
})
: scheduleCallback$3(
ImmediatePriority,
processRootScheduleInImmediateTask
);
}
function requestTransitionLane() {
if (0 === currentEventTransitionLane) {
var actionScopeLane = currentEntangledLane;
0 === actionScopeLane &&
((actionScopeLane = nextTransitionUpdateLane),
(nextTransitionUpdateLane <<= 1),
0 === (nextTransitionUpdateLane & 261888) &&
(nextTransitionUpdateLane = 256));
currentEventTransitionLane = actionScopeLane;
}
return currentEventTransitionLane;
}
function entangleAsyncAction(transition, thenable) {
if (null === currentEntangledListeners) {
var entangledListeners = (currentEntangledListeners = []);
currentEntangledPendingCount = 0;
currentEntangledLane = requestTransitionLane();
currentEntangledActionThenable = {
status: "pending",
value: void 0,
then: function (resolve) {
entangledListeners.push(resolve);
}
};
}
currentEntangledPendingCount++;
thenable.then(pingEngtangledActionScope, pingEngtangledActionScope);
return thenable;
}
function pingEngtangledActionScope() {
if (
0 === --currentEntangledPendingCount &&
null !== currentEntangledListeners
) {
null !== currentEntangledActionThenable &&
(currentEntangledActionThenable.status = "fulfilled");
var listeners = currentEntangledListeners;
currentEntangledListeners = null;
currentEntangledLane = 0;
currentEntangledActionThenable = null;
for (var i = 0; i < listeners.length; i++) (0, listeners[i])();
}
}
function chainThenableValue(thenable, result) {
var listeners = [],
thenableWithOverride = {
status: "pending",
value: null,
reason: null,
then: function (resolve) {
listeners.push(resolve);
}
};
thenable.then(
function () {
thenableWithOverride.status = "fulfilled";
thenableWithOverride.value = result;
for (var i = 0; i < listeners.length; i++) (0, listeners[i])(result);
},
function (error) {
thenableWithOverride.status = "rejected";
thenableWithOverride.reason = error;
for (error = 0; error < listeners.length; error++)
(0, listeners[error])(void 0);
}
);
return thenableWithOverride;
}
function peekCacheFromPool() {
var cacheResumedFromPreviousRender = resumedCache.current;
return null !== cacheResumedFromPreviousRender
? cacheResumedFromPreviousRender
: workInProgressRoot.pooledCache;
}
function pushTransition(offscreenWorkInProgress, prevCachePool) {
null === prevCachePool
? push(resumedCache, resumedCache.current)
: push(resumedCache, prevCachePool.pool);
}
function getSuspendedCache() {
var cacheFromPool = peekCacheFromPool();
return null === cacheFromPool
? null
: {
parent: isPrimaryRenderer
? CacheContext._currentValue
: CacheContext._currentValue2,
pool: cacheFromPool
};
}
function shallowEqual(objA, objB) {
if (objectIs(objA, objB)) return !0;
if (
"object" !== typeof objA ||
null === objA ||
"object" !== typeof objB ||
null === objB
)
return !1;
var keysA = Object.keys(objA),
keysB = Object.keys(objB);
if (keysA.length !== keysB.length) return !1;
for (keysB = 0; keysB < keysA.length; keysB++) {
var currentKey = keysA[keysB];
if (
!hasOwnProperty.call(objB, currentKey) ||
!objectIs(objA[currentKey], objB[currentKey])
)
return !1;
}
return !0;
}
function isThenableResolved(thenable) {
thenable = thenable.status;
return "fulfilled" === thenable || "rejected" === thenable;
}
function trackUsedThenable(thenableState, thenable, index) {
index = thenableState[index];
void 0 === index
? thenableState.push(thenable)
: index !== thenable &&
(thenable.then(noop$1, noop$1), (thenable = index));
switch (thenable.status) {
case "fulfilled":
return thenable.value;
case "rejected":
throw (
((thenableState = thenable.reason),
checkIfUseWrappedInAsyncCatch(thenableState),
thenableState)
);
default:
if ("string" === typeof thenable.status) thenable.then(noop$1, noop$1);
else {
thenableState = workInProgressRoot;
if (null !== thenableState && 100 < thenableState.shellSuspendCounter)
throw Error(formatProdErrorMessage(482));
thenableState = thenable;
thenableState.status = "pending";
thenableState.then(
function (fulfilledValue) {
if ("pending" === thenable.status) {
var fulfilledThenable = thenable;
fulfilledThenable.status = "fulfilled";
fulfilledThenable.value = fulfilledValue;
}
},
function (error) {
if ("pending" === thenable.status) {
var rejectedThenable = thenable;
rejectedThenable.status = "rejected";
rejectedThenable.reason = error;
}
}
);
}
switch (thenable.status) {
case "fulfilled":
return thenable.value;
case "rejected":
throw (
((thenableState = thenable.reason),
checkIfUseWrappedInAsyncCatch(thenableState),
thenableState)
);
}
suspendedThenable = thenable;
throw SuspenseException;
}
}
function resolveLazy(lazyType) {
try {
var init = lazyType._init;
return init(lazyType._payload);
} catch (x) {
if (null !== x && "object" === typeof x && "function" === typeof x.then)
throw ((suspendedThenable = x), SuspenseException);
throw x;
}
}
function getSuspendedThenable() {
if (null === suspendedThenable) throw Error(formatProdErrorMessage(459));
var thenable = suspendedThenable;
suspendedThenable = null;
return thenable;
}
function checkIfUseWrappedInAsyncCatch(rejectedReason) {
if (
rejectedReason === SuspenseException ||
rejectedReason === SuspenseActionException
)
throw Error(formatProdErrorMessage(483));
}
function unwrapThenable(thenable) {
var index = thenableIndexCounter$1;
thenableIndexCounter$1 += 1;
null === thenableState$1 && (thenableState$1 = []);
return trackUsedThenable(thenableState$1, thenable, index);
}
function coerceRef(workInProgress, element) {
element = element.props.ref;
workInProgress.ref = void 0 !== element ? element : null;
}
function throwOnInvalidObjectTypeImpl(returnFiber, newChild) {
if (newChild.$$typeof === REACT_LEGACY_ELEMENT_TYPE)
throw Error(formatProdErrorMessage(525));
returnFiber = Object.prototype.toString.call(newChild);
throw Error(
formatProdErrorMessage(
31,
"[object Object]" === returnFiber
? "object with keys {" + Object.keys(newChild).join(", ") + "}"
: returnFiber
)
);
}
function createChildReconciler(shouldTrackSideEffects) {
function deleteChild(returnFiber, childToDelete) {
if (shouldTrackSideEffects) {
var deletions = returnFiber.deletions;
null === deletions
? ((returnFiber.deletions = [childToDelete]),
(returnFiber.flags |= 16))
: deletions.push(childToDelete);
}
}
function deleteRemainingChildren(returnFiber, currentFirstChild) {
if (!shouldTrackSideEffects) return null;
for (; null !== currentFirstChild; )
deleteChild(returnFiber, currentFirstChild),
(currentFirstChild = currentFirstChild.sibling);
return null;
}
function mapRemainingChildren(currentFirstChild) {
for (var existingChildren = new Map(); null !== currentFirstChild; )
null !== currentFirstChild.key
? existingChildren.set(currentFirstChild.key, currentFirstChild)
: existingChildren.set(currentFirstChild.index, currentFirstChild),
(currentFirstChild = currentFirstChild.sibling);
return existingChildren;
}
function useFiber(fiber, pendingProps) {
fiber = createWorkInProgress(fiber, pendingProps);
fiber.index = 0;
fiber.sibling = null;
return fiber;
}
function placeChild(newFiber, lastPlacedIndex, newIndex) {
newFiber.index = newIndex;
if (!shouldTrackSideEffects)
return (newFiber.flags |= 1048576), lastPlacedIndex;
newIndex = newFiber.alternate;
if (null !== newIndex)
return (
(newIndex = newIndex.index),
newIndex < lastPlacedIndex
? ((newFiber.flags |= 67108866), lastPlacedIndex)
: newIndex
);
newFiber.flags |= 67108866;
return lastPlacedIndex;
}
function placeSingleChild(newFiber) {
shouldTrackSideEffects &&
null === newFiber.alternate &&
(newFiber.flags |= 67108866);
return newFiber;
}
function updateTextNode(returnFiber, current, textContent, lanes) {
if (null === current || 6 !== current.tag)
return (
(current = createFiberFromText(textContent, returnFiber.mode, lanes)),
(current.return = returnFiber),
current
);
current = useFiber(current, textContent);
current.return = returnFiber;
return current;
}
function updateElement(returnFiber, current, element, lanes) {
var elementType = element.type;
if (elementType === REACT_FRAGMENT_TYPE)
return updateFragment(
returnFiber,
current,
element.props.children,
lanes,
element.key
);
if (
null !== current &&
(current.elementType === elementType ||
("object" === typeof elementType &&
null !== elementType &&
elementType.$$typeof === REACT_LAZY_TYPE &&
resolveLazy(elementType) === current.type))
)
return (
(current = useFiber(current, element.props)),
coerceRef(current, element),
(current.return = returnFiber),
current
);
current = createFiberFromTypeAndProps(
element.type,
element.key,
element.props,
null,
returnFiber.mode,
lanes
);
coerceRef(current, element);
current.return = returnFiber;
return current;
}
function updatePortal(returnFiber, current, portal, lanes) {
if (
null === current ||
4 !== current.tag ||
current.stateNode.containerInfo !== portal.containerInfo ||
current.stateNode.implementation !== portal.implementation
)
return (
(current = createFiberFromPortal(portal, returnFiber.mode, lanes)),
(current.return = returnFiber),
current
);
current = useFiber(current, portal.children || []);
current.return = returnFiber;
return current;
}
function updateFragment(returnFiber, current, fragment, lanes, key) {
if (null === current || 7 !== current.tag)
return (
(current = createFiberFromFragment(
fragment,
returnFiber.mode,
lanes,
key
)),
(current.return = returnFiber),
current
);
current = useFiber(current, fragment);
current.return = returnFiber;
return current;
}
function createChild(returnFiber, newChild, lanes) {
if (
("string" === typeof newChild && "" !== newChild) ||
"number" === typeof newChild ||
"bigint" === typeof newChild
)
return (
(newChild = createFiberFromText(
"" + newChild,
returnFiber.mode,
lanes
)),
(newChild.return = returnFiber),
newChild
);
if ("object" === typeof newChild && null !== newChild) {
switch (newChild.$$typeof) {
case REACT_ELEMENT_TYPE:
return (
(lanes = createFiberFromTypeAndProps(
newChild.type,
newChild.key,
newChild.props,
null,
returnFiber.mode,
lanes
)),
coerceRef(lanes, newChild),
(lanes.return = returnFiber),
lanes
);
case REACT_PORTAL_TYPE:
return (
(newChild = createFiberFromPortal(
newChild,
returnFiber.mode,
lanes
)),
(newChild.return = returnFiber),
newChild
);
case REACT_LAZY_TYPE:
return (
(newChild = resolveLazy(newChild)),
createChild(returnFiber, newChild, lanes)
);
}
if (isArrayImpl(newChild) || getIteratorFn(newChild))
return (
(newChild = createFiberFromFragment(
newChild,
returnFiber.mode,
lanes,
null
)),
(newChild.return = returnFiber),
newChild
);
if ("function" === typeof newChild.then)
return createChild(returnFiber, unwrapThenable(newChild), lanes);
if (newChild.$$typeof === REACT_CONTEXT_TYPE)
return createChild(
returnFiber,
readContextDuringReconciliation(returnFiber, newChild),
lanes
);
throwOnInvalidObjectTypeImpl(returnFiber, newChild);
}
return null;
}
function updateSlot(returnFiber, oldFiber, newChild, lanes) {
var key = null !== oldFiber ? oldFiber.key : null;
if (
("string" === typeof newChild && "" !== newChild) ||
"number" === typeof newChild ||
"bigint" === typeof newChild
)
return null !== key
? null
: updateTextNode(returnFiber, oldFiber, "" + newChild, lanes);
if ("object" === typeof newChild && null !== newChild) {
switch (newChild.$$typeof) {
case REACT_ELEMENT_TYPE:
return newChild.key === key
? updateElement(returnFiber, oldFiber, newChild, lanes)
: null;
case REACT_PORTAL_TYPE:
return newChild.key === key
? updatePortal(returnFiber, oldFiber, newChild, lanes)
: null;
case REACT_LAZY_TYPE:
return (
(newChild = resolveLazy(newChild)),
updateSlot(returnFiber, oldFiber, newChild, lanes)
);
}
if (isArrayImpl(newChild) || getIteratorFn(newChild))
return null !== key
? null
: updateFragment(returnFiber, oldFiber, newChild, lanes, null);
if ("function" === typeof newChild.then)
return updateSlot(
returnFiber,
oldFiber,
unwrapThenable(newChild),
lanes
);
if (newChild.$$typeof === REACT_CONTEXT_TYPE)
return updateSlot(
returnFiber,
oldFiber,
readContextDuringReconciliation(returnFiber, newChild),
lanes
);
throwOnInvalidObjectTypeImpl(returnFiber, newChild);
}
return null;
}
function updateFromMap(
existingChildren,
returnFiber,
newIdx,
newChild,
lanes
) {
if (
("string" === typeof newChild && "" !== newChild) ||
"number" === typeof newChild ||
"bigint" === typeof newChild
)
return (
(existingChildren = existingChildren.get(newIdx) || null),
updateTextNode(returnFiber, existingChildren, "" + newChild, lanes)
);
if ("object" === typeof newChild && null !== newChild) {
switch (newChild.$$typeof) {
case REACT_ELEMENT_TYPE:
return (
(existingChildren =
existingChildren.get(
null === newChild.key ? newIdx : newChild.key
) || null),
updateElement(returnFiber, existingChildren, newChild, lanes)
);
case REACT_PORTAL_TYPE:
return (
(existingChildren =
existingChildren.get(
null === newChild.key ? newIdx : newChild.key
) || null),
updatePortal(returnFiber, existingChildren, newChild, lanes)
);
case REACT_LAZY_TYPE:
return (
(newChild = resolveLazy(newChild)),
updateFromMap(
existingChildren,
returnFiber,
newIdx,
newChild,
lanes
)
);
}
if (isArrayImpl(newChild) || getIteratorFn(newChild))
return (
(existingChildren = existingChildren.get(newIdx) || null),
updateFragment(returnFiber, existingChildren, newChild, lanes, null)
);
if ("function" === typeof newChild.then)
return updateFromMap(
existingChildren,
returnFiber,
newIdx,
unwrapThenable(newChild),
lanes
);
if (newChild.$$typeof === REACT_CONTEXT_TYPE)
return updateFromMap(
existingChildren,
returnFiber,
newIdx,
readContextDuringReconciliation(returnFiber, newChild),
lanes
);
throwOnInvalidObjectTypeImpl(returnFiber, newChild);
}
return null;
}
function reconcileChildrenArray(
returnFiber,
currentFirstChild,
newChildren,
lanes
) {
for (
var resultingFirstChild = null,
previousNewFiber = null,
oldFiber = currentFirstChild,
newIdx = (currentFirstChild = 0),
nextOldFiber = null;
null !== oldFiber && newIdx < newChildren.length;
newIdx++
) {
oldFiber.index > newIdx
? ((nextOldFiber = oldFiber), (oldFiber = null))
: (nextOldFiber = oldFiber.sibling);
var newFiber = updateSlot(
returnFiber,
oldFiber,
newChildren[newIdx],
lanes
);
if (null === newFiber) {
null === oldFiber && (oldFiber = nextOldFiber);
break;
}
shouldTrackSideEffects &&
oldFiber &&
null === newFiber.alternate &&
deleteChild(returnFiber, oldFiber);
currentFirstChild = placeChild(newFiber, currentFirstChild, newIdx);
null === previousNewFiber
? (resultingFirstChild = newFiber)
: (previousNewFiber.sibling = newFiber);
previousNewFiber = newFiber;
oldFiber = nextOldFiber;
}
if (newIdx === newChildren.length)
return (
deleteRemainingChildren(returnFiber, oldFiber),
isHydrating && pushTreeFork(returnFiber, newIdx),
resultingFirstChild
);
if (null === oldFiber) {
for (; newIdx < newChildren.length; newIdx++)
(oldFiber = createChild(returnFiber, newChildren[newIdx], lanes)),
null !== oldFiber &&
((currentFirstChild = placeChild(
oldFiber,
currentFirstChild,
newIdx
)),
null === previousNewFiber
? (resultingFirstChild = oldFiber)
: (previousNewFiber.sibling = oldFiber),
(previousNewFiber = oldFiber));
isHydrating && pushTreeFork(returnFiber, newIdx);
return resultingFirstChild;
}
for (
oldFiber = mapRemainingChildren(oldFiber);
newIdx < newChildren.length;
newIdx++
)
(nextOldFiber = updateFromMap(
oldFiber,
returnFiber,
newIdx,
newChildren[newIdx],
lanes
)),
null !== nextOldFiber &&
(shouldTrackSideEffects &&
null !== nextOldFiber.alternate &&
oldFiber.delete(
null === nextOldFiber.key ? newIdx : nextOldFiber.key
),
(currentFirstChild = placeChild(
nextOldFiber,
currentFirstChild,
newIdx
)),
null === previousNewFiber
? (resultingFirstChild = nextOldFiber)
: (previousNewFiber.sibling = nextOldFiber),
(previousNewFiber = nextOldFiber));
shouldTrackSideEffects &&
oldFiber.forEach(function (child) {
return deleteChild(returnFiber, child);
});
isHydrating && pushTreeFork(returnFiber, newIdx);
return resultingFirstChild;
}
function reconcileChildrenIterator(
returnFiber,
currentFirstChild,
newChildren,
lanes
) {
if (null == newChildren) throw Error(formatProdErrorMessage(151));
for (
var resultingFirstChild = null,
previousNewFiber = null,
oldFiber = currentFirstChild,
newIdx = (currentFirstChild = 0),
nextOldFiber = null,
step = newChildren.next();
null !== oldFiber && !step.done;
newIdx++, step = newChildren.next()
) {
oldFiber.index > newIdx
? ((nextOldFiber = oldFiber), (oldFiber = null))
: (nextOldFiber = oldFiber.sibling);
var newFiber = updateSlot(returnFiber, oldFiber, step.value, lanes);
if (null === newFiber) {
null === oldFiber && (oldFiber = nextOldFiber);
break;
}
shouldTrackSideEffects &&
oldFiber &&
null === newFiber.alternate &&
deleteChild(returnFiber, oldFiber);
currentFirstChild = placeChild(newFiber, currentFirstChild, newIdx);
null === previousNewFiber
? (resultingFirstChild = newFiber)
: (previousNewFiber.sibling = newFiber);
previousNewFiber = newFiber;
oldFiber = nextOldFiber;
}
if (step.done)
return (
deleteRemainingChildren(returnFiber, oldFiber),
isHydrating && pushTreeFork(returnFiber, newIdx),
resultingFirstChild
);
if (null === oldFiber) {
for (; !step.done; newIdx++, step = newChildren.next())
(step = createChild(returnFiber, step.value, lanes)),
null !== step &&
((currentFirstChild = placeChild(
step,
currentFirstChild,
newIdx
)),
null === previousNewFiber
? (resultingFirstChild = step)
: (previousNewFiber.sibling = step),
(previousNewFiber = step));
isHydrating && pushTreeFork(returnFiber, newIdx);
return resultingFirstChild;
}
for (
oldFiber = mapRemainingChildren(oldFiber);
!step.done;
newIdx++, step = newChildren.next()
)
(step = updateFromMap(
oldFiber,
returnFiber,
newIdx,
step.value,
lanes
)),
null !== step &&
(shouldTrackSideEffects &&
null !== step.alternate &&
oldFiber.delete(null === step.key ? newIdx : step.key),
(currentFirstChild = placeChild(step, currentFirstChild, newIdx)),
null === previousNewFiber
? (resultingFirstChild = step)
: (previousNewFiber.sibling = step),
(previousNewFiber = step));
shouldTrackSideEffects &&
oldFiber.forEach(function (child) {
return deleteChild(returnFiber, child);
});
isHydrating && pushTreeFork(returnFiber, newIdx);
return resultingFirstChild;
}
function reconcileChildFibersImpl(
returnFiber,
currentFirstChild,
newChild,
lanes
) {
"object" === typeof newChild &&
null !== newChild &&
newChild.type === REACT_FRAGMENT_TYPE &&
null === newChild.key &&
(newChild = newChild.props.children);
if ("object" === typeof newChild && null !== newChild) {
switch (newChild.$$typeof) {
case REACT_ELEMENT_TYPE:
a: {
for (var key = newChild.key; null !== currentFirstChild; ) {
if (currentFirstChild.key === key) {
key = newChild.type;
if (key === REACT_FRAGMENT_TYPE) {
if (7 === currentFirstChild.tag) {
deleteRemainingChildren(
returnFiber,
currentFirstChild.sibling
);
lanes = useFiber(
currentFirstChild,
newChild.props.children
);
lanes.return = returnFiber;
returnFiber = lanes;
break a;
}
} else if (
currentFirstChild.elementType === key ||
("object" === typeof key &&
null !== key &&
key.$$typeof === REACT_LAZY_TYPE &&
resolveLazy(key) === currentFirstChild.type)
) {
deleteRemainingChildren(
returnFiber,
currentFirstChild.sibling
);
lanes = useFiber(currentFirstChild, newChild.props);
coerceRef(lanes, newChild);
lanes.return = returnFiber;
returnFiber = lanes;
break a;
}
deleteRemainingChildren(returnFiber, currentFirstChild);
break;
} else deleteChild(returnFiber, currentFirstChild);
currentFirstChild = currentFirstChild.sibling;
}
newChild.type === REACT_FRAGMENT_TYPE
? ((lanes = createFiberFromFragment(
newChild.props.children,
returnFiber.mode,
lanes,
newChild.key
)),
(lanes.return = returnFiber),
(returnFiber = lanes))
: ((lanes = createFiberFromTypeAndProps(
newChild.type,
newChild.key,
newChild.props,
null,
returnFiber.mode,
lanes
)),
coerceRef(lanes, newChild),
(lanes.return = returnFiber),
(returnFiber = lanes));
}
return placeSingleChild(returnFiber);
case REACT_PORTAL_TYPE:
a: {
for (key = newChild.key; null !== currentFirstChild; ) {
if (currentFirstChild.key === key)
if (
4 === currentFirstChild.tag &&
currentFirstChild.stateNode.containerInfo ===
newChild.containerInfo &&
currentFirstChild.stateNode.implementation ===
newChild.implementation
) {
deleteRemainingChildren(
returnFiber,
currentFirstChild.sibling
);
lanes = useFiber(
currentFirstChild,
newChild.children || []
);
lanes.return = returnFiber;
returnFiber = lanes;
break a;
} else {
deleteRemainingChildren(returnFiber, currentFirstChild);
break;
}
else deleteChild(returnFiber, currentFirstChild);
currentFirstChild = currentFirstChild.sibling;
}
lanes = createFiberFromPortal(newChild, returnFiber.mode, lanes);
lanes.return = returnFiber;
returnFiber = lanes;
}
return placeSingleChild(returnFiber);
case REACT_LAZY_TYPE:
return (
(newChild = resolveLazy(newChild)),
reconcileChildFibersImpl(
returnFiber,
currentFirstChild,
newChild,
lanes
)
);
}
if (isArrayImpl(newChild))
return reconcileChildrenArray(
returnFiber,
currentFirstChild,
newChild,
lanes
);
if (getIteratorFn(newChild)) {
key = getIteratorFn(newChild);
if ("function" !== typeof key)
throw Error(formatProdErrorMessage(150));
newChild = key.call(newChild);
return reconcileChildrenIterator(
returnFiber,
currentFirstChild,
newChild,
lanes
);
}
if ("function" === typeof newChild.then)
return reconcileChildFibersImpl(
returnFiber,
currentFirstChild,
unwrapThenable(newChild),
lanes
);
if (newChild.$$typeof === REACT_CONTEXT_TYPE)
return reconcileChildFibersImpl(
returnFiber,
currentFirstChild,
readContextDuringReconciliation(returnFiber, newChild),
lanes
);
throwOnInvalidObjectTypeImpl(returnFiber, newChild);
}
return ("string" === typeof newChild && "" !== newChild) ||
"number" === typeof newChild ||
"bigint" === typeof newChild
? ((newChild = "" + newChild),
null !== currentFirstChild && 6 === currentFirstChild.tag
? (deleteRemainingChildren(returnFiber, currentFirstChild.sibling),
(lanes = useFiber(currentFirstChild, newChild)),
(lanes.return = returnFiber),
(returnFiber = lanes))
: (deleteRemainingChildren(returnFiber, currentFirstChild),
(lanes = createFiberFromText(newChild, returnFiber.mode, lanes)),
(lanes.return = returnFiber),
(returnFiber = lanes)),
placeSingleChild(returnFiber))
: deleteRemainingChildren(returnFiber, currentFirstChild);
}
return function (returnFiber, currentFirstChild, newChild, lanes) {
try {
thenableIndexCounter$1 = 0;
var firstChildFiber = reconcileChildFibersImpl(
returnFiber,
currentFirstChild,
newChild,
lanes
);
thenableState$1 = null;
return firstChildFiber;
} catch (x) {
if (x === SuspenseException || x === SuspenseActionException) throw x;
var fiber = createFiber(29, x, null, returnFiber.mode);
fiber.lanes = lanes;
fiber.return = returnFiber;
return fiber;
} finally {
}
};
}
function finishQueueingConcurrentUpdates() {
for (
var endIndex = concurrentQueuesIndex,
i = (concurrentlyUpdatedLanes = concurrentQueuesIndex = 0);
i < endIndex;
) {
var fiber = concurrentQueues[i];
concurrentQueues[i++] = null;
var queue = concurrentQueues[i];
concurrentQueues[i++] = null;
var update = concurrentQueues[i];
concurrentQueues[i++] = null;
var lane = concurrentQueues[i];
concurrentQueues[i++] = null;
if (null !== queue && null !== update) {
var pending = queue.pending;
null === pending
? (update.next = update)
: ((update.next = pending.next), (pending.next = update));
queue.pending = update;
}
0 !== lane && markUpdateLaneFromFiberToRoot(fiber, update, lane);
}
}
function enqueueUpdate$1(fiber, queue, update, lane) {
concurrentQueues[concurrentQueuesIndex++] = fiber;
concurrentQueues[concurrentQueuesIndex++] = queue;
concurrentQueues[concurrentQueuesIndex++] = update;
concurrentQueues[concurrentQueuesIndex++] = lane;
concurrentlyUpdatedLanes |= lane;
fiber.lanes |= lane;
fiber = fiber.alternate;
null !== fiber && (fiber.lanes |= lane);
}
function enqueueConcurrentHookUpdate(fiber, queue, update, lane) {
enqueueUpdate$1(fiber, queue, update, lane);
return getRootForUpdatedFiber(fiber);
}
function enqueueConcurrentRenderForLane(fiber, lane) {
enqueueUpdate$1(fiber, null, null, lane);
return getRootForUpdatedFiber(fiber);
}
function markUpdateLaneFromFiberToRoot(sourceFiber, update, lane) {
sourceFiber.lanes |= lane;
var alternate = sourceFiber.alternate;
null !== alternate && (alternate.lanes |= lane);
for (var isHidden = !1, parent = sourceFiber.return; null !== parent; )
(parent.childLanes |= lane),
(alternate = parent.alternate),
null !== alternate && (alternate.childLanes |= lane),
22 === parent.tag &&
((sourceFiber = parent.stateNode),
null === sourceFiber ||
sourceFiber._visibility & 1 ||
(isHidden = !0)),
(sourceFiber = parent),
(parent = parent.return);
return 3 === sourceFiber.tag
? ((parent = sourceFiber.stateNode),
isHidden &&
null !== update &&
((isHidden = 31 - clz32(lane)),
(sourceFiber = parent.hiddenUpdates),
(alternate = sourceFiber[isHidden]),
null === alternate
? (sourceFiber[isHidden] = [update])
: alternate.push(update),
(update.lane = lane | 536870912)),
parent)
: null;
}
function getRootForUpdatedFiber(sourceFiber) {
if (50 < nestedUpdateCount)
throw (
((nestedUpdateCount = 0),
(rootWithNestedUpdates = null),
Error(formatProdErrorMessage(185)))
);
for (var parent = sourceFiber.return; null !== parent; )
(sourceFiber = parent), (parent = sourceFiber.return);
return 3 === sourceFiber.tag ? sourceFiber.stateNode : null;
}
function initializeUpdateQueue(fiber) {
fiber.updateQueue = {
baseState: fiber.memoizedState,
firstBaseUpdate: null,
lastBaseUpdate: null,
shared: { pending: null, lanes: 0, hiddenCallbacks: null },
callbacks: null
};
}
function cloneUpdateQueue(current, workInProgress) {
current = current.updateQueue;
workInProgress.updateQueue === current &&
(workInProgress.updateQueue = {
baseState: current.baseState,
firstBaseUpdate: current.firstBaseUpdate,
lastBaseUpdate: current.lastBaseUpdate,
shared: current.shared,
callbacks: null
});
}
function createUpdate(lane) {
return { lane: lane, tag: 0, payload: null, callback: null, next: null };
}
function enqueueUpdate(fiber, update, lane) {
var updateQueue = fiber.updateQueue;
if (null === updateQueue) return null;
updateQueue = updateQueue.shared;
if (0 !== (executionContext & 2)) {
var pending = updateQueue.pending;
null === pending
? (update.next = update)
: ((update.next = pending.next), (pending.next = update));
updateQueue.pending = update;
update = getRootForUpdatedFiber(fiber);
markUpdateLaneFromFiberToRoot(fiber, null, lane);
return update;
}
enqueueUpdate$1(fiber, updateQueue, update, lane);
return getRootForUpdatedFiber(fiber);
}
function entangleTransitions(root, fiber, lane) {
fiber = fiber.updateQueue;
if (null !== fiber && ((fiber = fiber.shared), 0 !== (lane & 4194048))) {
var queueLanes = fiber.lanes;
queueLanes &= root.pendingLanes;
lane |= queueLanes;
fiber.lanes = lane;
markRootEntangled(root, lane);
}
}
function enqueueCapturedUpdate(workInProgress, capturedUpdate) {
var queue = workInProgress.updateQueue,
current = workInProgress.alternate;
if (
null !== current &&
((current = current.updateQueue), queue === current)
) {
var newFirst = null,
newLast = null;
queue = queue.firstBaseUpdate;
if (null !== queue) {
do {
var clone = {
lane: queue.lane,
tag: queue.tag,
payload: queue.payload,
callback: null,
next: null
};
null === newLast
? (newFirst = newLast = clone)
: (newLast = newLast.next = clone);
queue = queue.next;
} while (null !== queue);
null === newLast
? (newFirst = newLast = capturedUpdate)
: (newLast = newLast.next = capturedUpdate);
} else newFirst = newLast = capturedUpdate;
queue = {
baseState: current.baseState,
firstBaseUpdate: newFirst,
lastBaseUpdate: newLast,
shared: current.shared,
callbacks: current.callbacks
};
workInProgress.updateQueue = queue;
return;
}
workInProgress = queue.lastBaseUpdate;
null === workInProgress
? (queue.firstBaseUpdate = capturedUpdate)
: (workInProgress.next = capturedUpdate);
queue.lastBaseUpdate = capturedUpdate;
}
function suspendIfUpdateReadFromEntangledAsyncAction() {
if (didReadFromEntangledAsyncAction) {
var entangledActionThenable = currentEntangledActionThenable;
if (null !== entangledActionThenable) throw entangledActionThenable;
}
}
function processUpdateQueue(
workInProgress$jscomp$0,
props,
instance$jscomp$0,
renderLanes
) {
didReadFromEntangledAsyncAction = !1;
var queue = workInProgress$jscomp$0.updateQueue;
hasForceUpdate = !1;
var firstBaseUpdate = queue.firstBaseUpdate,
lastBaseUpdate = queue.lastBaseUpdate,
pendingQueue = queue.shared.pending;
if (null !== pendingQueue) {
queue.shared.pending = null;
var lastPendingUpdate = pendingQueue,
firstPendingUpdate = lastPendingUpdate.next;
lastPendingUpdate.next = null;
null === lastBaseUpdate
? (firstBaseUpdate = firstPendingUpdate)
: (lastBaseUpdate.next = firstPendingUpdate);
lastBaseUpdate = lastPendingUpdate;
var current = workInProgress$jscomp$0.alternate;
null !== current &&
((current = current.updateQueue),
(pendingQueue = current.lastBaseUpdate),
pendingQueue !== lastBaseUpdate &&
(null === pendingQueue
? (current.firstBaseUpdate = firstPendingUpdate)
: (pendingQueue.next = firstPendingUpdate),
(current.lastBaseUpdate = lastPendingUpdate)));
}
if (null !== firstBaseUpdate) {
var newState = queue.baseState;
lastBaseUpdate = 0;
current = firstPendingUpdate = lastPendingUpdate = null;
pendingQueue = firstBaseUpdate;
do {
var updateLane = pendingQueue.lane & -536870913,
isHiddenUpdate = updateLane !== pendingQueue.lane;
if (
isHiddenUpdate
? (workInProgressRootRenderLanes & updateLane) === updateLane
: (renderLanes & updateLane) === updateLane
) {
0 !== updateLane &&
updateLane === currentEntangledLane &&
(didReadFromEntangledAsyncAction = !0);
null !== current &&
(current = current.next =
{
lane: 0,
tag: pendingQueue.tag,
payload: pendingQueue.payload,
callback: null,
next: null
});
a: {
var workInProgress = workInProgress$jscomp$0,
update = pendingQueue;
updateLane = props;
var instance = instance$jscomp$0;
switch (update.tag) {
case 1:
workInProgress = update.payload;
if ("function" === typeof workInProgress) {
newState = workInProgress.call(
instance,
newState,
updateLane
);
break a;
}
newState = workInProgress;
break a;
case 3:
workInProgress.flags = (workInProgress.flags & -65537) | 128;
case 0:
workInProgress = update.payload;
updateLane =
"function" === typeof workInProgress
? workInProgress.call(instance, newState, updateLane)
: workInProgress;
if (null === updateLane || void 0 === updateLane) break a;
newState = assign({}, newState, updateLane);
break a;
case 2:
hasForceUpdate = !0;
}
}
updateLane = pendingQueue.callback;
null !== updateLane &&
((workInProgress$jscomp$0.flags |= 64),
isHiddenUpdate && (workInProgress$jscomp$0.flags |= 8192),
(isHiddenUpdate = queue.callbacks),
null === isHiddenUpdate
? (queue.callbacks = [updateLane])
: isHiddenUpdate.push(updateLane));
} else
(isHiddenUpdate = {
lane: updateLane,
tag: pendingQueue.tag,
payload: pendingQueue.payload,
callback: pendingQueue.callback,
next: null
}),
null === current
? ((firstPendingUpdate = current = isHiddenUpdate),
(lastPendingUpdate = newState))
: (current = current.next = isHiddenUpdate),
(lastBaseUpdate |= updateLane);
pendingQueue = pendingQueue.next;
if (null === pendingQueue)
if (((pendingQueue = queue.shared.pending), null === pendingQueue))
break;
else
(isHiddenUpdate = pendingQueue),
(pendingQueue = isHiddenUpdate.next),
(isHiddenUpdate.next = null),
(queue.lastBaseUpdate = isHiddenUpdate),
(queue.shared.pending = null);
} while (1);
null === current && (lastPendingUpdate = newState);
queue.baseState = lastPendingUpdate;
queue.firstBaseUpdate = firstPendingUpdate;
queue.lastBaseUpdate = current;
null === firstBaseUpdate && (queue.shared.lanes = 0);
workInProgressRootSkippedLanes |= lastBaseUpdate;
workInProgress$jscomp$0.lanes = lastBaseUpdate;
workInProgress$jscomp$0.memoizedState = newState;
}
}
function callCallback(callback, context) {
if ("function" !== typeof callback)
throw Error(formatProdErrorMessage(191, callback));
callback.call(context);
}
function commitCallbacks(updateQueue, context) {
var callbacks = updateQueue.callbacks;
if (null !== callbacks)
for (
updateQueue.callbacks = null, updateQueue = 0;
updateQueue < callbacks.length;
updateQueue++
)
callCallback(callbacks[updateQueue], context);
}
function pushHiddenContext(fiber, context) {
fiber = entangledRenderLanes;
push(prevEntangledRenderLanesCursor, fiber);
push(currentTreeHiddenStackCursor, context);
entangledRenderLanes = fiber | context.baseLanes;
}
function reuseHiddenContextOnStack() {
push(prevEntangledRenderLanesCursor, entangledRenderLanes);
push(currentTreeHiddenStackCursor, currentTreeHiddenStackCursor.current);
}
function popHiddenContext() {
entangledRenderLanes = prevEntangledRenderLanesCursor.current;
pop(currentTreeHiddenStackCursor);
pop(prevEntangledRenderLanesCursor);
}
function pushPrimaryTreeSuspenseHandler(handler) {
var current = handler.alternate;
push(suspenseStackCursor, suspenseStackCursor.current & 1);
push(suspenseHandlerStackCursor, handler);
null === shellBoundary &&
(null === current || null !== currentTreeHiddenStackCursor.current
? (shellBoundary = handler)
: null !== current.memoizedState && (shellBoundary = handler));
}
function pushDehydratedActivitySuspenseHandler(fiber) {
push(suspenseStackCursor, suspenseStackCursor.current);
push(suspenseHandlerStackCursor, fiber);
null === shellBoundary && (shellBoundary = fiber);
}
function pushOffscreenSuspenseHandler(fiber) {
22 === fiber.tag
? (push(suspenseStackCursor, suspenseStackCursor.current),
push(suspenseHandlerStackCursor, fiber),
null === shellBoundary && (shellBoundary = fiber))
: reuseSuspenseHandlerOnStack(fiber);
}
function reuseSuspenseHandlerOnStack() {
push(suspenseStackCursor, suspenseStackCursor.current);
push(suspenseHandlerStackCursor, suspenseHandlerStackCursor.current);
}
function popSuspenseHandler(fiber) {
pop(suspenseHandlerStackCursor);
shellBoundary === fiber && (shellBoundary = null);
pop(suspenseStackCursor);
}
function findFirstSuspended(row) {
for (var node = row; null !== node; ) {
if (13 === node.tag) {
var state = node.memoizedState;
if (
null !== state &&
((state = state.dehydrated),
null === state ||
isSuspenseInstancePending(state) ||
isSuspenseInstanceFallback(state))
)
return node;
} else if (
19 === node.tag &&
("forwards" === node.memoizedProps.revealOrder ||
"backwards" === node.memoizedProps.revealOrder ||
"unstable_legacy-backwards" === node.memoizedProps.revealOrder ||
"together" === node.memoizedProps.revealOrder)
) {
if (0 !== (node.flags & 128)) return node;
} else if (null !== node.child) {
node.child.return = node;
node = node.child;
continue;
}
if (node === row) break;
for (; null === node.sibling; ) {
if (null === node.return || node.return === row) return null;
node = node.return;
}
node.sibling.return = node.return;
node = node.sibling;
}
return null;
}
function throwInvalidHookError() {
throw Error(formatProdErrorMessage(321));
}
function areHookInputsEqual(nextDeps, prevDeps) {
if (null === prevDeps) return !1;
for (var i = 0; i < prevDeps.length && i < nextDeps.length; i++)
if (!objectIs(nextDeps[i], prevDeps[i])) return !1;
return !0;
}
function renderWithHooks(
current,
workInProgress,
Component,
props,
secondArg,
nextRenderLanes
) {
renderLanes = nextRenderLanes;
currentlyRenderingFiber = workInProgress;
workInProgress.memoizedState = null;
workInProgress.updateQueue = null;
workInProgress.lanes = 0;
ReactSharedInternals.H =
null === current || null === current.memoizedState
? HooksDispatcherOnMount
: HooksDispatcherOnUpdate;
shouldDoubleInvokeUserFnsInHooksDEV = !1;
nextRenderLanes = Component(props, secondArg);
shouldDoubleInvokeUserFnsInHooksDEV = !1;
didScheduleRenderPhaseUpdateDuringThisPass &&
(nextRenderLanes = renderWithHooksAgain(
workInProgress,
Component,
props,
secondArg
));
finishRenderingHooks(current);
return nextRenderLanes;
}
function finishRenderingHooks(current) {
ReactSharedInternals.H = ContextOnlyDispatcher;
var didRenderTooFewHooks =
null !== currentHook && null !== currentHook.next;
renderLanes = 0;
workInProgressHook = currentHook = currentlyRenderingFiber = null;
didScheduleRenderPhaseUpdate = !1;
thenableIndexCounter = 0;
thenableState = null;
if (didRenderTooFewHooks) throw Error(formatProdErrorMessage(300));
null === current ||
didReceiveUpdate ||
((current = current.dependencies),
null !== current &&
checkIfContextChanged(current) &&
(didReceiveUpdate = !0));
}
function renderWithHooksAgain(workInProgress, Component, props, secondArg) {
currentlyRenderingFiber = workInProgress;
var numberOfReRenders = 0;
do {
didScheduleRenderPhaseUpdateDuringThisPass && (thenableState = null);
thenableIndexCounter = 0;
didScheduleRenderPhaseUpdateDuringThisPass = !1;
if (25 <= numberOfReRenders) throw Error(formatProdErrorMessage(301));
numberOfReRenders += 1;
workInProgressHook = currentHook = null;
if (null != workInProgress.updateQueue) {
var children = workInProgress.updateQueue;
children.lastEffect = null;
children.events = null;
children.stores = null;
null != children.memoCache && (children.memoCache.index = 0);
}
ReactSharedInternals.H = HooksDispatcherOnRerender;
children = Component(props, secondArg);
} while (didScheduleRenderPhaseUpdateDuringThisPass);
return children;
}
function TransitionAwareHostComponent() {
var dispatcher = ReactSharedInternals.H,
maybeThenable = dispatcher.useState()[0];
maybeThenable =
"function" === typeof maybeThenable.then
? useThenable(maybeThenable)
: maybeThenable;
dispatcher = dispatcher.useState()[0];
(null !== currentHook ? currentHook.memoizedState : null) !== dispatcher &&
(currentlyRenderingFiber.flags |= 1024);
return maybeThenable;
}
function checkDidRenderIdHook() {
var didRenderIdHook = 0 !== localIdCounter;
localIdCounter = 0;
return didRenderIdHook;
}
function bailoutHooks(current, workInProgress, lanes) {
workInProgress.updateQueue = current.updateQueue;
workInProgress.flags &= -2053;
current.lanes &= ~lanes;
}
function resetHooksOnUnwind(workInProgress) {
if (didScheduleRenderPhaseUpdate) {
for (
workInProgress = workInProgress.memoizedState;
null !== workInProgress;
) {
var queue = workInProgress.queue;
null !== queue && (queue.pending = null);
workInProgress = workInProgress.next;
}
didScheduleRenderPhaseUpdate = !1;
}
renderLanes = 0;
workInProgressHook = currentHook = currentlyRenderingFiber = null;
didScheduleRenderPhaseUpdateDuringThisPass = !1;
thenableIndexCounter = localIdCounter = 0;
thenableState = null;
}
function mountWorkInProgressHook() {
var hook = {
memoizedState: null,
baseState: null,
baseQueue: null,
queue: null,
next: null
};
null === workInProgressHook
? (currentlyRenderingFiber.memoizedState = workInProgressHook = hook)
: (workInProgressHook = workInProgressHook.next = hook);
return workInProgressHook;
}
function updateWorkInProgressHook() {
if (null === currentHook) {
var nextCurrentHook = currentlyRenderingFiber.alternate;
nextCurrentHook =
null !== nextCurrentHook ? nextCurrentHook.memoizedState : null;
} else nextCurrentHook = currentHook.next;
var nextWorkInProgressHook =
null === workInProgressHook
? currentlyRenderingFiber.memoizedState
: workInProgressHook.next;
if (null !== nextWorkInProgressHook)
(workInProgressHook = nextWorkInProgressHook),
(currentHook = nextCurrentHook);
else {
if (null === nextCurrentHook) {
if (null === currentlyRenderingFiber.alternate)
throw Error(formatProdErrorMessage(467));
throw Error(formatProdErrorMessage(310));
}
currentHook = nextCurrentHook;
nextCurrentHook = {
memoizedState: currentHook.memoizedState,
baseState: currentHook.baseState,
baseQueue: currentHook.baseQueue,
queue: currentHook.queue,
next: null
};
null === workInProgressHook
? (currentlyRenderingFiber.memoizedState = workInProgressHook =
nextCurrentHook)
: (workInProgressHook = workInProgressHook.next = nextCurrentHook);
}
return workInProgressHook;
}
function createFunctionComponentUpdateQueue() {
return { lastEffect: null, events: null, stores: null, memoCache: null };
}
function useThenable(thenable) {
var index = thenableIndexCounter;
thenableIndexCounter += 1;
null === thenableState && (thenableState = []);
thenable = trackUsedThenable(thenableState, thenable, index);
index = currentlyRenderingFiber;
null ===
(null === workInProgressHook
? index.memoizedState
: workInProgressHook.next) &&
((index = index.alternate),
(ReactSharedInternals.H =
null === index || null === index.memoizedState
? HooksDispatcherOnMount
: HooksDispatcherOnUpdate));
return thenable;
}
function use(usable) {
if (null !== usable && "object" === typeof usable) {
if ("function" === typeof usable.then) return useThenable(usable);
if (usable.$$typeof === REACT_CONTEXT_TYPE) return readContext(usable);
}
throw Error(formatProdErrorMessage(438, String(usable)));
}
function useMemoCache(size) {
var memoCache = null,
updateQueue = currentlyRenderingFiber.updateQueue;
null !== updateQueue && (memoCache = updateQueue.memoCache);
if (null == memoCache) {
var current = currentlyRenderingFiber.alternate;
null !== current &&
((current = current.updateQueue),
null !== current &&
((current = current.memoCache),
null != current &&
(memoCache = {
data: current.data.map(function (array) {
return array.slice();
}),
index: 0
})));
}
null == memoCache && (memoCache = { data: [], index: 0 });
null === updateQueue &&
((updateQueue = createFunctionComponentUpdateQueue()),
(currentlyRenderingFiber.updateQueue = updateQueue));
updateQueue.memoCache = memoCache;
updateQueue = memoCache.data[memoCache.index];
if (void 0 === updateQueue)
for (
updateQueue = memoCache.data[memoCache.index] = Array(size),
current = 0;
current < size;
current++
)
updateQueue[current] = REACT_MEMO_CACHE_SENTINEL;
memoCache.index++;
return updateQueue;
}
function basicStateReducer(state, action) {
return "function" === typeof action ? action(state) : action;
}
function updateReducer(reducer) {
var hook = updateWorkInProgressHook();
return updateReducerImpl(hook, currentHook, reducer);
}
function updateReducerImpl(hook, current, reducer) {
var queue = hook.queue;
if (null === queue) throw Error(formatProdErrorMessage(311));
queue.lastRenderedReducer = reducer;
var baseQueue = hook.baseQueue,
pendingQueue = queue.pending;
if (null !== pendingQueue) {
if (null !== baseQueue) {
var baseFirst = baseQueue.next;
baseQueue.next = pendingQueue.next;
pendingQueue.next = baseFirst;
}
current.baseQueue = baseQueue = pendingQueue;
queue.pending = null;
}
pendingQueue = hook.baseState;
if (null === baseQueue) hook.memoizedState = pendingQueue;
else {
current = baseQueue.next;
var newBaseQueueFirst = (baseFirst = null),
newBaseQueueLast = null,
update = current,
didReadFromEntangledAsyncAction$51 = !1;
do {
var updateLane = update.lane & -536870913;
if (
updateLane !== update.lane
? (workInProgressRootRenderLanes & updateLane) === updateLane
: (renderLanes & updateLane) === updateLane
) {
var revertLane = update.revertLane;
if (0 === revertLane)
null !== newBaseQueueLast &&
(newBaseQueueLast = newBaseQueueLast.next =
{
lane: 0,
revertLane: 0,
gesture: null,
action: update.action,
hasEagerState: update.hasEagerState,
eagerState: update.eagerState,
next: null
}),
updateLane === currentEntangledLane &&
(didReadFromEntangledAsyncAction$51 = !0);
else if ((renderLanes & revertLane) === revertLane) {
update = update.next;
revertLane === currentEntangledLane &&
(didReadFromEntangledAsyncAction$51 = !0);
continue;
} else
(updateLane = {
lane: 0,
revertLane: update.revertLane,
gesture: null,
action: update.action,
hasEagerState: update.hasEagerState,
eagerState: update.eagerState,
next: null
}),
null === newBaseQueueLast
? ((newBaseQueueFirst = newBaseQueueLast = updateLane),
(baseFirst = pendingQueue))
: (newBaseQueueLast = newBaseQueueLast.next = updateLane),
(currentlyRenderingFiber.lanes |= revertLane),
(workInProgressRootSkippedLanes |= revertLane);
updateLane = update.action;
shouldDoubleInvokeUserFnsInHooksDEV &&
reducer(pendingQueue, updateLane);
pendingQueue = update.hasEagerState
? update.eagerState
: reducer(pendingQueue, updateLane);
} else
(revertLane = {
lane: updateLane,
revertLane: update.revertLane,
gesture: update.gesture,
action: update.action,
hasEagerState: update.hasEagerState,
eagerState: update.eagerState,
next: null
}),
null === newBaseQueueLast
? ((newBaseQueueFirst = newBaseQueueLast = revertLane),
(baseFirst = pendingQueue))
: (newBaseQueueLast = newBaseQueueLast.next = revertLane),
(currentlyRenderingFiber.lanes |= updateLane),
(workInProgressRootSkippedLanes |= updateLane);
update = update.next;
} while (null !== update && update !== current);
null === newBaseQueueLast
? (baseFirst = pendingQueue)
: (newBaseQueueLast.next = newBaseQueueFirst);
if (
!objectIs(pendingQueue, hook.memoizedState) &&
((didReceiveUpdate = !0),
didReadFromEntangledAsyncAction$51 &&
((reducer = currentEntangledActionThenable), null !== reducer))
)
throw reducer;
hook.memoizedState = pendingQueue;
hook.baseState = baseFirst;
hook.baseQueue = newBaseQueueLast;
queue.lastRenderedState = pendingQueue;
}
null === baseQueue && (queue.lanes = 0);
return [hook.memoizedState, queue.dispatch];
}
function rerenderReducer(reducer) {
var hook = updateWorkInProgressHook(),
queue = hook.queue;
if (null === queue) throw Error(formatProdErrorMessage(311));
queue.lastRenderedReducer = reducer;
var dispatch = queue.dispatch,
lastRenderPhaseUpdate = queue.pending,
newState = hook.memoizedState;
if (null !== lastRenderPhaseUpdate) {
queue.pending = null;
var update = (lastRenderPhaseUpdate = lastRenderPhaseUpdate.next);
do (newState = reducer(newState, update.action)), (update = update.next);
while (update !== lastRenderPhaseUpdate);
objectIs(newState, hook.memoizedState) || (didReceiveUpdate = !0);
hook.memoizedState = newState;
null === hook.baseQueue && (hook.baseState = newState);
queue.lastRenderedState = newState;
}
return [newState, dispatch];
}
function updateSyncExternalStore(subscribe, getSnapshot, getServerSnapshot) {
var fiber = currentlyRenderingFiber,
hook = updateWorkInProgressHook(),
isHydrating$jscomp$0 = isHydrating;
if (isHydrating$jscomp$0) {
if (void 0 === getServerSnapshot)
throw Error(formatProdErrorMessage(407));
getServerSnapshot = getServerSnapshot();
} else getServerSnapshot = getSnapshot();
var snapshotChanged = !objectIs(
(currentHook || hook).memoizedState,
getServerSnapshot
);
snapshotChanged &&
((hook.memoizedState = getServerSnapshot), (didReceiveUpdate = !0));
hook = hook.queue;
updateEffect(subscribeToStore.bind(null, fiber, hook, subscribe), [
subscribe
]);
if (
hook.getSnapshot !== getSnapshot ||
snapshotChanged ||
(null !== workInProgressHook && workInProgressHook.memoizedState.tag & 1)
) {
fiber.flags |= 2048;
pushSimpleEffect(
9,
{ destroy: void 0 },
updateStoreInstance.bind(
null,
fiber,
hook,
getServerSnapshot,
getSnapshot
),
null
);
if (null === workInProgressRoot) throw Error(formatProdErrorMessage(349));
isHydrating$jscomp$0 ||
0 !== (renderLanes & 127) ||
pushStoreConsistencyCheck(fiber, getSnapshot, getServerSnapshot);
}
return getServerSnapshot;
}
function pushStoreConsistencyCheck(fiber, getSnapshot, renderedSnapshot) {
fiber.flags |= 16384;
fiber = { getSnapshot: getSnapshot, value: renderedSnapshot };
getSnapshot = currentlyRenderingFiber.updateQueue;
null === getSnapshot
? ((getSnapshot = createFunctionComponentUpdateQueue()),
(currentlyRenderingFiber.updateQueue = getSnapshot),
(getSnapshot.stores = [fiber]))
: ((renderedSnapshot = getSnapshot.stores),
null === renderedSnapshot
? (getSnapshot.stores = [fiber])
: renderedSnapshot.push(fiber));
}
function updateStoreInstance(fiber, inst, nextSnapshot, getSnapshot) {
inst.value = nextSnapshot;
inst.getSnapshot = getSnapshot;
checkIfSnapshotChanged(inst) && forceStoreRerender(fiber);
}
function subscribeToStore(fiber, inst, subscribe) {
return subscribe(function () {
checkIfSnapshotChanged(inst) && forceStoreRerender(fiber);
});
}
function checkIfSnapshotChanged(inst) {
var latestGetSnapshot = inst.getSnapshot;
inst = inst.value;
try {
var nextValue = latestGetSnapshot();
return !objectIs(inst, nextValue);
} catch (error) {
return !0;
}
}
function forceStoreRerender(fiber) {
var root = enqueueConcurrentRenderForLane(fiber, 2);
null !== root && scheduleUpdateOnFiber(root, fiber, 2);
}
function mountStateImpl(initialState) {
var hook = mountWorkInProgressHook();
if ("function" === typeof initialState) {
var initialStateInitializer = initialState;
initialState = initialStateInitializer();
if (shouldDoubleInvokeUserFnsInHooksDEV) {
setIsStrictModeForDevtools(!0);
try {
initialStateInitializer();
} finally {
setIsStrictModeForDevtools(!1);
}
}
}
hook.memoizedState = hook.baseState = initialState;
hook.queue = {
pending: null,
lanes: 0,
dispatch: null,
lastRenderedReducer: basicStateReducer,
lastRenderedState: initialState
};
return hook;
}
function updateOptimisticImpl(hook, current, passthrough, reducer) {
hook.baseState = passthrough;
return updateReducerImpl(
hook,
currentHook,
"function" === typeof reducer ? reducer : basicStateReducer
);
}
function dispatchActionState(
fiber,
actionQueue,
setPendingState,
setState,
payload
) {
if (isRenderPhaseUpdate(fiber)) throw Error(formatProdErrorMessage(485));
fiber = actionQueue.action;
if (null !== fiber) {
var actionNode = {
payload: payload,
action: fiber,
next: null,
isTransition: !0,
status: "pending",
value: null,
reason: null,
listeners: [],
then: function (listener) {
actionNode.listeners.push(listener);
}
};
null !== ReactSharedInternals.T
? setPendingState(!0)
: (actionNode.isTransition = !1);
setState(actionNode);
setPendingState = actionQueue.pending;
null === setPendingState
? ((actionNode.next = actionQueue.pending = actionNode),
runActionStateAction(actionQueue, actionNode))
: ((actionNode.next = setPendingState.next),
(actionQueue.pending = setPendingState.next = actionNode));
}
}
function runActionStateAction(actionQueue, node) {
var action = node.action,
payload = node.payload,
prevState = actionQueue.state;
if (node.isTransition) {
var prevTransition = ReactSharedInternals.T,
currentTransition = {};
ReactSharedInternals.T = currentTransition;
try {
var returnValue = action(prevState, payload),
onStartTransitionFinish = ReactSharedInternals.S;
null !== onStartTransitionFinish &&
onStartTransitionFinish(currentTransition, returnValue);
handleActionReturnValue(actionQueue, node, returnValue);
} catch (error) {
onActionError(actionQueue, node, error);
} finally {
null !== prevTransition &&
null !== currentTransition.types &&
(prevTransition.types = currentTransition.types),
(ReactSharedInternals.T = prevTransition);
}
} else
try {
(prevTransition = action(prevState, payload)),
handleActionReturnValue(actionQueue, node, prevTransition);
} catch (error$55) {
onActionError(actionQueue, node, error$55);
}
}
function handleActionReturnValue(actionQueue, node, returnValue) {
null !== returnValue &&
"object" === typeof returnValue &&
"function" === typeof returnValue.then
? returnValue.then(
function (nextState) {
onActionSuccess(actionQueue, node, nextState);
},
function (error) {
return onActionError(actionQueue, node, error);
}
)
: onActionSuccess(actionQueue, node, returnValue);
}
function onActionSuccess(actionQueue, actionNode, nextState) {
actionNode.status = "fulfilled";
actionNode.value = nextState;
notifyActionListeners(actionNode);
actionQueue.state = nextState;
actionNode = actionQueue.pending;
null !== actionNode &&
((nextState = actionNode.next),
nextState === actionNode
? (actionQueue.pending = null)
: ((nextState = nextState.next),
(actionNode.next = nextState),
runActionStateAction(actionQueue, nextState)));
}
function onActionError(actionQueue, actionNode, error) {
var last = actionQueue.pending;
actionQueue.pending = null;
if (null !== last) {
last = last.next;
do
(actionNode.status = "rejected"),
(actionNode.reason = error),
notifyActionListeners(actionNode),
(actionNode = actionNode.next);
while (actionNode !== last);
}
actionQueue.action = null;
}
function notifyActionListeners(actionNode) {
actionNode = actionNode.listeners;
for (var i = 0; i < actionNode.length; i++) (0, actionNode[i])();
}
function actionStateReducer(oldState, newState) {
return newState;
}
function mountActionState(action, initialStateProp) {
if (isHydrating) {
var ssrFormState = workInProgressRoot.formState;
if (null !== ssrFormState) {
a: {
var JSCompiler_inline_result = currentlyRenderingFiber;
if (isHydrating) {
if (nextHydratableInstance) {
var markerInstance = canHydrateFormStateMarker(
nextHydratableInstance,
rootOrSingletonContext
);
if (markerInstance) {
nextHydratableInstance =
getNextHydratableSibling(markerInstance);
JSCompiler_inline_result =
isFormStateMarkerMatching(markerInstance);
break a;
}
}
throwOnHydrationMismatch(JSCompiler_inline_result);
}
JSCompiler_inline_result = !1;
}
JSCompiler_inline_result && (initialStateProp = ssrFormState[0]);
}
}
ssrFormState = mountWorkInProgressHook();
ssrFormState.memoizedState = ssrFormState.baseState = initialStateProp;
JSCompiler_inline_result = {
pending: null,
lanes: 0,
dispatch: null,
lastRenderedReducer: actionStateReducer,
lastRenderedState: initialStateProp
};
ssrFormState.queue = JSCompiler_inline_result;
ssrFormState = dispatchSetState.bind(
null,
currentlyRenderingFiber,
JSCompiler_inline_result
);
JSCompiler_inline_result.dispatch = ssrFormState;
JSCompiler_inline_result = mountStateImpl(!1);
var setPendingState = dispatchOptimisticSetState.bind(
null,
currentlyRenderingFiber,
!1,
JSCompiler_inline_result.queue
);
JSCompiler_inline_result = mountWorkInProgressHook();
markerInstance = {
state: initialStateProp,
dispatch: null,
action: action,
pending: null
};
JSCompiler_inline_result.queue = markerInstance;
ssrFormState = dispatchActionState.bind(
null,
currentlyRenderingFiber,
markerInstance,
setPendingState,
ssrFormState
);
markerInstance.dispatch = ssrFormState;
JSCompiler_inline_result.memoizedState = action;
return [initialStateProp, ssrFormState, !1];
}
function updateActionState(action) {
var stateHook = updateWorkInProgressHook();
return updateActionStateImpl(stateHook, currentHook, action);
}
function updateActionStateImpl(stateHook, currentStateHook, action) {
currentStateHook = updateReducerImpl(
stateHook,
currentStateHook,
actionStateReducer
)[0];
stateHook = updateReducer(basicStateReducer)[0];
if (
"object" === typeof currentStateHook &&
null !== currentStateHook &&
"function" === typeof currentStateHook.then
)
try {
var state = useThenable(currentStateHook);
} catch (x) {
if (x === SuspenseException) throw SuspenseActionException;
throw x;
}
else state = currentStateHook;
currentStateHook = updateWorkInProgressHook();
var actionQueue = currentStateHook.queue,
dispatch = actionQueue.dispatch;
action !== currentStateHook.memoizedState &&
((currentlyRenderingFiber.flags |= 2048),
pushSimpleEffect(
9,
{ destroy: void 0 },
actionStateActionEffect.bind(null, actionQueue, action),
null
));
return [state, dispatch, stateHook];
}
function actionStateActionEffect(actionQueue, action) {
actionQueue.action = action;
}
function rerenderActionState(action) {
var stateHook = updateWorkInProgressHook(),
currentStateHook = currentHook;
if (null !== currentStateHook)
return updateActionStateImpl(stateHook, currentStateHook, action);
updateWorkInProgressHook();
stateHook = stateHook.memoizedState;
currentStateHook = updateWorkInProgressHook();
var dispatch = currentStateHook.queue.dispatch;
currentStateHook.memoizedState = action;
return [stateHook, dispatch, !1];
}
function pushSimpleEffect(tag, inst, create, deps) {
tag = { tag: tag, create: create, deps: deps, inst: inst, next: null };
inst = currentlyRenderingFiber.updateQueue;
null === inst &&
((inst = createFunctionComponentUpdateQueue()),
(currentlyRenderingFiber.updateQueue = inst));
create = inst.lastEffect;
null === create
? (inst.lastEffect = tag.next = tag)
: ((deps = create.next),
(create.next = tag),
(tag.next = deps),
(inst.lastEffect = tag));
return tag;
}
function updateRef() {
return updateWorkInProgressHook().memoizedState;
}
function mountEffectImpl(fiberFlags, hookFlags, create, deps) {
var hook = mountWorkInProgressHook();
currentlyRenderingFiber.flags |= fiberFlags;
hook.memoizedState = pushSimpleEffect(
1 | hookFlags,
{ destroy: void 0 },
create,
void 0 === deps ? null : deps
);
}
function updateEffectImpl(fiberFlags, hookFlags, create, deps) {
var hook = updateWorkInProgressHook();
deps = void 0 === deps ? null : deps;
var inst = hook.memoizedState.inst;
null !== currentHook &&
null !== deps &&
areHookInputsEqual(deps, currentHook.memoizedState.deps)
? (hook.memoizedState = pushSimpleEffect(hookFlags, inst, create, deps))
: ((currentlyRenderingFiber.flags |= fiberFlags),
(hook.memoizedState = pushSimpleEffect(
1 | hookFlags,
inst,
create,
deps
)));
}
function mountEffect(create, deps) {
mountEffectImpl(8390656, 8, create, deps);
}
function updateEffect(create, deps) {
updateEffectImpl(2048, 8, create, deps);
}
function useEffectEventImpl(payload) {
currentlyRenderingFiber.flags |= 4;
var componentUpdateQueue = currentlyRenderingFiber.updateQueue;
if (null === componentUpdateQueue)
(componentUpdateQueue = createFunctionComponentUpdateQueue()),
(currentlyRenderingFiber.updateQueue = componentUpdateQueue),
(componentUpdateQueue.events = [payload]);
else {
var events = componentUpdateQueue.events;
null === events
? (componentUpdateQueue.events = [payload])
: events.push(payload);
}
}
function updateEvent(callback) {
var ref = updateWorkInProgressHook().memoizedState;
useEffectEventImpl({ ref: ref, nextImpl: callback });
return function () {
if (0 !== (executionContext & 2))
throw Error(formatProdErrorMessage(440));
return ref.impl.apply(void 0, arguments);
};
}
function updateInsertionEffect(create, deps) {
return updateEffectImpl(4, 2, create, deps);
}
function updateLayoutEffect(create, deps) {
return updateEffectImpl(4, 4, create, deps);
}
function imperativeHandleEffect(create, ref) {
if ("function" === typeof ref) {
create = create();
var refCleanup = ref(create);
return function () {
"function" === typeof refCleanup ? refCleanup() : ref(null);
};
}
if (null !== ref && void 0 !== ref)
return (
(create = create()),
(ref.current = create),
function () {
ref.current = null;
}
);
}
function updateImperativeHandle(ref, create, deps) {
deps = null !== deps && void 0 !== deps ? deps.concat([ref]) : null;
updateEffectImpl(
4,
4,
imperativeHandleEffect.bind(null, create, ref),
deps
);
}
function mountDebugValue() {}
function updateCallback(callback, deps) {
var hook = updateWorkInProgressHook();
deps = void 0 === deps ? null : deps;
var prevState = hook.memoizedState;
if (null !== deps && areHookInputsEqual(deps, prevState[1]))
return prevState[0];
hook.memoizedState = [callback, deps];
return callback;
}
function updateMemo(nextCreate, deps) {
var hook = updateWorkInProgressHook();
deps = void 0 === deps ? null : deps;
var prevState = hook.memoizedState;
if (null !== deps && areHookInputsEqual(deps, prevState[1]))
return prevState[0];
prevState = nextCreate();
if (shouldDoubleInvokeUserFnsInHooksDEV) {
setIsStrictModeForDevtools(!0);
try {
nextCreate();
} finally {
setIsStrictModeForDevtools(!1);
}
}
hook.memoizedState = [prevState, deps];
return prevState;
}
function mountDeferredValueImpl(hook, value, initialValue) {
if (
void 0 === initialValue ||
(0 !== (renderLanes & 1073741824) &&
0 === (workInProgressRootRenderLanes & 261930))
)
return (hook.memoizedState = value);
hook.memoizedState = initialValue;
hook = requestDeferredLane();
currentlyRenderingFiber.lanes |= hook;
workInProgressRootSkippedLanes |= hook;
return initialValue;
}
function updateDeferredValueImpl(hook, prevValue, value, initialValue) {
if (objectIs(value, prevValue)) return value;
if (null !== currentTreeHiddenStackCursor.current)
return (
(hook = mountDeferredValueImpl(hook, value, initialValue)),
objectIs(hook, prevValue) || (didReceiveUpdate = !0),
hook
);
if (
0 === (renderLanes & 42) ||
(0 !== (renderLanes & 1073741824) &&
0 === (workInProgressRootRenderLanes & 261930))
)
return (didReceiveUpdate = !0), (hook.memoizedState = value);
hook = requestDeferredLane();
currentlyRenderingFiber.lanes |= hook;
workInProgressRootSkippedLanes |= hook;
return prevValue;
}
function startTransition(
fiber,
queue,
pendingState,
finishedState,
callback
) {
var previousPriority = getCurrentUpdatePriority();
setCurrentUpdatePriority(
0 !== previousPriority && 8 > previousPriority ? previousPriority : 8
);
var prevTransition = ReactSharedInternals.T,
currentTransition = {};
ReactSharedInternals.T = currentTransition;
dispatchOptimisticSetState(fiber, !1, queue, pendingState);
try {
var returnValue = callback(),
onStartTransitionFinish = ReactSharedInternals.S;
null !== onStartTransitionFinish &&
onStartTransitionFinish(currentTransition, returnValue);
if (
null !== returnValue &&
"object" === typeof returnValue &&
"function" === typeof returnValue.then
) {
var thenableForFinishedState = chainThenableValue(
returnValue,
finishedState
);
dispatchSetStateInternal(
fiber,
queue,
thenableForFinishedState,
requestUpdateLane(fiber)
);
} else
dispatchSetStateInternal(
fiber,
queue,
finishedState,
requestUpdateLane(fiber)
);
} catch (error) {
dispatchSetStateInternal(
fiber,
queue,
{ then: function () {}, status: "rejected", reason: error },
requestUpdateLane()
);
} finally {
setCurrentUpdatePriority(previousPriority),
null !== prevTransition &&
null !== currentTransition.types &&
(prevTransition.types = currentTransition.types),
(ReactSharedInternals.T = prevTransition);
}
}
function ensureFormComponentIsStateful(formFiber) {
var existingStateHook = formFiber.memoizedState;
if (null !== existingStateHook) return existingStateHook;
existingStateHook = {
memoizedState: NotPendingTransition,
baseState: NotPendingTransition,
baseQueue: null,
queue: {
pending: null,
lanes: 0,
dispatch: null,
lastRenderedReducer: basicStateReducer,
lastRenderedState: NotPendingTransition
},
next: null
};
var initialResetState = {};
existingStateHook.next = {
memoizedState: initialResetState,
baseState: initialResetState,
baseQueue: null,
queue: {
pending: null,
lanes: 0,
dispatch: null,
lastRenderedReducer: basicStateReducer,
lastRenderedState: initialResetState
},
next: null
};
formFiber.memoizedState = existingStateHook;
formFiber = formFiber.alternate;
null !== formFiber && (formFiber.memoizedState = existingStateHook);
return existingStateHook;
}
function useHostTransitionStatus() {
return readContext(HostTransitionContext);
}
function updateId() {
return updateWorkInProgressHook().memoizedState;
}
function updateRefresh() {
return updateWorkInProgressHook().memoizedState;
}
function refreshCache(fiber) {
for (var provider = fiber.return; null !== provider; ) {
switch (provider.tag) {
case 24:
case 3:
var lane = requestUpdateLane();
fiber = createUpdate(lane);
var root = enqueueUpdate(provider, fiber, lane);
null !== root &&
(scheduleUpdateOnFiber(root, provider, lane),
entangleTransitions(root, provider, lane));
provider = { cache: createCache() };
fiber.payload = provider;
return;
}
provider = provider.return;
}
}
function dispatchReducerAction(fiber, queue, action) {
var lane = requestUpdateLane();
action = {
lane: lane,
revertLane: 0,
gesture: null,
action: action,
hasEagerState: !1,
eagerState: null,
next: null
};
isRenderPhaseUpdate(fiber)
? enqueueRenderPhaseUpdate(queue, action)
: ((action = enqueueConcurrentHookUpdate(fiber, queue, action, lane)),
null !== action &&
(scheduleUpdateOnFiber(action, fiber, lane),
entangleTransitionUpdate(action, queue, lane)));
}
function dispatchSetState(fiber, queue, action) {
var lane = requestUpdateLane();
dispatchSetStateInternal(fiber, queue, action, lane);
}
function dispatchSetStateInternal(fiber, queue, action, lane) {
var update = {
lane: lane,
revertLane: 0,
gesture: null,
action: action,
hasEagerState: !1,
eagerState: null,
next: null
};
if (isRenderPhaseUpdate(fiber)) enqueueRenderPhaseUpdate(queue, update);
else {
var alternate = fiber.alternate;
if (
0 === fiber.lanes &&
(null === alternate || 0 === alternate.lanes) &&
((alternate = queue.lastRenderedReducer), null !== alternate)
)
try {
var currentState = queue.lastRenderedState,
eagerState = alternate(currentState, action);
update.hasEagerState = !0;
update.eagerState = eagerState;
if (objectIs(eagerState, currentState))
return (
enqueueUpdate$1(fiber, queue, update, 0),
null === workInProgressRoot && finishQueueingConcurrentUpdates(),
!1
);
} catch (error) {
} finally {
}
action = enqueueConcurrentHookUpdate(fiber, queue, update, lane);
if (null !== action)
return (
scheduleUpdateOnFiber(action, fiber, lane),
entangleTransitionUpdate(action, queue, lane),
!0
);
}
return !1;
}
function dispatchOptimisticSetState(
fiber,
throwIfDuringRender,
queue,
action
) {
action = {
lane: 2,
revertLane: requestTransitionLane(),
gesture: null,
action: action,
hasEagerState: !1,
eagerState: null,
next: null
};
if (isRenderPhaseUpdate(fiber)) {
if (throwIfDuringRender) throw Error(formatProdErrorMessage(479));
} else
(throwIfDuringRender = enqueueConcurrentHookUpdate(
fiber,
queue,
action,
2
)),
null !== throwIfDuringRender &&
scheduleUpdateOnFiber(throwIfDuringRender, fiber, 2);
}
function isRenderPhaseUpdate(fiber) {
var alternate = fiber.alternate;
return (
fiber === currentlyRenderingFiber ||
(null !== alternate && alternate === currentlyRenderingFiber)
);
}
function enqueueRenderPhaseUpdate(queue, update) {
didScheduleRenderPhaseUpdateDuringThisPass = didScheduleRenderPhaseUpdate =
!0;
var pending = queue.pending;
null === pending
? (update.next = update)
: ((update.next = pending.next), (pending.next = update));
queue.pending = update;
}
function entangleTransitionUpdate(root, queue, lane) {
if (0 !== (lane & 4194048)) {
var queueLanes = queue.lanes;
queueLanes &= root.pendingLanes;
lane |= queueLanes;
queue.lanes = lane;
markRootEntangled(root, lane);
}
}
function applyDerivedStateFromProps(
workInProgress,
ctor,
getDerivedStateFromProps,
nextProps
) {
ctor = workInProgress.memoizedState;
getDerivedStateFromProps = getDerivedStateFromProps(nextProps, ctor);
getDerivedStateFromProps =
null === getDerivedStateFromProps || void 0 === getDerivedStateFromProps
? ctor
: assign({}, ctor, getDerivedStateFromProps);
workInProgress.memoizedState = getDerivedStateFromProps;
0 === workInProgress.lanes &&
(workInProgress.updateQueue.baseState = getDerivedStateFromProps);
}
function checkShouldComponentUpdate(
workInProgress,
ctor,
oldProps,
newProps,
oldState,
newState,
nextContext
) {
workInProgress = workInProgress.stateNode;
return "function" === typeof workInProgress.shouldComponentUpdate
? workInProgress.shouldComponentUpdate(newProps, newState, nextContext)
: ctor.prototype && ctor.prototype.isPureReactComponent
? !shallowEqual(oldProps, newProps) || !shallowEqual(oldState, newState)
: !0;
}
function callComponentWillReceiveProps(
workInProgress,
instance,
newProps,
nextContext
) {
workInProgress = instance.state;
"function" === typeof instance.componentWillReceiveProps &&
instance.componentWillReceiveProps(newProps, nextContext);
"function" === typeof instance.UNSAFE_componentWillReceiveProps &&
instance.UNSAFE_componentWillReceiveProps(newProps, nextContext);
instance.state !== workInProgress &&
classComponentUpdater.enqueueReplaceState(instance, instance.state, null);
}
function resolveClassComponentProps(Component, baseProps) {
var newProps = baseProps;
if ("ref" in baseProps) {
newProps = {};
for (var propName in baseProps)
"ref" !== propName && (newProps[propName] = baseProps[propName]);
}
if ((Component = Component.defaultProps)) {
newProps === baseProps && (newProps = assign({}, newProps));
for (var propName$57 in Component)
void 0 === newProps[propName$57] &&
(newProps[propName$57] = Component[propName$57]);
}
return newProps;
}
function logUncaughtError(root, errorInfo) {
try {
var onUncaughtError = root.onUncaughtError;
onUncaughtError(errorInfo.value, { componentStack: errorInfo.stack });
} catch (e) {
setTimeout(function () {
throw e;
});
}
}
function logCaughtError(root, boundary, errorInfo) {
try {
var onCaughtError = root.onCaughtError;
onCaughtError(errorInfo.value, {
componentStack: errorInfo.stack,
errorBoundary: 1 === boundary.tag ? boundary.stateNode : null
});
} catch (e) {
setTimeout(function () {
throw e;
});
}
}
function createRootErrorUpdate(root, errorInfo, lane) {
lane = createUpdate(lane);
lane.tag = 3;
lane.payload = { element: null };
lane.callback = function () {
logUncaughtError(root, errorInfo);
};
return lane;
}
function createClassErrorUpdate(lane) {
lane = createUpdate(lane);
lane.tag = 3;
return lane;
}
function initializeClassErrorUpdate(update, root, fiber, errorInfo) {
var getDerivedStateFromError = fiber.type.getDerivedStateFromError;
if ("function" === typeof getDerivedStateFromError) {
var error = errorInfo.value;
update.payload = function () {
return getDerivedStateFromError(error);
};
update.callback = function () {
logCaughtError(root, fiber, errorInfo);
};
}
var inst = fiber.stateNode;
null !== inst &&
"function" === typeof inst.componentDidCatch &&
(update.callback = function () {
logCaughtError(root, fiber, errorInfo);
"function" !== typeof getDerivedStateFromError &&
(null === legacyErrorBoundariesThatAlreadyFailed
? (legacyErrorBoundariesThatAlreadyFailed = new Set([this]))
: legacyErrorBoundariesThatAlreadyFailed.add(this));
var stack = errorInfo.stack;
this.componentDidCatch(errorInfo.value, {
componentStack: null !== stack ? stack : ""
});
});
}
function throwException(
root,
returnFiber,
sourceFiber,
value,
rootRenderLanes
) {
sourceFiber.flags |= 32768;
if (
null !== value &&
"object" === typeof value &&
"function" === typeof value.then
) {
returnFiber = sourceFiber.alternate;
null !== returnFiber &&
propagateParentContextChanges(
returnFiber,
sourceFiber,
rootRenderLanes,
!0
);
sourceFiber = suspenseHandlerStackCursor.current;
if (null !== sourceFiber) {
switch (sourceFiber.tag) {
case 31:
case 13:
return (
null === shellBoundary
? renderDidSuspendDelayIfPossible()
: null === sourceFiber.alternate &&
0 === workInProgressRootExitStatus &&
(workInProgressRootExitStatus = 3),
(sourceFiber.flags &= -257),
(sourceFiber.flags |= 65536),
(sourceFiber.lanes = rootRenderLanes),
value === noopSuspenseyCommitThenable
? (sourceFiber.flags |= 16384)
: ((returnFiber = sourceFiber.updateQueue),
null === returnFiber
? (sourceFiber.updateQueue = new Set([value]))
: returnFiber.add(value),
attachPingListener(root, value, rootRenderLanes)),
!1
);
case 22:
return (
(sourceFiber.flags |= 65536),
value === noopSuspenseyCommitThenable
? (sourceFiber.flags |= 16384)
: ((returnFiber = sourceFiber.updateQueue),
null === returnFiber
? ((returnFiber = {
transitions: null,
markerInstances: null,
retryQueue: new Set([value])
}),
(sourceFiber.updateQueue = returnFiber))
: ((sourceFiber = returnFiber.retryQueue),
null === sourceFiber
? (returnFiber.retryQueue = new Set([value]))
: sourceFiber.add(value)),
attachPingListener(root, value, rootRenderLanes)),
!1
);
}
throw Error(formatProdErrorMessage(435, sourceFiber.tag));
}
attachPingListener(root, value, rootRenderLanes);
renderDidSuspendDelayIfPossible();
return !1;
}
if (isHydrating)
return (
(returnFiber = suspenseHandlerStackCursor.current),
null !== returnFiber
? (0 === (returnFiber.flags & 65536) && (returnFiber.flags |= 256),
(returnFiber.flags |= 65536),
(returnFiber.lanes = rootRenderLanes),
value !== HydrationMismatchException &&
((root = Error(formatProdErrorMessage(422), { cause: value })),
queueHydrationError(
createCapturedValueAtFiber(root, sourceFiber)
)))
: (value !== HydrationMismatchException &&
((returnFiber = Error(formatProdErrorMessage(423), {
cause: value
})),
queueHydrationError(
createCapturedValueAtFiber(returnFiber, sourceFiber)
)),
(root = root.current.alternate),
(root.flags |= 65536),
(rootRenderLanes &= -rootRenderLanes),
(root.lanes |= rootRenderLanes),
(value = createCapturedValueAtFiber(value, sourceFiber)),
(rootRenderLanes = createRootErrorUpdate(
root.stateNode,
value,
rootRenderLanes
)),
enqueueCapturedUpdate(root, rootRenderLanes),
4 !== workInProgressRootExitStatus &&
(workInProgressRootExitStatus = 2)),
!1
);
var wrapperError = Error(formatProdErrorMessage(520), { cause: value });
wrapperError = createCapturedValueAtFiber(wrapperError, sourceFiber);
null === workInProgressRootConcurrentErrors
? (workInProgressRootConcurrentErrors = [wrapperError])
: workInProgressRootConcurrentErrors.push(wrapperError);
4 !== workInProgressRootExitStatus && (workInProgressRootExitStatus = 2);
if (null === returnFiber) return !0;
value = createCapturedValueAtFiber(value, sourceFiber);
sourceFiber = returnFiber;
do {
switch (sourceFiber.tag) {
case 3:
return (
(sourceFiber.flags |= 65536),
(root = rootRenderLanes & -rootRenderLanes),
(sourceFiber.lanes |= root),
(root = createRootErrorUpdate(sourceFiber.stateNode, value, root)),
enqueueCapturedUpdate(sourceFiber, root),
!1
);
case 1:
if (
((returnFiber = sourceFiber.type),
(wrapperError = sourceFiber.stateNode),
0 === (sourceFiber.flags & 128) &&
("function" === typeof returnFiber.getDerivedStateFromError ||
(null !== wrapperError &&
"function" === typeof wrapperError.componentDidCatch &&
(null === legacyErrorBoundariesThatAlreadyFailed ||
!legacyErrorBoundariesThatAlreadyFailed.has(
wrapperError
)))))
)
return (
(sourceFiber.flags |= 65536),
(rootRenderLanes &= -rootRenderLanes),
(sourceFiber.lanes |= rootRenderLanes),
(rootRenderLanes = createClassErrorUpdate(rootRenderLanes)),
initializeClassErrorUpdate(
rootRenderLanes,
root,
sourceFiber,
value
),
enqueueCapturedUpdate(sourceFiber, rootRenderLanes),
!1
);
}
sourceFiber = sourceFiber.return;
} while (null !== sourceFiber);
return !1;
}
function reconcileChildren(
current,
workInProgress,
nextChildren,
renderLanes
) {
workInProgress.child =
null === current
? mountChildFibers(workInProgress, null, nextChildren, renderLanes)
: reconcileChildFibers(
workInProgress,
current.child,
nextChildren,
renderLanes
);
}
function updateForwardRef(
current,
workInProgress,
Component,
nextProps,
renderLanes
) {
Component = Component.render;
var ref = workInProgress.ref;
if ("ref" in nextProps) {
var propsWithoutRef = {};
for (var key in nextProps)
"ref" !== key && (propsWithoutRef[key] = nextProps[key]);
} else propsWithoutRef = nextProps;
prepareToReadContext(workInProgress);
nextProps = renderWithHooks(
current,
workInProgress,
Component,
propsWithoutRef,
ref,
renderLanes
);
key = checkDidRenderIdHook();
if (null !== current && !didReceiveUpdate)
return (
bailoutHooks(current, workInProgress, renderLanes),
bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes)
);
isHydrating && key && pushMaterializedTreeId(workInProgress);
workInProgress.flags |= 1;
reconcileChildren(current, workInProgress, nextProps, renderLanes);
return workInProgress.child;
}
function updateMemoComponent(
current,
workInProgress,
Component,
nextProps,
renderLanes
) {
if (null === current) {
var type = Component.type;
if (
"function" === typeof type &&
!shouldConstruct(type) &&
void 0 === type.defaultProps &&
null === Component.compare
)
return (
(workInProgress.tag = 15),
(workInProgress.type = type),
updateSimpleMemoComponent(
current,
workInProgress,
type,
nextProps,
renderLanes
)
);
current = createFiberFromTypeAndProps(
Component.type,
null,
nextProps,
workInProgress,
workInProgress.mode,
renderLanes
);
current.ref = workInProgress.ref;
current.return = workInProgress;
return (workInProgress.child = current);
}
type = current.child;
if (!checkScheduledUpdateOrContext(current, renderLanes)) {
var prevProps = type.memoizedProps;
Component = Component.compare;
Component = null !== Component ? Component : shallowEqual;
if (Component(prevProps, nextProps) && current.ref === workInProgress.ref)
return bailoutOnAlreadyFinishedWork(
current,
workInProgress,
renderLanes
);
}
workInProgress.flags |= 1;
current = createWorkInProgress(type, nextProps);
current.ref = workInProgress.ref;
current.return = workInProgress;
return (workInProgress.child = current);
}
function updateSimpleMemoComponent(
current,
workInProgress,
Component,
nextProps,
renderLanes
) {
if (null !== current) {
var prevProps = current.memoizedProps;
if (
shallowEqual(prevProps, nextProps) &&
current.ref === workInProgress.ref
)
if (
((didReceiveUpdate = !1),
(workInProgress.pendingProps = nextProps = prevProps),
checkScheduledUpdateOrContext(current, renderLanes))
)
0 !== (current.flags & 131072) && (didReceiveUpdate = !0);
else
return (
(workInProgress.lanes = current.lanes),
bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes)
);
}
return updateFunctionComponent(
current,
workInProgress,
Component,
nextProps,
renderLanes
);
}
function updateOffscreenComponent(
current,
workInProgress,
renderLanes,
nextProps
) {
var nextChildren = nextProps.children,
prevState = null !== current ? current.memoizedState : null;
null === current &&
null === workInProgress.stateNode &&
(workInProgress.stateNode = {
_visibility: 1,
_pendingMarkers: null,
_retryCache: null,
_transitions: null
});
if ("hidden" === nextProps.mode) {
if (0 !== (workInProgress.flags & 128)) {
prevState =
null !== prevState ? prevState.baseLanes | renderLanes : renderLanes;
if (null !== current) {
nextProps = workInProgress.child = current.child;
for (nextChildren = 0; null !== nextProps; )
(nextChildren =
nextChildren | nextProps.lanes | nextProps.childLanes),
(nextProps = nextProps.sibling);
nextProps = nextChildren & ~prevState;
} else (nextProps = 0), (workInProgress.child = null);
return deferHiddenOffscreenComponent(
current,
workInProgress,
prevState,
renderLanes,
nextProps
);
}
if (0 !== (renderLanes & 536870912))
(workInProgress.memoizedState = { baseLanes: 0, cachePool: null }),
null !== current &&
pushTransition(
workInProgress,
null !== prevState ? prevState.cachePool : null
),
null !== prevState
? pushHiddenContext(workInProgress, prevState)
: reuseHiddenContextOnStack(),
pushOffscreenSuspenseHandler(workInProgress);
else
return (
(nextProps = workInProgress.lanes = 536870912),
deferHiddenOffscreenComponent(
current,
workInProgress,
null !== prevState
? prevState.baseLanes | renderLanes
: renderLanes,
renderLanes,
nextProps
)
);
} else
null !== prevState
? (pushTransition(workInProgress, prevState.cachePool),
pushHiddenContext(workInProgress, prevState),
reuseSuspenseHandlerOnStack(workInProgress),
(workInProgress.memoizedState = null))
: (null !== current && pushTransition(workInProgress, null),
reuseHiddenContextOnStack(),
reuseSuspenseHandlerOnStack(workInProgress));
reconcileChildren(current, workInProgress, nextChildren, renderLanes);
return workInProgress.child;
}
function bailoutOffscreenComponent(current, workInProgress) {
(null !== current && 22 === current.tag) ||
null !== workInProgress.stateNode ||
(workInProgress.stateNode = {
_visibility: 1,
_pendingMarkers: null,
_retryCache: null,
_transitions: null
});
return workInProgress.sibling;
}
function deferHiddenOffscreenComponent(
current,
workInProgress,
nextBaseLanes,
renderLanes,
remainingChildLanes
) {
var JSCompiler_inline_result = peekCacheFromPool();
JSCompiler_inline_result =
null === JSCompiler_inline_result
? null
: {
parent: isPrimaryRenderer
? CacheContext._currentValue
: CacheContext._currentValue2,
pool: JSCompiler_inline_result
};
workInProgress.memoizedState = {
baseLanes: nextBaseLanes,
cachePool: JSCompiler_inline_result
};
null !== current && pushTransition(workInProgress, null);
reuseHiddenContextOnStack();
pushOffscreenSuspenseHandler(workInProgress);
null !== current &&
propagateParentContextChanges(current, workInProgress, renderLanes, !0);
workInProgress.childLanes = remainingChildLanes;
return null;
}
function mountActivityChildren(workInProgress, nextProps) {
nextProps = mountWorkInProgressOffscreenFiber(
{ mode: nextProps.mode, children: nextProps.children },
workInProgress.mode
);
nextProps.ref = workInProgress.ref;
workInProgress.child = nextProps;
nextProps.return = workInProgress;
return nextProps;
}
function retryActivityComponentWithoutHydrating(
current,
workInProgress,
renderLanes
) {
reconcileChildFibers(workInProgress, current.child, null, renderLanes);
current = mountActivityChildren(
workInProgress,
workInProgress.pendingProps
);
current.flags |= 2;
popSuspenseHandler(workInProgress);
workInProgress.memoizedState = null;
return current;
}
function updateActivityComponent(current, workInProgress, renderLanes) {
var nextProps = workInProgress.pendingProps,
didSuspend = 0 !== (workInProgress.flags & 128);
workInProgress.flags &= -129;
if (null === current) {
if (isHydrating) {
if ("hidden" === nextProps.mode)
return (
(current = mountActivityChildren(workInProgress, nextProps)),
(workInProgress.lanes = 536870912),
bailoutOffscreenComponent(null, current)
);
pushDehydratedActivitySuspenseHandler(workInProgress);
(current = nextHydratableInstance)
? ((current = canHydrateActivityInstance(
current,
rootOrSingletonContext
)),
null !== current &&
((workInProgress.memoizedState = {
dehydrated: current,
treeContext:
null !== treeContextProvider
? { id: treeContextId, overflow: treeContextOverflow }
: null,
retryLane: 536870912,
hydrationErrors: null
}),
(renderLanes = createFiberFromDehydratedFragment(current)),
(renderLanes.return = workInProgress),
(workInProgress.child = renderLanes),
(hydrationParentFiber = workInProgress),
(nextHydratableInstance = null)))
: (current = null);
if (null === current) throw throwOnHydrationMismatch(workInProgress);
workInProgress.lanes = 536870912;
return null;
}
return mountActivityChildren(workInProgress, nextProps);
}
var prevState = current.memoizedState;
if (null !== prevState) {
var dehydrated = prevState.dehydrated;
pushDehydratedActivitySuspenseHandler(workInProgress);
if (didSuspend)
if (workInProgress.flags & 256)
(workInProgress.flags &= -257),
(workInProgress = retryActivityComponentWithoutHydrating(
current,
workInProgress,
renderLanes
));
else if (null !== workInProgress.memoizedState)
(workInProgress.child = current.child),
(workInProgress.flags |= 128),
(workInProgress = null);
else throw Error(formatProdErrorMessage(558));
else if (
(didReceiveUpdate ||
propagateParentContextChanges(
current,
workInProgress,
renderLanes,
!1
),
(didSuspend = 0 !== (renderLanes & current.childLanes)),
didReceiveUpdate || didSuspend)
) {
nextProps = workInProgressRoot;
if (
null !== nextProps &&
((dehydrated = getBumpedLaneForHydration(nextProps, renderLanes)),
0 !== dehydrated && dehydrated !== prevState.retryLane)
)
throw (
((prevState.retryLane = dehydrated),
enqueueConcurrentRenderForLane(current, dehydrated),
scheduleUpdateOnFiber(nextProps, current, dehydrated),
SelectiveHydrationException)
);
renderDidSuspendDelayIfPossible();
workInProgress = retryActivityComponentWithoutHydrating(
current,
workInProgress,
renderLanes
);
} else
(current = prevState.treeContext),
supportsHydration &&
((nextHydratableInstance =
getFirstHydratableChildWithinActivityInstance(dehydrated)),
(hydrationParentFiber = workInProgress),
(isHydrating = !0),
(hydrationErrors = null),
(rootOrSingletonContext = !1),
null !== current &&
restoreSuspendedTreeContext(workInProgress, current)),
(workInProgress = mountActivityChildren(workInProgress, nextProps)),
(workInProgress.flags |= 4096);
return workInProgress;
}
current = createWorkInProgress(current.child, {
mode: nextProps.mode,
children: nextProps.children
});
current.ref = workInProgress.ref;
workInProgress.child = current;
current.return = workInProgress;
return current;
}
function markRef(current, workInProgress) {
var ref = workInProgress.ref;
if (null === ref)
null !== current &&
null !== current.ref &&
(workInProgress.flags |= 4194816);
else {
if ("function" !== typeof ref && "object" !== typeof ref)
throw Error(formatProdErrorMessage(284));
if (null === current || current.ref !== ref)
workInProgress.flags |= 4194816;
}
}
function updateFunctionComponent(
current,
workInProgress,
Component,
nextProps,
renderLanes
) {
prepareToReadContext(workInProgress);
Component = renderWithHooks(
current,
workInProgress,
Component,
nextProps,
void 0,
renderLanes
);
nextProps = checkDidRenderIdHook();
if (null !== current && !didReceiveUpdate)
return (
bailoutHooks(current, workInProgress, renderLanes),
bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes)
);
isHydrating && nextProps && pushMaterializedTreeId(workInProgress);
workInProgress.flags |= 1;
reconcileChildren(current, workInProgress, Component, renderLanes);
return workInProgress.child;
}
function replayFunctionComponent(
current,
workInProgress,
nextProps,
Component,
secondArg,
renderLanes
) {
prepareToReadContext(workInProgress);
workInProgress.updateQueue = null;
nextProps = renderWithHooksAgain(
workInProgress,
Component,
nextProps,
secondArg
);
finishRenderingHooks(current);
Component = checkDidRenderIdHook();
if (null !== current && !didReceiveUpdate)
return (
bailoutHooks(current, workInProgress, renderLanes),
bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes)
);
isHydrating && Component && pushMaterializedTreeId(workInProgress);
workInProgress.flags |= 1;
reconcileChildren(current, workInProgress, nextProps, renderLanes);
return workInProgress.child;
}
function updateClassComponent(
current,
workInProgress,
Component,
nextProps,
renderLanes
) {
prepareToReadContext(workInProgress);
if (null === workInProgress.stateNode) {
var context = emptyContextObject,
contextType = Component.contextType;
"object" === typeof contextType &&
null !== contextType &&
(context = readContext(contextType));
context = new Component(nextProps, context);
workInProgress.memoizedState =
null !== context.state && void 0 !== context.state
? context.state
: null;
context.updater = classComponentUpdater;
workInProgress.stateNode = context;
context._reactInternals = workInProgress;
context = workInProgress.stateNode;
context.props = nextProps;
context.state = workInProgress.memoizedState;
context.refs = {};
initializeUpdateQueue(workInProgress);
contextType = Component.contextType;
context.context =
"object" === typeof contextType && null !== contextType
? readContext(contextType)
: emptyContextObject;
context.state = workInProgress.memoizedState;
contextType = Component.getDerivedStateFromProps;
"function" === typeof contextType &&
(applyDerivedStateFromProps(
workInProgress,
Component,
contextType,
nextProps
),
(context.state = workInProgress.memoizedState));
"function" === typeof Component.getDerivedStateFromProps ||
"function" === typeof context.getSnapshotBeforeUpdate ||
("function" !== typeof context.UNSAFE_componentWillMount &&
"function" !== typeof context.componentWillMount) ||
((contextType = context.state),
"function" === typeof context.componentWillMount &&
context.componentWillMount(),
"function" === typeof context.UNSAFE_componentWillMount &&
context.UNSAFE_componentWillMount(),
contextType !== context.state &&
classComponentUpdater.enqueueReplaceState(
context,
context.state,
null
),
processUpdateQueue(workInProgress, nextProps, context, renderLanes),
suspendIfUpdateReadFromEntangledAsyncAction(),
(context.state = workInProgress.memoizedState));
"function" === typeof context.componentDidMount &&
(workInProgress.flags |= 4194308);
nextProps = !0;
} else if (null === current) {
context = workInProgress.stateNode;
var unresolvedOldProps = workInProgress.memoizedProps,
oldProps = resolveClassComponentProps(Component, unresolvedOldProps);
context.props = oldProps;
var oldContext = context.context,
contextType$jscomp$0 = Component.contextType;
contextType = emptyContextObject;
"object" === typeof contextType$jscomp$0 &&
null !== contextType$jscomp$0 &&
(contextType = readContext(contextType$jscomp$0));
var getDerivedStateFromProps = Component.getDerivedStateFromProps;
contextType$jscomp$0 =
"function" === typeof getDerivedStateFromProps ||
"function" === typeof context.getSnapshotBeforeUpdate;
unresolvedOldProps = workInProgress.pendingProps !== unresolvedOldProps;
contextType$jscomp$0 ||
("function" !== typeof context.UNSAFE_componentWillReceiveProps &&
"function" !== typeof context.componentWillReceiveProps) ||
((unresolvedOldProps || oldContext !== contextType) &&
callComponentWillReceiveProps(
workInProgress,
context,
nextProps,
contextType
));
hasForceUpdate = !1;
var oldState = workInProgress.memoizedState;
context.state = oldState;
processUpdateQueue(workInProgress, nextProps, context, renderLanes);
suspendIfUpdateReadFromEntangledAsyncAction();
oldContext = workInProgress.memoizedState;
unresolvedOldProps || oldState !== oldContext || hasForceUpdate
? ("function" === typeof getDerivedStateFromProps &&
(applyDerivedStateFromProps(
workInProgress,
Component,
getDerivedStateFromProps,
nextProps
),
(oldContext = workInProgress.memoizedState)),
(oldProps =
hasForceUpdate ||
checkShouldComponentUpdate(
workInProgress,
Component,
oldProps,
nextProps,
oldState,
oldContext,
contextType
))
? (contextType$jscomp$0 ||
("function" !== typeof context.UNSAFE_componentWillMount &&
"function" !== typeof context.componentWillMount) ||
("function" === typeof context.componentWillMount &&
context.componentWillMount(),
"function" === typeof context.UNSAFE_componentWillMount &&
context.UNSAFE_componentWillMount()),
"function" === typeof context.componentDidMount &&
(workInProgress.flags |= 4194308))
: ("function" === typeof context.componentDidMount &&
(workInProgress.flags |= 4194308),
(workInProgress.memoizedProps = nextProps),
(workInProgress.memoizedState = oldContext)),
(context.props = nextProps),
(context.state = oldContext),
(context.context = contextType),
(nextProps = oldProps))
: ("function" === typeof context.componentDidMount &&
(workInProgress.flags |= 4194308),
(nextProps = !1));
} else {
context = workInProgress.stateNode;
cloneUpdateQueue(current, workInProgress);
contextType = workInProgress.memoizedProps;
contextType$jscomp$0 = resolveClassComponentProps(Component, contextType);
context.props = contextType$jscomp$0;
getDerivedStateFromProps = workInProgress.pendingProps;
oldState = context.context;
oldContext = Component.contextType;
oldProps = emptyContextObject;
"object" === typeof oldContext &&
null !== oldContext &&
(oldProps = readContext(oldContext));
unresolvedOldProps = Component.getDerivedStateFromProps;
(oldContext =
"function" === typeof unresolvedOldProps ||
"function" === typeof context.getSnapshotBeforeUpdate) ||
("function" !== typeof context.UNSAFE_componentWillReceiveProps &&
"function" !== typeof context.componentWillReceiveProps) ||
((contextType !== getDerivedStateFromProps || oldState !== oldProps) &&
callComponentWillReceiveProps(
workInProgress,
context,
nextProps,
oldProps
));
hasForceUpdate = !1;
oldState = workInProgress.memoizedState;
context.state = oldState;
processUpdateQueue(workInProgress, nextProps, context, renderLanes);
suspendIfUpdateReadFromEntangledAsyncAction();
var newState = workInProgress.memoizedState;
contextType !== getDerivedStateFromProps ||
oldState !== newState ||
hasForceUpdate ||
(null !== current &&
null !== current.dependencies &&
checkIfContextChanged(current.dependencies))
? ("function" === typeof unresolvedOldProps &&
(applyDerivedStateFromProps(
workInProgress,
Component,
unresolvedOldProps,
nextProps
),
(newState = workInProgress.memoizedState)),
(contextType$jscomp$0 =
hasForceUpdate ||
checkShouldComponentUpdate(
workInProgress,
Component,
contextType$jscomp$0,
nextProps,
oldState,
newState,
oldProps
) ||
(null !== current &&
null !== current.dependencies &&
checkIfContextChanged(current.dependencies)))
? (oldContext ||
("function" !== typeof context.UNSAFE_componentWillUpdate &&
"function" !== typeof context.componentWillUpdate) ||
("function" === typeof context.componentWillUpdate &&
context.componentWillUpdate(nextProps, newState, oldProps),
"function" === typeof context.UNSAFE_componentWillUpdate &&
context.UNSAFE_componentWillUpdate(
nextProps,
newState,
oldProps
)),
"function" === typeof context.componentDidUpdate &&
(workInProgress.flags |= 4),
"function" === typeof context.getSnapshotBeforeUpdate &&
(workInProgress.flags |= 1024))
: ("function" !== typeof context.componentDidUpdate ||
(contextType === current.memoizedProps &&
oldState === current.memoizedState) ||
(workInProgress.flags |= 4),
"function" !== typeof context.getSnapshotBeforeUpdate ||
(contextType === current.memoizedProps &&
oldState === current.memoizedState) ||
(workInProgress.flags |= 1024),
(workInProgress.memoizedProps = nextProps),
(workInProgress.memoizedState = newState)),
(context.props = nextProps),
(context.state = newState),
(context.context = oldProps),
(nextProps = contextType$jscomp$0))
: ("function" !== typeof context.componentDidUpdate ||
(contextType === current.memoizedProps &&
oldState === current.memoizedState) ||
(workInProgress.flags |= 4),
"function" !== typeof context.getSnapshotBeforeUpdate ||
(contextType === current.memoizedProps &&
oldState === current.memoizedState) ||
(workInProgress.flags |= 1024),
(nextProps = !1));
}
context = nextProps;
markRef(current, workInProgress);
nextProps = 0 !== (workInProgress.flags & 128);
context || nextProps
? ((context = workInProgress.stateNode),
(Component =
nextProps && "function" !== typeof Component.getDerivedStateFromError
? null
: context.render()),
(workInProgress.flags |= 1),
null !== current && nextProps
? ((workInProgress.child = reconcileChildFibers(
workInProgress,
current.child,
null,
renderLanes
)),
(workInProgress.child = reconcileChildFibers(
workInProgress,
null,
Component,
renderLanes
)))
: reconcileChildren(current, workInProgress, Component, renderLanes),
(workInProgress.memoizedState = context.state),
(current = workInProgress.child))
: (current = bailoutOnAlreadyFinishedWork(
current,
workInProgress,
renderLanes
));
return current;
}
function mountHostRootWithoutHydrating(
current,
workInProgress,
nextChildren,
renderLanes
) {
resetHydrationState();
workInProgress.flags |= 256;
reconcileChildren(current, workInProgress, nextChildren, renderLanes);
return workInProgress.child;
}
function mountSuspenseOffscreenState(renderLanes) {
return { baseLanes: renderLanes, cachePool: getSuspendedCache() };
}
function getRemainingWorkInPrimaryTree(
current,
primaryTreeDidDefer,
renderLanes
) {
current = null !== current ? current.childLanes & ~renderLanes : 0;
primaryTreeDidDefer && (current |= workInProgressDeferredLane);
return current;
}
function updateSuspenseComponent(current, workInProgress, renderLanes) {
var nextProps = workInProgress.pendingProps,
showFallback = !1,
didSuspend = 0 !== (workInProgress.flags & 128),
JSCompiler_temp;
(JSCompiler_temp = didSuspend) ||
(JSCompiler_temp =
null !== current && null === current.memoizedState
? !1
: 0 !== (suspenseStackCursor.current & 2));
JSCompiler_temp && ((showFallback = !0), (workInProgress.flags &= -129));
JSCompiler_temp = 0 !== (workInProgress.flags & 32);
workInProgress.flags &= -33;
if (null === current) {
if (isHydrating) {
showFallback
? pushPrimaryTreeSuspenseHandler(workInProgress)
: reuseSuspenseHandlerOnStack(workInProgress);
(current = nextHydratableInstance)
? ((current = canHydrateSuspenseInstance(
current,
rootOrSingletonContext
)),
null !== current &&
((workInProgress.memoizedState = {
dehydrated: current,
treeContext:
null !== treeContextProvider
? { id: treeContextId, overflow: treeContextOverflow }
: null,
retryLane: 536870912,
hydrationErrors: null
}),
(renderLanes = createFiberFromDehydratedFragment(current)),
(renderLanes.return = workInProgress),
(workInProgress.child = renderLanes),
(hydrationParentFiber = workInProgress),
(nextHydratableInstance = null)))
: (current = null);
if (null === current) throw throwOnHydrationMismatch(workInProgress);
isSuspenseInstanceFallback(current)
? (workInProgress.lanes = 32)
: (workInProgress.lanes = 536870912);
return null;
}
var nextPrimaryChildren = nextProps.children;
nextProps = nextProps.fallback;
if (showFallback)
return (
reuseSuspenseHandlerOnStack(workInProgress),
(showFallback = workInProgress.mode),
(nextPrimaryChildren = mountWorkInProgressOffscreenFiber(
{ mode: "hidden", children: nextPrimaryChildren },
showFallback
)),
(nextProps = createFiberFromFragment(
nextProps,
showFallback,
renderLanes,
null
)),
(nextPrimaryChildren.return = workInProgress),
(nextProps.return = workInProgress),
(nextPrimaryChildren.sibling = nextProps),
(workInProgress.child = nextPrimaryChildren),
(nextProps = workInProgress.child),
(nextProps.memoizedState = mountSuspenseOffscreenState(renderLanes)),
(nextProps.childLanes = getRemainingWorkInPrimaryTree(
current,
JSCompiler_temp,
renderLanes
)),
(workInProgress.memoizedState = SUSPENDED_MARKER),
bailoutOffscreenComponent(null, nextProps)
);
pushPrimaryTreeSuspenseHandler(workInProgress);
return mountSuspensePrimaryChildren(workInProgress, nextPrimaryChildren);
}
var prevState = current.memoizedState;
if (
null !== prevState &&
((nextPrimaryChildren = prevState.dehydrated),
null !== nextPrimaryChildren)
) {
if (didSuspend)
workInProgress.flags & 256
? (pushPrimaryTreeSuspenseHandler(workInProgress),
(workInProgress.flags &= -257),
(workInProgress = retrySuspenseComponentWithoutHydrating(
current,
workInProgress,
renderLanes
)))
: null !== workInProgress.memoizedState
? (reuseSuspenseHandlerOnStack(workInProgress),
(workInProgress.child = current.child),
(workInProgress.flags |= 128),
(workInProgress = null))
: (reuseSuspenseHandlerOnStack(workInProgress),
(nextPrimaryChildren = nextProps.fallback),
(showFallback = workInProgress.mode),
(nextProps = mountWorkInProgressOffscreenFiber(
{ mode: "visible", children: nextProps.children },
showFallback
)),
(nextPrimaryChildren = createFiberFromFragment(
nextPrimaryChildren,
showFallback,
renderLanes,
null
)),
(nextPrimaryChildren.flags |= 2),
(nextProps.return = workInProgress),
(nextPrimaryChildren.return = workInProgress),
(nextProps.sibling = nextPrimaryChildren),
(workInProgress.child = nextProps),
reconcileChildFibers(
workInProgress,
current.child,
null,
renderLanes
),
(nextProps = workInProgress.child),
(nextProps.memoizedState =
mountSuspenseOffscreenState(renderLanes)),
(nextProps.childLanes = getRemainingWorkInPrimaryTree(
current,
JSCompiler_temp,
renderLanes
)),
(workInProgress.memoizedState = SUSPENDED_MARKER),
(workInProgress = bailoutOffscreenComponent(null, nextProps)));
else if (
(pushPrimaryTreeSuspenseHandler(workInProgress),
isSuspenseInstanceFallback(nextPrimaryChildren))
)
(JSCompiler_temp =
getSuspenseInstanceFallbackErrorDetails(nextPrimaryChildren).digest),
(nextProps = Error(formatProdErrorMessage(419))),
(nextProps.stack = ""),
(nextProps.digest = JSCompiler_temp),
queueHydrationError({ value: nextProps, source: null, stack: null }),
(workInProgress = retrySuspenseComponentWithoutHydrating(
current,
workInProgress,
renderLanes
));
else if (
(didReceiveUpdate ||
propagateParentContextChanges(
current,
workInProgress,
renderLanes,
!1
),
(JSCompiler_temp = 0 !== (renderLanes & current.childLanes)),
didReceiveUpdate || JSCompiler_temp)
) {
JSCompiler_temp = workInProgressRoot;
if (
null !== JSCompiler_temp &&
((nextProps = getBumpedLaneForHydration(
JSCompiler_temp,
renderLanes
)),
0 !== nextProps && nextProps !== prevState.retryLane)
)
throw (
((prevState.retryLane = nextProps),
enqueueConcurrentRenderForLane(current, nextProps),
scheduleUpdateOnFiber(JSCompiler_temp, current, nextProps),
SelectiveHydrationException)
);
isSuspenseInstancePending(nextPrimaryChildren) ||
renderDidSuspendDelayIfPossible();
workInProgress = retrySuspenseComponentWithoutHydrating(
current,
workInProgress,
renderLanes
);
} else
isSuspenseInstancePending(nextPrimaryChildren)
? ((workInProgress.flags |= 192),
(workInProgress.child = current.child),
(workInProgress = null))
: ((current = prevState.treeContext),
supportsHydration &&
((nextHydratableInstance =
getFirstHydratableChildWithinSuspenseInstance(
nextPrimaryChildren
)),
(hydrationParentFiber = workInProgress),
(isHydrating = !0),
(hydrationErrors = null),
(rootOrSingletonContext = !1),
null !== current &&
restoreSuspendedTreeContext(workInProgress, current)),
(workInProgress = mountSuspensePrimaryChildren(
workInProgress,
nextProps.children
)),
(workInProgress.flags |= 4096));
return workInProgress;
}
if (showFallback)
return (
reuseSuspenseHandlerOnStack(workInProgress),
(nextPrimaryChildren = nextProps.fallback),
(showFallback = workInProgress.mode),
(prevState = current.child),
(didSuspend = prevState.sibling),
(nextProps = createWorkInProgress(prevState, {
mode: "hidden",
children: nextProps.children
})),
(nextProps.subtreeFlags = prevState.subtreeFlags & 65011712),
null !== didSuspend
? (nextPrimaryChildren = createWorkInProgress(
didSuspend,
nextPrimaryChildren
))
: ((nextPrimaryChildren = createFiberFromFragment(
nextPrimaryChildren,
showFallback,
renderLanes,
null
)),
(nextPrimaryChildren.flags |= 2)),
(nextPrimaryChildren.return = workInProgress),
(nextProps.return = workInProgress),
(nextProps.sibling = nextPrimaryChildren),
(workInProgress.child = nextProps),
bailoutOffscreenComponent(null, nextProps),
(nextProps = workInProgress.child),
(nextPrimaryChildren = current.child.memoizedState),
null === nextPrimaryChildren
? (nextPrimaryChildren = mountSuspenseOffscreenState(renderLanes))
: ((showFallback = nextPrimaryChildren.cachePool),
null !== showFallback
? ((prevState = isPrimaryRenderer
? CacheContext._currentValue
: CacheContext._currentValue2),
(showFallback =
showFallback.parent !== prevState
? { parent: prevState, pool: prevState }
: showFallback))
: (showFallback = getSuspendedCache()),
(nextPrimaryChildren = {
baseLanes: nextPrimaryChildren.baseLanes | renderLanes,
cachePool: showFallback
})),
(nextProps.memoizedState = nextPrimaryChildren),
(nextProps.childLanes = getRemainingWorkInPrimaryTree(
current,
JSCompiler_temp,
renderLanes
)),
(workInProgress.memoizedState = SUSPENDED_MARKER),
bailoutOffscreenComponent(current.child, nextProps)
);
pushPrimaryTreeSuspenseHandler(workInProgress);
renderLanes = current.child;
current = renderLanes.sibling;
renderLanes = createWorkInProgress(renderLanes, {
mode: "visible",
children: nextProps.children
});
renderLanes.return = workInProgress;
renderLanes.sibling = null;
null !== current &&
((JSCompiler_temp = workInProgress.deletions),
null === JSCompiler_temp
? ((workInProgress.deletions = [current]), (workInProgress.flags |= 16))
: JSCompiler_temp.push(current));
workInProgress.child = renderLanes;
workInProgress.memoizedState = null;
return renderLanes;
}
function mountSuspensePrimaryChildren(workInProgress, primaryChildren) {
primaryChildren = mountWorkInProgressOffscreenFiber(
{ mode: "visible", children: primaryChildren },
workInProgress.mode
);
primaryChildren.return = workInProgress;
return (workInProgress.child = primaryChildren);
}
function mountWorkInProgressOffscreenFiber(offscreenProps, mode) {
offscreenProps = createFiber(22, offscreenProps, null, mode);
offscreenProps.lanes = 0;
return offscreenProps;
}
function retrySuspenseComponentWithoutHydrating(
current,
workInProgress,
renderLanes
) {
reconcileChildFibers(workInProgress, current.child, null, renderLanes);
current = mountSuspensePrimaryChildren(
workInProgress,
workInProgress.pendingProps.children
);
current.flags |= 2;
workInProgress.memoizedState = null;
return current;
}
function scheduleSuspenseWorkOnFiber(fiber, renderLanes, propagationRoot) {
fiber.lanes |= renderLanes;
var alternate = fiber.alternate;
null !== alternate && (alternate.lanes |= renderLanes);
scheduleContextWorkOnParentPath(fiber.return, renderLanes, propagationRoot);
}
function initSuspenseListRenderState(
workInProgress,
isBackwards,
tail,
lastContentRow,
tailMode,
treeForkCount
) {
var renderState = workInProgress.memoizedState;
null === renderState
? (workInProgress.memoizedState = {
isBackwards: isBackwards,
rendering: null,
renderingStartTime: 0,
last: lastContentRow,
tail: tail,
tailMode: tailMode,
treeForkCount: treeForkCount
})
: ((renderState.isBackwards = isBackwards),
(renderState.rendering = null),
(renderState.renderingStartTime = 0),
(renderState.last = lastContentRow),
(renderState.tail = tail),
(renderState.tailMode = tailMode),
(renderState.treeForkCount = treeForkCount));
}
function updateSuspenseListComponent(current, workInProgress, renderLanes) {
var nextProps = workInProgress.pendingProps,
revealOrder = nextProps.revealOrder,
tailMode = nextProps.tail;
nextProps = nextProps.children;
var suspenseContext = suspenseStackCursor.current,
shouldForceFallback = 0 !== (suspenseContext & 2);
shouldForceFallback
? ((suspenseContext = (suspenseContext & 1) | 2),
(workInProgress.flags |= 128))
: (suspenseContext &= 1);
push(suspenseStackCursor, suspenseContext);
reconcileChildren(current, workInProgress, nextProps, renderLanes);
nextProps = isHydrating ? treeForkCount : 0;
if (!shouldForceFallback && null !== current && 0 !== (current.flags & 128))
a: for (current = workInProgress.child; null !== current; ) {
if (13 === current.tag)
null !== current.memoizedState &&
scheduleSuspenseWorkOnFiber(current, renderLanes, workInProgress);
else if (19 === current.tag)
scheduleSuspenseWorkOnFiber(current, renderLanes, workInProgress);
else if (null !== current.child) {
current.child.return = current;
current = current.child;
continue;
}
if (current === workInProgress) break a;
for (; null === current.sibling; ) {
if (null === current.return || current.return === workInProgress)
break a;
current = current.return;
}
current.sibling.return = current.return;
current = current.sibling;
}
switch (revealOrder) {
case "forwards":
renderLanes = workInProgress.child;
for (revealOrder = null; null !== renderLanes; )
(current = renderLanes.alternate),
null !== current &&
null === findFirstSuspended(current) &&
(revealOrder = renderLanes),
(renderLanes = renderLanes.sibling);
renderLanes = revealOrder;
null === renderLanes
? ((revealOrder = workInProgress.child),
(workInProgress.child = null))
: ((revealOrder = renderLanes.sibling), (renderLanes.sibling = null));
initSuspenseListRenderState(
workInProgress,
!1,
revealOrder,
renderLanes,
tailMode,
nextProps
);
break;
case "backwards":
case "unstable_legacy-backwards":
renderLanes = null;
revealOrder = workInProgress.child;
for (workInProgress.child = null; null !== revealOrder; ) {
current = revealOrder.alternate;
if (null !== current && null === findFirstSuspended(current)) {
workInProgress.child = revealOrder;
break;
}
current = revealOrder.sibling;
revealOrder.sibling = renderLanes;
renderLanes = revealOrder;
revealOrder = current;
}
initSuspenseListRenderState(
workInProgress,
!0,
renderLanes,
null,
tailMode,
nextProps
);
break;
case "together":
initSuspenseListRenderState(
workInProgress,
!1,
null,
null,
void 0,
nextProps
);
break;
default:
workInProgress.memoizedState = null;
}
return workInProgress.child;
}
function bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes) {
null !== current && (workInProgress.dependencies = current.dependencies);
workInProgressRootSkippedLanes |= workInProgress.lanes;
if (0 === (renderLanes & workInProgress.childLanes))
if (null !== current) {
if (
(propagateParentContextChanges(
current,
workInProgress,
renderLanes,
!1
),
0 === (renderLanes & workInProgress.childLanes))
)
return null;
} else return null;
if (null !== current && workInProgress.child !== current.child)
throw Error(formatProdErrorMessage(153));
if (null !== workInProgress.child) {
current = workInProgress.child;
renderLanes = createWorkInProgress(current, current.pendingProps);
workInProgress.child = renderLanes;
for (renderLanes.return = workInProgress; null !== current.sibling; )
(current = current.sibling),
(renderLanes = renderLanes.sibling =
createWorkInProgress(current, current.pendingProps)),
(renderLanes.return = workInProgress);
renderLanes.sibling = null;
}
return workInProgress.child;
}
function checkScheduledUpdateOrContext(current, renderLanes) {
if (0 !== (current.lanes & renderLanes)) return !0;
current = current.dependencies;
return null !== current && checkIfContextChanged(current) ? !0 : !1;
}
function attemptEarlyBailoutIfNoScheduledUpdate(
current,
workInProgress,
renderLanes
) {
switch (workInProgress.tag) {
case 3:
pushHostContainer(
workInProgress,
workInProgress.stateNode.containerInfo
);
pushProvider(workInProgress, CacheContext, current.memoizedState.cache);
resetHydrationState();
break;
case 27:
case 5:
pushHostContext(workInProgress);
break;
case 4:
pushHostContainer(
workInProgress,
workInProgress.stateNode.containerInfo
);
break;
case 10:
pushProvider(
workInProgress,
workInProgress.type,
workInProgress.memoizedProps.value
);
break;
case 31:
if (null !== workInProgress.memoizedState)
return (
(workInProgress.flags |= 128),
pushDehydratedActivitySuspenseHandler(workInProgress),
null
);
break;
case 13:
var state$82 = workInProgress.memoizedState;
if (null !== state$82) {
if (null !== state$82.dehydrated)
return (
pushPrimaryTreeSuspenseHandler(workInProgress),
(workInProgress.flags |= 128),
null
);
if (0 !== (renderLanes & workInProgress.child.childLanes))
return updateSuspenseComponent(
current,
workInProgress,
renderLanes
);
pushPrimaryTreeSuspenseHandler(workInProgress);
current = bailoutOnAlreadyFinishedWork(
current,
workInProgress,
renderLanes
);
return null !== current ? current.sibling : null;
}
pushPrimaryTreeSuspenseHandler(workInProgress);
break;
case 19:
var didSuspendBefore = 0 !== (current.flags & 128);
state$82 = 0 !== (renderLanes & workInProgress.childLanes);
state$82 ||
(propagateParentContextChanges(
current,
workInProgress,
renderLanes,
!1
),
(state$82 = 0 !== (renderLanes & workInProgress.childLanes)));
if (didSuspendBefore) {
if (state$82)
return updateSuspenseListComponent(
current,
workInProgress,
renderLanes
);
workInProgress.flags |= 128;
}
didSuspendBefore = workInProgress.memoizedState;
null !== didSuspendBefore &&
((didSuspendBefore.rendering = null),
(didSuspendBefore.tail = null),
(didSuspendBefore.lastEffect = null));
push(suspenseStackCursor, suspenseStackCursor.current);
if (state$82) break;
else return null;
case 22:
return (
(workInProgress.lanes = 0),
updateOffscreenComponent(
current,
workInProgress,
renderLanes,
workInProgress.pendingProps
)
);
case 24:
pushProvider(workInProgress, CacheContext, current.memoizedState.cache);
}
return bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes);
}
function beginWork(current, workInProgress, renderLanes) {
if (null !== current)
if (current.memoizedProps !== workInProgress.pendingProps)
didReceiveUpdate = !0;
else {
if (
!checkScheduledUpdateOrContext(current, renderLanes) &&
0 === (workInProgress.flags & 128)
)
return (
(didReceiveUpdate = !1),
attemptEarlyBailoutIfNoScheduledUpdate(
current,
workInProgress,
renderLanes
)
);
didReceiveUpdate = 0 !== (current.flags & 131072) ? !0 : !1;
}
else
(didReceiveUpdate = !1),
isHydrating &&
0 !== (workInProgress.flags & 1048576) &&
pushTreeId(workInProgress, treeForkCount, workInProgress.index);
workInProgress.lanes = 0;
switch (workInProgress.tag) {
case 16:
a: {
var props = workInProgress.pendingProps;
current = resolveLazy(workInProgress.elementType);
workInProgress.type = current;
if ("function" === typeof current)
shouldConstruct(current)
? ((props = resolveClassComponentProps(current, props)),
(workInProgress.tag = 1),
(workInProgress = updateClassComponent(
null,
workInProgress,
current,
props,
renderLanes
)))
: ((workInProgress.tag = 0),
(workInProgress = updateFunctionComponent(
null,
workInProgress,
current,
props,
renderLanes
)));
else {
if (void 0 !== current && null !== current) {
var $$typeof = current.$$typeof;
if ($$typeof === REACT_FORWARD_REF_TYPE) {
workInProgress.tag = 11;
workInProgress = updateForwardRef(
null,
workInProgress,
current,
props,
renderLanes
);
break a;
} else if ($$typeof === REACT_MEMO_TYPE) {
workInProgress.tag = 14;
workInProgress = updateMemoComponent(
null,
workInProgress,
current,
props,
renderLanes
);
break a;
}
}
workInProgress = getComponentNameFromType(current) || current;
throw Error(formatProdErrorMessage(306, workInProgress, ""));
}
}
return workInProgress;
case 0:
return updateFunctionComponent(
current,
workInProgress,
workInProgress.type,
workInProgress.pendingProps,
renderLanes
);
case 1:
return (
(props = workInProgress.type),
($$typeof = resolveClassComponentProps(
props,
workInProgress.pendingProps
)),
updateClassComponent(
current,
workInProgress,
props,
$$typeof,
renderLanes
)
);
case 3:
a: {
pushHostContainer(
workInProgress,
workInProgress.stateNode.containerInfo
);
if (null === current) throw Error(formatProdErrorMessage(387));
var nextProps = workInProgress.pendingProps;
$$typeof = workInProgress.memoizedState;
props = $$typeof.element;
cloneUpdateQueue(current, workInProgress);
processUpdateQueue(workInProgress, nextProps, null, renderLanes);
var nextState = workInProgress.memoizedState;
nextProps = nextState.cache;
pushProvider(workInProgress, CacheContext, nextProps);
nextProps !== $$typeof.cache &&
propagateContextChanges(
workInProgress,
[CacheContext],
renderLanes,
!0
);
suspendIfUpdateReadFromEntangledAsyncAction();
nextProps = nextState.element;
if (supportsHydration && $$typeof.isDehydrated)
if (
(($$typeof = {
element: nextProps,
isDehydrated: !1,
cache: nextState.cache
}),
(workInProgress.updateQueue.baseState = $$typeof),
(workInProgress.memoizedState = $$typeof),
workInProgress.flags & 256)
) {
workInProgress = mountHostRootWithoutHydrating(
current,
workInProgress,
nextProps,
renderLanes
);
break a;
} else if (nextProps !== props) {
props = createCapturedValueAtFiber(
Error(formatProdErrorMessage(424)),
workInProgress
);
queueHydrationError(props);
workInProgress = mountHostRootWithoutHydrating(
current,
workInProgress,
nextProps,
renderLanes
);
break a;
} else
for (
supportsHydration &&
((nextHydratableInstance =
getFirstHydratableChildWithinContainer(
workInProgress.stateNode.containerInfo
)),
(hydrationParentFiber = workInProgress),
(isHydrating = !0),
(hydrationErrors = null),
(rootOrSingletonContext = !0)),
renderLanes = mountChildFibers(
workInProgress,
null,
nextProps,
renderLanes
),
workInProgress.child = renderLanes;
renderLanes;
)
(renderLanes.flags = (renderLanes.flags & -3) | 4096),
(renderLanes = renderLanes.sibling);
else {
resetHydrationState();
if (nextProps === props) {
workInProgress = bailoutOnAlreadyFinishedWork(
current,
workInProgress,
renderLanes
);
break a;
}
reconcileChildren(current, workInProgress, nextProps, renderLanes);
}
workInProgress = workInProgress.child;
}
return workInProgress;
case 26:
if (supportsResources)
return (
markRef(current, workInProgress),
null === current
? (renderLanes = getResource(
workInProgress.type,
null,
workInProgress.pendingProps,
null
))
? (workInProgress.memoizedState = renderLanes)
: isHydrating ||
(workInProgress.stateNode = createHoistableInstance(
workInProgress.type,
workInProgress.pendingProps,
rootInstanceStackCursor.current,
workInProgress
))
: (workInProgress.memoizedState = getResource(
workInProgress.type,
current.memoizedProps,
workInProgress.pendingProps,
current.memoizedState
)),
null
);
case 27:
if (supportsSingletons)
return (
pushHostContext(workInProgress),
null === current &&
supportsSingletons &&
isHydrating &&
((props = workInProgress.stateNode =
resolveSingletonInstance(
workInProgress.type,
workInProgress.pendingProps,
rootInstanceStackCursor.current,
contextStackCursor.current,
!1
)),
(hydrationParentFiber = workInProgress),
(rootOrSingletonContext = !0),
(nextHydratableInstance = getFirstHydratableChildWithinSingleton(
workInProgress.type,
props,
nextHydratableInstance
))),
reconcileChildren(
current,
workInProgress,
workInProgress.pendingProps.children,
renderLanes
),
markRef(current, workInProgress),
null === current && (workInProgress.flags |= 4194304),
workInProgress.child
);
case 5:
if (null === current && isHydrating) {
validateHydratableInstance(
workInProgress.type,
workInProgress.pendingProps,
contextStackCursor.current
);
if (($$typeof = props = nextHydratableInstance))
(props = canHydrateInstance(
props,
workInProgress.type,
workInProgress.pendingProps,
rootOrSingletonContext
)),
null !== props
? ((workInProgress.stateNode = props),
(hydrationParentFiber = workInProgress),
(nextHydratableInstance = getFirstHydratableChild(props)),
(rootOrSingletonContext = !1),
($$typeof = !0))
: ($$typeof = !1);
$$typeof || throwOnHydrationMismatch(workInProgress);
}
pushHostContext(workInProgress);
$$typeof = workInProgress.type;
nextProps = workInProgress.pendingProps;
nextState = null !== current ? current.memoizedProps : null;
props = nextProps.children;
shouldSetTextContent($$typeof, nextProps)
? (props = null)
: null !== nextState &&
shouldSetTextContent($$typeof, nextState) &&
(workInProgress.flags |= 32);
null !== workInProgress.memoizedState &&
(($$typeof = renderWithHooks(
current,
workInProgress,
TransitionAwareHostComponent,
null,
null,
renderLanes
)),
isPrimaryRenderer
? (HostTransitionContext._currentValue = $$typeof)
: (HostTransitionContext._currentValue2 = $$typeof));
markRef(current, workInProgress);
reconcileChildren(current, workInProgress, props, renderLanes);
return workInProgress.child;
case 6:
if (null === current && isHydrating) {
validateHydratableTextInstance(
workInProgress.pendingProps,
contextStackCursor.current
);
if ((current = renderLanes = nextHydratableInstance))
(renderLanes = canHydrateTextInstance(
renderLanes,
workInProgress.pendingProps,
rootOrSingletonContext
)),
null !== renderLanes
? ((workInProgress.stateNode = renderLanes),
(hydrationParentFiber = workInProgress),
(nextHydratableInstance = null),
(current = !0))
: (current = !1);
current || throwOnHydrationMismatch(workInProgress);
}
return null;
case 13:
return updateSuspenseComponent(current, workInProgress, renderLanes);
case 4:
return (
pushHostContainer(
workInProgress,
workInProgress.stateNode.containerInfo
),
(props = workInProgress.pendingProps),
null === current
? (workInProgress.child = reconcileChildFibers(
workInProgress,
null,
props,
renderLanes
))
: reconcileChildren(current, workInProgress, props, renderLanes),
workInProgress.child
);
case 11:
return updateForwardRef(
current,
workInProgress,
workInProgress.type,
workInProgress.pendingProps,
renderLanes
);
case 7:
return (
reconcileChildren(
current,
workInProgress,
workInProgress.pendingProps,
renderLanes
),
workInProgress.child
);
case 8:
return (
reconcileChildren(
current,
workInProgress,
workInProgress.pendingProps.children,
renderLanes
),
workInProgress.child
);
case 12:
return (
reconcileChildren(
current,
workInProgress,
workInProgress.pendingProps.children,
renderLanes
),
workInProgress.child
);
case 10:
return (
(props = workInProgress.pendingProps),
pushProvider(workInProgress, workInProgress.type, props.value),
reconcileChildren(
current,
workInProgress,
props.children,
renderLanes
),
workInProgress.child
);
case 9:
return (
($$typeof = workInProgress.type._context),
(props = workInProgress.pendingProps.children),
prepareToReadContext(workInProgress),
($$typeof = readContext($$typeof)),
(props = props($$typeof)),
(workInProgress.flags |= 1),
reconcileChildren(current, workInProgress, props, renderLanes),
workInProgress.child
);
case 14:
return updateMemoComponent(
current,
workInProgress,
workInProgress.type,
workInProgress.pendingProps,
renderLanes
);
case 15:
return updateSimpleMemoComponent(
current,
workInProgress,
workInProgress.type,
workInProgress.pendingProps,
renderLanes
);
case 19:
return updateSuspenseListComponent(
current,
workInProgress,
renderLanes
);
case 31:
return updateActivityComponent(current, workInProgress, renderLanes);
case 22:
return updateOffscreenComponent(
current,
workInProgress,
renderLanes,
workInProgress.pendingProps
);
case 24:
return (
prepareToReadContext(workInProgress),
(props = readContext(CacheContext)),
null === current
? (($$typeof = peekCacheFromPool()),
null === $$typeof &&
(($$typeof = workInProgressRoot),
(nextProps = createCache()),
($$typeof.pooledCache = nextProps),
nextProps.refCount++,
null !== nextProps &&
($$typeof.pooledCacheLanes |= renderLanes),
($$typeof = nextProps)),
(workInProgress.memoizedState = {
parent: props,
cache: $$typeof
}),
initializeUpdateQueue(workInProgress),
pushProvider(workInProgress, CacheContext, $$typeof))
: (0 !== (current.lanes & renderLanes) &&
(cloneUpdateQueue(current, workInProgress),
processUpdateQueue(workInProgress, null, null, renderLanes),
suspendIfUpdateReadFromEntangledAsyncAction()),
($$typeof = current.memoizedState),
(nextProps = workInProgress.memoizedState),
$$typeof.parent !== props
? (($$typeof = { parent: props, cache: props }),
(workInProgress.memoizedState = $$typeof),
0 === workInProgress.lanes &&
(workInProgress.memoizedState =
workInProgress.updateQueue.baseState =
$$typeof),
pushProvider(workInProgress, CacheContext, props))
: ((props = nextProps.cache),
pushProvider(workInProgress, CacheContext, props),
props !== $$typeof.cache &&
propagateContextChanges(
workInProgress,
[CacheContext],
renderLanes,
!0
))),
reconcileChildren(
current,
workInProgress,
workInProgress.pendingProps.children,
renderLanes
),
workInProgress.child
);
case 29:
throw workInProgress.pendingProps;
}
throw Error(formatProdErrorMessage(156, workInProgress.tag));
}
function markUpdate(workInProgress) {
workInProgress.flags |= 4;
}
function markCloned(workInProgress) {
supportsPersistence && (workInProgress.flags |= 8);
}
function doesRequireClone(current, completedWork) {
if (null !== current && current.child === completedWork.child) return !1;
if (0 !== (completedWork.flags & 16)) return !0;
for (current = completedWork.child; null !== current; ) {
if (0 !== (current.flags & 8218) || 0 !== (current.subtreeFlags & 8218))
return !0;
current = current.sibling;
}
return !1;
}
function appendAllChildren(
parent,
workInProgress,
needsVisibilityToggle,
isHidden
) {
if (supportsMutation)
for (
needsVisibilityToggle = workInProgress.child;
null !== needsVisibilityToggle;
) {
if (5 === needsVisibilityToggle.tag || 6 === needsVisibilityToggle.tag)
appendInitialChild(parent, needsVisibilityToggle.stateNode);
else if (
!(
4 === needsVisibilityToggle.tag ||
(supportsSingletons && 27 === needsVisibilityToggle.tag)
) &&
null !== needsVisibilityToggle.child
) {
needsVisibilityToggle.child.return = needsVisibilityToggle;
needsVisibilityToggle = needsVisibilityToggle.child;
continue;
}
if (needsVisibilityToggle === workInProgress) break;
for (; null === needsVisibilityToggle.sibling; ) {
if (
null === needsVisibilityToggle.return ||
needsVisibilityToggle.return === workInProgress
)
return;
needsVisibilityToggle = needsVisibilityToggle.return;
}
needsVisibilityToggle.sibling.return = needsVisibilityToggle.return;
needsVisibilityToggle = needsVisibilityToggle.sibling;
}
else if (supportsPersistence)
for (var node$85 = workInProgress.child; null !== node$85; ) {
if (5 === node$85.tag) {
var instance = node$85.stateNode;
needsVisibilityToggle &&
isHidden &&
(instance = cloneHiddenInstance(
instance,
node$85.type,
node$85.memoizedProps
));
appendInitialChild(parent, instance);
} else if (6 === node$85.tag)
(instance = node$85.stateNode),
needsVisibilityToggle &&
isHidden &&
(instance = cloneHiddenTextInstance(
instance,
node$85.memoizedProps
)),
appendInitialChild(parent, instance);
else if (4 !== node$85.tag)
if (22 === node$85.tag && null !== node$85.memoizedState)
(instance = node$85.child),
null !== instance && (instance.return = node$85),
appendAllChildren(parent, node$85, !0, !0);
else if (null !== node$85.child) {
node$85.child.return = node$85;
node$85 = node$85.child;
continue;
}
if (node$85 === workInProgress) break;
for (; null === node$85.sibling; ) {
if (null === node$85.return || node$85.return === workInProgress)
return;
node$85 = node$85.return;
}
node$85.sibling.return = node$85.return;
node$85 = node$85.sibling;
}
}
function appendAllChildrenToContainer(
containerChildSet,
workInProgress,
needsVisibilityToggle,
isHidden
) {
var hasOffscreenComponentChild = !1;
if (supportsPersistence)
for (var node = workInProgress.child; null !== node; ) {
if (5 === node.tag) {
var instance = node.stateNode;
needsVisibilityToggle &&
isHidden &&
(instance = cloneHiddenInstance(
instance,
node.type,
node.memoizedProps
));
appendChildToContainerChildSet(containerChildSet, instance);
} else if (6 === node.tag)
(instance = node.stateNode),
needsVisibilityToggle &&
isHidden &&
(instance = cloneHiddenTextInstance(
instance,
node.memoizedProps
)),
appendChildToContainerChildSet(containerChildSet, instance);
else if (4 !== node.tag)
if (22 === node.tag && null !== node.memoizedState)
(hasOffscreenComponentChild = node.child),
null !== hasOffscreenComponentChild &&
(hasOffscreenComponentChild.return = node),
appendAllChildrenToContainer(containerChildSet, node, !0, !0),
(hasOffscreenComponentChild = !0);
else if (null !== node.child) {
node.child.return = node;
node = node.child;
continue;
}
if (node === workInProgress) break;
for (; null === node.sibling; ) {
if (null === node.return || node.return === workInProgress)
return hasOffscreenComponentChild;
node = node.return;
}
node.sibling.return = node.return;
node = node.sibling;
}
return hasOffscreenComponentChild;
}
function updateHostContainer(current, workInProgress) {
if (supportsPersistence && doesRequireClone(current, workInProgress)) {
current = workInProgress.stateNode;
var container = current.containerInfo,
newChildSet = createContainerChildSet();
appendAllChildrenToContainer(newChildSet, workInProgress, !1, !1);
current.pendingChildren = newChildSet;
markUpdate(workInProgress);
finalizeContainerChildren(container, newChildSet);
}
}
function updateHostComponent(current, workInProgress, type, newProps) {
if (supportsMutation)
current.memoizedProps !== newProps && markUpdate(workInProgress);
else if (supportsPersistence) {
var currentInstance = current.stateNode,
oldProps$88 = current.memoizedProps;
if (
(current = doesRequireClone(current, workInProgress)) ||
oldProps$88 !== newProps
) {
var currentHostContext = contextStackCursor.current;
oldProps$88 = cloneInstance(
currentInstance,
type,
oldProps$88,
newProps,
!current,
null
);
oldProps$88 === currentInstance
? (workInProgress.stateNode = currentInstance)
: (markCloned(workInProgress),
finalizeInitialChildren(
oldProps$88,
type,
newProps,
currentHostContext
) && markUpdate(workInProgress),
(workInProgress.stateNode = oldProps$88),
current && appendAllChildren(oldProps$88, workInProgress, !1, !1));
} else workInProgress.stateNode = currentInstance;
}
}
function preloadInstanceAndSuspendIfNeeded(
workInProgress,
type,
oldProps,
newProps,
renderLanes
) {
if (
0 !== (workInProgress.mode & 32) &&
(null === oldProps
? maySuspendCommit(type, newProps)
: maySuspendCommitOnUpdate(type, oldProps, newProps))
) {
if (
((workInProgress.flags |= 16777216),
(renderLanes & 335544128) === renderLanes ||
maySuspendCommitInSyncRender(type, newProps))
)
if (preloadInstance(workInProgress.stateNode, type, newProps))
workInProgress.flags |= 8192;
else if (shouldRemainOnPreviousScreen()) workInProgress.flags |= 8192;
else
throw (
((suspendedThenable = noopSuspenseyCommitThenable),
SuspenseyCommitException)
);
} else workInProgress.flags &= -16777217;
}
function preloadResourceAndSuspendIfNeeded(workInProgress, resource) {
if (mayResourceSuspendCommit(resource)) {
if (((workInProgress.flags |= 16777216), !preloadResource(resource)))
if (shouldRemainOnPreviousScreen()) workInProgress.flags |= 8192;
else
throw (
((suspendedThenable = noopSuspenseyCommitThenable),
SuspenseyCommitException)
);
} else workInProgress.flags &= -16777217;
}
function scheduleRetryEffect(workInProgress, retryQueue) {
null !== retryQueue && (workInProgress.flags |= 4);
workInProgress.flags & 16384 &&
((retryQueue =
22 !== workInProgress.tag ? claimNextRetryLane() : 536870912),
(workInProgress.lanes |= retryQueue),
(workInProgressSuspendedRetryLanes |= retryQueue));
}
function cutOffTailIfNeeded(renderState, hasRenderedATailFallback) {
if (!isHydrating)
switch (renderState.tailMode) {
case "hidden":
hasRenderedATailFallback = renderState.tail;
for (var lastTailNode = null; null !== hasRenderedATailFallback; )
null !== hasRenderedATailFallback.alternate &&
(lastTailNode = hasRenderedATailFallback),
(hasRenderedATailFallback = hasRenderedATailFallback.sibling);
null === lastTailNode
? (renderState.tail = null)
: (lastTailNode.sibling = null);
break;
case "collapsed":
lastTailNode = renderState.tail;
for (var lastTailNode$90 = null; null !== lastTailNode; )
null !== lastTailNode.alternate && (lastTailNode$90 = lastTailNode),
(lastTailNode = lastTailNode.sibling);
null === lastTailNode$90
? hasRenderedATailFallback || null === renderState.tail
? (renderState.tail = null)
: (renderState.tail.sibling = null)
: (lastTailNode$90.sibling = null);
}
}
function bubbleProperties(completedWork) {
var didBailout =
null !== completedWork.alternate &&
completedWork.alternate.child === completedWork.child,
newChildLanes = 0,
subtreeFlags = 0;
if (didBailout)
for (var child$91 = completedWork.child; null !== child$91; )
(newChildLanes |= child$91.lanes | child$91.childLanes),
(subtreeFlags |= child$91.subtreeFlags & 65011712),
(subtreeFlags |= child$91.flags & 65011712),
(child$91.return = completedWork),
(child$91 = child$91.sibling);
else
for (child$91 = completedWork.child; null !== child$91; )
(newChildLanes |= child$91.lanes | child$91.childLanes),
(subtreeFlags |= child$91.subtreeFlags),
(subtreeFlags |= child$91.flags),
(child$91.return = completedWork),
(child$91 = child$91.sibling);
completedWork.subtreeFlags |= subtreeFlags;
completedWork.childLanes = newChildLanes;
return didBailout;
}
function completeWork(current, workInProgress, renderLanes) {
var newProps = workInProgress.pendingProps;
popTreeContext(workInProgress);
switch (workInProgress.tag) {
case 16:
case 15:
case 0:
case 11:
case 7:
case 8:
case 12:
case 9:
case 14:
return bubbleProperties(workInProgress), null;
case 1:
return bubbleProperties(workInProgress), null;
case 3:
renderLanes = workInProgress.stateNode;
newProps = null;
null !== current && (newProps = current.memoizedState.cache);
workInProgress.memoizedState.cache !== newProps &&
(workInProgress.flags |= 2048);
popProvider(CacheContext);
popHostContainer();
renderLanes.pendingContext &&
((renderLanes.context = renderLanes.pendingContext),
(renderLanes.pendingContext = null));
if (null === current || null === current.child)
popHydrationState(workInProgress)
? markUpdate(workInProgress)
: null === current ||
(current.memoizedState.isDehydrated &&
0 === (workInProgress.flags & 256)) ||
((workInProgress.flags |= 1024),
upgradeHydrationErrorsToRecoverable());
updateHostContainer(current, workInProgress);
bubbleProperties(workInProgress);
return null;
case 26:
if (supportsResources) {
var type = workInProgress.type,
nextResource = workInProgress.memoizedState;
null === current
? (markUpdate(workInProgress),
null !== nextResource
? (bubbleProperties(workInProgress),
preloadResourceAndSuspendIfNeeded(
workInProgress,
nextResource
))
: (bubbleProperties(workInProgress),
preloadInstanceAndSuspendIfNeeded(
workInProgress,
type,
null,
newProps,
renderLanes
)))
: nextResource
? nextResource !== current.memoizedState
? (markUpdate(workInProgress),
bubbleProperties(workInProgress),
preloadResourceAndSuspendIfNeeded(
workInProgress,
nextResource
))
: (bubbleProperties(workInProgress),
(workInProgress.flags &= -16777217))
: ((nextResource = current.memoizedProps),
supportsMutation
? nextResource !== newProps && markUpdate(workInProgress)
: updateHostComponent(
current,
workInProgress,
type,
newProps
),
bubbleProperties(workInProgress),
preloadInstanceAndSuspendIfNeeded(
workInProgress,
type,
nextResource,
newProps,
renderLanes
));
return null;
}
case 27:
if (supportsSingletons) {
popHostContext(workInProgress);
renderLanes = rootInstanceStackCursor.current;
type = workInProgress.type;
if (null !== current && null != workInProgress.stateNode)
supportsMutation
? current.memoizedProps !== newProps && markUpdate(workInProgress)
: updateHostComponent(current, workInProgress, type, newProps);
else {
if (!newProps) {
if (null === workInProgress.stateNode)
throw Error(formatProdErrorMessage(166));
bubbleProperties(workInProgress);
return null;
}
current = contextStackCursor.current;
popHydrationState(workInProgress)
? prepareToHydrateHostInstance(workInProgress, current)
: ((current = resolveSingletonInstance(
type,
newProps,
renderLanes,
current,
!0
)),
(workInProgress.stateNode = current),
markUpdate(workInProgress));
}
bubbleProperties(workInProgress);
return null;
}
case 5:
popHostContext(workInProgress);
type = workInProgress.type;
if (null !== current && null != workInProgress.stateNode)
updateHostComponent(current, workInProgress, type, newProps);
else {
if (!newProps) {
if (null === workInProgress.stateNode)
throw Error(formatProdErrorMessage(166));
bubbleProperties(workInProgress);
return null;
}
nextResource = contextStackCursor.current;
if (popHydrationState(workInProgress))
prepareToHydrateHostInstance(workInProgress, nextResource),
finalizeHydratedChildren(
workInProgress.stateNode,
type,
newProps,
nextResource
) && (workInProgress.flags |= 64);
else {
var instance$101 = createInstance(
type,
newProps,
rootInstanceStackCursor.current,
nextResource,
workInProgress
);
markCloned(workInProgress);
appendAllChildren(instance$101, workInProgress, !1, !1);
workInProgress.stateNode = instance$101;
finalizeInitialChildren(
instance$101,
type,
newProps,
nextResource
) && markUpdate(workInProgress);
}
}
bubbleProperties(workInProgress);
preloadInstanceAndSuspendIfNeeded(
workInProgress,
workInProgress.type,
null === current ? null : current.memoizedProps,
workInProgress.pendingProps,
renderLanes
);
return null;
case 6:
if (current && null != workInProgress.stateNode)
(renderLanes = current.memoizedProps),
supportsMutation
? renderLanes !== newProps && markUpdate(workInProgress)
: supportsPersistence &&
(renderLanes !== newProps
? ((current = rootInstanceStackCursor.current),
(renderLanes = contextStackCursor.current),
markCloned(workInProgress),
(workInProgress.stateNode = createTextInstance(
newProps,
current,
renderLanes,
workInProgress
)))
: (workInProgress.stateNode = current.stateNode));
else {
if ("string" !== typeof newProps && null === workInProgress.stateNode)
throw Error(formatProdErrorMessage(166));
current = rootInstanceStackCursor.current;
renderLanes = contextStackCursor.current;
if (popHydrationState(workInProgress)) {
if (!supportsHydration) throw Error(formatProdErrorMessage(176));
current = workInProgress.stateNode;
renderLanes = workInProgress.memoizedProps;
newProps = null;
type = hydrationParentFiber;
if (null !== type)
switch (type.tag) {
case 27:
case 5:
newProps = type.memoizedProps;
}
hydrateTextInstance(
current,
renderLanes,
workInProgress,
newProps
) || throwOnHydrationMismatch(workInProgress, !0);
} else
markCloned(workInProgress),
(workInProgress.stateNode = createTextInstance(
newProps,
current,
renderLanes,
workInProgress
));
}
bubbleProperties(workInProgress);
return null;
case 31:
renderLanes = workInProgress.memoizedState;
if (null === current || null !== current.memoizedState) {
newProps = popHydrationState(workInProgress);
if (null !== renderLanes) {
if (null === current) {
if (!newProps) throw Error(formatProdErrorMessage(318));
if (!supportsHydration) throw Error(formatProdErrorMessage(556));
current = workInProgress.memoizedState;
current = null !== current ? current.dehydrated : null;
if (!current) throw Error(formatProdErrorMessage(557));
hydrateActivityInstance(current, workInProgress);
} else
resetHydrationState(),
0 === (workInProgress.flags & 128) &&
(workInProgress.memoizedState = null),
(workInProgress.flags |= 4);
bubbleProperties(workInProgress);
current = !1;
} else
(renderLanes = upgradeHydrationErrorsToRecoverable()),
null !== current &&
null !== current.memoizedState &&
(current.memoizedState.hydrationErrors = renderLanes),
(current = !0);
if (!current) {
if (workInProgress.flags & 256)
return popSuspenseHandler(workInProgress), workInProgress;
popSuspenseHandler(workInProgress);
return null;
}
if (0 !== (workInProgress.flags & 128))
throw Error(formatProdErrorMessage(558));
}
bubbleProperties(workInProgress);
return null;
case 13:
newProps = workInProgress.memoizedState;
if (
null === current ||
(null !== current.memoizedState &&
null !== current.memoizedState.dehydrated)
) {
type = popHydrationState(workInProgress);
if (null !== newProps && null !== newProps.dehydrated) {
if (null === current) {
if (!type) throw Error(formatProdErrorMessage(318));
if (!supportsHydration) throw Error(formatProdErrorMessage(344));
type = workInProgress.memoizedState;
type = null !== type ? type.dehydrated : null;
if (!type) throw Error(formatProdErrorMessage(317));
hydrateSuspenseInstance(type, workInProgress);
} else
resetHydrationState(),
0 === (workInProgress.flags & 128) &&
(workInProgress.memoizedState = null),
(workInProgress.flags |= 4);
bubbleProperties(workInProgress);
type = !1;
} else
(type = upgradeHydrationErrorsToRecoverable()),
null !== current &&
null !== current.memoizedState &&
(current.memoizedState.hydrationErrors = type),
(type = !0);
if (!type) {
if (workInProgress.flags & 256)
return popSuspenseHandler(workInProgress), workInProgress;
popSuspenseHandler(workInProgress);
return null;
}
}
popSuspenseHandler(workInProgress);
if (0 !== (workInProgress.flags & 128))
return (workInProgress.lanes = renderLanes), workInProgress;
renderLanes = null !== newProps;
current = null !== current && null !== current.memoizedState;
renderLanes &&
((newProps = workInProgress.child),
(type = null),
null !== newProps.alternate &&
null !== newProps.alternate.memoizedState &&
null !== newProps.alternate.memoizedState.cachePool &&
(type = newProps.alternate.memoizedState.cachePool.pool),
(nextResource = null),
null !== newProps.memoizedState &&
null !== newProps.memoizedState.cachePool &&
(nextResource = newProps.memoizedState.cachePool.pool),
nextResource !== type && (newProps.flags |= 2048));
renderLanes !== current &&
renderLanes &&
(workInProgress.child.flags |= 8192);
scheduleRetryEffect(workInProgress, workInProgress.updateQueue);
bubbleProperties(workInProgress);
return null;
case 4:
return (
popHostContainer(),
updateHostContainer(current, workInProgress),
null === current &&
preparePortalMount(workInProgress.stateNode.containerInfo),
bubbleProperties(workInProgress),
null
);
case 10:
return (
popProvider(workInProgress.type),
bubbleProperties(workInProgress),
null
);
case 19:
pop(suspenseStackCursor);
newProps = workInProgress.memoizedState;
if (null === newProps) return bubbleProperties(workInProgress), null;
type = 0 !== (workInProgress.flags & 128);
nextResource = newProps.rendering;
if (null === nextResource)
if (type) cutOffTailIfNeeded(newProps, !1);
else {
if (
0 !== workInProgressRootExitStatus ||
(null !== current && 0 !== (current.flags & 128))
)
for (current = workInProgress.child; null !== current; ) {
nextResource = findFirstSuspended(current);
if (null !== nextResource) {
workInProgress.flags |= 128;
cutOffTailIfNeeded(newProps, !1);
current = nextResource.updateQueue;
workInProgress.updateQueue = current;
scheduleRetryEffect(workInProgress, current);
workInProgress.subtreeFlags = 0;
current = renderLanes;
for (
renderLanes = workInProgress.child;
null !== renderLanes;
)
resetWorkInProgress(renderLanes, current),
(renderLanes = renderLanes.sibling);
push(
suspenseStackCursor,
(suspenseStackCursor.current & 1) | 2
);
isHydrating &&
pushTreeFork(workInProgress, newProps.treeForkCount);
return workInProgress.child;
}
current = current.sibling;
}
null !== newProps.tail &&
now() > workInProgressRootRenderTargetTime &&
((workInProgress.flags |= 128),
(type = !0),
cutOffTailIfNeeded(newProps, !1),
(workInProgress.lanes = 4194304));
}
else {
if (!type)
if (
((current = findFirstSuspended(nextResource)), null !== current)
) {
if (
((workInProgress.flags |= 128),
(type = !0),
(current = current.updateQueue),
(workInProgress.updateQueue = current),
scheduleRetryEffect(workInProgress, current),
cutOffTailIfNeeded(newProps, !0),
null === newProps.tail &&
"hidden" === newProps.tailMode &&
!nextResource.alternate &&
!isHydrating)
)
return bubbleProperties(workInProgress), null;
} else
2 * now() - newProps.renderingStartTime >
workInProgressRootRenderTargetTime &&
536870912 !== renderLanes &&
((workInProgress.flags |= 128),
(type = !0),
cutOffTailIfNeeded(newProps, !1),
(workInProgress.lanes = 4194304));
newProps.isBackwards
? ((nextResource.sibling = workInProgress.child),
(workInProgress.child = nextResource))
: ((current = newProps.last),
null !== current
? (current.sibling = nextResource)
: (workInProgress.child = nextResource),
(newProps.last = nextResource));
}
if (null !== newProps.tail)
return (
(current = newProps.tail),
(newProps.rendering = current),
(newProps.tail = current.sibling),
(newProps.renderingStartTime = now()),
(current.sibling = null),
(renderLanes = suspenseStackCursor.current),
push(
suspenseStackCursor,
type ? (renderLanes & 1) | 2 : renderLanes & 1
),
isHydrating && pushTreeFork(workInProgress, newProps.treeForkCount),
current
);
bubbleProperties(workInProgress);
return null;
case 22:
case 23:
return (
popSuspenseHandler(workInProgress),
popHiddenContext(),
(newProps = null !== workInProgress.memoizedState),
null !== current
? (null !== current.memoizedState) !== newProps &&
(workInProgress.flags |= 8192)
: newProps && (workInProgress.flags |= 8192),
newProps
? 0 !== (renderLanes & 536870912) &&
0 === (workInProgress.flags & 128) &&
(bubbleProperties(workInProgress),
workInProgress.subtreeFlags & 6 && (workInProgress.flags |= 8192))
: bubbleProperties(workInProgress),
(renderLanes = workInProgress.updateQueue),
null !== renderLanes &&
scheduleRetryEffect(workInProgress, renderLanes.retryQueue),
(renderLanes = null),
null !== current &&
null !== current.memoizedState &&
null !== current.memoizedState.cachePool &&
(renderLanes = current.memoizedState.cachePool.pool),
(newProps = null),
null !== workInProgress.memoizedState &&
null !== workInProgress.memoizedState.cachePool &&
(newProps = workInProgress.memoizedState.cachePool.pool),
newProps !== renderLanes && (workInProgress.flags |= 2048),
null !== current && pop(resumedCache),
null
);
case 24:
return (
(renderLanes = null),
null !== current && (renderLanes = current.memoizedState.cache),
workInProgress.memoizedState.cache !== renderLanes &&
(workInProgress.flags |= 2048),
popProvider(CacheContext),
bubbleProperties(workInProgress),
null
);
case 25:
return null;
case 30:
return null;
}
throw Error(formatProdErrorMessage(156, workInProgress.tag));
}
function unwindWork(current, workInProgress) {
popTreeContext(workInProgress);
switch (workInProgress.tag) {
case 1:
return (
(current = workInProgress.flags),
current & 65536
? ((workInProgress.flags = (current & -65537) | 128),
workInProgress)
: null
);
case 3:
return (
popProvider(CacheContext),
popHostContainer(),
(current = workInProgress.flags),
0 !== (current & 65536) && 0 === (current & 128)
? ((workInProgress.flags = (current & -65537) | 128),
workInProgress)
: null
);
case 26:
case 27:
case 5:
return popHostContext(workInProgress), null;
case 31:
if (null !== workInProgress.memoizedState) {
popSuspenseHandler(workInProgress);
if (null === workInProgress.alternate)
throw Error(formatProdErrorMessage(340));
resetHydrationState();
}
current = workInProgress.flags;
return current & 65536
? ((workInProgress.flags = (current & -65537) | 128), workInProgress)
: null;
case 13:
popSuspenseHandler(workInProgress);
current = workInProgress.memoizedState;
if (null !== current && null !== current.dehydrated) {
if (null === workInProgress.alternate)
throw Error(formatProdErrorMessage(340));
resetHydrationState();
}
current = workInProgress.flags;
return current & 65536
? ((workInProgress.flags = (current & -65537) | 128), workInProgress)
: null;
case 19:
return pop(suspenseStackCursor), null;
case 4:
return popHostContainer(), null;
case 10:
return popProvider(workInProgress.type), null;
case 22:
case 23:
return (
popSuspenseHandler(workInProgress),
popHiddenContext(),
null !== current && pop(resumedCache),
(current = workInProgress.flags),
current & 65536
? ((workInProgress.flags = (current & -65537) | 128),
workInProgress)
: null
);
case 24:
return popProvider(CacheContext), null;
case 25:
return null;
default:
return null;
}
}
function unwindInterruptedWork(current, interruptedWork) {
popTreeContext(interruptedWork);
switch (interruptedWork.tag) {
case 3:
popProvider(CacheContext);
popHostContainer();
break;
case 26:
case 27:
case 5:
popHostContext(interruptedWork);
break;
case 4:
popHostContainer();
break;
case 31:
null !== interruptedWork.memoizedState &&
popSuspenseHandler(interruptedWork);
break;
case 13:
popSuspenseHandler(interruptedWork);
break;
case 19:
pop(suspenseStackCursor);
break;
case 10:
popProvider(interruptedWork.type);
break;
case 22:
case 23:
popSuspenseHandler(interruptedWork);
popHiddenContext();
null !== current && pop(resumedCache);
break;
case 24:
popProvider(CacheContext);
}
}
function commitHookEffectListMount(flags, finishedWork) {
try {
var updateQueue = finishedWork.updateQueue,
lastEffect = null !== updateQueue ? updateQueue.lastEffect : null;
if (null !== lastEffect) {
var firstEffect = lastEffect.next;
updateQueue = firstEffect;
do {
if ((updateQueue.tag & flags) === flags) {
lastEffect = void 0;
var create = updateQueue.create,
inst = updateQueue.inst;
lastEffect = create();
inst.destroy = lastEffect;
}
updateQueue = updateQueue.next;
} while (updateQueue !== firstEffect);
}
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
function commitHookEffectListUnmount(
flags,
finishedWork,
nearestMountedAncestor$jscomp$0
) {
try {
var updateQueue = finishedWork.updateQueue,
lastEffect = null !== updateQueue ? updateQueue.lastEffect : null;
if (null !== lastEffect) {
var firstEffect = lastEffect.next;
updateQueue = firstEffect;
do {
if ((updateQueue.tag & flags) === flags) {
var inst = updateQueue.inst,
destroy = inst.destroy;
if (void 0 !== destroy) {
inst.destroy = void 0;
lastEffect = finishedWork;
var nearestMountedAncestor = nearestMountedAncestor$jscomp$0,
destroy_ = destroy;
try {
destroy_();
} catch (error) {
captureCommitPhaseError(
lastEffect,
nearestMountedAncestor,
error
);
}
}
}
updateQueue = updateQueue.next;
} while (updateQueue !== firstEffect);
}
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
function commitClassCallbacks(finishedWork) {
var updateQueue = finishedWork.updateQueue;
if (null !== updateQueue) {
var instance = finishedWork.stateNode;
try {
commitCallbacks(updateQueue, instance);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
}
function safelyCallComponentWillUnmount(
current,
nearestMountedAncestor,
instance
) {
instance.props = resolveClassComponentProps(
current.type,
current.memoizedProps
);
instance.state = current.memoizedState;
try {
instance.componentWillUnmount();
} catch (error) {
captureCommitPhaseError(current, nearestMountedAncestor, error);
}
}
function safelyAttachRef(current, nearestMountedAncestor) {
try {
var ref = current.ref;
if (null !== ref) {
switch (current.tag) {
case 26:
case 27:
case 5:
var instanceToUse = getPublicInstance(current.stateNode);
break;
case 30:
instanceToUse = current.stateNode;
break;
default:
instanceToUse = current.stateNode;
}
"function" === typeof ref
? (current.refCleanup = ref(instanceToUse))
: (ref.current = instanceToUse);
}
} catch (error) {
captureCommitPhaseError(current, nearestMountedAncestor, error);
}
}
function safelyDetachRef(current, nearestMountedAncestor) {
var ref = current.ref,
refCleanup = current.refCleanup;
if (null !== ref)
if ("function" === typeof refCleanup)
try {
refCleanup();
} catch (error) {
captureCommitPhaseError(current, nearestMountedAncestor, error);
} finally {
(current.refCleanup = null),
(current = current.alternate),
null != current && (current.refCleanup = null);
}
else if ("function" === typeof ref)
try {
ref(null);
} catch (error$124) {
captureCommitPhaseError(current, nearestMountedAncestor, error$124);
}
else ref.current = null;
}
function commitHostMount(finishedWork) {
var type = finishedWork.type,
props = finishedWork.memoizedProps,
instance = finishedWork.stateNode;
try {
commitMount(instance, type, props, finishedWork);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
function commitHostUpdate(finishedWork, newProps, oldProps) {
try {
commitUpdate(
finishedWork.stateNode,
finishedWork.type,
oldProps,
newProps,
finishedWork
);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
function isHostParent(fiber) {
return (
5 === fiber.tag ||
3 === fiber.tag ||
(supportsResources ? 26 === fiber.tag : !1) ||
(supportsSingletons
? 27 === fiber.tag && isSingletonScope(fiber.type)
: !1) ||
4 === fiber.tag
);
}
function getHostSibling(fiber) {
a: for (;;) {
for (; null === fiber.sibling; ) {
if (null === fiber.return || isHostParent(fiber.return)) return null;
fiber = fiber.return;
}
fiber.sibling.return = fiber.return;
for (
fiber = fiber.sibling;
5 !== fiber.tag && 6 !== fiber.tag && 18 !== fiber.tag;
) {
if (
supportsSingletons &&
27 === fiber.tag &&
isSingletonScope(fiber.type)
)
continue a;
if (fiber.flags & 2) continue a;
if (null === fiber.child || 4 === fiber.tag) continue a;
else (fiber.child.return = fiber), (fiber = fiber.child);
}
if (!(fiber.flags & 2)) return fiber.stateNode;
}
}
function insertOrAppendPlacementNodeIntoContainer(node, before, parent) {
var tag = node.tag;
if (5 === tag || 6 === tag)
(node = node.stateNode),
before
? insertInContainerBefore(parent, node, before)
: appendChildToContainer(parent, node);
else if (
4 !== tag &&
(supportsSingletons &&
27 === tag &&
isSingletonScope(node.type) &&
((parent = node.stateNode), (before = null)),
(node = node.child),
null !== node)
)
for (
insertOrAppendPlacementNodeIntoContainer(node, before, parent),
node = node.sibling;
null !== node;
)
insertOrAppendPlacementNodeIntoContainer(node, before, parent),
(node = node.sibling);
}
function insertOrAppendPlacementNode(node, before, parent) {
var tag = node.tag;
if (5 === tag || 6 === tag)
(node = node.stateNode),
before ? insertBefore(parent, node, before) : appendChild(parent, node);
else if (
4 !== tag &&
(supportsSingletons &&
27 === tag &&
isSingletonScope(node.type) &&
(parent = node.stateNode),
(node = node.child),
null !== node)
)
for (
insertOrAppendPlacementNode(node, before, parent), node = node.sibling;
null !== node;
)
insertOrAppendPlacementNode(node, before, parent),
(node = node.sibling);
}
function commitHostPortalContainerChildren(
portal,
finishedWork,
pendingChildren
) {
portal = portal.containerInfo;
try {
replaceContainerChildren(portal, pendingChildren);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
function commitHostSingletonAcquisition(finishedWork) {
var singleton = finishedWork.stateNode,
props = finishedWork.memoizedProps;
try {
acquireSingletonInstance(
finishedWork.type,
props,
singleton,
finishedWork
);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
function commitBeforeMutationEffects(root, firstChild) {
prepareForCommit(root.containerInfo);
for (nextEffect = firstChild; null !== nextEffect; )
if (
((root = nextEffect),
(firstChild = root.child),
0 !== (root.subtreeFlags & 1028) && null !== firstChild)
)
(firstChild.return = root), (nextEffect = firstChild);
else
for (; null !== nextEffect; ) {
root = nextEffect;
var current = root.alternate;
firstChild = root.flags;
switch (root.tag) {
case 0:
if (
0 !== (firstChild & 4) &&
((firstChild = root.updateQueue),
(firstChild = null !== firstChild ? firstChild.events : null),
null !== firstChild)
)
for (var ii = 0; ii < firstChild.length; ii++) {
var _eventPayloads$ii = firstChild[ii];
_eventPayloads$ii.ref.impl = _eventPayloads$ii.nextImpl;
}
break;
case 11:
case 15:
break;
case 1:
if (0 !== (firstChild & 1024) && null !== current) {
firstChild = void 0;
ii = root;
_eventPayloads$ii = current.memoizedProps;
current = current.memoizedState;
var instance = ii.stateNode;
try {
var resolvedPrevProps = resolveClassComponentProps(
ii.type,
_eventPayloads$ii
);
firstChild = instance.getSnapshotBeforeUpdate(
resolvedPrevProps,
current
);
instance.__reactInternalSnapshotBeforeUpdate = firstChild;
} catch (error) {
captureCommitPhaseError(ii, ii.return, error);
}
}
break;
case 3:
0 !== (firstChild & 1024) &&
supportsMutation &&
clearContainer(root.stateNode.containerInfo);
break;
case 5:
case 26:
case 27:
case 6:
case 4:
case 17:
break;
default:
if (0 !== (firstChild & 1024))
throw Error(formatProdErrorMessage(163));
}
firstChild = root.sibling;
if (null !== firstChild) {
firstChild.return = root.return;
nextEffect = firstChild;
break;
}
nextEffect = root.return;
}
}
function commitLayoutEffectOnFiber(finishedRoot, current, finishedWork) {
var flags = finishedWork.flags;
switch (finishedWork.tag) {
case 0:
case 11:
case 15:
recursivelyTraverseLayoutEffects(finishedRoot, finishedWork);
flags & 4 && commitHookEffectListMount(5, finishedWork);
break;
case 1:
recursivelyTraverseLayoutEffects(finishedRoot, finishedWork);
if (flags & 4)
if (((finishedRoot = finishedWork.stateNode), null === current))
try {
finishedRoot.componentDidMount();
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
else {
var prevProps = resolveClassComponentProps(
finishedWork.type,
current.memoizedProps
);
current = current.memoizedState;
try {
finishedRoot.componentDidUpdate(
prevProps,
current,
finishedRoot.__reactInternalSnapshotBeforeUpdate
);
} catch (error$123) {
captureCommitPhaseError(
finishedWork,
finishedWork.return,
error$123
);
}
}
flags & 64 && commitClassCallbacks(finishedWork);
flags & 512 && safelyAttachRef(finishedWork, finishedWork.return);
break;
case 3:
recursivelyTraverseLayoutEffects(finishedRoot, finishedWork);
if (
flags & 64 &&
((flags = finishedWork.updateQueue), null !== flags)
) {
finishedRoot = null;
if (null !== finishedWork.child)
switch (finishedWork.child.tag) {
case 27:
case 5:
finishedRoot = getPublicInstance(finishedWork.child.stateNode);
break;
case 1:
finishedRoot = finishedWork.child.stateNode;
}
try {
commitCallbacks(flags, finishedRoot);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
break;
case 27:
supportsSingletons &&
null === current &&
flags & 4 &&
commitHostSingletonAcquisition(finishedWork);
case 26:
case 5:
recursivelyTraverseLayoutEffects(finishedRoot, finishedWork);
if (null === current)
if (flags & 4) commitHostMount(finishedWork);
else if (flags & 64) {
finishedRoot = finishedWork.type;
current = finishedWork.memoizedProps;
prevProps = finishedWork.stateNode;
try {
commitHydratedInstance(
prevProps,
finishedRoot,
current,
finishedWork
);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
flags & 512 && safelyAttachRef(finishedWork, finishedWork.return);
break;
case 12:
recursivelyTraverseLayoutEffects(finishedRoot, finishedWork);
break;
case 31:
recursivelyTraverseLayoutEffects(finishedRoot, finishedWork);
flags & 4 &&
commitActivityHydrationCallbacks(finishedRoot, finishedWork);
break;
case 13:
recursivelyTraverseLayoutEffects(finishedRoot, finishedWork);
flags & 4 &&
commitSuspenseHydrationCallbacks(finishedRoot, finishedWork);
flags & 64 &&
((flags = finishedWork.memoizedState),
null !== flags &&
((flags = flags.dehydrated),
null !== flags &&
((finishedWork = retryDehydratedSuspenseBoundary.bind(
null,
finishedWork
)),
registerSuspenseInstanceRetry(flags, finishedWork))));
break;
case 22:
flags = null !== finishedWork.memoizedState || offscreenSubtreeIsHidden;
if (!flags) {
current =
(null !== current && null !== current.memoizedState) ||
offscreenSubtreeWasHidden;
prevProps = offscreenSubtreeIsHidden;
var prevOffscreenSubtreeWasHidden = offscreenSubtreeWasHidden;
offscreenSubtreeIsHidden = flags;
(offscreenSubtreeWasHidden = current) &&
!prevOffscreenSubtreeWasHidden
? recursivelyTraverseReappearLayoutEffects(
finishedRoot,
finishedWork,
0 !== (finishedWork.subtreeFlags & 8772)
)
: recursivelyTraverseLayoutEffects(finishedRoot, finishedWork);
offscreenSubtreeIsHidden = prevProps;
offscreenSubtreeWasHidden = prevOffscreenSubtreeWasHidden;
}
break;
case 30:
break;
default:
recursivelyTraverseLayoutEffects(finishedRoot, finishedWork);
}
}
function detachFiberAfterEffects(fiber) {
var alternate = fiber.alternate;
null !== alternate &&
((fiber.alternate = null), detachFiberAfterEffects(alternate));
fiber.child = null;
fiber.deletions = null;
fiber.sibling = null;
5 === fiber.tag &&
((alternate = fiber.stateNode),
null !== alternate && detachDeletedInstance(alternate));
fiber.stateNode = null;
fiber.return = null;
fiber.dependencies = null;
fiber.memoizedProps = null;
fiber.memoizedState = null;
fiber.pendingProps = null;
fiber.stateNode = null;
fiber.updateQueue = null;
}
function recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
parent
) {
for (parent = parent.child; null !== parent; )
commitDeletionEffectsOnFiber(
finishedRoot,
nearestMountedAncestor,
parent
),
(parent = parent.sibling);
}
function commitDeletionEffectsOnFiber(
finishedRoot,
nearestMountedAncestor,
deletedFiber
) {
if (injectedHook && "function" === typeof injectedHook.onCommitFiberUnmount)
try {
injectedHook.onCommitFiberUnmount(rendererID, deletedFiber);
} catch (err) {}
switch (deletedFiber.tag) {
case 26:
if (supportsResources) {
offscreenSubtreeWasHidden ||
safelyDetachRef(deletedFiber, nearestMountedAncestor);
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
);
deletedFiber.memoizedState
? releaseResource(deletedFiber.memoizedState)
: deletedFiber.stateNode &&
unmountHoistable(deletedFiber.stateNode);
break;
}
case 27:
if (supportsSingletons) {
offscreenSubtreeWasHidden ||
safelyDetachRef(deletedFiber, nearestMountedAncestor);
var prevHostParent = hostParent,
prevHostParentIsContainer = hostParentIsContainer;
isSingletonScope(deletedFiber.type) &&
((hostParent = deletedFiber.stateNode),
(hostParentIsContainer = !1));
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
);
releaseSingletonInstance(deletedFiber.stateNode);
hostParent = prevHostParent;
hostParentIsContainer = prevHostParentIsContainer;
break;
}
case 5:
offscreenSubtreeWasHidden ||
safelyDetachRef(deletedFiber, nearestMountedAncestor);
case 6:
if (supportsMutation) {
if (
((prevHostParent = hostParent),
(prevHostParentIsContainer = hostParentIsContainer),
(hostParent = null),
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
),
(hostParent = prevHostParent),
(hostParentIsContainer = prevHostParentIsContainer),
null !== hostParent)
)
if (hostParentIsContainer)
try {
removeChildFromContainer(hostParent, deletedFiber.stateNode);
} catch (error) {
captureCommitPhaseError(
deletedFiber,
nearestMountedAncestor,
error
);
}
else
try {
removeChild(hostParent, deletedFiber.stateNode);
} catch (error) {
captureCommitPhaseError(
deletedFiber,
nearestMountedAncestor,
error
);
}
} else
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
);
break;
case 18:
supportsMutation &&
null !== hostParent &&
(hostParentIsContainer
? clearSuspenseBoundaryFromContainer(
hostParent,
deletedFiber.stateNode
)
: clearSuspenseBoundary(hostParent, deletedFiber.stateNode));
break;
case 4:
supportsMutation
? ((prevHostParent = hostParent),
(prevHostParentIsContainer = hostParentIsContainer),
(hostParent = deletedFiber.stateNode.containerInfo),
(hostParentIsContainer = !0),
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
),
(hostParent = prevHostParent),
(hostParentIsContainer = prevHostParentIsContainer))
: (supportsPersistence &&
commitHostPortalContainerChildren(
deletedFiber.stateNode,
deletedFiber,
createContainerChildSet()
),
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
));
break;
case 0:
case 11:
case 14:
case 15:
commitHookEffectListUnmount(2, deletedFiber, nearestMountedAncestor);
offscreenSubtreeWasHidden ||
commitHookEffectListUnmount(4, deletedFiber, nearestMountedAncestor);
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
);
break;
case 1:
offscreenSubtreeWasHidden ||
(safelyDetachRef(deletedFiber, nearestMountedAncestor),
(prevHostParent = deletedFiber.stateNode),
"function" === typeof prevHostParent.componentWillUnmount &&
safelyCallComponentWillUnmount(
deletedFiber,
nearestMountedAncestor,
prevHostParent
));
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
);
break;
case 21:
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
);
break;
case 22:
offscreenSubtreeWasHidden =
(prevHostParent = offscreenSubtreeWasHidden) ||
null !== deletedFiber.memoizedState;
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
);
offscreenSubtreeWasHidden = prevHostParent;
break;
default:
recursivelyTraverseDeletionEffects(
finishedRoot,
nearestMountedAncestor,
deletedFiber
);
}
}
function commitActivityHydrationCallbacks(finishedRoot, finishedWork) {
if (
supportsHydration &&
null === finishedWork.memoizedState &&
((finishedRoot = finishedWork.alternate),
null !== finishedRoot &&
((finishedRoot = finishedRoot.memoizedState), null !== finishedRoot))
) {
finishedRoot = finishedRoot.dehydrated;
try {
commitHydratedActivityInstance(finishedRoot);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
}
function commitSuspenseHydrationCallbacks(finishedRoot, finishedWork) {
if (
supportsHydration &&
null === finishedWork.memoizedState &&
((finishedRoot = finishedWork.alternate),
null !== finishedRoot &&
((finishedRoot = finishedRoot.memoizedState),
null !== finishedRoot &&
((finishedRoot = finishedRoot.dehydrated), null !== finishedRoot)))
)
try {
commitHydratedSuspenseInstance(finishedRoot);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
function getRetryCache(finishedWork) {
switch (finishedWork.tag) {
case 31:
case 13:
case 19:
var retryCache = finishedWork.stateNode;
null === retryCache &&
(retryCache = finishedWork.stateNode = new PossiblyWeakSet());
return retryCache;
case 22:
return (
(finishedWork = finishedWork.stateNode),
(retryCache = finishedWork._retryCache),
null === retryCache &&
(retryCache = finishedWork._retryCache = new PossiblyWeakSet()),
retryCache
);
default:
throw Error(formatProdErrorMessage(435, finishedWork.tag));
}
}
function attachSuspenseRetryListeners(finishedWork, wakeables) {
var retryCache = getRetryCache(finishedWork);
wakeables.forEach(function (wakeable) {
if (!retryCache.has(wakeable)) {
retryCache.add(wakeable);
var retry = resolveRetryWakeable.bind(null, finishedWork, wakeable);
wakeable.then(retry, retry);
}
});
}
function recursivelyTraverseMutationEffects(root$jscomp$0, parentFiber) {
var deletions = parentFiber.deletions;
if (null !== deletions)
for (var i = 0; i < deletions.length; i++) {
var childToDelete = deletions[i],
root = root$jscomp$0,
returnFiber = parentFiber;
if (supportsMutation) {
var parent = returnFiber;
a: for (; null !== parent; ) {
switch (parent.tag) {
case 27:
if (supportsSingletons) {
if (isSingletonScope(parent.type)) {
hostParent = parent.stateNode;
hostParentIsContainer = !1;
break a;
}
break;
}
case 5:
hostParent = parent.stateNode;
hostParentIsContainer = !1;
break a;
case 3:
case 4:
hostParent = parent.stateNode.containerInfo;
hostParentIsContainer = !0;
break a;
}
parent = parent.return;
}
if (null === hostParent) throw Error(formatProdErrorMessage(160));
commitDeletionEffectsOnFiber(root, returnFiber, childToDelete);
hostParent = null;
hostParentIsContainer = !1;
} else commitDeletionEffectsOnFiber(root, returnFiber, childToDelete);
root = childToDelete.alternate;
null !== root && (root.return = null);
childToDelete.return = null;
}
if (parentFiber.subtreeFlags & 13886)
for (parentFiber = parentFiber.child; null !== parentFiber; )
commitMutationEffectsOnFiber(parentFiber, root$jscomp$0),
(parentFiber = parentFiber.sibling);
}
function commitMutationEffectsOnFiber(finishedWork, root) {
var current = finishedWork.alternate,
flags = finishedWork.flags;
switch (finishedWork.tag) {
case 0:
case 11:
case 14:
case 15:
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
flags & 4 &&
(commitHookEffectListUnmount(3, finishedWork, finishedWork.return),
commitHookEffectListMount(3, finishedWork),
commitHookEffectListUnmount(5, finishedWork, finishedWork.return));
break;
case 1:
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
flags & 512 &&
(offscreenSubtreeWasHidden ||
null === current ||
safelyDetachRef(current, current.return));
flags & 64 &&
offscreenSubtreeIsHidden &&
((finishedWork = finishedWork.updateQueue),
null !== finishedWork &&
((flags = finishedWork.callbacks),
null !== flags &&
((current = finishedWork.shared.hiddenCallbacks),
(finishedWork.shared.hiddenCallbacks =
null === current ? flags : current.concat(flags)))));
break;
case 26:
if (supportsResources) {
var hoistableRoot = currentHoistableRoot;
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
flags & 512 &&
(offscreenSubtreeWasHidden ||
null === current ||
safelyDetachRef(current, current.return));
if (flags & 4) {
flags = null !== current ? current.memoizedState : null;
var newResource = finishedWork.memoizedState;
null === current
? null === newResource
? null === finishedWork.stateNode
? (finishedWork.stateNode = hydrateHoistable(
hoistableRoot,
finishedWork.type,
finishedWork.memoizedProps,
finishedWork
))
: mountHoistable(
hoistableRoot,
finishedWork.type,
finishedWork.stateNode
)
: (finishedWork.stateNode = acquireResource(
hoistableRoot,
newResource,
finishedWork.memoizedProps
))
: flags !== newResource
? (null === flags
? null !== current.stateNode &&
unmountHoistable(current.stateNode)
: releaseResource(flags),
null === newResource
? mountHoistable(
hoistableRoot,
finishedWork.type,
finishedWork.stateNode
)
: acquireResource(
hoistableRoot,
newResource,
finishedWork.memoizedProps
))
: null === newResource &&
null !== finishedWork.stateNode &&
commitHostUpdate(
finishedWork,
finishedWork.memoizedProps,
current.memoizedProps
);
}
break;
}
case 27:
if (supportsSingletons) {
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
flags & 512 &&
(offscreenSubtreeWasHidden ||
null === current ||
safelyDetachRef(current, current.return));
null !== current &&
flags & 4 &&
commitHostUpdate(
finishedWork,
finishedWork.memoizedProps,
current.memoizedProps
);
break;
}
case 5:
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
flags & 512 &&
(offscreenSubtreeWasHidden ||
null === current ||
safelyDetachRef(current, current.return));
if (supportsMutation) {
if (finishedWork.flags & 32) {
hoistableRoot = finishedWork.stateNode;
try {
resetTextContent(hoistableRoot);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
flags & 4 &&
null != finishedWork.stateNode &&
((hoistableRoot = finishedWork.memoizedProps),
commitHostUpdate(
finishedWork,
hoistableRoot,
null !== current ? current.memoizedProps : hoistableRoot
));
flags & 1024 && (needsFormReset = !0);
} else
supportsPersistence &&
null !== finishedWork.alternate &&
(finishedWork.alternate.stateNode = finishedWork.stateNode);
break;
case 6:
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
if (flags & 4 && supportsMutation) {
if (null === finishedWork.stateNode)
throw Error(formatProdErrorMessage(162));
flags = finishedWork.memoizedProps;
current = null !== current ? current.memoizedProps : flags;
hoistableRoot = finishedWork.stateNode;
try {
commitTextUpdate(hoistableRoot, current, flags);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
break;
case 3:
supportsResources
? (prepareToCommitHoistables(),
(hoistableRoot = currentHoistableRoot),
(currentHoistableRoot = getHoistableRoot(root.containerInfo)),
recursivelyTraverseMutationEffects(root, finishedWork),
(currentHoistableRoot = hoistableRoot))
: recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
if (flags & 4) {
if (
supportsMutation &&
supportsHydration &&
null !== current &&
current.memoizedState.isDehydrated
)
try {
commitHydratedContainer(root.containerInfo);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
if (supportsPersistence) {
flags = root.containerInfo;
current = root.pendingChildren;
try {
replaceContainerChildren(flags, current);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
}
}
needsFormReset &&
((needsFormReset = !1), recursivelyResetForms(finishedWork));
break;
case 4:
supportsResources
? ((current = currentHoistableRoot),
(currentHoistableRoot = getHoistableRoot(
finishedWork.stateNode.containerInfo
)),
recursivelyTraverseMutationEffects(root, finishedWork),
commitReconciliationEffects(finishedWork),
(currentHoistableRoot = current))
: (recursivelyTraverseMutationEffects(root, finishedWork),
commitReconciliationEffects(finishedWork));
flags & 4 &&
supportsPersistence &&
commitHostPortalContainerChildren(
finishedWork.stateNode,
finishedWork,
finishedWork.stateNode.pendingChildren
);
break;
case 12:
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
break;
case 31:
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
flags & 4 &&
((flags = finishedWork.updateQueue),
null !== flags &&
((finishedWork.updateQueue = null),
attachSuspenseRetryListeners(finishedWork, flags)));
break;
case 13:
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
finishedWork.child.flags & 8192 &&
(null !== finishedWork.memoizedState) !==
(null !== current && null !== current.memoizedState) &&
(globalMostRecentFallbackTime = now());
flags & 4 &&
((flags = finishedWork.updateQueue),
null !== flags &&
((finishedWork.updateQueue = null),
attachSuspenseRetryListeners(finishedWork, flags)));
break;
case 22:
hoistableRoot = null !== finishedWork.memoizedState;
var wasHidden = null !== current && null !== current.memoizedState,
prevOffscreenSubtreeIsHidden = offscreenSubtreeIsHidden,
prevOffscreenSubtreeWasHidden = offscreenSubtreeWasHidden;
offscreenSubtreeIsHidden =
prevOffscreenSubtreeIsHidden || hoistableRoot;
offscreenSubtreeWasHidden = prevOffscreenSubtreeWasHidden || wasHidden;
recursivelyTraverseMutationEffects(root, finishedWork);
offscreenSubtreeWasHidden = prevOffscreenSubtreeWasHidden;
offscreenSubtreeIsHidden = prevOffscreenSubtreeIsHidden;
commitReconciliationEffects(finishedWork);
if (
flags & 8192 &&
((root = finishedWork.stateNode),
(root._visibility = hoistableRoot
? root._visibility & -2
: root._visibility | 1),
hoistableRoot &&
(null === current ||
wasHidden ||
offscreenSubtreeIsHidden ||
offscreenSubtreeWasHidden ||
recursivelyTraverseDisappearLayoutEffects(finishedWork)),
supportsMutation)
)
a: if (((current = null), supportsMutation))
for (root = finishedWork; ; ) {
if (5 === root.tag || (supportsResources && 26 === root.tag)) {
if (null === current) {
wasHidden = current = root;
try {
(newResource = wasHidden.stateNode),
hoistableRoot
? hideInstance(newResource)
: unhideInstance(
wasHidden.stateNode,
wasHidden.memoizedProps
);
} catch (error) {
captureCommitPhaseError(wasHidden, wasHidden.return, error);
}
}
} else if (6 === root.tag) {
if (null === current) {
wasHidden = root;
try {
var instance = wasHidden.stateNode;
hoistableRoot
? hideTextInstance(instance)
: unhideTextInstance(instance, wasHidden.memoizedProps);
} catch (error) {
captureCommitPhaseError(wasHidden, wasHidden.return, error);
}
}
} else if (18 === root.tag) {
if (null === current) {
wasHidden = root;
try {
var instance$jscomp$0 = wasHidden.stateNode;
hoistableRoot
? hideDehydratedBoundary(instance$jscomp$0)
: unhideDehydratedBoundary(wasHidden.stateNode);
} catch (error) {
captureCommitPhaseError(wasHidden, wasHidden.return, error);
}
}
} else if (
((22 !== root.tag && 23 !== root.tag) ||
null === root.memoizedState ||
root === finishedWork) &&
null !== root.child
) {
root.child.return = root;
root = root.child;
continue;
}
if (root === finishedWork) break a;
for (; null === root.sibling; ) {
if (null === root.return || root.return === finishedWork)
break a;
current === root && (current = null);
root = root.return;
}
current === root && (current = null);
root.sibling.return = root.return;
root = root.sibling;
}
flags & 4 &&
((flags = finishedWork.updateQueue),
null !== flags &&
((current = flags.retryQueue),
null !== current &&
((flags.retryQueue = null),
attachSuspenseRetryListeners(finishedWork, current))));
break;
case 19:
recursivelyTraverseMutationEffects(root, finishedWork);
commitReconciliationEffects(finishedWork);
flags & 4 &&
((flags = finishedWork.updateQueue),
null !== flags &&
((finishedWork.updateQueue = null),
attachSuspenseRetryListeners(finishedWork, flags)));
break;
case 30:
break;
case 21:
break;
default:
recursivelyTraverseMutationEffects(root, finishedWork),
commitReconciliationEffects(finishedWork);
}
}
function commitReconciliationEffects(finishedWork) {
var flags = finishedWork.flags;
if (flags & 2) {
try {
for (
var hostParentFiber, parentFiber = finishedWork.return;
null !== parentFiber;
) {
if (isHostParent(parentFiber)) {
hostParentFiber = parentFiber;
break;
}
parentFiber = parentFiber.return;
}
if (supportsMutation) {
if (null == hostParentFiber) throw Error(formatProdErrorMessage(160));
switch (hostParentFiber.tag) {
case 27:
if (supportsSingletons) {
var parent = hostParentFiber.stateNode,
before = getHostSibling(finishedWork);
insertOrAppendPlacementNode(finishedWork, before, parent);
break;
}
case 5:
var parent$125 = hostParentFiber.stateNode;
hostParentFiber.flags & 32 &&
(resetTextContent(parent$125), (hostParentFiber.flags &= -33));
var before$126 = getHostSibling(finishedWork);
insertOrAppendPlacementNode(finishedWork, before$126, parent$125);
break;
case 3:
case 4:
var parent$127 = hostParentFiber.stateNode.containerInfo,
before$128 = getHostSibling(finishedWork);
insertOrAppendPlacementNodeIntoContainer(
finishedWork,
before$128,
parent$127
);
break;
default:
throw Error(formatProdErrorMessage(161));
}
}
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
finishedWork.flags &= -3;
}
flags & 4096 && (finishedWork.flags &= -4097);
}
function recursivelyResetForms(parentFiber) {
if (parentFiber.subtreeFlags & 1024)
for (parentFiber = parentFiber.child; null !== parentFiber; ) {
var fiber = parentFiber;
recursivelyResetForms(fiber);
5 === fiber.tag &&
fiber.flags & 1024 &&
resetFormInstance(fiber.stateNode);
parentFiber = parentFiber.sibling;
}
}
function recursivelyTraverseLayoutEffects(root, parentFiber) {
if (parentFiber.subtreeFlags & 8772)
for (parentFiber = parentFiber.child; null !== parentFiber; )
commitLayoutEffectOnFiber(root, parentFiber.alternate, parentFiber),
(parentFiber = parentFiber.sibling);
}
function recursivelyTraverseDisappearLayoutEffects(parentFiber) {
for (parentFiber = parentFiber.child; null !== parentFiber; ) {
var finishedWork = parentFiber;
switch (finishedWork.tag) {
case 0:
case 11:
case 14:
case 15:
commitHookEffectListUnmount(4, finishedWork, finishedWork.return);
recursivelyTraverseDisappearLayoutEffects(finishedWork);
break;
case 1:
safelyDetachRef(finishedWork, finishedWork.return);
var instance = finishedWork.stateNode;
"function" === typeof instance.componentWillUnmount &&
safelyCallComponentWillUnmount(
finishedWork,
finishedWork.return,
instance
);
recursivelyTraverseDisappearLayoutEffects(finishedWork);
break;
case 27:
supportsSingletons &&
releaseSingletonInstance(finishedWork.stateNode);
case 26:
case 5:
safelyDetachRef(finishedWork, finishedWork.return);
recursivelyTraverseDisappearLayoutEffects(finishedWork);
break;
case 22:
null === finishedWork.memoizedState &&
recursivelyTraverseDisappearLayoutEffects(finishedWork);
break;
case 30:
recursivelyTraverseDisappearLayoutEffects(finishedWork);
break;
default:
recursivelyTraverseDisappearLayoutEffects(finishedWork);
}
parentFiber = parentFiber.sibling;
}
}
function recursivelyTraverseReappearLayoutEffects(
finishedRoot$jscomp$0,
parentFiber,
includeWorkInProgressEffects
) {
includeWorkInProgressEffects =
includeWorkInProgressEffects && 0 !== (parentFiber.subtreeFlags & 8772);
for (parentFiber = parentFiber.child; null !== parentFiber; ) {
var current = parentFiber.alternate,
finishedRoot = finishedRoot$jscomp$0,
finishedWork = parentFiber,
flags = finishedWork.flags;
switch (finishedWork.tag) {
case 0:
case 11:
case 15:
recursivelyTraverseReappearLayoutEffects(
finishedRoot,
finishedWork,
includeWorkInProgressEffects
);
commitHookEffectListMount(4, finishedWork);
break;
case 1:
recursivelyTraverseReappearLayoutEffects(
finishedRoot,
finishedWork,
includeWorkInProgressEffects
);
current = finishedWork;
finishedRoot = current.stateNode;
if ("function" === typeof finishedRoot.componentDidMount)
try {
finishedRoot.componentDidMount();
} catch (error) {
captureCommitPhaseError(current, current.return, error);
}
current = finishedWork;
finishedRoot = current.updateQueue;
if (null !== finishedRoot) {
var instance = current.stateNode;
try {
var hiddenCallbacks = finishedRoot.shared.hiddenCallbacks;
if (null !== hiddenCallbacks)
for (
finishedRoot.shared.hiddenCallbacks = null, finishedRoot = 0;
finishedRoot < hiddenCallbacks.length;
finishedRoot++
)
callCallback(hiddenCallbacks[finishedRoot], instance);
} catch (error) {
captureCommitPhaseError(current, current.return, error);
}
}
includeWorkInProgressEffects &&
flags & 64 &&
commitClassCallbacks(finishedWork);
safelyAttachRef(finishedWork, finishedWork.return);
break;
case 27:
supportsSingletons && commitHostSingletonAcquisition(finishedWork);
case 26:
case 5:
recursivelyTraverseReappearLayoutEffects(
finishedRoot,
finishedWork,
includeWorkInProgressEffects
);
includeWorkInProgressEffects &&
null === current &&
flags & 4 &&
commitHostMount(finishedWork);
safelyAttachRef(finishedWork, finishedWork.return);
break;
case 12:
recursivelyTraverseReappearLayoutEffects(
finishedRoot,
finishedWork,
includeWorkInProgressEffects
);
break;
case 31:
recursivelyTraverseReappearLayoutEffects(
finishedRoot,
finishedWork,
includeWorkInProgressEffects
);
includeWorkInProgressEffects &&
flags & 4 &&
commitActivityHydrationCallbacks(finishedRoot, finishedWork);
break;
case 13:
recursivelyTraverseReappearLayoutEffects(
finishedRoot,
finishedWork,
includeWorkInProgressEffects
);
includeWorkInProgressEffects &&
flags & 4 &&
commitSuspenseHydrationCallbacks(finishedRoot, finishedWork);
break;
case 22:
null === finishedWork.memoizedState &&
recursivelyTraverseReappearLayoutEffects(
finishedRoot,
finishedWork,
includeWorkInProgressEffects
);
safelyAttachRef(finishedWork, finishedWork.return);
break;
case 30:
break;
default:
recursivelyTraverseReappearLayoutEffects(
finishedRoot,
finishedWork,
includeWorkInProgressEffects
);
}
parentFiber = parentFiber.sibling;
}
}
function commitOffscreenPassiveMountEffects(current, finishedWork) {
var previousCache = null;
null !== current &&
null !== current.memoizedState &&
null !== current.memoizedState.cachePool &&
(previousCache = current.memoizedState.cachePool.pool);
current = null;
null !== finishedWork.memoizedState &&
null !== finishedWork.memoizedState.cachePool &&
(current = finishedWork.memoizedState.cachePool.pool);
current !== previousCache &&
(null != current && current.refCount++,
null != previousCache && releaseCache(previousCache));
}
function commitCachePassiveMountEffect(current, finishedWork) {
current = null;
null !== finishedWork.alternate &&
(current = finishedWork.alternate.memoizedState.cache);
finishedWork = finishedWork.memoizedState.cache;
finishedWork !== current &&
(finishedWork.refCount++, null != current && releaseCache(current));
}
function recursivelyTraversePassiveMountEffects(
root,
parentFiber,
committedLanes,
committedTransitions
) {
if (parentFiber.subtreeFlags & 10256)
for (parentFiber = parentFiber.child; null !== parentFiber; )
commitPassiveMountOnFiber(
root,
parentFiber,
committedLanes,
committedTransitions
),
(parentFiber = parentFiber.sibling);
}
function commitPassiveMountOnFiber(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
) {
var flags = finishedWork.flags;
switch (finishedWork.tag) {
case 0:
case 11:
case 15:
recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
);
flags & 2048 && commitHookEffectListMount(9, finishedWork);
break;
case 1:
recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
);
break;
case 3:
recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
);
flags & 2048 &&
((finishedRoot = null),
null !== finishedWork.alternate &&
(finishedRoot = finishedWork.alternate.memoizedState.cache),
(finishedWork = finishedWork.memoizedState.cache),
finishedWork !== finishedRoot &&
(finishedWork.refCount++,
null != finishedRoot && releaseCache(finishedRoot)));
break;
case 12:
if (flags & 2048) {
recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
);
finishedRoot = finishedWork.stateNode;
try {
var _finishedWork$memoize2 = finishedWork.memoizedProps,
id = _finishedWork$memoize2.id,
onPostCommit = _finishedWork$memoize2.onPostCommit;
"function" === typeof onPostCommit &&
onPostCommit(
id,
null === finishedWork.alternate ? "mount" : "update",
finishedRoot.passiveEffectDuration,
-0
);
} catch (error) {
captureCommitPhaseError(finishedWork, finishedWork.return, error);
}
} else
recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
);
break;
case 31:
recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
);
break;
case 13:
recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
);
break;
case 23:
break;
case 22:
_finishedWork$memoize2 = finishedWork.stateNode;
id = finishedWork.alternate;
null !== finishedWork.memoizedState
? _finishedWork$memoize2._visibility & 2
? recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
)
: recursivelyTraverseAtomicPassiveEffects(
finishedRoot,
finishedWork
)
: _finishedWork$memoize2._visibility & 2
? recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
)
: ((_finishedWork$memoize2._visibility |= 2),
recursivelyTraverseReconnectPassiveEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions,
0 !== (finishedWork.subtreeFlags & 10256) || !1
));
flags & 2048 && commitOffscreenPassiveMountEffects(id, finishedWork);
break;
case 24:
recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
);
flags & 2048 &&
commitCachePassiveMountEffect(finishedWork.alternate, finishedWork);
break;
default:
recursivelyTraversePassiveMountEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions
);
}
}
function recursivelyTraverseReconnectPassiveEffects(
finishedRoot$jscomp$0,
parentFiber,
committedLanes$jscomp$0,
committedTransitions$jscomp$0,
includeWorkInProgressEffects
) {
includeWorkInProgressEffects =
includeWorkInProgressEffects &&
(0 !== (parentFiber.subtreeFlags & 10256) || !1);
for (parentFiber = parentFiber.child; null !== parentFiber; ) {
var finishedRoot = finishedRoot$jscomp$0,
finishedWork = parentFiber,
committedLanes = committedLanes$jscomp$0,
committedTransitions = committedTransitions$jscomp$0,
flags = finishedWork.flags;
switch (finishedWork.tag) {
case 0:
case 11:
case 15:
recursivelyTraverseReconnectPassiveEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions,
includeWorkInProgressEffects
);
commitHookEffectListMount(8, finishedWork);
break;
case 23:
break;
case 22:
var instance = finishedWork.stateNode;
null !== finishedWork.memoizedState
? instance._visibility & 2
? recursivelyTraverseReconnectPassiveEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions,
includeWorkInProgressEffects
)
: recursivelyTraverseAtomicPassiveEffects(
finishedRoot,
finishedWork
)
: ((instance._visibility |= 2),
recursivelyTraverseReconnectPassiveEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions,
includeWorkInProgressEffects
));
includeWorkInProgressEffects &&
flags & 2048 &&
commitOffscreenPassiveMountEffects(
finishedWork.alternate,
finishedWork
);
break;
case 24:
recursivelyTraverseReconnectPassiveEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions,
includeWorkInProgressEffects
);
includeWorkInProgressEffects &&
flags & 2048 &&
commitCachePassiveMountEffect(finishedWork.alternate, finishedWork);
break;
default:
recursivelyTraverseReconnectPassiveEffects(
finishedRoot,
finishedWork,
committedLanes,
committedTransitions,
includeWorkInProgressEffects
);
}
parentFiber = parentFiber.sibling;
}
}
function recursivelyTraverseAtomicPassiveEffects(
finishedRoot$jscomp$0,
parentFiber
) {
if (parentFiber.subtreeFlags & 10256)
for (parentFiber = parentFiber.child; null !== parentFiber; ) {
var finishedRoot = finishedRoot$jscomp$0,
finishedWork = parentFiber,
flags = finishedWork.flags;
switch (finishedWork.tag) {
case 22:
recursivelyTraverseAtomicPassiveEffects(finishedRoot, finishedWork);
flags & 2048 &&
commitOffscreenPassiveMountEffects(
finishedWork.alternate,
finishedWork
);
break;
case 24:
recursivelyTraverseAtomicPassiveEffects(finishedRoot, finishedWork);
flags & 2048 &&
commitCachePassiveMountEffect(
finishedWork.alternate,
finishedWork
);
break;
default:
recursivelyTraverseAtomicPassiveEffects(finishedRoot, finishedWork);
}
parentFiber = parentFiber.sibling;
}
}
function recursivelyAccumulateSuspenseyCommit(
parentFiber,
committedLanes,
suspendedState
) {
if (parentFiber.subtreeFlags & suspenseyCommitFlag)
for (parentFiber = parentFiber.child; null !== parentFiber; )
accumulateSuspenseyCommitOnFiber(
parentFiber,
committedLanes,
suspendedState
),
(parentFiber = parentFiber.sibling);
}
function accumulateSuspenseyCommitOnFiber(
fiber,
committedLanes,
suspendedState
) {
switch (fiber.tag) {
case 26:
recursivelyAccumulateSuspenseyCommit(
fiber,
committedLanes,
suspendedState
);
if (fiber.flags & suspenseyCommitFlag)
if (null !== fiber.memoizedState)
suspendResource(
suspendedState,
currentHoistableRoot,
fiber.memoizedState,
fiber.memoizedProps
);
else {
var instance = fiber.stateNode,
type = fiber.type;
fiber = fiber.memoizedProps;
((committedLanes & 335544128) === committedLanes ||
maySuspendCommitInSyncRender(type, fiber)) &&
suspendInstance(suspendedState, instance, type, fiber);
}
break;
case 5:
recursivelyAccumulateSuspenseyCommit(
fiber,
committedLanes,
suspendedState
);
fiber.flags & suspenseyCommitFlag &&
((instance = fiber.stateNode),
(type = fiber.type),
(fiber = fiber.memoizedProps),
((committedLanes & 335544128) === committedLanes ||
maySuspendCommitInSyncRender(type, fiber)) &&
suspendInstance(suspendedState, instance, type, fiber));
break;
case 3:
case 4:
supportsResources
? ((instance = currentHoistableRoot),
(currentHoistableRoot = getHoistableRoot(
fiber.stateNode.containerInfo
)),
recursivelyAccumulateSuspenseyCommit(
fiber,
committedLanes,
suspendedState
),
(currentHoistableRoot = instance))
: recursivelyAccumulateSuspenseyCommit(
fiber,
committedLanes,
suspendedState
);
break;
case 22:
null === fiber.memoizedState &&
((instance = fiber.alternate),
null !== instance && null !== instance.memoizedState
? ((instance = suspenseyCommitFlag),
(suspenseyCommitFlag = 16777216),
recursivelyAccumulateSuspenseyCommit(
fiber,
committedLanes,
suspendedState
),
(suspenseyCommitFlag = instance))
: recursivelyAccumulateSuspenseyCommit(
fiber,
committedLanes,
suspendedState
));
break;
default:
recursivelyAccumulateSuspenseyCommit(
fiber,
committedLanes,
suspendedState
);
}
}
function detachAlternateSiblings(parentFiber) {
var previousFiber = parentFiber.alternate;
if (
null !== previousFiber &&
((parentFiber = previousFiber.child), null !== parentFiber)
) {
previousFiber.child = null;
do
(previousFiber = parentFiber.sibling),
(parentFiber.sibling = null),
(parentFiber = previousFiber);
while (null !== parentFiber);
}
}
function recursivelyTraversePassiveUnmountEffects(parentFiber) {
var deletions = parentFiber.deletions;
if (0 !== (parentFiber.flags & 16)) {
if (null !== deletions)
for (var i = 0; i < deletions.length; i++) {
var childToDelete = deletions[i];
nextEffect = childToDelete;
commitPassiveUnmountEffectsInsideOfDeletedTree_begin(
childToDelete,
parentFiber
);
}
detachAlternateSiblings(parentFiber);
}
if (parentFiber.subtreeFlags & 10256)
for (parentFiber = parentFiber.child; null !== parentFiber; )
commitPassiveUnmountOnFiber(parentFiber),
(parentFiber = parentFiber.sibling);
}
function commitPassiveUnmountOnFiber(finishedWork) {
switch (finishedWork.tag) {
case 0:
case 11:
case 15:
recursivelyTraversePassiveUnmountEffects(finishedWork);
finishedWork.flags & 2048 &&
commitHookEffectListUnmount(9, finishedWork, finishedWork.return);
break;
case 3:
recursivelyTraversePassiveUnmountEffects(finishedWork);
break;
case 12:
recursivelyTraversePassiveUnmountEffects(finishedWork);
break;
case 22:
var instance = finishedWork.stateNode;
null !== finishedWork.memoizedState &&
instance._visibility & 2 &&
(null === finishedWork.return || 13 !== finishedWork.return.tag)
? ((instance._visibility &= -3),
recursivelyTraverseDisconnectPassiveEffects(finishedWork))
: recursivelyTraversePassiveUnmountEffects(finishedWork);
break;
default:
recursivelyTraversePassiveUnmountEffects(finishedWork);
}
}
function recursivelyTraverseDisconnectPassiveEffects(parentFiber) {
var deletions = parentFiber.deletions;
if (0 !== (parentFiber.flags & 16)) {
if (null !== deletions)
for (var i = 0; i < deletions.length; i++) {
var childToDelete = deletions[i];
nextEffect = childToDelete;
commitPassiveUnmountEffectsInsideOfDeletedTree_begin(
childToDelete,
parentFiber
);
}
detachAlternateSiblings(parentFiber);
}
for (parentFiber = parentFiber.child; null !== parentFiber; ) {
deletions = parentFiber;
switch (deletions.tag) {
case 0:
case 11:
case 15:
commitHookEffectListUnmount(8, deletions, deletions.return);
recursivelyTraverseDisconnectPassiveEffects(deletions);
break;
case 22:
i = deletions.stateNode;
i._visibility & 2 &&
((i._visibility &= -3),
recursivelyTraverseDisconnectPassiveEffects(deletions));
break;
default:
recursivelyTraverseDisconnectPassiveEffects(deletions);
}
parentFiber = parentFiber.sibling;
}
}
function commitPassiveUnmountEffectsInsideOfDeletedTree_begin(
deletedSubtreeRoot,
nearestMountedAncestor
) {
for (; null !== nextEffect; ) {
var fiber = nextEffect;
switch (fiber.tag) {
case 0:
case 11:
case 15:
commitHookEffectListUnmount(8, fiber, nearestMountedAncestor);
break;
case 23:
case 22:
if (
null !== fiber.memoizedState &&
null !== fiber.memoizedState.cachePool
) {
var cache = fiber.memoizedState.cachePool.pool;
null != cache && cache.refCount++;
}
break;
case 24:
releaseCache(fiber.memoizedState.cache);
}
cache = fiber.child;
if (null !== cache) (cache.return = fiber), (nextEffect = cache);
else
a: for (fiber = deletedSubtreeRoot; null !== nextEffect; ) {
cache = nextEffect;
var sibling = cache.sibling,
returnFiber = cache.return;
detachFiberAfterEffects(cache);
if (cache === fiber) {
nextEffect = null;
break a;
}
if (null !== sibling) {
sibling.return = returnFiber;
nextEffect = sibling;
break a;
}
nextEffect = returnFiber;
}
}
}
function findFiberRootForHostRoot(hostRoot) {
var maybeFiber = getInstanceFromNode(hostRoot);
if (null != maybeFiber) {
if ("string" !== typeof maybeFiber.memoizedProps["data-testname"])
throw Error(formatProdErrorMessage(364));
return maybeFiber;
}
hostRoot = findFiberRoot(hostRoot);
if (null === hostRoot) throw Error(formatProdErrorMessage(362));
return hostRoot.stateNode.current;
}
function matchSelector(fiber$jscomp$0, selector) {
var tag = fiber$jscomp$0.tag;
switch (selector.$$typeof) {
case COMPONENT_TYPE:
if (fiber$jscomp$0.type === selector.value) return !0;
break;
case HAS_PSEUDO_CLASS_TYPE:
a: {
selector = selector.value;
fiber$jscomp$0 = [fiber$jscomp$0, 0];
for (tag = 0; tag < fiber$jscomp$0.length; ) {
var fiber = fiber$jscomp$0[tag++],
tag$jscomp$0 = fiber.tag,
selectorIndex = fiber$jscomp$0[tag++],
selector$jscomp$0 = selector[selectorIndex];
if (
(5 !== tag$jscomp$0 &&
26 !== tag$jscomp$0 &&
27 !== tag$jscomp$0) ||
!isHiddenSubtree(fiber)
) {
for (
;
null != selector$jscomp$0 &&
matchSelector(fiber, selector$jscomp$0);
)
selectorIndex++, (selector$jscomp$0 = selector[selectorIndex]);
if (selectorIndex === selector.length) {
selector = !0;
break a;
} else
for (fiber = fiber.child; null !== fiber; )
fiber$jscomp$0.push(fiber, selectorIndex),
(fiber = fiber.sibling);
}
}
selector = !1;
}
return selector;
case ROLE_TYPE:
if (
(5 === tag || 26 === tag || 27 === tag) &&
matchAccessibilityRole(fiber$jscomp$0.stateNode, selector.value)
)
return !0;
break;
case TEXT_TYPE:
if (5 === tag || 6 === tag || 26 === tag || 27 === tag)
if (
((fiber$jscomp$0 = getTextContent(fiber$jscomp$0)),
null !== fiber$jscomp$0 &&
0 <= fiber$jscomp$0.indexOf(selector.value))
)
return !0;
break;
case TEST_NAME_TYPE:
if (5 === tag || 26 === tag || 27 === tag)
if (
((fiber$jscomp$0 = fiber$jscomp$0.memoizedProps["data-testname"]),
"string" === typeof fiber$jscomp$0 &&
fiber$jscomp$0.toLowerCase() === selector.value.toLowerCase())
)
return !0;
break;
default:
throw Error(formatProdErrorMessage(365));
}
return !1;
}
function selectorToString(selector) {
switch (selector.$$typeof) {
case COMPONENT_TYPE:
return (
"<" + (getComponentNameFromType(selector.value) || "Unknown") + ">"
);
case HAS_PSEUDO_CLASS_TYPE:
return ":has(" + (selectorToString(selector) || "") + ")";
case ROLE_TYPE:
return '[role="' + selector.value + '"]';
case TEXT_TYPE:
return '"' + selector.value + '"';
case TEST_NAME_TYPE:
return '[data-testname="' + selector.value + '"]';
default:
throw Error(formatProdErrorMessage(365));
}
}
function findPaths(root, selectors) {
var matchingFibers = [];
root = [root, 0];
for (var index = 0; index < root.length; ) {
var fiber = root[index++],
tag = fiber.tag,
selectorIndex = root[index++],
selector = selectors[selectorIndex];
if ((5 !== tag && 26 !== tag && 27 !== tag) || !isHiddenSubtree(fiber)) {
for (; null != selector && matchSelector(fiber, selector); )
selectorIndex++, (selector = selectors[selectorIndex]);
if (selectorIndex === selectors.length) matchingFibers.push(fiber);
else
for (fiber = fiber.child; null !== fiber; )
root.push(fiber, selectorIndex), (fiber = fiber.sibling);
}
}
return matchingFibers;
}
function findAllNodes(hostRoot, selectors) {
if (!supportsTestSelectors) throw Error(formatProdErrorMessage(363));
hostRoot = findFiberRootForHostRoot(hostRoot);
hostRoot = findPaths(hostRoot, selectors);
selectors = [];
hostRoot = Array.from(hostRoot);
for (var index = 0; index < hostRoot.length; ) {
var node = hostRoot[index++],
tag = node.tag;
if (5 === tag || 26 === tag || 27 === tag)
isHiddenSubtree(node) || selectors.push(node.stateNode);
else
for (node = node.child; null !== node; )
hostRoot.push(node), (node = node.sibling);
}
return selectors;
}
function requestUpdateLane() {
return 0 !== (executionContext & 2) && 0 !== workInProgressRootRenderLanes
? workInProgressRootRenderLanes & -workInProgressRootRenderLanes
: null !== ReactSharedInternals.T
? requestTransitionLane()
: resolveUpdatePriority();
}
function requestDeferredLane() {
if (0 === workInProgressDeferredLane)
if (0 === (workInProgressRootRenderLanes & 536870912) || isHydrating) {
var lane = nextTransitionDeferredLane;
nextTransitionDeferredLane <<= 1;
0 === (nextTransitionDeferredLane & 3932160) &&
(nextTransitionDeferredLane = 262144);
workInProgressDeferredLane = lane;
} else workInProgressDeferredLane = 536870912;
lane = suspenseHandlerStackCursor.current;
null !== lane && (lane.flags |= 32);
return workInProgressDeferredLane;
}
function scheduleUpdateOnFiber(root, fiber, lane) {
if (
(root === workInProgressRoot &&
(2 === workInProgressSuspendedReason ||
9 === workInProgressSuspendedReason)) ||
null !== root.cancelPendingCommit
)
prepareFreshStack(root, 0),
markRootSuspended(
root,
workInProgressRootRenderLanes,
workInProgressDeferredLane,
!1
);
markRootUpdated$1(root, lane);
if (0 === (executionContext & 2) || root !== workInProgressRoot)
root === workInProgressRoot &&
(0 === (executionContext & 2) &&
(workInProgressRootInterleavedUpdatedLanes |= lane),
4 === workInProgressRootExitStatus &&
markRootSuspended(
root,
workInProgressRootRenderLanes,
workInProgressDeferredLane,
!1
)),
ensureRootIsScheduled(root);
}
function performWorkOnRoot(root$jscomp$0, lanes, forceSync) {
if (0 !== (executionContext & 6)) throw Error(formatProdErrorMessage(327));
var shouldTimeSlice =
(!forceSync &&
0 === (lanes & 127) &&
0 === (lanes & root$jscomp$0.expiredLanes)) ||
checkIfRootIsPrerendering(root$jscomp$0, lanes),
exitStatus = shouldTimeSlice
? renderRootConcurrent(root$jscomp$0, lanes)
: renderRootSync(root$jscomp$0, lanes, !0),
renderWasConcurrent = shouldTimeSlice;
do {
if (0 === exitStatus) {
workInProgressRootIsPrerendering &&
!shouldTimeSlice &&
markRootSuspended(root$jscomp$0, lanes, 0, !1);
break;
} else {
forceSync = root$jscomp$0.current.alternate;
if (
renderWasConcurrent &&
!isRenderConsistentWithExternalStores(forceSync)
) {
exitStatus = renderRootSync(root$jscomp$0, lanes, !1);
renderWasConcurrent = !1;
continue;
}
if (2 === exitStatus) {
renderWasConcurrent = lanes;
if (root$jscomp$0.errorRecoveryDisabledLanes & renderWasConcurrent)
var JSCompiler_inline_result = 0;
else
(JSCompiler_inline_result =
root$jscomp$0.pendingLanes & -536870913),
(JSCompiler_inline_result =
0 !== JSCompiler_inline_result
? JSCompiler_inline_result
: JSCompiler_inline_result & 536870912
? 536870912
: 0);
if (0 !== JSCompiler_inline_result) {
lanes = JSCompiler_inline_result;
a: {
var root = root$jscomp$0;
exitStatus = workInProgressRootConcurrentErrors;
var wasRootDehydrated =
supportsHydration && root.current.memoizedState.isDehydrated;
wasRootDehydrated &&
(prepareFreshStack(root, JSCompiler_inline_result).flags |=
256);
JSCompiler_inline_result = renderRootSync(
root,
JSCompiler_inline_result,
!1
);
if (2 !== JSCompiler_inline_result) {
if (
workInProgressRootDidAttachPingListener &&
!wasRootDehydrated
) {
root.errorRecoveryDisabledLanes |= renderWasConcurrent;
workInProgressRootInterleavedUpdatedLanes |=
renderWasConcurrent;
exitStatus = 4;
break a;
}
renderWasConcurrent = workInProgressRootRecoverableErrors;
workInProgressRootRecoverableErrors = exitStatus;
null !== renderWasConcurrent &&
(null === workInProgressRootRecoverableErrors
? (workInProgressRootRecoverableErrors =
renderWasConcurrent)
: workInProgressRootRecoverableErrors.push.apply(
workInProgressRootRecoverableErrors,
renderWasConcurrent
));
}
exitStatus = JSCompiler_inline_result;
}
renderWasConcurrent = !1;
if (2 !== exitStatus) continue;
}
}
if (1 === exitStatus) {
prepareFreshStack(root$jscomp$0, 0);
markRootSuspended(root$jscomp$0, lanes, 0, !0);
break;
}
a: {
shouldTimeSlice = root$jscomp$0;
renderWasConcurrent = exitStatus;
switch (renderWasConcurrent) {
case 0:
case 1:
throw Error(formatProdErrorMessage(345));
case 4:
if ((lanes & 4194048) !== lanes) break;
case 6:
markRootSuspended(
shouldTimeSlice,
lanes,
workInProgressDeferredLane,
!workInProgressRootDidSkipSuspendedSiblings
);
break a;
case 2:
workInProgressRootRecoverableErrors = null;
break;
case 3:
case 5:
break;
default:
throw Error(formatProdErrorMessage(329));
}
if (
(lanes & 62914560) === lanes &&
((exitStatus = globalMostRecentFallbackTime + 300 - now()),
10 < exitStatus)
) {
markRootSuspended(
shouldTimeSlice,
lanes,
workInProgressDeferredLane,
!workInProgressRootDidSkipSuspendedSiblings
);
if (0 !== getNextLanes(shouldTimeSlice, 0, !0)) break a;
pendingEffectsLanes = lanes;
shouldTimeSlice.timeoutHandle = scheduleTimeout(
commitRootWhenReady.bind(
null,
shouldTimeSlice,
forceSync,
workInProgressRootRecoverableErrors,
workInProgressTransitions,
workInProgressRootDidIncludeRecursiveRenderUpdate,
lanes,
workInProgressDeferredLane,
workInProgressRootInterleavedUpdatedLanes,
workInProgressSuspendedRetryLanes,
workInProgressRootDidSkipSuspendedSiblings,
renderWasConcurrent,
"Throttled",
-0,
0
),
exitStatus
);
break a;
}
commitRootWhenReady(
shouldTimeSlice,
forceSync,
workInProgressRootRecoverableErrors,
workInProgressTransitions,
workInProgressRootDidIncludeRecursiveRenderUpdate,
lanes,
workInProgressDeferredLane,
workInProgressRootInterleavedUpdatedLanes,
workInProgressSuspendedRetryLanes,
workInProgressRootDidSkipSuspendedSiblings,
renderWasConcurrent,
null,
-0,
0
);
}
}
break;
} while (1);
ensureRootIsScheduled(root$jscomp$0);
}
function commitRootWhenReady(
root,
finishedWork,
recoverableErrors,
transitions,
didIncludeRenderPhaseUpdate,
lanes,
spawnedLane,
updatedLanes,
suspendedRetryLanes,
didSkipSuspendedSiblings,
exitStatus,
suspendedCommitReason,
completedRenderStartTime,
completedRenderEndTime
) {
root.timeoutHandle = noTimeout;
suspendedCommitReason = finishedWork.subtreeFlags;
if (
suspendedCommitReason & 8192 ||
16785408 === (suspendedCommitReason & 16785408)
) {
suspendedCommitReason = startSuspendingCommit();
accumulateSuspenseyCommitOnFiber(
finishedWork,
lanes,
suspendedCommitReason
);
var timeoutOffset =
(lanes & 62914560) === lanes
? globalMostRecentFallbackTime - now()
: (lanes & 4194048) === lanes
? globalMostRecentTransitionTime - now()
: 0;
timeoutOffset = waitForCommitToBeReady(
suspendedCommitReason,
timeoutOffset
);
if (null !== timeoutOffset) {
pendingEffectsLanes = lanes;
root.cancelPendingCommit = timeoutOffset(
commitRoot.bind(
null,
root,
finishedWork,
lanes,
recoverableErrors,
transitions,
didIncludeRenderPhaseUpdate,
spawnedLane,
updatedLanes,
suspendedRetryLanes,
exitStatus,
suspendedCommitReason,
null,
completedRenderStartTime,
completedRenderEndTime
)
);
markRootSuspended(root, lanes, spawnedLane, !didSkipSuspendedSiblings);
return;
}
}
commitRoot(
root,
finishedWork,
lanes,
recoverableErrors,
transitions,
didIncludeRenderPhaseUpdate,
spawnedLane,
updatedLanes,
suspendedRetryLanes
);
}
function isRenderConsistentWithExternalStores(finishedWork) {
for (var node = finishedWork; ; ) {
var tag = node.tag;
if (
(0 === tag || 11 === tag || 15 === tag) &&
node.flags & 16384 &&
((tag = node.updateQueue),
null !== tag && ((tag = tag.stores), null !== tag))
)
for (var i = 0; i < tag.length; i++) {
var check = tag[i],
getSnapshot = check.getSnapshot;
check = check.value;
try {
if (!objectIs(getSnapshot(), check)) return !1;
} catch (error) {
return !1;
}
}
tag = node.child;
if (node.subtreeFlags & 16384 && null !== tag)
(tag.return = node), (node = tag);
else {
if (node === finishedWork) break;
for (; null === node.sibling; ) {
if (null === node.return || node.return === finishedWork) return !0;
node = node.return;
}
node.sibling.return = node.return;
node = node.sibling;
}
}
return !0;
}
function markRootSuspended(
root,
suspendedLanes,
spawnedLane,
didAttemptEntireTree
) {
suspendedLanes &= ~workInProgressRootPingedLanes;
suspendedLanes &= ~workInProgressRootInterleavedUpdatedLanes;
root.suspendedLanes |= suspendedLanes;
root.pingedLanes &= ~suspendedLanes;
didAttemptEntireTree && (root.warmLanes |= suspendedLanes);
didAttemptEntireTree = root.expirationTimes;
for (var lanes = suspendedLanes; 0 < lanes; ) {
var index$4 = 31 - clz32(lanes),
lane = 1 << index$4;
didAttemptEntireTree[index$4] = -1;
lanes &= ~lane;
}
0 !== spawnedLane &&
markSpawnedDeferredLane(root, spawnedLane, suspendedLanes);
}
function flushSyncWork() {
return 0 === (executionContext & 6)
? (flushSyncWorkAcrossRoots_impl(0, !1), !1)
: !0;
}
function resetWorkInProgressStack() {
if (null !== workInProgress) {
if (0 === workInProgressSuspendedReason)
var interruptedWork = workInProgress.return;
else
(interruptedWork = workInProgress),
(lastContextDependency = currentlyRenderingFiber$1 = null),
resetHooksOnUnwind(interruptedWork),
(thenableState$1 = null),
(thenableIndexCounter$1 = 0),
(interruptedWork = workInProgress);
for (; null !== interruptedWork; )
unwindInterruptedWork(interruptedWork.alternate, interruptedWork),
(interruptedWork = interruptedWork.return);
workInProgress = null;
}
}
function prepareFreshStack(root, lanes) {
var timeoutHandle = root.timeoutHandle;
timeoutHandle !== noTimeout &&
((root.timeoutHandle = noTimeout), cancelTimeout(timeoutHandle));
timeoutHandle = root.cancelPendingCommit;
null !== timeoutHandle &&
((root.cancelPendingCommit = null), timeoutHandle());
pendingEffectsLanes = 0;
resetWorkInProgressStack();
workInProgressRoot = root;
workInProgress = timeoutHandle = createWorkInProgress(root.current, null);
workInProgressRootRenderLanes = lanes;
workInProgressSuspendedReason = 0;
workInProgressThrownValue = null;
workInProgressRootDidSkipSuspendedSiblings = !1;
workInProgressRootIsPrerendering = checkIfRootIsPrerendering(root, lanes);
workInProgressRootDidAttachPingListener = !1;
workInProgressSuspendedRetryLanes =
workInProgressDeferredLane =
workInProgressRootPingedLanes =
workInProgressRootInterleavedUpdatedLanes =
workInProgressRootSkippedLanes =
workInProgressRootExitStatus =
0;
workInProgressRootRecoverableErrors = workInProgressRootConcurrentErrors =
null;
workInProgressRootDidIncludeRecursiveRenderUpdate = !1;
0 !== (lanes & 8) && (lanes |= lanes & 32);
var allEntangledLanes = root.entangledLanes;
if (0 !== allEntangledLanes)
for (
root = root.entanglements, allEntangledLanes &= lanes;
0 < allEntangledLanes;
) {
var index$2 = 31 - clz32(allEntangledLanes),
lane = 1 << index$2;
lanes |= root[index$2];
allEntangledLanes &= ~lane;
}
entangledRenderLanes = lanes;
finishQueueingConcurrentUpdates();
return timeoutHandle;
}
function handleThrow(root, thrownValue) {
currentlyRenderingFiber = null;
ReactSharedInternals.H = ContextOnlyDispatcher;
thrownValue === SuspenseException || thrownValue === SuspenseActionException
? ((thrownValue = getSuspendedThenable()),
(workInProgressSuspendedReason = 3))
: thrownValue === SuspenseyCommitException
? ((thrownValue = getSuspendedThenable()),
(workInProgressSuspendedReason = 4))
: (workInProgressSuspendedReason =
thrownValue === SelectiveHydrationException
? 8
: null !== thrownValue &&
"object" === typeof thrownValue &&
"function" === typeof thrownValue.then
? 6
: 1);
workInProgressThrownValue = thrownValue;
null === workInProgress &&
((workInProgressRootExitStatus = 1),
logUncaughtError(
root,
createCapturedValueAtFiber(thrownValue, root.current)
));
}
function shouldRemainOnPreviousScreen() {
var handler = suspenseHandlerStackCursor.current;
return null === handler
? !0
: (workInProgressRootRenderLanes & 4194048) ===
workInProgressRootRenderLanes
? null === shellBoundary
? !0
: !1
: (workInProgressRootRenderLanes & 62914560) ===
workInProgressRootRenderLanes ||
0 !== (workInProgressRootRenderLanes & 536870912)
? handler === shellBoundary
: !1;
}
function pushDispatcher() {
var prevDispatcher = ReactSharedInternals.H;
ReactSharedInternals.H = ContextOnlyDispatcher;
return null === prevDispatcher ? ContextOnlyDispatcher : prevDispatcher;
}
function pushAsyncDispatcher() {
var prevAsyncDispatcher = ReactSharedInternals.A;
ReactSharedInternals.A = DefaultAsyncDispatcher;
return prevAsyncDispatcher;
}
function renderDidSuspendDelayIfPossible() {
workInProgressRootExitStatus = 4;
workInProgressRootDidSkipSuspendedSiblings ||
((workInProgressRootRenderLanes & 4194048) !==
workInProgressRootRenderLanes &&
null !== suspenseHandlerStackCursor.current) ||
(workInProgressRootIsPrerendering = !0);
(0 === (workInProgressRootSkippedLanes & 134217727) &&
0 === (workInProgressRootInterleavedUpdatedLanes & 134217727)) ||
null === workInProgressRoot ||
markRootSuspended(
workInProgressRoot,
workInProgressRootRenderLanes,
workInProgressDeferredLane,
!1
);
}
function renderRootSync(root, lanes, shouldYieldForPrerendering) {
var prevExecutionContext = executionContext;
executionContext |= 2;
var prevDispatcher = pushDispatcher(),
prevAsyncDispatcher = pushAsyncDispatcher();
if (workInProgressRoot !== root || workInProgressRootRenderLanes !== lanes)
(workInProgressTransitions = null), prepareFreshStack(root, lanes);
lanes = !1;
var exitStatus = workInProgressRootExitStatus;
a: do
try {
if (0 !== workInProgressSuspendedReason && null !== workInProgress) {
var unitOfWork = workInProgress,
thrownValue = workInProgressThrownValue;
switch (workInProgressSuspendedReason) {
case 8:
resetWorkInProgressStack();
exitStatus = 6;
break a;
case 3:
case 2:
case 9:
case 6:
null === suspenseHandlerStackCursor.current && (lanes = !0);
var reason = workInProgressSuspendedReason;
workInProgressSuspendedReason = 0;
workInProgressThrownValue = null;
throwAndUnwindWorkLoop(root, unitOfWork, thrownValue, reason);
if (
shouldYieldForPrerendering &&
workInProgressRootIsPrerendering
) {
exitStatus = 0;
break a;
}
break;
default:
(reason = workInProgressSuspendedReason),
(workInProgressSuspendedReason = 0),
(workInProgressThrownValue = null),
throwAndUnwindWorkLoop(root, unitOfWork, thrownValue, reason);
}
}
workLoopSync();
exitStatus = workInProgressRootExitStatus;
break;
} catch (thrownValue$152) {
handleThrow(root, thrownValue$152);
}
while (1);
lanes && root.shellSuspendCounter++;
lastContextDependency = currentlyRenderingFiber$1 = null;
executionContext = prevExecutionContext;
ReactSharedInternals.H = prevDispatcher;
ReactSharedInternals.A = prevAsyncDispatcher;
null === workInProgress &&
((workInProgressRoot = null),
(workInProgressRootRenderLanes = 0),
finishQueueingConcurrentUpdates());
return exitStatus;
}
function workLoopSync() {
for (; null !== workInProgress; ) performUnitOfWork(workInProgress);
}
function renderRootConcurrent(root, lanes) {
var prevExecutionContext = executionContext;
executionContext |= 2;
var prevDispatcher = pushDispatcher(),
prevAsyncDispatcher = pushAsyncDispatcher();
workInProgressRoot !== root || workInProgressRootRenderLanes !== lanes
? ((workInProgressTransitions = null),
(workInProgressRootRenderTargetTime = now() + 500),
prepareFreshStack(root, lanes))
: (workInProgressRootIsPrerendering = checkIfRootIsPrerendering(
root,
lanes
));
a: do
try {
if (0 !== workInProgressSuspendedReason && null !== workInProgress) {
lanes = workInProgress;
var thrownValue = workInProgressThrownValue;
b: switch (workInProgressSuspendedReason) {
case 1:
workInProgressSuspendedReason = 0;
workInProgressThrownValue = null;
throwAndUnwindWorkLoop(root, lanes, thrownValue, 1);
break;
case 2:
case 9:
if (isThenableResolved(thrownValue)) {
workInProgressSuspendedReason = 0;
workInProgressThrownValue = null;
replaySuspendedUnitOfWork(lanes);
break;
}
lanes = function () {
(2 !== workInProgressSuspendedReason &&
9 !== workInProgressSuspendedReason) ||
workInProgressRoot !== root ||
(workInProgressSuspendedReason = 7);
ensureRootIsScheduled(root);
};
thrownValue.then(lanes, lanes);
break a;
case 3:
workInProgressSuspendedReason = 7;
break a;
case 4:
workInProgressSuspendedReason = 5;
break a;
case 7:
isThenableResolved(thrownValue)
? ((workInProgressSuspendedReason = 0),
(workInProgressThrownValue = null),
replaySuspendedUnitOfWork(lanes))
: ((workInProgressSuspendedReason = 0),
(workInProgressThrownValue = null),
throwAndUnwindWorkLoop(root, lanes, thrownValue, 7));
break;
case 5:
var resource = null;
switch (workInProgress.tag) {
case 26:
resource = workInProgress.memoizedState;
case 5:
case 27:
var hostFiber = workInProgress,
type = hostFiber.type,
props = hostFiber.pendingProps;
if (
resource
? preloadResource(resource)
: preloadInstance(hostFiber.stateNode, type, props)
) {
workInProgressSuspendedReason = 0;
workInProgressThrownValue = null;
var sibling = hostFiber.sibling;
if (null !== sibling) workInProgress = sibling;
else {
var returnFiber = hostFiber.return;
null !== returnFiber
? ((workInProgress = returnFiber),
completeUnitOfWork(returnFiber))
: (workInProgress = null);
}
break b;
}
}
workInProgressSuspendedReason = 0;
workInProgressThrownValue = null;
throwAndUnwindWorkLoop(root, lanes, thrownValue, 5);
break;
case 6:
workInProgressSuspendedReason = 0;
workInProgressThrownValue = null;
throwAndUnwindWorkLoop(root, lanes, thrownValue, 6);
break;
case 8:
resetWorkInProgressStack();
workInProgressRootExitStatus = 6;
break a;
default:
throw Error(formatProdErrorMessage(462));
}
}
workLoopConcurrentByScheduler();
break;
} catch (thrownValue$154) {
handleThrow(root, thrownValue$154);
}
while (1);
lastContextDependency = currentlyRenderingFiber$1 = null;
ReactSharedInternals.H = prevDispatcher;
ReactSharedInternals.A = prevAsyncDispatcher;
executionContext = prevExecutionContext;
if (null !== workInProgress) return 0;
workInProgressRoot = null;
workInProgressRootRenderLanes = 0;
finishQueueingConcurrentUpdates();
return workInProgressRootExitStatus;
}
function workLoopConcurrentByScheduler() {
for (; null !== workInProgress && !shouldYield(); )
performUnitOfWork(workInProgress);
}
function performUnitOfWork(unitOfWork) {
var next = beginWork(
unitOfWork.alternate,
unitOfWork,
entangledRenderLanes
);
unitOfWork.memoizedProps = unitOfWork.pendingProps;
null === next ? completeUnitOfWork(unitOfWork) : (workInProgress = next);
}
function replaySuspendedUnitOfWork(unitOfWork) {
var next = unitOfWork;
var current = next.alternate;
switch (next.tag) {
case 15:
case 0:
next = replayFunctionComponent(
current,
next,
next.pendingProps,
next.type,
void 0,
workInProgressRootRenderLanes
);
break;
case 11:
next = replayFunctionComponent(
current,
next,
next.pendingProps,
next.type.render,
next.ref,
workInProgressRootRenderLanes
);
break;
case 5:
resetHooksOnUnwind(next);
default:
unwindInterruptedWork(current, next),
(next = workInProgress =
resetWorkInProgress(next, entangledRenderLanes)),
(next = beginWork(current, next, entangledRenderLanes));
}
unitOfWork.memoizedProps = unitOfWork.pendingProps;
null === next ? completeUnitOfWork(unitOfWork) : (workInProgress = next);
}
function throwAndUnwindWorkLoop(
root,
unitOfWork,
thrownValue,
suspendedReason
) {
lastContextDependency = currentlyRenderingFiber$1 = null;
resetHooksOnUnwind(unitOfWork);
thenableState$1 = null;
thenableIndexCounter$1 = 0;
var returnFiber = unitOfWork.return;
try {
if (
throwException(
root,
returnFiber,
unitOfWork,
thrownValue,
workInProgressRootRenderLanes
)
) {
workInProgressRootExitStatus = 1;
logUncaughtError(
root,
createCapturedValueAtFiber(thrownValue, root.current)
);
workInProgress = null;
return;
}
} catch (error) {
if (null !== returnFiber) throw ((workInProgress = returnFiber), error);
workInProgressRootExitStatus = 1;
logUncaughtError(
root,
createCapturedValueAtFiber(thrownValue, root.current)
);
workInProgress = null;
return;
}
if (unitOfWork.flags & 32768) {
if (isHydrating || 1 === suspendedReason) root = !0;
else if (
workInProgressRootIsPrerendering ||
0 !== (workInProgressRootRenderLanes & 536870912)
)
root = !1;
else if (
((workInProgressRootDidSkipSuspendedSiblings = root = !0),
2 === suspendedReason ||
9 === suspendedReason ||
3 === suspendedReason ||
6 === suspendedReason)
)
(suspendedReason = suspenseHandlerStackCursor.current),
null !== suspendedReason &&
13 === suspendedReason.tag &&
(suspendedReason.flags |= 16384);
unwindUnitOfWork(unitOfWork, root);
} else completeUnitOfWork(unitOfWork);
}
function completeUnitOfWork(unitOfWork) {
var completedWork = unitOfWork;
do {
if (0 !== (completedWork.flags & 32768)) {
unwindUnitOfWork(
completedWork,
workInProgressRootDidSkipSuspendedSiblings
);
return;
}
unitOfWork = completedWork.return;
var next = completeWork(
completedWork.alternate,
completedWork,
entangledRenderLanes
);
if (null !== next) {
workInProgress = next;
return;
}
completedWork = completedWork.sibling;
if (null !== completedWork) {
workInProgress = completedWork;
return;
}
workInProgress = completedWork = unitOfWork;
} while (null !== completedWork);
0 === workInProgressRootExitStatus && (workInProgressRootExitStatus = 5);
}
function unwindUnitOfWork(unitOfWork, skipSiblings) {
do {
var next = unwindWork(unitOfWork.alternate, unitOfWork);
if (null !== next) {
next.flags &= 32767;
workInProgress = next;
return;
}
next = unitOfWork.return;
null !== next &&
((next.flags |= 32768),
(next.subtreeFlags = 0),
(next.deletions = null));
if (
!skipSiblings &&
((unitOfWork = unitOfWork.sibling), null !== unitOfWork)
) {
workInProgress = unitOfWork;
return;
}
workInProgress = unitOfWork = next;
} while (null !== unitOfWork);
workInProgressRootExitStatus = 6;
workInProgress = null;
}
function commitRoot(
root,
finishedWork,
lanes,
recoverableErrors,
transitions,
didIncludeRenderPhaseUpdate,
spawnedLane,
updatedLanes,
suspendedRetryLanes
) {
root.cancelPendingCommit = null;
do flushPendingEffects();
while (0 !== pendingEffectsStatus);
if (0 !== (executionContext & 6)) throw Error(formatProdErrorMessage(327));
if (null !== finishedWork) {
if (finishedWork === root.current)
throw Error(formatProdErrorMessage(177));
didIncludeRenderPhaseUpdate =
finishedWork.lanes | finishedWork.childLanes;
didIncludeRenderPhaseUpdate |= concurrentlyUpdatedLanes;
markRootFinished(
root,
lanes,
didIncludeRenderPhaseUpdate,
spawnedLane,
updatedLanes,
suspendedRetryLanes
);
root === workInProgressRoot &&
((workInProgress = workInProgressRoot = null),
(workInProgressRootRenderLanes = 0));
pendingFinishedWork = finishedWork;
pendingEffectsRoot = root;
pendingEffectsLanes = lanes;
pendingEffectsRemainingLanes = didIncludeRenderPhaseUpdate;
pendingPassiveTransitions = transitions;
pendingRecoverableErrors = recoverableErrors;
0 !== (finishedWork.subtreeFlags & 10256) ||
0 !== (finishedWork.flags & 10256)
? ((root.callbackNode = null),
(root.callbackPriority = 0),
scheduleCallback(NormalPriority$1, function () {
flushPassiveEffects();
return null;
}))
: ((root.callbackNode = null), (root.callbackPriority = 0));
recoverableErrors = 0 !== (finishedWork.flags & 13878);
if (0 !== (finishedWork.subtreeFlags & 13878) || recoverableErrors) {
recoverableErrors = ReactSharedInternals.T;
ReactSharedInternals.T = null;
transitions = getCurrentUpdatePriority();
setCurrentUpdatePriority(2);
spawnedLane = executionContext;
executionContext |= 4;
try {
commitBeforeMutationEffects(root, finishedWork, lanes);
} finally {
(executionContext = spawnedLane),
setCurrentUpdatePriority(transitions),
(ReactSharedInternals.T = recoverableErrors);
}
}
pendingEffectsStatus = 1;
flushMutationEffects();
flushLayoutEffects();
flushSpawnedWork();
}
}
function flushMutationEffects() {
if (1 === pendingEffectsStatus) {
pendingEffectsStatus = 0;
var root = pendingEffectsRoot,
finishedWork = pendingFinishedWork,
rootMutationHasEffect = 0 !== (finishedWork.flags & 13878);
if (0 !== (finishedWork.subtreeFlags & 13878) || rootMutationHasEffect) {
rootMutationHasEffect = ReactSharedInternals.T;
ReactSharedInternals.T = null;
var previousPriority = getCurrentUpdatePriority();
setCurrentUpdatePriority(2);
var prevExecutionContext = executionContext;
executionContext |= 4;
try {
commitMutationEffectsOnFiber(finishedWork, root),
resetAfterCommit(root.containerInfo);
} finally {
(executionContext = prevExecutionContext),
setCurrentUpdatePriority(previousPriority),
(ReactSharedInternals.T = rootMutationHasEffect);
}
}
root.current = finishedWork;
pendingEffectsStatus = 2;
}
}
function flushLayoutEffects() {
if (2 === pendingEffectsStatus) {
pendingEffectsStatus = 0;
var root = pendingEffectsRoot,
finishedWork = pendingFinishedWork,
rootHasLayoutEffect = 0 !== (finishedWork.flags & 8772);
if (0 !== (finishedWork.subtreeFlags & 8772) || rootHasLayoutEffect) {
rootHasLayoutEffect = ReactSharedInternals.T;
ReactSharedInternals.T = null;
var previousPriority = getCurrentUpdatePriority();
setCurrentUpdatePriority(2);
var prevExecutionContext = executionContext;
executionContext |= 4;
try {
commitLayoutEffectOnFiber(root, finishedWork.alternate, finishedWork);
} finally {
(executionContext = prevExecutionContext),
setCurrentUpdatePriority(previousPriority),
(ReactSharedInternals.T = rootHasLayoutEffect);
}
}
pendingEffectsStatus = 3;
}
}
function flushSpawnedWork() {
if (4 === pendingEffectsStatus || 3 === pendingEffectsStatus) {
pendingEffectsStatus = 0;
requestPaint();
var root = pendingEffectsRoot,
finishedWork = pendingFinishedWork,
lanes = pendingEffectsLanes,
recoverableErrors = pendingRecoverableErrors;
0 !== (finishedWork.subtreeFlags & 10256) ||
0 !== (finishedWork.flags & 10256)
? (pendingEffectsStatus = 5)
: ((pendingEffectsStatus = 0),
(pendingFinishedWork = pendingEffectsRoot = null),
releaseRootPooledCache(root, root.pendingLanes));
var remainingLanes = root.pendingLanes;
0 === remainingLanes && (legacyErrorBoundariesThatAlreadyFailed = null);
lanesToEventPriority(lanes);
finishedWork = finishedWork.stateNode;
if (injectedHook && "function" === typeof injectedHook.onCommitFiberRoot)
try {
injectedHook.onCommitFiberRoot(
rendererID,
finishedWork,
void 0,
128 === (finishedWork.current.flags & 128)
);
} catch (err) {}
if (null !== recoverableErrors) {
finishedWork = ReactSharedInternals.T;
remainingLanes = getCurrentUpdatePriority();
setCurrentUpdatePriority(2);
ReactSharedInternals.T = null;
try {
for (
var onRecoverableError = root.onRecoverableError, i = 0;
i < recoverableErrors.length;
i++
) {
var recoverableError = recoverableErrors[i];
onRecoverableError(recoverableError.value, {
componentStack: recoverableError.stack
});
}
} finally {
(ReactSharedInternals.T = finishedWork),
setCurrentUpdatePriority(remainingLanes);
}
}
0 !== (pendingEffectsLanes & 3) && flushPendingEffects();
ensureRootIsScheduled(root);
remainingLanes = root.pendingLanes;
0 !== (lanes & 261930) && 0 !== (remainingLanes & 42)
? root === rootWithNestedUpdates
? nestedUpdateCount++
: ((nestedUpdateCount = 0), (rootWithNestedUpdates = root))
: (nestedUpdateCount = 0);
supportsHydration && flushHydrationEvents();
flushSyncWorkAcrossRoots_impl(0, !1);
}
}
function releaseRootPooledCache(root, remainingLanes) {
0 === (root.pooledCacheLanes &= remainingLanes) &&
((remainingLanes = root.pooledCache),
null != remainingLanes &&
((root.pooledCache = null), releaseCache(remainingLanes)));
}
function flushPendingEffects() {
flushMutationEffects();
flushLayoutEffects();
flushSpawnedWork();
return flushPassiveEffects();
}
function flushPassiveEffects() {
if (5 !== pendingEffectsStatus) return !1;
var root = pendingEffectsRoot,
remainingLanes = pendingEffectsRemainingLanes;
pendingEffectsRemainingLanes = 0;
var renderPriority = lanesToEventPriority(pendingEffectsLanes),
priority = 32 > renderPriority ? 32 : renderPriority;
renderPriority = ReactSharedInternals.T;
var previousPriority = getCurrentUpdatePriority();
try {
setCurrentUpdatePriority(priority);
ReactSharedInternals.T = null;
priority = pendingPassiveTransitions;
pendingPassiveTransitions = null;
var root$jscomp$0 = pendingEffectsRoot,
lanes = pendingEffectsLanes;
pendingEffectsStatus = 0;
pendingFinishedWork = pendingEffectsRoot = null;
pendingEffectsLanes = 0;
if (0 !== (executionContext & 6))
throw Error(formatProdErrorMessage(331));
var prevExecutionContext = executionContext;
executionContext |= 4;
commitPassiveUnmountOnFiber(root$jscomp$0.current);
commitPassiveMountOnFiber(
root$jscomp$0,
root$jscomp$0.current,
lanes,
priority
);
executionContext = prevExecutionContext;
flushSyncWorkAcrossRoots_impl(0, !1);
if (
injectedHook &&
"function" === typeof injectedHook.onPostCommitFiberRoot
)
try {
injectedHook.onPostCommitFiberRoot(rendererID, root$jscomp$0);
} catch (err) {}
return !0;
} finally {
setCurrentUpdatePriority(previousPriority),
(ReactSharedInternals.T = renderPriority),
releaseRootPooledCache(root, remainingLanes);
}
}
function captureCommitPhaseErrorOnRoot(rootFiber, sourceFiber, error) {
sourceFiber = createCapturedValueAtFiber(error, sourceFiber);
sourceFiber = createRootErrorUpdate(rootFiber.stateNode, sourceFiber, 2);
rootFiber = enqueueUpdate(rootFiber, sourceFiber, 2);
null !== rootFiber &&
(markRootUpdated$1(rootFiber, 2), ensureRootIsScheduled(rootFiber));
}
function captureCommitPhaseError(sourceFiber, nearestMountedAncestor, error) {
if (3 === sourceFiber.tag)
captureCommitPhaseErrorOnRoot(sourceFiber, sourceFiber, error);
else
for (; null !== nearestMountedAncestor; ) {
if (3 === nearestMountedAncestor.tag) {
captureCommitPhaseErrorOnRoot(
nearestMountedAncestor,
sourceFiber,
error
);
break;
} else if (1 === nearestMountedAncestor.tag) {
var instance = nearestMountedAncestor.stateNode;
if (
"function" ===
typeof nearestMountedAncestor.type.getDerivedStateFromError ||
("function" === typeof instance.componentDidCatch &&
(null === legacyErrorBoundariesThatAlreadyFailed ||
!legacyErrorBoundariesThatAlreadyFailed.has(instance)))
) {
sourceFiber = createCapturedValueAtFiber(error, sourceFiber);
error = createClassErrorUpdate(2);
instance = enqueueUpdate(nearestMountedAncestor, error, 2);
null !== instance &&
(initializeClassErrorUpdate(
error,
instance,
nearestMountedAncestor,
sourceFiber
),
markRootUpdated$1(instance, 2),
ensureRootIsScheduled(instance));
break;
}
}
nearestMountedAncestor = nearestMountedAncestor.return;
}
}
function attachPingListener(root, wakeable, lanes) {
var pingCache = root.pingCache;
if (null === pingCache) {
pingCache = root.pingCache = new PossiblyWeakMap();
var threadIDs = new Set();
pingCache.set(wakeable, threadIDs);
} else
(threadIDs = pingCache.get(wakeable)),
void 0 === threadIDs &&
((threadIDs = new Set()), pingCache.set(wakeable, threadIDs));
threadIDs.has(lanes) ||
((workInProgressRootDidAttachPingListener = !0),
threadIDs.add(lanes),
(root = pingSuspendedRoot.bind(null, root, wakeable, lanes)),
wakeable.then(root, root));
}
function pingSuspendedRoot(root, wakeable, pingedLanes) {
var pingCache = root.pingCache;
null !== pingCache && pingCache.delete(wakeable);
root.pingedLanes |= root.suspendedLanes & pingedLanes;
root.warmLanes &= ~pingedLanes;
workInProgressRoot === root &&
(workInProgressRootRenderLanes & pingedLanes) === pingedLanes &&
(4 === workInProgressRootExitStatus ||
(3 === workInProgressRootExitStatus &&
(workInProgressRootRenderLanes & 62914560) ===
workInProgressRootRenderLanes &&
300 > now() - globalMostRecentFallbackTime)
? 0 === (executionContext & 2) && prepareFreshStack(root, 0)
: (workInProgressRootPingedLanes |= pingedLanes),
workInProgressSuspendedRetryLanes === workInProgressRootRenderLanes &&
(workInProgressSuspendedRetryLanes = 0));
ensureRootIsScheduled(root);
}
function retryTimedOutBoundary(boundaryFiber, retryLane) {
0 === retryLane && (retryLane = claimNextRetryLane());
boundaryFiber = enqueueConcurrentRenderForLane(boundaryFiber, retryLane);
null !== boundaryFiber &&
(markRootUpdated$1(boundaryFiber, retryLane),
ensureRootIsScheduled(boundaryFiber));
}
function retryDehydratedSuspenseBoundary(boundaryFiber) {
var suspenseState = boundaryFiber.memoizedState,
retryLane = 0;
null !== suspenseState && (retryLane = suspenseState.retryLane);
retryTimedOutBoundary(boundaryFiber, retryLane);
}
function resolveRetryWakeable(boundaryFiber, wakeable) {
var retryLane = 0;
switch (boundaryFiber.tag) {
case 31:
case 13:
var retryCache = boundaryFiber.stateNode;
var suspenseState = boundaryFiber.memoizedState;
null !== suspenseState && (retryLane = suspenseState.retryLane);
break;
case 19:
retryCache = boundaryFiber.stateNode;
break;
case 22:
retryCache = boundaryFiber.stateNode._retryCache;
break;
default:
throw Error(formatProdErrorMessage(314));
}
null !== retryCache && retryCache.delete(wakeable);
retryTimedOutBoundary(boundaryFiber, retryLane);
}
function scheduleCallback(priorityLevel, callback) {
return scheduleCallback$3(priorityLevel, callback);
}
function FiberNode(tag, pendingProps, key, mode) {
this.tag = tag;
this.key = key;
this.sibling =
this.child =
this.return =
this.stateNode =
this.type =
this.elementType =
null;
this.index = 0;
this.refCleanup = this.ref = null;
this.pendingProps = pendingProps;
this.dependencies =
this.memoizedState =
this.updateQueue =
this.memoizedProps =
null;
this.mode = mode;
this.subtreeFlags = this.flags = 0;
this.deletions = null;
this.childLanes = this.lanes = 0;
this.alternate = null;
}
function shouldConstruct(Component) {
Component = Component.prototype;
return !(!Component || !Component.isReactComponent);
}
function createWorkInProgress(current, pendingProps) {
var workInProgress = current.alternate;
null === workInProgress
? ((workInProgress = createFiber(
current.tag,
pendingProps,
current.key,
current.mode
)),
(workInProgress.elementType = current.elementType),
(workInProgress.type = current.type),
(workInProgress.stateNode = current.stateNode),
(workInProgress.alternate = current),
(current.alternate = workInProgress))
: ((workInProgress.pendingProps = pendingProps),
(workInProgress.type = current.type),
(workInProgress.flags = 0),
(workInProgress.subtreeFlags = 0),
(workInProgress.deletions = null));
workInProgress.flags = current.flags & 65011712;
workInProgress.childLanes = current.childLanes;
workInProgress.lanes = current.lanes;
workInProgress.child = current.child;
workInProgress.memoizedProps = current.memoizedProps;
workInProgress.memoizedState = current.memoizedState;
workInProgress.updateQueue = current.updateQueue;
pendingProps = current.dependencies;
workInProgress.dependencies =
null === pendingProps
? null
: {
lanes: pendingProps.lanes,
firstContext: pendingProps.firstContext
};
workInProgress.sibling = current.sibling;
workInProgress.index = current.index;
workInProgress.ref = current.ref;
workInProgress.refCleanup = current.refCleanup;
return workInProgress;
}
function resetWorkInProgress(workInProgress, renderLanes) {
workInProgress.flags &= 65011714;
var current = workInProgress.alternate;
null === current
? ((workInProgress.childLanes = 0),
(workInProgress.lanes = renderLanes),
(workInProgress.child = null),
(workInProgress.subtreeFlags = 0),
(workInProgress.memoizedProps = null),
(workInProgress.memoizedState = null),
(workInProgress.updateQueue = null),
(workInProgress.dependencies = null),
(workInProgress.stateNode = null))
: ((workInProgress.childLanes = current.childLanes),
(workInProgress.lanes = current.lanes),
(workInProgress.child = current.child),
(workInProgress.subtreeFlags = 0),
(workInProgress.deletions = null),
(workInProgress.memoizedProps = current.memoizedProps),
(workInProgress.memoizedState = current.memoizedState),
(workInProgress.updateQueue = current.updateQueue),
(workInProgress.type = current.type),
(renderLanes = current.dependencies),
(workInProgress.dependencies =
null === renderLanes
? null
: {
lanes: renderLanes.lanes,
firstContext: renderLanes.firstContext
}));
return workInProgress;
}
function createFiberFromTypeAndProps(
type,
key,
pendingProps,
owner,
mode,
lanes
) {
var fiberTag = 0;
owner = type;
if ("function" === typeof type) shouldConstruct(type) && (fiberTag = 1);
else if ("string" === typeof type)
fiberTag =
supportsResources && supportsSingletons
? isHostHoistableType(type, pendingProps, contextStackCursor.current)
? 26
: isHostSingletonType(type)
? 27
: 5
: supportsResources
? isHostHoistableType(
type,
pendingProps,
contextStackCursor.current
)
? 26
: 5
: supportsSingletons
? isHostSingletonType(type)
? 27
: 5
: 5;
else
a: switch (type) {
case REACT_ACTIVITY_TYPE:
return (
(type = createFiber(31, pendingProps, key, mode)),
(type.elementType = REACT_ACTIVITY_TYPE),
(type.lanes = lanes),
type
);
case REACT_FRAGMENT_TYPE:
return createFiberFromFragment(
pendingProps.children,
mode,
lanes,
key
);
case REACT_STRICT_MODE_TYPE:
fiberTag = 8;
mode |= 24;
break;
case REACT_PROFILER_TYPE:
return (
(type = createFiber(12, pendingProps, key, mode | 2)),
(type.elementType = REACT_PROFILER_TYPE),
(type.lanes = lanes),
type
);
case REACT_SUSPENSE_TYPE:
return (
(type = createFiber(13, pendingProps, key, mode)),
(type.elementType = REACT_SUSPENSE_TYPE),
(type.lanes = lanes),
type
);
case REACT_SUSPENSE_LIST_TYPE:
return (
(type = createFiber(19, pendingProps, key, mode)),
(type.elementType = REACT_SUSPENSE_LIST_TYPE),
(type.lanes = lanes),
type
);
default:
if ("object" === typeof type && null !== type)
switch (type.$$typeof) {
case REACT_CONTEXT_TYPE:
fiberTag = 10;
break a;
case REACT_CONSUMER_TYPE:
fiberTag = 9;
break a;
case REACT_FORWARD_REF_TYPE:
fiberTag = 11;
break a;
case REACT_MEMO_TYPE:
fiberTag = 14;
break a;
case REACT_LAZY_TYPE:
fiberTag = 16;
owner = null;
break a;
}
fiberTag = 29;
pendingProps = Error(
formatProdErrorMessage(
130,
null === type ? "null" : typeof type,
""
)
);
owner = null;
}
key = createFiber(fiberTag, pendingProps, key, mode);
key.elementType = type;
key.type = owner;
key.lanes = lanes;
return key;
}
function createFiberFromFragment(elements, mode, lanes, key) {
elements = createFiber(7, elements, key, mode);
elements.lanes = lanes;
return elements;
}
function createFiberFromText(content, mode, lanes) {
content = createFiber(6, content, null, mode);
content.lanes = lanes;
return content;
}
function createFiberFromDehydratedFragment(dehydratedNode) {
var fiber = createFiber(18, null, null, 0);
fiber.stateNode = dehydratedNode;
return fiber;
}
function createFiberFromPortal(portal, mode, lanes) {
mode = createFiber(
4,
null !== portal.children ? portal.children : [],
portal.key,
mode
);
mode.lanes = lanes;
mode.stateNode = {
containerInfo: portal.containerInfo,
pendingChildren: null,
implementation: portal.implementation
};
return mode;
}
function FiberRootNode(
containerInfo,
tag,
hydrate,
identifierPrefix,
onUncaughtError,
onCaughtError,
onRecoverableError,
onDefaultTransitionIndicator,
formState
) {
this.tag = 1;
this.containerInfo = containerInfo;
this.pingCache = this.current = this.pendingChildren = null;
this.timeoutHandle = noTimeout;
this.callbackNode =
this.next =
this.pendingContext =
this.context =
this.cancelPendingCommit =
null;
this.callbackPriority = 0;
this.expirationTimes = createLaneMap(-1);
this.entangledLanes =
this.shellSuspendCounter =
this.errorRecoveryDisabledLanes =
this.expiredLanes =
this.warmLanes =
this.pingedLanes =
this.suspendedLanes =
this.pendingLanes =
0;
this.entanglements = createLaneMap(0);
this.hiddenUpdates = createLaneMap(null);
this.identifierPrefix = identifierPrefix;
this.onUncaughtError = onUncaughtError;
this.onCaughtError = onCaughtError;
this.onRecoverableError = onRecoverableError;
this.pooledCache = null;
this.pooledCacheLanes = 0;
this.formState = formState;
this.incompleteTransitions = new Map();
}
function createFiberRoot(
containerInfo,
tag,
hydrate,
initialChildren,
hydrationCallbacks,
isStrictMode,
identifierPrefix,
formState,
onUncaughtError,
onCaughtError,
onRecoverableError,
onDefaultTransitionIndicator
) {
containerInfo = new FiberRootNode(
containerInfo,
tag,
hydrate,
identifierPrefix,
onUncaughtError,
onCaughtError,
onRecoverableError,
onDefaultTransitionIndicator,
formState
);
tag = 1;
!0 === isStrictMode && (tag |= 24);
isStrictMode = createFiber(3, null, null, tag);
containerInfo.current = isStrictMode;
isStrictMode.stateNode = containerInfo;
tag = createCache();
tag.refCount++;
containerInfo.pooledCache = tag;
tag.refCount++;
isStrictMode.memoizedState = {
element: initialChildren,
isDehydrated: hydrate,
cache: tag
};
initializeUpdateQueue(isStrictMode);
return containerInfo;
}
function getContextForSubtree(parentComponent) {
if (!parentComponent) return emptyContextObject;
parentComponent = emptyContextObject;
return parentComponent;
}
function findHostInstance(component) {
var fiber = component._reactInternals;
if (void 0 === fiber) {
if ("function" === typeof component.render)
throw Error(formatProdErrorMessage(188));
component = Object.keys(component).join(",");
throw Error(formatProdErrorMessage(268, component));
}
component = findCurrentFiberUsingSlowPath(fiber);
component = null !== component ? findCurrentHostFiberImpl(component) : null;
return null === component ? null : getPublicInstance(component.stateNode);
}
function updateContainerImpl(
rootFiber,
lane,
element,
container,
parentComponent,
callback
) {
parentComponent = getContextForSubtree(parentComponent);
null === container.context
? (container.context = parentComponent)
: (container.pendingContext = parentComponent);
container = createUpdate(lane);
container.payload = { element: element };
callback = void 0 === callback ? null : callback;
null !== callback && (container.callback = callback);
element = enqueueUpdate(rootFiber, container, lane);
null !== element &&
(scheduleUpdateOnFiber(element, rootFiber, lane),
entangleTransitions(element, rootFiber, lane));
}
function markRetryLaneImpl(fiber, retryLane) {
fiber = fiber.memoizedState;
if (null !== fiber && null !== fiber.dehydrated) {
var a = fiber.retryLane;
fiber.retryLane = 0 !== a && a < retryLane ? a : retryLane;
}
}
function markRetryLaneIfNotHydrated(fiber, retryLane) {
markRetryLaneImpl(fiber, retryLane);
(fiber = fiber.alternate) && markRetryLaneImpl(fiber, retryLane);
}
var exports = {};
("use strict");
var React = __webpack_require__(47919),
Scheduler = __webpack_require__(46937),
assign = Object.assign,
REACT_LEGACY_ELEMENT_TYPE = Symbol.for("react.element"),
REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element"),
REACT_PORTAL_TYPE = Symbol.for("react.portal"),
REACT_FRAGMENT_TYPE = Symbol.for("react.fragment"),
REACT_STRICT_MODE_TYPE = Symbol.for("react.strict_mode"),
REACT_PROFILER_TYPE = Symbol.for("react.profiler"),
REACT_CONSUMER_TYPE = Symbol.for("react.consumer"),
REACT_CONTEXT_TYPE = Symbol.for("react.context"),
REACT_FORWARD_REF_TYPE = Symbol.for("react.forward_ref"),
REACT_SUSPENSE_TYPE = Symbol.for("react.suspense"),
REACT_SUSPENSE_LIST_TYPE = Symbol.for("react.suspense_list"),
REACT_MEMO_TYPE = Symbol.for("react.memo"),
REACT_LAZY_TYPE = Symbol.for("react.lazy");
Symbol.for("react.scope");
var REACT_ACTIVITY_TYPE = Symbol.for("react.activity");
Symbol.for("react.legacy_hidden");
Symbol.for("react.tracing_marker");
var REACT_MEMO_CACHE_SENTINEL = Symbol.for("react.memo_cache_sentinel");
Symbol.for("react.view_transition");
var MAYBE_ITERATOR_SYMBOL = Symbol.iterator,
REACT_CLIENT_REFERENCE = Symbol.for("react.client.reference"),
isArrayImpl = Array.isArray,
ReactSharedInternals =
React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
rendererVersion = $$$config.rendererVersion,
rendererPackageName = $$$config.rendererPackageName,
extraDevToolsConfig = $$$config.extraDevToolsConfig,
getPublicInstance = $$$config.getPublicInstance,
getRootHostContext = $$$config.getRootHostContext,
getChildHostContext = $$$config.getChildHostContext,
prepareForCommit = $$$config.prepareForCommit,
resetAfterCommit = $$$config.resetAfterCommit,
createInstance = $$$config.createInstance;
$$$config.cloneMutableInstance;
var appendInitialChild = $$$config.appendInitialChild,
finalizeInitialChildren = $$$config.finalizeInitialChildren,
shouldSetTextContent = $$$config.shouldSetTextContent,
createTextInstance = $$$config.createTextInstance;
$$$config.cloneMutableTextInstance;
var scheduleTimeout = $$$config.scheduleTimeout,
cancelTimeout = $$$config.cancelTimeout,
noTimeout = $$$config.noTimeout,
isPrimaryRenderer = $$$config.isPrimaryRenderer;
$$$config.warnsIfNotActing;
var supportsMutation = $$$config.supportsMutation,
supportsPersistence = $$$config.supportsPersistence,
supportsHydration = $$$config.supportsHydration,
getInstanceFromNode = $$$config.getInstanceFromNode;
$$$config.beforeActiveInstanceBlur;
var preparePortalMount = $$$config.preparePortalMount;
$$$config.prepareScopeUpdate;
$$$config.getInstanceFromScope;
var setCurrentUpdatePriority = $$$config.setCurrentUpdatePriority,
getCurrentUpdatePriority = $$$config.getCurrentUpdatePriority,
resolveUpdatePriority = $$$config.resolveUpdatePriority;
$$$config.trackSchedulerEvent;
$$$config.resolveEventType;
$$$config.resolveEventTimeStamp;
var shouldAttemptEagerTransition = $$$config.shouldAttemptEagerTransition,
detachDeletedInstance = $$$config.detachDeletedInstance;
$$$config.requestPostPaintCallback;
var maySuspendCommit = $$$config.maySuspendCommit,
maySuspendCommitOnUpdate = $$$config.maySuspendCommitOnUpdate,
maySuspendCommitInSyncRender = $$$config.maySuspendCommitInSyncRender,
preloadInstance = $$$config.preloadInstance,
startSuspendingCommit = $$$config.startSuspendingCommit,
suspendInstance = $$$config.suspendInstance;
$$$config.suspendOnActiveViewTransition;
var waitForCommitToBeReady = $$$config.waitForCommitToBeReady;
$$$config.getSuspendedCommitReason;
var NotPendingTransition = $$$config.NotPendingTransition,
HostTransitionContext = $$$config.HostTransitionContext,
resetFormInstance = $$$config.resetFormInstance;
$$$config.bindToConsole;
var supportsMicrotasks = $$$config.supportsMicrotasks,
scheduleMicrotask = $$$config.scheduleMicrotask,
supportsTestSelectors = $$$config.supportsTestSelectors,
findFiberRoot = $$$config.findFiberRoot,
getBoundingRect = $$$config.getBoundingRect,
getTextContent = $$$config.getTextContent,
isHiddenSubtree = $$$config.isHiddenSubtree,
matchAccessibilityRole = $$$config.matchAccessibilityRole,
setFocusIfFocusable = $$$config.setFocusIfFocusable,
setupIntersectionObserver = $$$config.setupIntersectionObserver,
appendChild = $$$config.appendChild,
appendChildToContainer = $$$config.appendChildToContainer,
commitTextUpdate = $$$config.commitTextUpdate,
commitMount = $$$config.commitMount,
commitUpdate = $$$config.commitUpdate,
insertBefore = $$$config.insertBefore,
insertInContainerBefore = $$$config.insertInContainerBefore,
removeChild = $$$config.removeChild,
removeChildFromContainer = $$$config.removeChildFromContainer,
resetTextContent = $$$config.resetTextContent,
hideInstance = $$$config.hideInstance,
hideTextInstance = $$$config.hideTextInstance,
unhideInstance = $$$config.unhideInstance,
unhideTextInstance = $$$config.unhideTextInstance;
$$$config.cancelViewTransitionName;
$$$config.cancelRootViewTransitionName;
$$$config.restoreRootViewTransitionName;
$$$config.cloneRootViewTransitionContainer;
$$$config.removeRootViewTransitionClone;
$$$config.measureClonedInstance;
$$$config.hasInstanceChanged;
$$$config.hasInstanceAffectedParent;
$$$config.startViewTransition;
$$$config.startGestureTransition;
$$$config.stopViewTransition;
$$$config.getCurrentGestureOffset;
$$$config.createViewTransitionInstance;
var clearContainer = $$$config.clearContainer;
$$$config.createFragmentInstance;
$$$config.updateFragmentInstanceFiber;
$$$config.commitNewChildToFragmentInstance;
$$$config.deleteChildFromFragmentInstance;
var cloneInstance = $$$config.cloneInstance,
createContainerChildSet = $$$config.createContainerChildSet,
appendChildToContainerChildSet = $$$config.appendChildToContainerChildSet,
finalizeContainerChildren = $$$config.finalizeContainerChildren,
replaceContainerChildren = $$$config.replaceContainerChildren,
cloneHiddenInstance = $$$config.cloneHiddenInstance,
cloneHiddenTextInstance = $$$config.cloneHiddenTextInstance,
isSuspenseInstancePending = $$$config.isSuspenseInstancePending,
isSuspenseInstanceFallback = $$$config.isSuspenseInstanceFallback,
getSuspenseInstanceFallbackErrorDetails =
$$$config.getSuspenseInstanceFallbackErrorDetails,
registerSuspenseInstanceRetry = $$$config.registerSuspenseInstanceRetry,
canHydrateFormStateMarker = $$$config.canHydrateFormStateMarker,
isFormStateMarkerMatching = $$$config.isFormStateMarkerMatching,
getNextHydratableSibling = $$$config.getNextHydratableSibling,
getNextHydratableSiblingAfterSingleton =
$$$config.getNextHydratableSiblingAfterSingleton,
getFirstHydratableChild = $$$config.getFirstHydratableChild,
getFirstHydratableChildWithinContainer =
$$$config.getFirstHydratableChildWithinContainer,
getFirstHydratableChildWithinActivityInstance =
$$$config.getFirstHydratableChildWithinActivityInstance,
getFirstHydratableChildWithinSuspenseInstance =
$$$config.getFirstHydratableChildWithinSuspenseInstance,
getFirstHydratableChildWithinSingleton =
$$$config.getFirstHydratableChildWithinSingleton,
canHydrateInstance = $$$config.canHydrateInstance,
canHydrateTextInstance = $$$config.canHydrateTextInstance,
canHydrateActivityInstance = $$$config.canHydrateActivityInstance,
canHydrateSuspenseInstance = $$$config.canHydrateSuspenseInstance,
hydrateInstance = $$$config.hydrateInstance,
hydrateTextInstance = $$$config.hydrateTextInstance,
hydrateActivityInstance = $$$config.hydrateActivityInstance,
hydrateSuspenseInstance = $$$config.hydrateSuspenseInstance,
getNextHydratableInstanceAfterActivityInstance =
$$$config.getNextHydratableInstanceAfterActivityInstance,
getNextHydratableInstanceAfterSuspenseInstance =
$$$config.getNextHydratableInstanceAfterSuspenseInstance,
commitHydratedInstance = $$$config.commitHydratedInstance,
commitHydratedContainer = $$$config.commitHydratedContainer,
commitHydratedActivityInstance = $$$config.commitHydratedActivityInstance,
commitHydratedSuspenseInstance = $$$config.commitHydratedSuspenseInstance,
finalizeHydratedChildren = $$$config.finalizeHydratedChildren,
flushHydrationEvents = $$$config.flushHydrationEvents;
$$$config.clearActivityBoundary;
var clearSuspenseBoundary = $$$config.clearSuspenseBoundary;
$$$config.clearActivityBoundaryFromContainer;
var clearSuspenseBoundaryFromContainer =
$$$config.clearSuspenseBoundaryFromContainer,
hideDehydratedBoundary = $$$config.hideDehydratedBoundary,
unhideDehydratedBoundary = $$$config.unhideDehydratedBoundary,
shouldDeleteUnhydratedTailInstances =
$$$config.shouldDeleteUnhydratedTailInstances;
$$$config.diffHydratedPropsForDevWarnings;
$$$config.diffHydratedTextForDevWarnings;
$$$config.describeHydratableInstanceForDevWarnings;
var validateHydratableInstance = $$$config.validateHydratableInstance,
validateHydratableTextInstance = $$$config.validateHydratableTextInstance,
supportsResources = $$$config.supportsResources,
isHostHoistableType = $$$config.isHostHoistableType,
getHoistableRoot = $$$config.getHoistableRoot,
getResource = $$$config.getResource,
acquireResource = $$$config.acquireResource,
releaseResource = $$$config.releaseResource,
hydrateHoistable = $$$config.hydrateHoistable,
mountHoistable = $$$config.mountHoistable,
unmountHoistable = $$$config.unmountHoistable,
createHoistableInstance = $$$config.createHoistableInstance,
prepareToCommitHoistables = $$$config.prepareToCommitHoistables,
mayResourceSuspendCommit = $$$config.mayResourceSuspendCommit,
preloadResource = $$$config.preloadResource,
suspendResource = $$$config.suspendResource,
supportsSingletons = $$$config.supportsSingletons,
resolveSingletonInstance = $$$config.resolveSingletonInstance,
acquireSingletonInstance = $$$config.acquireSingletonInstance,
releaseSingletonInstance = $$$config.releaseSingletonInstance,
isHostSingletonType = $$$config.isHostSingletonType,
isSingletonScope = $$$config.isSingletonScope,
valueStack = [],
index$jscomp$0 = -1,
emptyContextObject = {},
clz32 = Math.clz32 ? Math.clz32 : clz32Fallback,
log$1 = Math.log,
LN2 = Math.LN2,
nextTransitionUpdateLane = 256,
nextTransitionDeferredLane = 262144,
nextRetryLane = 4194304,
scheduleCallback$3 = Scheduler.unstable_scheduleCallback,
cancelCallback$1 = Scheduler.unstable_cancelCallback,
shouldYield = Scheduler.unstable_shouldYield,
requestPaint = Scheduler.unstable_requestPaint,
now = Scheduler.unstable_now,
ImmediatePriority = Scheduler.unstable_ImmediatePriority,
UserBlockingPriority = Scheduler.unstable_UserBlockingPriority,
NormalPriority$1 = Scheduler.unstable_NormalPriority,
IdlePriority = Scheduler.unstable_IdlePriority,
log = Scheduler.log,
unstable_setDisableYieldValue = Scheduler.unstable_setDisableYieldValue,
rendererID = null,
injectedHook = null,
objectIs = "function" === typeof Object.is ? Object.is : is,
reportGlobalError =
"function" === typeof reportError
? reportError
: function (error) {
if (
"object" === typeof window &&
"function" === typeof window.ErrorEvent
) {
var event = new window.ErrorEvent("error", {
bubbles: !0,
cancelable: !0,
message:
"object" === typeof error &&
null !== error &&
"string" === typeof error.message
? String(error.message)
: String(error),
error: error
});
if (!window.dispatchEvent(event)) return;
} else if (
"object" === typeof process &&
"function" === typeof process.emit
) {
process.emit("uncaughtException", error);
return;
}
console.error(error);
},
hasOwnProperty = Object.prototype.hasOwnProperty,
prefix,
suffix,
reentry = !1,
CapturedStacks = new WeakMap(),
forkStack = [],
forkStackIndex = 0,
treeForkProvider = null,
treeForkCount = 0,
idStack = [],
idStackIndex = 0,
treeContextProvider = null,
treeContextId = 1,
treeContextOverflow = "",
contextStackCursor = createCursor(null),
contextFiberStackCursor = createCursor(null),
rootInstanceStackCursor = createCursor(null),
hostTransitionProviderCursor = createCursor(null),
hydrationParentFiber = null,
nextHydratableInstance = null,
isHydrating = !1,
hydrationErrors = null,
rootOrSingletonContext = !1,
HydrationMismatchException = Error(formatProdErrorMessage(519)),
valueCursor = createCursor(null),
currentlyRenderingFiber$1 = null,
lastContextDependency = null,
AbortControllerLocal =
"undefined" !== typeof AbortController
? AbortController
: function () {
var listeners = [],
signal = (this.signal = {
aborted: !1,
addEventListener: function (type, listener) {
listeners.push(listener);
}
});
this.abort = function () {
signal.aborted = !0;
listeners.forEach(function (listener) {
return listener();
});
};
},
scheduleCallback$2 = Scheduler.unstable_scheduleCallback,
NormalPriority = Scheduler.unstable_NormalPriority,
CacheContext = {
$$typeof: REACT_CONTEXT_TYPE,
Consumer: null,
Provider: null,
_currentValue: null,
_currentValue2: null,
_threadCount: 0
},
firstScheduledRoot = null,
lastScheduledRoot = null,
didScheduleMicrotask = !1,
mightHavePendingSyncWork = !1,
isFlushingWork = !1,
currentEventTransitionLane = 0,
currentEntangledListeners = null,
currentEntangledPendingCount = 0,
currentEntangledLane = 0,
currentEntangledActionThenable = null,
prevOnStartTransitionFinish = ReactSharedInternals.S;
ReactSharedInternals.S = function (transition, returnValue) {
globalMostRecentTransitionTime = now();
"object" === typeof returnValue &&
null !== returnValue &&
"function" === typeof returnValue.then &&
entangleAsyncAction(transition, returnValue);
null !== prevOnStartTransitionFinish &&
prevOnStartTransitionFinish(transition, returnValue);
};
var resumedCache = createCursor(null),
SuspenseException = Error(formatProdErrorMessage(460)),
SuspenseyCommitException = Error(formatProdErrorMessage(474)),
SuspenseActionException = Error(formatProdErrorMessage(542)),
noopSuspenseyCommitThenable = { then: function () {} },
suspendedThenable = null,
thenableState$1 = null,
thenableIndexCounter$1 = 0,
reconcileChildFibers = createChildReconciler(!0),
mountChildFibers = createChildReconciler(!1),
concurrentQueues = [],
concurrentQueuesIndex = 0,
concurrentlyUpdatedLanes = 0,
hasForceUpdate = !1,
didReadFromEntangledAsyncAction = !1,
currentTreeHiddenStackCursor = createCursor(null),
prevEntangledRenderLanesCursor = createCursor(0),
suspenseHandlerStackCursor = createCursor(null),
shellBoundary = null,
suspenseStackCursor = createCursor(0),
renderLanes = 0,
currentlyRenderingFiber = null,
currentHook = null,
workInProgressHook = null,
didScheduleRenderPhaseUpdate = !1,
didScheduleRenderPhaseUpdateDuringThisPass = !1,
shouldDoubleInvokeUserFnsInHooksDEV = !1,
localIdCounter = 0,
thenableIndexCounter = 0,
thenableState = null,
globalClientIdCounter = 0,
ContextOnlyDispatcher = {
readContext: readContext,
use: use,
useCallback: throwInvalidHookError,
useContext: throwInvalidHookError,
useEffect: throwInvalidHookError,
useImperativeHandle: throwInvalidHookError,
useLayoutEffect: throwInvalidHookError,
useInsertionEffect: throwInvalidHookError,
useMemo: throwInvalidHookError,
useReducer: throwInvalidHookError,
useRef: throwInvalidHookError,
useState: throwInvalidHookError,
useDebugValue: throwInvalidHookError,
useDeferredValue: throwInvalidHookError,
useTransition: throwInvalidHookError,
useSyncExternalStore: throwInvalidHookError,
useId: throwInvalidHookError,
useHostTransitionStatus: throwInvalidHookError,
useFormState: throwInvalidHookError,
useActionState: throwInvalidHookError,
useOptimistic: throwInvalidHookError,
useMemoCache: throwInvalidHookError,
useCacheRefresh: throwInvalidHookError
};
ContextOnlyDispatcher.useEffectEvent = throwInvalidHookError;
var HooksDispatcherOnMount = {
readContext: readContext,
use: use,
useCallback: function (callback, deps) {
mountWorkInProgressHook().memoizedState = [
callback,
void 0 === deps ? null : deps
];
return callback;
},
useContext: readContext,
useEffect: mountEffect,
useImperativeHandle: function (ref, create, deps) {
deps = null !== deps && void 0 !== deps ? deps.concat([ref]) : null;
mountEffectImpl(
4194308,
4,
imperativeHandleEffect.bind(null, create, ref),
deps
);
},
useLayoutEffect: function (create, deps) {
return mountEffectImpl(4194308, 4, create, deps);
},
useInsertionEffect: function (create, deps) {
mountEffectImpl(4, 2, create, deps);
},
useMemo: function (nextCreate, deps) {
var hook = mountWorkInProgressHook();
deps = void 0 === deps ? null : deps;
var nextValue = nextCreate();
if (shouldDoubleInvokeUserFnsInHooksDEV) {
setIsStrictModeForDevtools(!0);
try {
nextCreate();
} finally {
setIsStrictModeForDevtools(!1);
}
}
hook.memoizedState = [nextValue, deps];
return nextValue;
},
useReducer: function (reducer, initialArg, init) {
var hook = mountWorkInProgressHook();
if (void 0 !== init) {
var initialState = init(initialArg);
if (shouldDoubleInvokeUserFnsInHooksDEV) {
setIsStrictModeForDevtools(!0);
try {
init(initialArg);
} finally {
setIsStrictModeForDevtools(!1);
}
}
} else initialState = initialArg;
hook.memoizedState = hook.baseState = initialState;
reducer = {
pending: null,
lanes: 0,
dispatch: null,
lastRenderedReducer: reducer,
lastRenderedState: initialState
};
hook.queue = reducer;
reducer = reducer.dispatch = dispatchReducerAction.bind(
null,
currentlyRenderingFiber,
reducer
);
return [hook.memoizedState, reducer];
},
useRef: function (initialValue) {
var hook = mountWorkInProgressHook();
initialValue = { current: initialValue };
return (hook.memoizedState = initialValue);
},
useState: function (initialState) {
initialState = mountStateImpl(initialState);
var queue = initialState.queue,
dispatch = dispatchSetState.bind(
null,
currentlyRenderingFiber,
queue
);
queue.dispatch = dispatch;
return [initialState.memoizedState, dispatch];
},
useDebugValue: mountDebugValue,
useDeferredValue: function (value, initialValue) {
var hook = mountWorkInProgressHook();
return mountDeferredValueImpl(hook, value, initialValue);
},
useTransition: function () {
var stateHook = mountStateImpl(!1);
stateHook = startTransition.bind(
null,
currentlyRenderingFiber,
stateHook.queue,
!0,
!1
);
mountWorkInProgressHook().memoizedState = stateHook;
return [!1, stateHook];
},
useSyncExternalStore: function (
subscribe,
getSnapshot,
getServerSnapshot
) {
var fiber = currentlyRenderingFiber,
hook = mountWorkInProgressHook();
if (isHydrating) {
if (void 0 === getServerSnapshot)
throw Error(formatProdErrorMessage(407));
getServerSnapshot = getServerSnapshot();
} else {
getServerSnapshot = getSnapshot();
if (null === workInProgressRoot)
throw Error(formatProdErrorMessage(349));
0 !== (workInProgressRootRenderLanes & 127) ||
pushStoreConsistencyCheck(fiber, getSnapshot, getServerSnapshot);
}
hook.memoizedState = getServerSnapshot;
var inst = { value: getServerSnapshot, getSnapshot: getSnapshot };
hook.queue = inst;
mountEffect(subscribeToStore.bind(null, fiber, inst, subscribe), [
subscribe
]);
fiber.flags |= 2048;
pushSimpleEffect(
9,
{ destroy: void 0 },
updateStoreInstance.bind(
null,
fiber,
inst,
getServerSnapshot,
getSnapshot
),
null
);
return getServerSnapshot;
},
useId: function () {
var hook = mountWorkInProgressHook(),
identifierPrefix = workInProgressRoot.identifierPrefix;
if (isHydrating) {
var JSCompiler_inline_result = treeContextOverflow;
var idWithLeadingBit = treeContextId;
JSCompiler_inline_result =
(
idWithLeadingBit & ~(1 << (32 - clz32(idWithLeadingBit) - 1))
).toString(32) + JSCompiler_inline_result;
identifierPrefix =
"_" + identifierPrefix + "R_" + JSCompiler_inline_result;
JSCompiler_inline_result = localIdCounter++;
0 < JSCompiler_inline_result &&
(identifierPrefix += "H" + JSCompiler_inline_result.toString(32));
identifierPrefix += "_";
} else
(JSCompiler_inline_result = globalClientIdCounter++),
(identifierPrefix =
"_" +
identifierPrefix +
"r_" +
JSCompiler_inline_result.toString(32) +
"_");
return (hook.memoizedState = identifierPrefix);
},
useHostTransitionStatus: useHostTransitionStatus,
useFormState: mountActionState,
useActionState: mountActionState,
useOptimistic: function (passthrough) {
var hook = mountWorkInProgressHook();
hook.memoizedState = hook.baseState = passthrough;
var queue = {
pending: null,
lanes: 0,
dispatch: null,
lastRenderedReducer: null,
lastRenderedState: null
};
hook.queue = queue;
hook = dispatchOptimisticSetState.bind(
null,
currentlyRenderingFiber,
!0,
queue
);
queue.dispatch = hook;
return [passthrough, hook];
},
useMemoCache: useMemoCache,
useCacheRefresh: function () {
return (mountWorkInProgressHook().memoizedState = refreshCache.bind(
null,
currentlyRenderingFiber
));
},
useEffectEvent: function (callback) {
var hook = mountWorkInProgressHook(),
ref = { impl: callback };
hook.memoizedState = ref;
return function () {
if (0 !== (executionContext & 2))
throw Error(formatProdErrorMessage(440));
return ref.impl.apply(void 0, arguments);
};
}
},
HooksDispatcherOnUpdate = {
readContext: readContext,
use: use,
useCallback: updateCallback,
useContext: readContext,
useEffect: updateEffect,
useImperativeHandle: updateImperativeHandle,
useInsertionEffect: updateInsertionEffect,
useLayoutEffect: updateLayoutEffect,
useMemo: updateMemo,
useReducer: updateReducer,
useRef: updateRef,
useState: function () {
return updateReducer(basicStateReducer);
},
useDebugValue: mountDebugValue,
useDeferredValue: function (value, initialValue) {
var hook = updateWorkInProgressHook();
return updateDeferredValueImpl(
hook,
currentHook.memoizedState,
value,
initialValue
);
},
useTransition: function () {
var booleanOrThenable = updateReducer(basicStateReducer)[0],
start = updateWorkInProgressHook().memoizedState;
return [
"boolean" === typeof booleanOrThenable
? booleanOrThenable
: useThenable(booleanOrThenable),
start
];
},
useSyncExternalStore: updateSyncExternalStore,
useId: updateId,
useHostTransitionStatus: useHostTransitionStatus,
useFormState: updateActionState,
useActionState: updateActionState,
useOptimistic: function (passthrough, reducer) {
var hook = updateWorkInProgressHook();
return updateOptimisticImpl(hook, currentHook, passthrough, reducer);
},
useMemoCache: useMemoCache,
useCacheRefresh: updateRefresh
};
HooksDispatcherOnUpdate.useEffectEvent = updateEvent;
var HooksDispatcherOnRerender = {
readContext: readContext,
use: use,
useCallback: updateCallback,
useContext: readContext,
useEffect: updateEffect,
useImperativeHandle: updateImperativeHandle,
useInsertionEffect: updateInsertionEffect,
useLayoutEffect: updateLayoutEffect,
useMemo: updateMemo,
useReducer: rerenderReducer,
useRef: updateRef,
useState: function () {
return rerenderReducer(basicStateReducer);
},
useDebugValue: mountDebugValue,
useDeferredValue: function (value, initialValue) {
var hook = updateWorkInProgressHook();
return null === currentHook
? mountDeferredValueImpl(hook, value, initialValue)
: updateDeferredValueImpl(
hook,
currentHook.memoizedState,
value,
initialValue
);
},
useTransition: function () {
var booleanOrThenable = rerenderReducer(basicStateReducer)[0],
start = updateWorkInProgressHook().memoizedState;
return [
"boolean" === typeof booleanOrThenable
? booleanOrThenable
: useThenable(booleanOrThenable),
start
];
},
useSyncExternalStore: updateSyncExternalStore,
useId: updateId,
useHostTransitionStatus: useHostTransitionStatus,
useFormState: rerenderActionState,
useActionState: rerenderActionState,
useOptimistic: function (passthrough, reducer) {
var hook = updateWorkInProgressHook();
if (null !== currentHook)
return updateOptimisticImpl(hook, currentHook, passthrough, reducer);
hook.baseState = passthrough;
return [passthrough, hook.queue.dispatch];
},
useMemoCache: useMemoCache,
useCacheRefresh: updateRefresh
};
HooksDispatcherOnRerender.useEffectEvent = updateEvent;
var classComponentUpdater = {
enqueueSetState: function (inst, payload, callback) {
inst = inst._reactInternals;
var lane = requestUpdateLane(),
update = createUpdate(lane);
update.payload = payload;
void 0 !== callback &&
null !== callback &&
(update.callback = callback);
payload = enqueueUpdate(inst, update, lane);
null !== payload &&
(scheduleUpdateOnFiber(payload, inst, lane),
entangleTransitions(payload, inst, lane));
},
enqueueReplaceState: function (inst, payload, callback) {
inst = inst._reactInternals;
var lane = requestUpdateLane(),
update = createUpdate(lane);
update.tag = 1;
update.payload = payload;
void 0 !== callback &&
null !== callback &&
(update.callback = callback);
payload = enqueueUpdate(inst, update, lane);
null !== payload &&
(scheduleUpdateOnFiber(payload, inst, lane),
entangleTransitions(payload, inst, lane));
},
enqueueForceUpdate: function (inst, callback) {
inst = inst._reactInternals;
var lane = requestUpdateLane(),
update = createUpdate(lane);
update.tag = 2;
void 0 !== callback &&
null !== callback &&
(update.callback = callback);
callback = enqueueUpdate(inst, update, lane);
null !== callback &&
(scheduleUpdateOnFiber(callback, inst, lane),
entangleTransitions(callback, inst, lane));
}
},
SelectiveHydrationException = Error(formatProdErrorMessage(461)),
didReceiveUpdate = !1,
SUSPENDED_MARKER = {
dehydrated: null,
treeContext: null,
retryLane: 0,
hydrationErrors: null
},
offscreenSubtreeIsHidden = !1,
offscreenSubtreeWasHidden = !1,
needsFormReset = !1,
PossiblyWeakSet = "function" === typeof WeakSet ? WeakSet : Set,
nextEffect = null,
hostParent = null,
hostParentIsContainer = !1,
currentHoistableRoot = null,
suspenseyCommitFlag = 8192,
DefaultAsyncDispatcher = {
getCacheForType: function (resourceType) {
var cache = readContext(CacheContext),
cacheForType = cache.data.get(resourceType);
void 0 === cacheForType &&
((cacheForType = resourceType()),
cache.data.set(resourceType, cacheForType));
return cacheForType;
},
cacheSignal: function () {
return readContext(CacheContext).controller.signal;
}
},
COMPONENT_TYPE = 0,
HAS_PSEUDO_CLASS_TYPE = 1,
ROLE_TYPE = 2,
TEST_NAME_TYPE = 3,
TEXT_TYPE = 4;
if ("function" === typeof Symbol && Symbol.for) {
var symbolFor = Symbol.for;
COMPONENT_TYPE = symbolFor("selector.component");
HAS_PSEUDO_CLASS_TYPE = symbolFor("selector.has_pseudo_class");
ROLE_TYPE = symbolFor("selector.role");
TEST_NAME_TYPE = symbolFor("selector.test_id");
TEXT_TYPE = symbolFor("selector.text");
}
var PossiblyWeakMap = "function" === typeof WeakMap ? WeakMap : Map,
executionContext = 0,
workInProgressRoot = null,
workInProgress = null,
workInProgressRootRenderLanes = 0,
workInProgressSuspendedReason = 0,
workInProgressThrownValue = null,
workInProgressRootDidSkipSuspendedSiblings = !1,
workInProgressRootIsPrerendering = !1,
workInProgressRootDidAttachPingListener = !1,
entangledRenderLanes = 0,
workInProgressRootExitStatus = 0,
workInProgressRootSkippedLanes = 0,
workInProgressRootInterleavedUpdatedLanes = 0,
workInProgressRootPingedLanes = 0,
workInProgressDeferredLane = 0,
workInProgressSuspendedRetryLanes = 0,
workInProgressRootConcurrentErrors = null,
workInProgressRootRecoverableErrors = null,
workInProgressRootDidIncludeRecursiveRenderUpdate = !1,
globalMostRecentFallbackTime = 0,
globalMostRecentTransitionTime = 0,
workInProgressRootRenderTargetTime = Infinity,
workInProgressTransitions = null,
legacyErrorBoundariesThatAlreadyFailed = null,
pendingEffectsStatus = 0,
pendingEffectsRoot = null,
pendingFinishedWork = null,
pendingEffectsLanes = 0,
pendingEffectsRemainingLanes = 0,
pendingPassiveTransitions = null,
pendingRecoverableErrors = null,
nestedUpdateCount = 0,
rootWithNestedUpdates = null;
exports.attemptContinuousHydration = function (fiber) {
if (13 === fiber.tag || 31 === fiber.tag) {
var root = enqueueConcurrentRenderForLane(fiber, 67108864);
null !== root && scheduleUpdateOnFiber(root, fiber, 67108864);
markRetryLaneIfNotHydrated(fiber, 67108864);
}
};
exports.attemptHydrationAtCurrentPriority = function (fiber) {
if (13 === fiber.tag || 31 === fiber.tag) {
var lane = requestUpdateLane();
lane = getBumpedLaneForHydrationByLane(lane);
var root = enqueueConcurrentRenderForLane(fiber, lane);
null !== root && scheduleUpdateOnFiber(root, fiber, lane);
markRetryLaneIfNotHydrated(fiber, lane);
}
};
exports.attemptSynchronousHydration = function (fiber) {
switch (fiber.tag) {
case 3:
fiber = fiber.stateNode;
if (fiber.current.memoizedState.isDehydrated) {
var lanes = getHighestPriorityLanes(fiber.pendingLanes);
if (0 !== lanes) {
fiber.pendingLanes |= 2;
for (fiber.entangledLanes |= 2; lanes; ) {
var lane = 1 << (31 - clz32(lanes));
fiber.entanglements[1] |= lane;
lanes &= ~lane;
}
ensureRootIsScheduled(fiber);
0 === (executionContext & 6) &&
((workInProgressRootRenderTargetTime = now() + 500),
flushSyncWorkAcrossRoots_impl(0, !1));
}
}
break;
case 31:
case 13:
(lanes = enqueueConcurrentRenderForLane(fiber, 2)),
null !== lanes && scheduleUpdateOnFiber(lanes, fiber, 2),
flushSyncWork(),
markRetryLaneIfNotHydrated(fiber, 2);
}
};
exports.batchedUpdates = function (fn, a) {
return fn(a);
};
exports.createComponentSelector = function (component) {
return { $$typeof: COMPONENT_TYPE, value: component };
};
exports.createContainer = function (
containerInfo,
tag,
hydrationCallbacks,
isStrictMode,
concurrentUpdatesByDefaultOverride,
identifierPrefix,
onUncaughtError,
onCaughtError,
onRecoverableError,
onDefaultTransitionIndicator
) {
return createFiberRoot(
containerInfo,
tag,
!1,
null,
hydrationCallbacks,
isStrictMode,
identifierPrefix,
null,
onUncaughtError,
onCaughtError,
onRecoverableError,
onDefaultTransitionIndicator
);
};
exports.createHasPseudoClassSelector = function (selectors) {
return { $$typeof: HAS_PSEUDO_CLASS_TYPE, value: selectors };
};
exports.createHydrationContainer = function (
initialChildren,
callback,
containerInfo,
tag,
hydrationCallbacks,
isStrictMode,
concurrentUpdatesByDefaultOverride,
identifierPrefix,
onUncaughtError,
onCaughtError,
onRecoverableError,
onDefaultTransitionIndicator,
transitionCallbacks,
formState
) {
initialChildren = createFiberRoot(
containerInfo,
tag,
!0,
initialChildren,
hydrationCallbacks,
isStrictMode,
identifierPrefix,
formState,
onUncaughtError,
onCaughtError,
onRecoverableError,
onDefaultTransitionIndicator
);
initialChildren.context = getContextForSubtree(null);
containerInfo = initialChildren.current;
tag = requestUpdateLane();
tag = getBumpedLaneForHydrationByLane(tag);
hydrationCallbacks = createUpdate(tag);
hydrationCallbacks.callback =
void 0 !== callback && null !== callback ? callback : null;
enqueueUpdate(containerInfo, hydrationCallbacks, tag);
callback = tag;
initialChildren.current.lanes = callback;
markRootUpdated$1(initialChildren, callback);
ensureRootIsScheduled(initialChildren);
return initialChildren;
};
exports.createPortal = function (children, containerInfo, implementation) {
var key =
3 < arguments.length && void 0 !== arguments[3] ? arguments[3] : null;
return {
$$typeof: REACT_PORTAL_TYPE,
key: null == key ? null : "" + key,
children: children,
containerInfo: containerInfo,
implementation: implementation
};
};
exports.createRoleSelector = function (role) {
return { $$typeof: ROLE_TYPE, value: role };
};
exports.createTestNameSelector = function (id) {
return { $$typeof: TEST_NAME_TYPE, value: id };
};
exports.createTextSelector = function (text) {
return { $$typeof: TEXT_TYPE, value: text };
};
exports.defaultOnCaughtError = function (error) {
console.error(error);
};
exports.defaultOnRecoverableError = function (error) {
reportGlobalError(error);
};
exports.defaultOnUncaughtError = function (error) {
reportGlobalError(error);
};
exports.deferredUpdates = function (fn) {
var prevTransition = ReactSharedInternals.T,
previousPriority = getCurrentUpdatePriority();
try {
return (
setCurrentUpdatePriority(32), (ReactSharedInternals.T = null), fn()
);
} finally {
setCurrentUpdatePriority(previousPriority),
(ReactSharedInternals.T = prevTransition);
}
};
exports.discreteUpdates = function (fn, a, b, c, d) {
var prevTransition = ReactSharedInternals.T,
previousPriority = getCurrentUpdatePriority();
try {
return (
setCurrentUpdatePriority(2),
(ReactSharedInternals.T = null),
fn(a, b, c, d)
);
} finally {
setCurrentUpdatePriority(previousPriority),
(ReactSharedInternals.T = prevTransition),
0 === executionContext &&
(workInProgressRootRenderTargetTime = now() + 500);
}
};
exports.findAllNodes = findAllNodes;
exports.findBoundingRects = function (hostRoot, selectors) {
if (!supportsTestSelectors) throw Error(formatProdErrorMessage(363));
selectors = findAllNodes(hostRoot, selectors);
hostRoot = [];
for (var i = 0; i < selectors.length; i++)
hostRoot.push(getBoundingRect(selectors[i]));
for (selectors = hostRoot.length - 1; 0 < selectors; selectors--) {
i = hostRoot[selectors];
for (
var targetLeft = i.x,
targetRight = targetLeft + i.width,
targetTop = i.y,
targetBottom = targetTop + i.height,
j = selectors - 1;
0 <= j;
j--
)
if (selectors !== j) {
var otherRect = hostRoot[j],
otherLeft = otherRect.x,
otherRight = otherLeft + otherRect.width,
otherTop = otherRect.y,
otherBottom = otherTop + otherRect.height;
if (
targetLeft >= otherLeft &&
targetTop >= otherTop &&
targetRight <= otherRight &&
targetBottom <= otherBottom
) {
hostRoot.splice(selectors, 1);
break;
} else if (
!(
targetLeft !== otherLeft ||
i.width !== otherRect.width ||
otherBottom < targetTop ||
otherTop > targetBottom
)
) {
otherTop > targetTop &&
((otherRect.height += otherTop - targetTop),
(otherRect.y = targetTop));
otherBottom < targetBottom &&
(otherRect.height = targetBottom - otherTop);
hostRoot.splice(selectors, 1);
break;
} else if (
!(
targetTop !== otherTop ||
i.height !== otherRect.height ||
otherRight < targetLeft ||
otherLeft > targetRight
)
) {
otherLeft > targetLeft &&
((otherRect.width += otherLeft - targetLeft),
(otherRect.x = targetLeft));
otherRight < targetRight &&
(otherRect.width = targetRight - otherLeft);
hostRoot.splice(selectors, 1);
break;
}
}
}
return hostRoot;
};
exports.findHostInstance = findHostInstance;
exports.findHostInstanceWithNoPortals = function (fiber) {
fiber = findCurrentFiberUsingSlowPath(fiber);
fiber =
null !== fiber ? findCurrentHostFiberWithNoPortalsImpl(fiber) : null;
return null === fiber ? null : getPublicInstance(fiber.stateNode);
};
exports.findHostInstanceWithWarning = function (component) {
return findHostInstance(component);
};
exports.flushPassiveEffects = flushPendingEffects;
exports.flushSyncFromReconciler = function (fn) {
var prevExecutionContext = executionContext;
executionContext |= 1;
var prevTransition = ReactSharedInternals.T,
previousPriority = getCurrentUpdatePriority();
try {
if ((setCurrentUpdatePriority(2), (ReactSharedInternals.T = null), fn))
return fn();
} finally {
setCurrentUpdatePriority(previousPriority),
(ReactSharedInternals.T = prevTransition),
(executionContext = prevExecutionContext),
0 === (executionContext & 6) && flushSyncWorkAcrossRoots_impl(0, !1);
}
};
exports.flushSyncWork = flushSyncWork;
exports.focusWithin = function (hostRoot, selectors) {
if (!supportsTestSelectors) throw Error(formatProdErrorMessage(363));
hostRoot = findFiberRootForHostRoot(hostRoot);
selectors = findPaths(hostRoot, selectors);
selectors = Array.from(selectors);
for (hostRoot = 0; hostRoot < selectors.length; ) {
var fiber = selectors[hostRoot++],
tag = fiber.tag;
if (!isHiddenSubtree(fiber)) {
if (
(5 === tag || 26 === tag || 27 === tag) &&
setFocusIfFocusable(fiber.stateNode)
)
return !0;
for (fiber = fiber.child; null !== fiber; )
selectors.push(fiber), (fiber = fiber.sibling);
}
}
return !1;
};
exports.getFindAllNodesFailureDescription = function (hostRoot, selectors) {
if (!supportsTestSelectors) throw Error(formatProdErrorMessage(363));
var maxSelectorIndex = 0,
matchedNames = [];
hostRoot = [findFiberRootForHostRoot(hostRoot), 0];
for (var index = 0; index < hostRoot.length; ) {
var fiber = hostRoot[index++],
tag = fiber.tag,
selectorIndex = hostRoot[index++],
selector = selectors[selectorIndex];
if ((5 !== tag && 26 !== tag && 27 !== tag) || !isHiddenSubtree(fiber))
if (
(matchSelector(fiber, selector) &&
(matchedNames.push(selectorToString(selector)),
selectorIndex++,
selectorIndex > maxSelectorIndex &&
(maxSelectorIndex = selectorIndex)),
selectorIndex < selectors.length)
)
for (fiber = fiber.child; null !== fiber; )
hostRoot.push(fiber, selectorIndex), (fiber = fiber.sibling);
}
if (maxSelectorIndex < selectors.length) {
for (
hostRoot = [];
maxSelectorIndex < selectors.length;
maxSelectorIndex++
)
hostRoot.push(selectorToString(selectors[maxSelectorIndex]));
return (
"findAllNodes was able to match part of the selector:\n  " +
(matchedNames.join(" > ") +
"\n\nNo matching component was found for:\n  ") +
hostRoot.join(" > ")
);
}
return null;
};
exports.getPublicRootInstance = function (container) {
container = container.current;
if (!container.child) return null;
switch (container.child.tag) {
case 27:
case 5:
return getPublicInstance(container.child.stateNode);
default:
return container.child.stateNode;
}
};
exports.injectIntoDevTools = function () {
var internals = {
bundleType: 0,
version: rendererVersion,
rendererPackageName: rendererPackageName,
currentDispatcherRef: ReactSharedInternals,
reconcilerVersion: "19.2.0"
};
null !== extraDevToolsConfig &&
(internals.rendererConfig = extraDevToolsConfig);
if ("undefined" === typeof __REACT_DEVTOOLS_GLOBAL_HOOK__) internals = !1;
else {
var hook = __REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook.isDisabled || !hook.supportsFiber) internals = !0;
else {
try {
(rendererID = hook.inject(internals)), (injectedHook = hook);
} catch (err) {}
internals = hook.checkDCE ? !0 : !1;
}
}
return internals;
};
exports.isAlreadyRendering = function () {
return 0 !== (executionContext & 6);
};
exports.observeVisibleRects = function (
hostRoot,
selectors,
callback,
options
) {
if (!supportsTestSelectors) throw Error(formatProdErrorMessage(363));
hostRoot = findAllNodes(hostRoot, selectors);
var disconnect = setupIntersectionObserver(
hostRoot,
callback,
options
).disconnect;
return {
disconnect: function () {
disconnect();
}
};
};
exports.shouldError = function () {
return null;
};
exports.shouldSuspend = function () {
return !1;
};
exports.startHostTransition = function (
formFiber,
pendingState,
action,
formData
) {
if (5 !== formFiber.tag) throw Error(formatProdErrorMessage(476));
var queue = ensureFormComponentIsStateful(formFiber).queue;
startTransition(
formFiber,
queue,
pendingState,
NotPendingTransition,
null === action
? noop
: function () {
var stateHook = ensureFormComponentIsStateful(formFiber);
null === stateHook.next &&
(stateHook = formFiber.alternate.memoizedState);
dispatchSetStateInternal(
formFiber,
stateHook.next.queue,
{},
requestUpdateLane()
);
return action(formData);
}
);
};
exports.updateContainer = function (
element,
container,
parentComponent,
callback
) {
var current = container.current,
lane = requestUpdateLane();
updateContainerImpl(
current,
lane,
element,
container,
parentComponent,
callback
);
return lane;
};
exports.updateContainerSync = function (
element,
container,
parentComponent,
callback
) {
updateContainerImpl(
container.current,
2,
element,
container,
parentComponent,
callback
);
return 2;
};
return exports;
};
module.exports["default"] = module.exports;
Object.defineProperty(module.exports, "__esModule", ({ value: !0 }));
}),
30809:
((module, __unused_webpack_exports, __webpack_require__) => {
module.exports = __webpack_require__(96080);
}),
27764:
((module, __unused_webpack_exports, __webpack_require__) => {
module.exports = __webpack_require__(49208);
}),
16204:
((__unused_webpack_module, exports) => {
/**
 * @license React
 * react.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element"),
REACT_PORTAL_TYPE = Symbol.for("react.portal"),
REACT_FRAGMENT_TYPE = Symbol.for("react.fragment"),
REACT_STRICT_MODE_TYPE = Symbol.for("react.strict_mode"),
REACT_PROFILER_TYPE = Symbol.for("react.profiler"),
REACT_CONSUMER_TYPE = Symbol.for("react.consumer"),
REACT_CONTEXT_TYPE = Symbol.for("react.context"),
REACT_FORWARD_REF_TYPE = Symbol.for("react.forward_ref"),
REACT_SUSPENSE_TYPE = Symbol.for("react.suspense"),
REACT_MEMO_TYPE = Symbol.for("react.memo"),
REACT_LAZY_TYPE = Symbol.for("react.lazy"),
REACT_ACTIVITY_TYPE = Symbol.for("react.activity"),
REACT_VIEW_TRANSITION_TYPE = Symbol.for("react.view_transition"),
MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
function getIteratorFn(maybeIterable) {
if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
maybeIterable =
(MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL]) ||
maybeIterable["@@iterator"];
return "function" === typeof maybeIterable ? maybeIterable : null;
}
var ReactNoopUpdateQueue = {
isMounted: function () {
return !1;
},
enqueueForceUpdate: function () {},
enqueueReplaceState: function () {},
enqueueSetState: function () {}
},
assign = Object.assign,
emptyObject = {};
function Component(props, context, updater) {
this.props = props;
this.context = context;
this.refs = emptyObject;
this.updater = updater || ReactNoopUpdateQueue;
}
Component.prototype.isReactComponent = {};
Component.prototype.setState = function (partialState, callback) {
if (
"object" !== typeof partialState &&
"function" !== typeof partialState &&
null != partialState
)
throw Error(
"takes an object of state variables to update or a function which returns an object of state variables."
);
this.updater.enqueueSetState(this, partialState, callback, "setState");
};
Component.prototype.forceUpdate = function (callback) {
this.updater.enqueueForceUpdate(this, callback, "forceUpdate");
};
function ComponentDummy() {}
ComponentDummy.prototype = Component.prototype;
function PureComponent(props, context, updater) {
this.props = props;
this.context = context;
this.refs = emptyObject;
this.updater = updater || ReactNoopUpdateQueue;
}
var pureComponentPrototype = (PureComponent.prototype = new ComponentDummy());
pureComponentPrototype.constructor = PureComponent;
assign(pureComponentPrototype, Component.prototype);
pureComponentPrototype.isPureReactComponent = !0;
var isArrayImpl = Array.isArray;
function noop() {}
var ReactSharedInternals = { H: null, A: null, T: null, S: null },
hasOwnProperty = Object.prototype.hasOwnProperty;
function ReactElement(type, key, props) {
var refProp = props.ref;
return {
$$typeof: REACT_ELEMENT_TYPE,
type: type,
key: key,
ref: void 0 !== refProp ? refProp : null,
props: props
};
}
function cloneAndReplaceKey(oldElement, newKey) {
return ReactElement(oldElement.type, newKey, oldElement.props);
}
function isValidElement(object) {
return (
"object" === typeof object &&
null !== object &&
object.$$typeof === REACT_ELEMENT_TYPE
);
}
function escape(key) {
var escaperLookup = { "=": "=0", ":": "=2" };
return (
"$" +
key.replace(/[=:]/g, function (match) {
return escaperLookup[match];
})
);
}
var userProvidedKeyEscapeRegex = /\/+/g;
function getElementKey(element, index) {
return "object" === typeof element && null !== element && null != element.key
? escape("" + element.key)
: index.toString(36);
}
function resolveThenable(thenable) {
switch (thenable.status) {
case "fulfilled":
return thenable.value;
case "rejected":
throw thenable.reason;
default:
switch (
("string" === typeof thenable.status
? thenable.then(noop, noop)
: ((thenable.status = "pending"),
thenable.then(
function (fulfilledValue) {
"pending" === thenable.status &&
((thenable.status = "fulfilled"),
(thenable.value = fulfilledValue));
},
function (error) {
"pending" === thenable.status &&
((thenable.status = "rejected"), (thenable.reason = error));
}
)),
thenable.status)
) {
case "fulfilled":
return thenable.value;
case "rejected":
throw thenable.reason;
}
}
throw thenable;
}
function mapIntoArray(children, array, escapedPrefix, nameSoFar, callback) {
var type = typeof children;
if ("undefined" === type || "boolean" === type) children = null;
var invokeCallback = !1;
if (null === children) invokeCallback = !0;
else
switch (type) {
case "bigint":
case "string":
case "number":
invokeCallback = !0;
break;
case "object":
switch (children.$$typeof) {
case REACT_ELEMENT_TYPE:
case REACT_PORTAL_TYPE:
invokeCallback = !0;
break;
case REACT_LAZY_TYPE:
return (
(invokeCallback = children._init),
mapIntoArray(
invokeCallback(children._payload),
array,
escapedPrefix,
nameSoFar,
callback
)
);
}
}
if (invokeCallback)
return (
(callback = callback(children)),
(invokeCallback =
"" === nameSoFar ? "." + getElementKey(children, 0) : nameSoFar),
isArrayImpl(callback)
? ((escapedPrefix = ""),
null != invokeCallback &&
(escapedPrefix =
invokeCallback.replace(userProvidedKeyEscapeRegex, "$&/") + "/"),
mapIntoArray(callback, array, escapedPrefix, "", function (c) {
return c;
}))
: null != callback &&
(isValidElement(callback) &&
(callback = cloneAndReplaceKey(
callback,
escapedPrefix +
(null == callback.key ||
(children && children.key === callback.key)
? ""
: ("" + callback.key).replace(
userProvidedKeyEscapeRegex,
"$&/"
) + "/") +
invokeCallback
)),
array.push(callback)),
1
);
invokeCallback = 0;
var nextNamePrefix = "" === nameSoFar ? "." : nameSoFar + ":";
if (isArrayImpl(children))
for (var i = 0; i < children.length; i++)
(nameSoFar = children[i]),
(type = nextNamePrefix + getElementKey(nameSoFar, i)),
(invokeCallback += mapIntoArray(
nameSoFar,
array,
escapedPrefix,
type,
callback
));
else if (((i = getIteratorFn(children)), "function" === typeof i))
for (
children = i.call(children), i = 0;
!(nameSoFar = children.next()).done;
)
(nameSoFar = nameSoFar.value),
(type = nextNamePrefix + getElementKey(nameSoFar, i++)),
(invokeCallback += mapIntoArray(
nameSoFar,
array,
escapedPrefix,
type,
callback
));
else if ("object" === type) {
if ("function" === typeof children.then)
return mapIntoArray(
resolveThenable(children),
array,
escapedPrefix,
nameSoFar,
callback
);
array = String(children);
throw Error(
"Objects are not valid as a React child (found: " +
("[object Object]" === array
? "object with keys {" + Object.keys(children).join(", ") + "}"
: array) +
"). If you meant to render a collection of children, use an array instead."
);
}
return invokeCallback;
}
function mapChildren(children, func, context) {
if (null == children) return children;
var result = [],
count = 0;
mapIntoArray(children, result, "", "", function (child) {
return func.call(context, child, count++);
});
return result;
}
function lazyInitializer(payload) {
if (-1 === payload._status) {
var ctor = payload._result,
thenable = ctor();
thenable.then(
function (moduleObject) {
if (0 === payload._status || -1 === payload._status)
(payload._status = 1),
(payload._result = moduleObject),
void 0 === thenable.status &&
((thenable.status = "fulfilled"),
(thenable.value = moduleObject));
},
function (error) {
if (0 === payload._status || -1 === payload._status)
(payload._status = 2),
(payload._result = error),
void 0 === thenable.status &&
((thenable.status = "rejected"), (thenable.reason = error));
}
);
-1 === payload._status &&
((payload._status = 0), (payload._result = thenable));
}
if (1 === payload._status) return payload._result.default;
throw payload._result;
}
var reportGlobalError =
"function" === typeof reportError
? reportError
: function (error) {
if (
"object" === typeof window &&
"function" === typeof window.ErrorEvent
) {
var event = new window.ErrorEvent("error", {
bubbles: !0,
cancelable: !0,
message:
"object" === typeof error &&
null !== error &&
"string" === typeof error.message
? String(error.message)
: String(error),
error: error
});
if (!window.dispatchEvent(event)) return;
} else if (
"object" === typeof process &&
"function" === typeof process.emit
) {
process.emit("uncaughtException", error);
return;
}
console.error(error);
};
function startTransition(scope) {
var prevTransition = ReactSharedInternals.T,
currentTransition = {};
currentTransition.types =
null !== prevTransition ? prevTransition.types : null;
ReactSharedInternals.T = currentTransition;
try {
var returnValue = scope(),
onStartTransitionFinish = ReactSharedInternals.S;
null !== onStartTransitionFinish &&
onStartTransitionFinish(currentTransition, returnValue);
"object" === typeof returnValue &&
null !== returnValue &&
"function" === typeof returnValue.then &&
returnValue.then(noop, reportGlobalError);
} catch (error) {
reportGlobalError(error);
} finally {
null !== prevTransition &&
null !== currentTransition.types &&
(prevTransition.types = currentTransition.types),
(ReactSharedInternals.T = prevTransition);
}
}
function addTransitionType(type) {
var transition = ReactSharedInternals.T;
if (null !== transition) {
var transitionTypes = transition.types;
null === transitionTypes
? (transition.types = [type])
: -1 === transitionTypes.indexOf(type) && transitionTypes.push(type);
} else startTransition(addTransitionType.bind(null, type));
}
var Children = {
map: mapChildren,
forEach: function (children, forEachFunc, forEachContext) {
mapChildren(
children,
function () {
forEachFunc.apply(this, arguments);
},
forEachContext
);
},
count: function (children) {
var n = 0;
mapChildren(children, function () {
n++;
});
return n;
},
toArray: function (children) {
return (
mapChildren(children, function (child) {
return child;
}) || []
);
},
only: function (children) {
if (!isValidElement(children))
throw Error(
"React.Children.only expected to receive a single React element child."
);
return children;
}
};
exports.Activity = REACT_ACTIVITY_TYPE;
exports.Children = Children;
exports.Component = Component;
exports.Fragment = REACT_FRAGMENT_TYPE;
exports.Profiler = REACT_PROFILER_TYPE;
exports.PureComponent = PureComponent;
exports.StrictMode = REACT_STRICT_MODE_TYPE;
exports.Suspense = REACT_SUSPENSE_TYPE;
exports.ViewTransition = REACT_VIEW_TRANSITION_TYPE;
exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE =
ReactSharedInternals;
exports.__COMPILER_RUNTIME = {
__proto__: null,
c: function (size) {
return ReactSharedInternals.H.useMemoCache(size);
}
};
exports.addTransitionType = addTransitionType;
exports.cache = function (fn) {
return function () {
return fn.apply(null, arguments);
};
};
exports.cacheSignal = function () {
return null;
};
exports.cloneElement = function (element, config, children) {
if (null === element || void 0 === element)
throw Error(
"The argument must be a React element, but you passed " + element + "."
);
var props = assign({}, element.props),
key = element.key;
if (null != config)
for (propName in (void 0 !== config.key && (key = "" + config.key), config))
!hasOwnProperty.call(config, propName) ||
"key" === propName ||
"__self" === propName ||
"__source" === propName ||
("ref" === propName && void 0 === config.ref) ||
(props[propName] = config[propName]);
var propName = arguments.length - 2;
if (1 === propName) props.children = children;
else if (1 < propName) {
for (var childArray = Array(propName), i = 0; i < propName; i++)
childArray[i] = arguments[i + 2];
props.children = childArray;
}
return ReactElement(element.type, key, props);
};
exports.createContext = function (defaultValue) {
defaultValue = {
$$typeof: REACT_CONTEXT_TYPE,
_currentValue: defaultValue,
_currentValue2: defaultValue,
_threadCount: 0,
Provider: null,
Consumer: null
};
defaultValue.Provider = defaultValue;
defaultValue.Consumer = {
$$typeof: REACT_CONSUMER_TYPE,
_context: defaultValue
};
return defaultValue;
};
exports.createElement = function (type, config, children) {
var propName,
props = {},
key = null;
if (null != config)
for (propName in (void 0 !== config.key && (key = "" + config.key), config))
hasOwnProperty.call(config, propName) &&
"key" !== propName &&
"__self" !== propName &&
"__source" !== propName &&
(props[propName] = config[propName]);
var childrenLength = arguments.length - 2;
if (1 === childrenLength) props.children = children;
else if (1 < childrenLength) {
for (var childArray = Array(childrenLength), i = 0; i < childrenLength; i++)
childArray[i] = arguments[i + 2];
props.children = childArray;
}
if (type && type.defaultProps)
for (propName in ((childrenLength = type.defaultProps), childrenLength))
void 0 === props[propName] &&
(props[propName] = childrenLength[propName]);
return ReactElement(type, key, props);
};
exports.createRef = function () {
return { current: null };
};
exports.forwardRef = function (render) {
return { $$typeof: REACT_FORWARD_REF_TYPE, render: render };
};
exports.isValidElement = isValidElement;
exports.lazy = function (ctor) {
return {
$$typeof: REACT_LAZY_TYPE,
_payload: { _status: -1, _result: ctor },
_init: lazyInitializer
};
};
exports.memo = function (type, compare) {
return {
$$typeof: REACT_MEMO_TYPE,
type: type,
compare: void 0 === compare ? null : compare
};
};
exports.startTransition = startTransition;
exports.unstable_useCacheRefresh = function () {
return ReactSharedInternals.H.useCacheRefresh();
};
exports.use = function (usable) {
return ReactSharedInternals.H.use(usable);
};
exports.useActionState = function (action, initialState, permalink) {
return ReactSharedInternals.H.useActionState(action, initialState, permalink);
};
exports.useCallback = function (callback, deps) {
return ReactSharedInternals.H.useCallback(callback, deps);
};
exports.useContext = function (Context) {
return ReactSharedInternals.H.useContext(Context);
};
exports.useDebugValue = function () {};
exports.useDeferredValue = function (value, initialValue) {
return ReactSharedInternals.H.useDeferredValue(value, initialValue);
};
exports.useEffect = function (create, deps) {
return ReactSharedInternals.H.useEffect(create, deps);
};
exports.useEffectEvent = function (callback) {
return ReactSharedInternals.H.useEffectEvent(callback);
};
exports.useId = function () {
return ReactSharedInternals.H.useId();
};
exports.useImperativeHandle = function (ref, create, deps) {
return ReactSharedInternals.H.useImperativeHandle(ref, create, deps);
};
exports.useInsertionEffect = function (create, deps) {
return ReactSharedInternals.H.useInsertionEffect(create, deps);
};
exports.useLayoutEffect = function (create, deps) {
return ReactSharedInternals.H.useLayoutEffect(create, deps);
};
exports.useMemo = function (create, deps) {
return ReactSharedInternals.H.useMemo(create, deps);
};
exports.useOptimistic = function (passthrough, reducer) {
return ReactSharedInternals.H.useOptimistic(passthrough, reducer);
};
exports.useReducer = function (reducer, initialArg, init) {
return ReactSharedInternals.H.useReducer(reducer, initialArg, init);
};
exports.useRef = function (initialValue) {
return ReactSharedInternals.H.useRef(initialValue);
};
exports.useState = function (initialState) {
return ReactSharedInternals.H.useState(initialState);
};
exports.useSyncExternalStore = function (
subscribe,
getSnapshot,
getServerSnapshot
) {
return ReactSharedInternals.H.useSyncExternalStore(
subscribe,
getSnapshot,
getServerSnapshot
);
};
exports.useTransition = function () {
return ReactSharedInternals.H.useTransition();
};
exports.version = "19.3.1";
}),
47919:
((module, __unused_webpack_exports, __webpack_require__) => {
module.exports = __webpack_require__(16204);
}),
42202:
((module, __unused_webpack_exports, __webpack_require__) => {
var process = global.process
const processOk = function (process) {
return process &&
typeof process === 'object' &&
typeof process.removeListener === 'function' &&
typeof process.emit === 'function' &&
typeof process.reallyExit === 'function' &&
typeof process.listeners === 'function' &&
typeof process.kill === 'function' &&
typeof process.pid === 'number' &&
typeof process.on === 'function'
}
if (!processOk(process)) {
module.exports = function () {
return function () {}
}
} else {
var assert = __webpack_require__(42613)
var signals = __webpack_require__(59015)
var isWin = /^win/i.test(process.platform)
var EE = __webpack_require__(24434)
if (typeof EE !== 'function') {
EE = EE.EventEmitter
}
var emitter
if (process.__signal_exit_emitter__) {
emitter = process.__signal_exit_emitter__
} else {
emitter = process.__signal_exit_emitter__ = new EE()
emitter.count = 0
emitter.emitted = {}
}
if (!emitter.infinite) {
emitter.setMaxListeners(Infinity)
emitter.infinite = true
}
module.exports = function (cb, opts) {
if (!processOk(global.process)) {
return function () {}
}
assert.equal(typeof cb, 'function', 'a callback must be provided for exit handler')
if (loaded === false) {
load()
}
var ev = 'exit'
if (opts && opts.alwaysLast) {
ev = 'afterexit'
}
var remove = function () {
emitter.removeListener(ev, cb)
if (emitter.listeners('exit').length === 0 &&
emitter.listeners('afterexit').length === 0) {
unload()
}
}
emitter.on(ev, cb)
return remove
}
var unload = function unload () {
if (!loaded || !processOk(global.process)) {
return
}
loaded = false
signals.forEach(function (sig) {
try {
process.removeListener(sig, sigListeners[sig])
} catch (er) {}
})
process.emit = originalProcessEmit
process.reallyExit = originalProcessReallyExit
emitter.count -= 1
}
module.exports.unload = unload
var emit = function emit (event, code, signal) {
if (emitter.emitted[event]) {
return
}
emitter.emitted[event] = true
emitter.emit(event, code, signal)
}
var sigListeners = {}
signals.forEach(function (sig) {
sigListeners[sig] = function listener () {
if (!processOk(global.process)) {
return
}
var listeners = process.listeners(sig)
if (listeners.length === emitter.count) {
unload()
emit('exit', null, sig)
emit('afterexit', null, sig)
if (isWin && sig === 'SIGHUP') {
sig = 'SIGINT'
}
process.kill(process.pid, sig)
}
}
})
module.exports.signals = function () {
return signals
}
var loaded = false
var load = function load () {
if (loaded || !processOk(global.process)) {
return
}
loaded = true
emitter.count += 1
signals = signals.filter(function (sig) {
try {
process.on(sig, sigListeners[sig])
return true
} catch (er) {
return false
}
})
process.emit = processEmit
process.reallyExit = processReallyExit
}
module.exports.load = load
var originalProcessReallyExit = process.reallyExit
var processReallyExit = function processReallyExit (code) {
if (!processOk(global.process)) {
return
}
process.exitCode = code ||  0
emit('exit', process.exitCode, null)
emit('afterexit', process.exitCode, null)
originalProcessReallyExit.call(process, process.exitCode)
}
var originalProcessEmit = process.emit
var processEmit = function processEmit (ev, arg) {
if (ev === 'exit' && processOk(global.process)) {
if (arg !== undefined) {
process.exitCode = arg
}
var ret = originalProcessEmit.apply(this, arguments)
emit('exit', process.exitCode, null)
emit('afterexit', process.exitCode, null)
return ret
} else {
return originalProcessEmit.apply(this, arguments)
}
}
}
}),
59015:
((module) => {
module.exports = [
'SIGABRT',
'SIGALRM',
'SIGHUP',
'SIGINT',
'SIGTERM'
]
if (process.platform !== 'win32') {
module.exports.push(
'SIGVTALRM',
'SIGXCPU',
'SIGXFSZ',
'SIGUSR2',
'SIGTRAP',
'SIGSYS',
'SIGQUIT',
'SIGIOT'
)
}
if (process.platform === 'linux') {
module.exports.push(
'SIGIO',
'SIGPOLL',
'SIGPWR',
'SIGSTKFLT',
'SIGUNUSED'
)
}
}),
12196:
((__unused_webpack_module, exports) => {
/**
 * @license React
 * scheduler.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
function push(heap, node) {
var index = heap.length;
heap.push(node);
a: for (; 0 < index; ) {
var parentIndex = (index - 1) >>> 1,
parent = heap[parentIndex];
if (0 < compare(parent, node))
(heap[parentIndex] = node), (heap[index] = parent), (index = parentIndex);
else break a;
}
}
function peek(heap) {
return 0 === heap.length ? null : heap[0];
}
function pop(heap) {
if (0 === heap.length) return null;
var first = heap[0],
last = heap.pop();
if (last !== first) {
heap[0] = last;
a: for (
var index = 0, length = heap.length, halfLength = length >>> 1;
index < halfLength;
) {
var leftIndex = 2 * (index + 1) - 1,
left = heap[leftIndex],
rightIndex = leftIndex + 1,
right = heap[rightIndex];
if (0 > compare(left, last))
rightIndex < length && 0 > compare(right, left)
? ((heap[index] = right),
(heap[rightIndex] = last),
(index = rightIndex))
: ((heap[index] = left),
(heap[leftIndex] = last),
(index = leftIndex));
else if (rightIndex < length && 0 > compare(right, last))
(heap[index] = right), (heap[rightIndex] = last), (index = rightIndex);
else break a;
}
}
return first;
}
function compare(a, b) {
var diff = a.sortIndex - b.sortIndex;
return 0 !== diff ? diff : a.id - b.id;
}
exports.unstable_now = void 0;
if ("object" === typeof performance && "function" === typeof performance.now) {
var localPerformance = performance;
exports.unstable_now = function () {
return localPerformance.now();
};
} else {
var localDate = Date,
initialTime = localDate.now();
exports.unstable_now = function () {
return localDate.now() - initialTime;
};
}
var taskQueue = [],
timerQueue = [],
taskIdCounter = 1,
currentTask = null,
currentPriorityLevel = 3,
isPerformingWork = !1,
isHostCallbackScheduled = !1,
isHostTimeoutScheduled = !1,
needsPaint = !1,
localSetTimeout = "function" === typeof setTimeout ? setTimeout : null,
localClearTimeout = "function" === typeof clearTimeout ? clearTimeout : null,
localSetImmediate = "undefined" !== typeof setImmediate ? setImmediate : null;
function advanceTimers(currentTime) {
for (var timer = peek(timerQueue); null !== timer; ) {
if (null === timer.callback) pop(timerQueue);
else if (timer.startTime <= currentTime)
pop(timerQueue),
(timer.sortIndex = timer.expirationTime),
push(taskQueue, timer);
else break;
timer = peek(timerQueue);
}
}
function handleTimeout(currentTime) {
isHostTimeoutScheduled = !1;
advanceTimers(currentTime);
if (!isHostCallbackScheduled)
if (null !== peek(taskQueue))
(isHostCallbackScheduled = !0),
isMessageLoopRunning ||
((isMessageLoopRunning = !0), schedulePerformWorkUntilDeadline());
else {
var firstTimer = peek(timerQueue);
null !== firstTimer &&
requestHostTimeout(handleTimeout, firstTimer.startTime - currentTime);
}
}
var isMessageLoopRunning = !1,
taskTimeoutID = -1,
frameInterval = 5,
startTime = -1;
function shouldYieldToHost() {
return needsPaint
? !0
: exports.unstable_now() - startTime < frameInterval
? !1
: !0;
}
function performWorkUntilDeadline() {
needsPaint = !1;
if (isMessageLoopRunning) {
var currentTime = exports.unstable_now();
startTime = currentTime;
var hasMoreWork = !0;
try {
a: {
isHostCallbackScheduled = !1;
isHostTimeoutScheduled &&
((isHostTimeoutScheduled = !1),
localClearTimeout(taskTimeoutID),
(taskTimeoutID = -1));
isPerformingWork = !0;
var previousPriorityLevel = currentPriorityLevel;
try {
b: {
advanceTimers(currentTime);
for (
currentTask = peek(taskQueue);
null !== currentTask &&
!(
currentTask.expirationTime > currentTime && shouldYieldToHost()
);
) {
var callback = currentTask.callback;
if ("function" === typeof callback) {
currentTask.callback = null;
currentPriorityLevel = currentTask.priorityLevel;
var continuationCallback = callback(
currentTask.expirationTime <= currentTime
);
currentTime = exports.unstable_now();
if ("function" === typeof continuationCallback) {
currentTask.callback = continuationCallback;
advanceTimers(currentTime);
hasMoreWork = !0;
break b;
}
currentTask === peek(taskQueue) && pop(taskQueue);
advanceTimers(currentTime);
} else pop(taskQueue);
currentTask = peek(taskQueue);
}
if (null !== currentTask) hasMoreWork = !0;
else {
var firstTimer = peek(timerQueue);
null !== firstTimer &&
requestHostTimeout(
handleTimeout,
firstTimer.startTime - currentTime
);
hasMoreWork = !1;
}
}
break a;
} finally {
(currentTask = null),
(currentPriorityLevel = previousPriorityLevel),
(isPerformingWork = !1);
}
hasMoreWork = void 0;
}
} finally {
hasMoreWork
? schedulePerformWorkUntilDeadline()
: (isMessageLoopRunning = !1);
}
}
}
var schedulePerformWorkUntilDeadline;
if ("function" === typeof localSetImmediate)
schedulePerformWorkUntilDeadline = function () {
localSetImmediate(performWorkUntilDeadline);
};
else if ("undefined" !== typeof MessageChannel) {
var channel = new MessageChannel(),
port = channel.port2;
channel.port1.onmessage = performWorkUntilDeadline;
schedulePerformWorkUntilDeadline = function () {
port.postMessage(null);
};
} else
schedulePerformWorkUntilDeadline = function () {
localSetTimeout(performWorkUntilDeadline, 0);
};
function requestHostTimeout(callback, ms) {
taskTimeoutID = localSetTimeout(function () {
callback(exports.unstable_now());
}, ms);
}
exports.unstable_IdlePriority = 5;
exports.unstable_ImmediatePriority = 1;
exports.unstable_LowPriority = 4;
exports.unstable_NormalPriority = 3;
exports.unstable_Profiling = null;
exports.unstable_UserBlockingPriority = 2;
exports.unstable_cancelCallback = function (task) {
task.callback = null;
};
exports.unstable_forceFrameRate = function (fps) {
0 > fps || 125 < fps
? console.error(
"forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported"
)
: (frameInterval = 0 < fps ? Math.floor(1e3 / fps) : 5);
};
exports.unstable_getCurrentPriorityLevel = function () {
return currentPriorityLevel;
};
exports.unstable_next = function (eventHandler) {
switch (currentPriorityLevel) {
case 1:
case 2:
case 3:
var priorityLevel = 3;
break;
default:
priorityLevel = currentPriorityLevel;
}
var previousPriorityLevel = currentPriorityLevel;
currentPriorityLevel = priorityLevel;
try {
return eventHandler();
} finally {
currentPriorityLevel = previousPriorityLevel;
}
};
exports.unstable_requestPaint = function () {
needsPaint = !0;
};
exports.unstable_runWithPriority = function (priorityLevel, eventHandler) {
switch (priorityLevel) {
case 1:
case 2:
case 3:
case 4:
case 5:
break;
default:
priorityLevel = 3;
}
var previousPriorityLevel = currentPriorityLevel;
currentPriorityLevel = priorityLevel;
try {
return eventHandler();
} finally {
currentPriorityLevel = previousPriorityLevel;
}
};
exports.unstable_scheduleCallback = function (
priorityLevel,
callback,
options
) {
var currentTime = exports.unstable_now();
"object" === typeof options && null !== options
? ((options = options.delay),
(options =
"number" === typeof options && 0 < options
? currentTime + options
: currentTime))
: (options = currentTime);
switch (priorityLevel) {
case 1:
var timeout = -1;
break;
case 2:
timeout = 250;
break;
case 5:
timeout = 1073741823;
break;
case 4:
timeout = 1e4;
break;
default:
timeout = 5e3;
}
timeout = options + timeout;
priorityLevel = {
id: taskIdCounter++,
callback: callback,
priorityLevel: priorityLevel,
startTime: options,
expirationTime: timeout,
sortIndex: -1
};
options > currentTime
? ((priorityLevel.sortIndex = options),
push(timerQueue, priorityLevel),
null === peek(taskQueue) &&
priorityLevel === peek(timerQueue) &&
(isHostTimeoutScheduled
? (localClearTimeout(taskTimeoutID), (taskTimeoutID = -1))
: (isHostTimeoutScheduled = !0),
requestHostTimeout(handleTimeout, options - currentTime)))
: ((priorityLevel.sortIndex = timeout),
push(taskQueue, priorityLevel),
isHostCallbackScheduled ||
isPerformingWork ||
((isHostCallbackScheduled = !0),
isMessageLoopRunning ||
((isMessageLoopRunning = !0), schedulePerformWorkUntilDeadline())));
return priorityLevel;
};
exports.unstable_shouldYield = shouldYieldToHost;
exports.unstable_wrapCallback = function (callback) {
var parentPriorityLevel = currentPriorityLevel;
return function () {
var previousPriorityLevel = currentPriorityLevel;
currentPriorityLevel = parentPriorityLevel;
try {
return callback.apply(this, arguments);
} finally {
currentPriorityLevel = previousPriorityLevel;
}
};
};
}),
46937:
((module, __unused_webpack_exports, __webpack_require__) => {
module.exports = __webpack_require__(12196);
}),
34092:
((module, __unused_webpack_exports, __webpack_require__) => {
const escapeStringRegexp = __webpack_require__(31199);
const cwd = typeof process === 'object' && process && typeof process.cwd === 'function'
? process.cwd()
: '.'
const natives = [].concat(
(__webpack_require__(73339).builtinModules),
'bootstrap_node',
'node',
).map(n => new RegExp(`(?:\\((?:node:)?${n}(?:\\.js)?:\\d+:\\d+\\)$|^\\s*at (?:node:)?${n}(?:\\.js)?:\\d+:\\d+$)`));
natives.push(
/\((?:node:)?internal\/[^:]+:\d+:\d+\)$/,
/\s*at (?:node:)?internal\/[^:]+:\d+:\d+$/,
/\/\.node-spawn-wrap-\w+-\w+\/node:\d+:\d+\)?$/
);
class StackUtils {
constructor (opts) {
opts = {
ignoredPackages: [],
...opts
};
if ('internals' in opts === false) {
opts.internals = StackUtils.nodeInternals();
}
if ('cwd' in opts === false) {
opts.cwd = cwd
}
this._cwd = opts.cwd.replace(/\\/g, '/');
this._internals = [].concat(
opts.internals,
ignoredPackagesRegExp(opts.ignoredPackages)
);
this._wrapCallSite = opts.wrapCallSite || false;
}
static nodeInternals () {
return [...natives];
}
clean (stack, indent = 0) {
indent = ' '.repeat(indent);
if (!Array.isArray(stack)) {
stack = stack.split('\n');
}
if (!(/^\s*at /.test(stack[0])) && (/^\s*at /.test(stack[1]))) {
stack = stack.slice(1);
}
let outdent = false;
let lastNonAtLine = null;
const result = [];
stack.forEach(st => {
st = st.replace(/\\/g, '/');
if (this._internals.some(internal => internal.test(st))) {
return;
}
const isAtLine = /^\s*at /.test(st);
if (outdent) {
st = st.trimEnd().replace(/^(\s+)at /, '$1');
} else {
st = st.trim();
if (isAtLine) {
st = st.slice(3);
}
}
st = st.replace(`${this._cwd}/`, '');
if (st) {
if (isAtLine) {
if (lastNonAtLine) {
result.push(lastNonAtLine);
lastNonAtLine = null;
}
result.push(st);
} else {
outdent = true;
lastNonAtLine = st;
}
}
});
return result.map(line => `${indent}${line}\n`).join('');
}
captureString (limit, fn = this.captureString) {
if (typeof limit === 'function') {
fn = limit;
limit = Infinity;
}
const {stackTraceLimit} = Error;
if (limit) {
Error.stackTraceLimit = limit;
}
const obj = {};
Error.captureStackTrace(obj, fn);
const {stack} = obj;
Error.stackTraceLimit = stackTraceLimit;
return this.clean(stack);
}
capture (limit, fn = this.capture) {
if (typeof limit === 'function') {
fn = limit;
limit = Infinity;
}
const {prepareStackTrace, stackTraceLimit} = Error;
Error.prepareStackTrace = (obj, site) => {
if (this._wrapCallSite) {
return site.map(this._wrapCallSite);
}
return site;
};
if (limit) {
Error.stackTraceLimit = limit;
}
const obj = {};
Error.captureStackTrace(obj, fn);
const { stack } = obj;
Object.assign(Error, {prepareStackTrace, stackTraceLimit});
return stack;
}
at (fn = this.at) {
const [site] = this.capture(1, fn);
if (!site) {
return {};
}
const res = {
line: site.getLineNumber(),
column: site.getColumnNumber()
};
setFile(res, site.getFileName(), this._cwd);
if (site.isConstructor()) {
Object.defineProperty(res, 'constructor', {
value: true,
configurable: true,
});
}
if (site.isEval()) {
res.evalOrigin = site.getEvalOrigin();
}
if (site.isNative()) {
res.native = true;
}
let typename;
try {
typename = site.getTypeName();
} catch (_) {
}
if (typename && typename !== 'Object' && typename !== '[object Object]') {
res.type = typename;
}
const fname = site.getFunctionName();
if (fname) {
res.function = fname;
}
const meth = site.getMethodName();
if (meth && fname !== meth) {
res.method = meth;
}
return res;
}
parseLine (line) {
const match = line && line.match(re);
if (!match) {
return null;
}
const ctor = match[1] === 'new';
let fname = match[2];
const evalOrigin = match[3];
const evalFile = match[4];
const evalLine = Number(match[5]);
const evalCol = Number(match[6]);
let file = match[7];
const lnum = match[8];
const col = match[9];
const native = match[10] === 'native';
const closeParen = match[11] === ')';
let method;
const res = {};
if (lnum) {
res.line = Number(lnum);
}
if (col) {
res.column = Number(col);
}
if (closeParen && file) {
let closes = 0;
for (let i = file.length - 1; i > 0; i--) {
if (file.charAt(i) === ')') {
closes++;
} else if (file.charAt(i) === '(' && file.charAt(i - 1) === ' ') {
closes--;
if (closes === -1 && file.charAt(i - 1) === ' ') {
const before = file.slice(0, i - 1);
const after = file.slice(i + 1);
file = after;
fname += ` (${before}`;
break;
}
}
}
}
if (fname) {
const methodMatch = fname.match(methodRe);
if (methodMatch) {
fname = methodMatch[1];
method = methodMatch[2];
}
}
setFile(res, file, this._cwd);
if (ctor) {
Object.defineProperty(res, 'constructor', {
value: true,
configurable: true,
});
}
if (evalOrigin) {
res.evalOrigin = evalOrigin;
res.evalLine = evalLine;
res.evalColumn = evalCol;
res.evalFile = evalFile && evalFile.replace(/\\/g, '/');
}
if (native) {
res.native = true;
}
if (fname) {
res.function = fname;
}
if (method && fname !== method) {
res.method = method;
}
return res;
}
}
function setFile (result, filename, cwd) {
if (filename) {
filename = filename.replace(/\\/g, '/');
if (filename.startsWith(`${cwd}/`)) {
filename = filename.slice(cwd.length + 1);
}
result.file = filename;
}
}
function ignoredPackagesRegExp(ignoredPackages) {
if (ignoredPackages.length === 0) {
return [];
}
const packages = ignoredPackages.map(mod => escapeStringRegexp(mod));
return new RegExp(`[\/\\\\]node_modules[\/\\\\](?:${packages.join('|')})[\/\\\\][^:]+:\\d+:\\d+`)
}
const re = new RegExp(
'^' +
'(?:\\s*at )?' +
'(?:(new) )?' +
'(?:(.*?) \\()?' +
'(?:eval at ([^ ]+) \\((.+?):(\\d+):(\\d+)\\), )?' +
'(?:(.+?):(\\d+):(\\d+)|(native))' +
'(\\)?)$'
);
const methodRe = /^(.*?) \[as (.*?)\]$/;
module.exports = StackUtils;
}),
80131:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ik: () => ( clearTerminal),
Vd: () => ( cursorDown),
$m: () => ( cursorHide),
Ku: () => ( cursorNextLine),
y9: () => ( cursorShow),
CR: () => ( cursorTo),
eh: () => ( cursorUp),
MP: () => ( enterAlternativeScreen),
Sc: () => ( eraseEndLine),
_W: () => ( eraseLines),
sR: () => ( exitAlternativeScreen)
});
var external_node_process_ = __webpack_require__(1708);
var external_node_os_ = __webpack_require__(48161);
;
const isBrowser = globalThis.window?.document !== undefined;
const isNode = globalThis.process?.versions?.node !== undefined;
const isBun = globalThis.process?.versions?.bun !== undefined;
const isDeno = globalThis.Deno?.version?.deno !== undefined;
const isElectron = globalThis.process?.versions?.electron !== undefined;
const isJsDom = globalThis.navigator?.userAgent?.includes('jsdom') === true;
const isWebWorker = typeof WorkerGlobalScope !== 'undefined' && globalThis instanceof WorkerGlobalScope;
const isDedicatedWorker = typeof DedicatedWorkerGlobalScope !== 'undefined' && globalThis instanceof DedicatedWorkerGlobalScope;
const isSharedWorker = typeof SharedWorkerGlobalScope !== 'undefined' && globalThis instanceof SharedWorkerGlobalScope;
const isServiceWorker = typeof ServiceWorkerGlobalScope !== 'undefined' && globalThis instanceof ServiceWorkerGlobalScope;
const platform = globalThis.navigator?.userAgentData?.platform;
const isMacOs = platform === 'macOS'
|| globalThis.navigator?.platform === 'MacIntel' 
|| globalThis.navigator?.userAgent?.includes(' Mac ') === true
|| globalThis.process?.platform === 'darwin';
const isWindows = platform === 'Windows'
|| globalThis.navigator?.platform === 'Win32'
|| globalThis.process?.platform === 'win32';
const isLinux = platform === 'Linux'
|| globalThis.navigator?.platform?.startsWith('Linux') === true
|| globalThis.navigator?.userAgent?.includes(' Linux ') === true
|| globalThis.process?.platform === 'linux';
const isIos = platform === 'iOS'
|| (globalThis.navigator?.platform === 'MacIntel' && globalThis.navigator?.maxTouchPoints > 1)
|| /iPad|iPhone|iPod/.test(globalThis.navigator?.platform);
const isAndroid = platform === 'Android'
|| globalThis.navigator?.platform === 'Android'
|| globalThis.navigator?.userAgent?.includes(' Android ') === true
|| globalThis.process?.platform === 'android';
;
const ESC = '\u001B[';
const OSC = '\u001B]';
const BEL = '\u0007';
const SEP = ';';
const isTerminalApp = !isBrowser && external_node_process_.env.TERM_PROGRAM === 'Apple_Terminal';
const base_isWindows = !isBrowser && external_node_process_.platform === 'win32';
const isTmux = !isBrowser && (external_node_process_.env.TERM?.startsWith('screen') || external_node_process_.env.TERM?.startsWith('tmux') || external_node_process_.env.TMUX !== undefined);
const cwdFunction = isBrowser ? () => {
throw new Error('`process.cwd()` only works in Node.js, not the browser.');
} : external_node_process_.cwd;
const wrapOsc = sequence => {
if (isTmux) {
return '\u001BPtmux;' + sequence.replaceAll('\u001B', '\u001B\u001B') + '\u001B\\';
}
return sequence;
};
const cursorTo = (x, y) => {
if (typeof x !== 'number') {
throw new TypeError('The `x` argument is required');
}
if (typeof y !== 'number') {
return ESC + (x + 1) + 'G';
}
return ESC + (y + 1) + SEP + (x + 1) + 'H';
};
const cursorMove = (x, y) => {
if (typeof x !== 'number') {
throw new TypeError('The `x` argument is required');
}
let returnValue = '';
if (x < 0) {
returnValue += ESC + (-x) + 'D';
} else if (x > 0) {
returnValue += ESC + x + 'C';
}
if (y < 0) {
returnValue += ESC + (-y) + 'A';
} else if (y > 0) {
returnValue += ESC + y + 'B';
}
return returnValue;
};
const cursorUp = (count = 1) => ESC + count + 'A';
const cursorDown = (count = 1) => ESC + count + 'B';
const cursorForward = (count = 1) => ESC + count + 'C';
const cursorBackward = (count = 1) => ESC + count + 'D';
const cursorLeft = ESC + 'G';
const cursorSavePosition = isTerminalApp ? '\u001B7' : ESC + 's';
const cursorRestorePosition = isTerminalApp ? '\u001B8' : ESC + 'u';
const cursorGetPosition = ESC + '6n';
const cursorNextLine = ESC + 'E';
const cursorPrevLine = ESC + 'F';
const cursorHide = ESC + '?25l';
const cursorShow = ESC + '?25h';
const eraseLines = count => {
let clear = '';
for (let i = 0; i < count; i++) {
clear += eraseLine + (i < count - 1 ? cursorUp() : '');
}
if (count) {
clear += cursorLeft;
}
return clear;
};
const eraseEndLine = ESC + 'K';
const eraseStartLine = ESC + '1K';
const eraseLine = ESC + '2K';
const eraseDown = ESC + 'J';
const eraseUp = ESC + '1J';
const eraseScreen = ESC + '2J';
const scrollUp = ESC + 'S';
const scrollDown = ESC + 'T';
const clearScreen = '\u001Bc';
const clearViewport = ( null && (`${eraseScreen}${ESC}H`));
const isOldWindows = () => {
if (isBrowser || !base_isWindows) {
return false;
}
const parts = external_node_os_.release().split('.');
const major = Number(parts[0]);
const build = Number(parts[2] ?? 0);
if (major < 10) {
return true;
}
if (major === 10 && build < 10_586) {
return true;
}
return false;
};
const clearTerminal = isOldWindows()
? `${eraseScreen}${ESC}0f`
: `${eraseScreen}${ESC}3J${ESC}H`;
const enterAlternativeScreen = ESC + '?1049h';
const exitAlternativeScreen = ESC + '?1049l';
const beginSynchronizedOutput = ESC + '?2026h';
const endSynchronizedOutput = ESC + '?2026l';
const synchronizedOutput = text => beginSynchronizedOutput + text + endSynchronizedOutput;
const beep = ( null && (BEL));
const base_link = (text, url) => {
const openLink = wrapOsc(`${OSC}8${SEP}${SEP}${url}${BEL}`);
const closeLink = wrapOsc(`${OSC}8${SEP}${SEP}${BEL}`);
return openLink + text + closeLink;
};
const base_image = (data, options = {}) => {
let returnValue = `${OSC}1337;File=inline=1`;
if (options.width) {
returnValue += `;width=${options.width}`;
}
if (options.height) {
returnValue += `;height=${options.height}`;
}
if (options.preserveAspectRatio === false) {
returnValue += ';preserveAspectRatio=0';
}
const imageBuffer = Buffer.from(data);
return wrapOsc(returnValue + `;size=${imageBuffer.byteLength}` + ':' + imageBuffer.toString('base64') + BEL);
};
const iTerm = {
setCwd: (cwd = cwdFunction()) => wrapOsc(`${OSC}50;CurrentDir=${cwd}${BEL}`),
annotation(message, options = {}) {
let returnValue = `${OSC}1337;`;
const hasX = options.x !== undefined;
const hasY = options.y !== undefined;
if ((hasX || hasY) && !(hasX && hasY && options.length !== undefined)) {
throw new Error('`x`, `y` and `length` must be defined when `x` or `y` is defined');
}
message = message.replaceAll('|', '');
returnValue += options.isHidden ? 'AddHiddenAnnotation=' : 'AddAnnotation=';
if (options.length > 0) {
returnValue += (
hasX
? [message, options.length, options.x, options.y]
: [options.length, message]
).join('|');
} else {
returnValue += message;
}
return wrapOsc(returnValue + BEL);
},
};
const ConEmu = {
setCwd: (cwd = cwdFunction()) => wrapOsc(`${OSC}9;9;${cwd}${BEL}`),
};
const setCwd = (cwd = cwdFunction()) => iTerm.setCwd(cwd) + ConEmu.setCwd(cwd);
}),
7865:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ay: () => (__WEBPACK_DEFAULT_EXPORT__)
});
const ANSI_BACKGROUND_OFFSET = 10;
const wrapAnsi16 = (offset = 0) => code => `\u001B[${code + offset}m`;
const wrapAnsi256 = (offset = 0) => code => `\u001B[${38 + offset};5;${code}m`;
const wrapAnsi16m = (offset = 0) => (red, green, blue) => `\u001B[${38 + offset};2;${red};${green};${blue}m`;
const styles = {
modifier: {
reset: [0, 0],
bold: [1, 22],
dim: [2, 22],
italic: [3, 23],
underline: [4, 24],
overline: [53, 55],
inverse: [7, 27],
hidden: [8, 28],
strikethrough: [9, 29],
},
color: {
black: [30, 39],
red: [31, 39],
green: [32, 39],
yellow: [33, 39],
blue: [34, 39],
magenta: [35, 39],
cyan: [36, 39],
white: [37, 39],
blackBright: [90, 39],
gray: [90, 39], 
grey: [90, 39], 
redBright: [91, 39],
greenBright: [92, 39],
yellowBright: [93, 39],
blueBright: [94, 39],
magentaBright: [95, 39],
cyanBright: [96, 39],
whiteBright: [97, 39],
},
bgColor: {
bgBlack: [40, 49],
bgRed: [41, 49],
bgGreen: [42, 49],
bgYellow: [43, 49],
bgBlue: [44, 49],
bgMagenta: [45, 49],
bgCyan: [46, 49],
bgWhite: [47, 49],
bgBlackBright: [100, 49],
bgGray: [100, 49], 
bgGrey: [100, 49], 
bgRedBright: [101, 49],
bgGreenBright: [102, 49],
bgYellowBright: [103, 49],
bgBlueBright: [104, 49],
bgMagentaBright: [105, 49],
bgCyanBright: [106, 49],
bgWhiteBright: [107, 49],
},
};
const modifierNames = Object.keys(styles.modifier);
const foregroundColorNames = Object.keys(styles.color);
const backgroundColorNames = Object.keys(styles.bgColor);
const colorNames = [...foregroundColorNames, ...backgroundColorNames];
function assembleStyles() {
const codes = new Map();
for (const [groupName, group] of Object.entries(styles)) {
for (const [styleName, style] of Object.entries(group)) {
styles[styleName] = {
open: `\u001B[${style[0]}m`,
close: `\u001B[${style[1]}m`,
};
group[styleName] = styles[styleName];
codes.set(style[0], style[1]);
}
Object.defineProperty(styles, groupName, {
value: group,
enumerable: false,
});
}
Object.defineProperty(styles, 'codes', {
value: codes,
enumerable: false,
});
styles.color.close = '\u001B[39m';
styles.bgColor.close = '\u001B[49m';
styles.color.ansi = wrapAnsi16();
styles.color.ansi256 = wrapAnsi256();
styles.color.ansi16m = wrapAnsi16m();
styles.bgColor.ansi = wrapAnsi16(ANSI_BACKGROUND_OFFSET);
styles.bgColor.ansi256 = wrapAnsi256(ANSI_BACKGROUND_OFFSET);
styles.bgColor.ansi16m = wrapAnsi16m(ANSI_BACKGROUND_OFFSET);
Object.defineProperties(styles, {
rgbToAnsi256: {
value(red, green, blue) {
if (red === green && green === blue) {
if (red < 8) {
return 16;
}
if (red > 248) {
return 231;
}
return Math.round(((red - 8) / 247) * 24) + 232;
}
return 16
+ (36 * Math.round(red / 255 * 5))
+ (6 * Math.round(green / 255 * 5))
+ Math.round(blue / 255 * 5);
},
enumerable: false,
},
hexToRgb: {
value(hex) {
const matches = /[a-f\d]{6}|[a-f\d]{3}/i.exec(hex.toString(16));
if (!matches) {
return [0, 0, 0];
}
let [colorString] = matches;
if (colorString.length === 3) {
colorString = [...colorString].map(character => character + character).join('');
}
const integer = Number.parseInt(colorString, 16);
return [
(integer >> 16) & 0xFF,
(integer >> 8) & 0xFF,
integer & 0xFF,
];
},
enumerable: false,
},
hexToAnsi256: {
value: hex => styles.rgbToAnsi256(...styles.hexToRgb(hex)),
enumerable: false,
},
ansi256ToAnsi: {
value(code) {
if (code < 8) {
return 30 + code;
}
if (code < 16) {
return 90 + (code - 8);
}
let red;
let green;
let blue;
if (code >= 232) {
red = (((code - 232) * 10) + 8) / 255;
green = red;
blue = red;
} else {
code -= 16;
const remainder = code % 36;
red = Math.floor(code / 36) / 5;
green = Math.floor(remainder / 6) / 5;
blue = (remainder % 6) / 5;
}
const value = Math.max(red, green, blue) * 2;
if (value === 0) {
return 30;
}
let result = 30 + ((Math.round(blue) << 2) | (Math.round(green) << 1) | Math.round(red));
if (value === 2) {
result += 60;
}
return result;
},
enumerable: false,
},
rgbToAnsi: {
value: (red, green, blue) => styles.ansi256ToAnsi(styles.rgbToAnsi256(red, green, blue)),
enumerable: false,
},
hexToAnsi: {
value: hex => styles.ansi256ToAnsi(styles.hexToAnsi256(hex)),
enumerable: false,
},
});
return styles;
}
const ansiStyles = assembleStyles();
const __WEBPACK_DEFAULT_EXPORT__ = (ansiStyles);
}),
32640:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( autoBind)
});
const getAllProperties = object => {
const properties = new Set();
do {
for (const key of Reflect.ownKeys(object)) {
properties.add([object, key]);
}
} while ((object = Reflect.getPrototypeOf(object)) && object !== Object.prototype);
return properties;
};
function autoBind(self, {include, exclude} = {}) {
const filter = key => {
const match = pattern => typeof pattern === 'string' ? key === pattern : pattern.test(key);
if (include) {
return include.some(match); 
}
if (exclude) {
return !exclude.some(match); 
}
return true;
};
for (const [object, key] of getAllProperties(self.constructor.prototype)) {
if (key === 'constructor' || !filter(key)) {
continue;
}
const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
if (descriptor && typeof descriptor.value === 'function') {
self[key] = self[key].bind(self);
}
}
return self;
}
}),
6797:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ay: () => ( source)
});
;
const ANSI_BACKGROUND_OFFSET = 10;
const wrapAnsi16 = (offset = 0) => code => `\u001B[${code + offset}m`;
const wrapAnsi256 = (offset = 0) => code => `\u001B[${38 + offset};5;${code}m`;
const wrapAnsi16m = (offset = 0) => (red, green, blue) => `\u001B[${38 + offset};2;${red};${green};${blue}m`;
const styles = {
modifier: {
reset: [0, 0],
bold: [1, 22],
dim: [2, 22],
italic: [3, 23],
underline: [4, 24],
overline: [53, 55],
inverse: [7, 27],
hidden: [8, 28],
strikethrough: [9, 29],
},
color: {
black: [30, 39],
red: [31, 39],
green: [32, 39],
yellow: [33, 39],
blue: [34, 39],
magenta: [35, 39],
cyan: [36, 39],
white: [37, 39],
blackBright: [90, 39],
gray: [90, 39], 
grey: [90, 39], 
redBright: [91, 39],
greenBright: [92, 39],
yellowBright: [93, 39],
blueBright: [94, 39],
magentaBright: [95, 39],
cyanBright: [96, 39],
whiteBright: [97, 39],
},
bgColor: {
bgBlack: [40, 49],
bgRed: [41, 49],
bgGreen: [42, 49],
bgYellow: [43, 49],
bgBlue: [44, 49],
bgMagenta: [45, 49],
bgCyan: [46, 49],
bgWhite: [47, 49],
bgBlackBright: [100, 49],
bgGray: [100, 49], 
bgGrey: [100, 49], 
bgRedBright: [101, 49],
bgGreenBright: [102, 49],
bgYellowBright: [103, 49],
bgBlueBright: [104, 49],
bgMagentaBright: [105, 49],
bgCyanBright: [106, 49],
bgWhiteBright: [107, 49],
},
};
const modifierNames = Object.keys(styles.modifier);
const foregroundColorNames = Object.keys(styles.color);
const backgroundColorNames = Object.keys(styles.bgColor);
const colorNames = [...foregroundColorNames, ...backgroundColorNames];
function assembleStyles() {
const codes = new Map();
for (const [groupName, group] of Object.entries(styles)) {
for (const [styleName, style] of Object.entries(group)) {
styles[styleName] = {
open: `\u001B[${style[0]}m`,
close: `\u001B[${style[1]}m`,
};
group[styleName] = styles[styleName];
codes.set(style[0], style[1]);
}
Object.defineProperty(styles, groupName, {
value: group,
enumerable: false,
});
}
Object.defineProperty(styles, 'codes', {
value: codes,
enumerable: false,
});
styles.color.close = '\u001B[39m';
styles.bgColor.close = '\u001B[49m';
styles.color.ansi = wrapAnsi16();
styles.color.ansi256 = wrapAnsi256();
styles.color.ansi16m = wrapAnsi16m();
styles.bgColor.ansi = wrapAnsi16(ANSI_BACKGROUND_OFFSET);
styles.bgColor.ansi256 = wrapAnsi256(ANSI_BACKGROUND_OFFSET);
styles.bgColor.ansi16m = wrapAnsi16m(ANSI_BACKGROUND_OFFSET);
Object.defineProperties(styles, {
rgbToAnsi256: {
value(red, green, blue) {
if (red === green && green === blue) {
if (red < 8) {
return 16;
}
if (red > 248) {
return 231;
}
return Math.round(((red - 8) / 247) * 24) + 232;
}
return 16
+ (36 * Math.round(red / 255 * 5))
+ (6 * Math.round(green / 255 * 5))
+ Math.round(blue / 255 * 5);
},
enumerable: false,
},
hexToRgb: {
value(hex) {
const matches = /[a-f\d]{6}|[a-f\d]{3}/i.exec(hex.toString(16));
if (!matches) {
return [0, 0, 0];
}
let [colorString] = matches;
if (colorString.length === 3) {
colorString = [...colorString].map(character => character + character).join('');
}
const integer = Number.parseInt(colorString, 16);
return [
(integer >> 16) & 0xFF,
(integer >> 8) & 0xFF,
integer & 0xFF,
];
},
enumerable: false,
},
hexToAnsi256: {
value: hex => styles.rgbToAnsi256(...styles.hexToRgb(hex)),
enumerable: false,
},
ansi256ToAnsi: {
value(code) {
if (code < 8) {
return 30 + code;
}
if (code < 16) {
return 90 + (code - 8);
}
let red;
let green;
let blue;
if (code >= 232) {
red = (((code - 232) * 10) + 8) / 255;
green = red;
blue = red;
} else {
code -= 16;
const remainder = code % 36;
red = Math.floor(code / 36) / 5;
green = Math.floor(remainder / 6) / 5;
blue = (remainder % 6) / 5;
}
const value = Math.max(red, green, blue) * 2;
if (value === 0) {
return 30;
}
let result = 30 + ((Math.round(blue) << 2) | (Math.round(green) << 1) | Math.round(red));
if (value === 2) {
result += 60;
}
return result;
},
enumerable: false,
},
rgbToAnsi: {
value: (red, green, blue) => styles.ansi256ToAnsi(styles.rgbToAnsi256(red, green, blue)),
enumerable: false,
},
hexToAnsi: {
value: hex => styles.ansi256ToAnsi(styles.hexToAnsi256(hex)),
enumerable: false,
},
});
return styles;
}
const ansiStyles = assembleStyles();
const ansi_styles = (ansiStyles);
var external_node_process_ = __webpack_require__(1708);
var external_node_os_ = __webpack_require__(48161);
var external_node_tty_ = __webpack_require__(7066);
;
function hasFlag(flag, argv = globalThis.Deno ? globalThis.Deno.args : external_node_process_.argv) {
const prefix = flag.startsWith('-') ? '' : (flag.length === 1 ? '-' : '--');
const position = argv.indexOf(prefix + flag);
const terminatorPosition = argv.indexOf('--');
return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
}
const {env} = external_node_process_;
let flagForceColor;
if (
hasFlag('no-color')
|| hasFlag('no-colors')
|| hasFlag('color=false')
|| hasFlag('color=never')
) {
flagForceColor = 0;
} else if (
hasFlag('color')
|| hasFlag('colors')
|| hasFlag('color=true')
|| hasFlag('color=always')
) {
flagForceColor = 1;
}
function envForceColor() {
if ('FORCE_COLOR' in env) {
if (env.FORCE_COLOR === 'true') {
return 1;
}
if (env.FORCE_COLOR === 'false') {
return 0;
}
return env.FORCE_COLOR.length === 0 ? 1 : Math.min(Number.parseInt(env.FORCE_COLOR, 10), 3);
}
}
function translateLevel(level) {
if (level === 0) {
return false;
}
return {
level,
hasBasic: true,
has256: level >= 2,
has16m: level >= 3,
};
}
function _supportsColor(haveStream, {streamIsTTY, sniffFlags = true} = {}) {
const noFlagForceColor = envForceColor();
if (noFlagForceColor !== undefined) {
flagForceColor = noFlagForceColor;
}
const forceColor = sniffFlags ? flagForceColor : noFlagForceColor;
if (forceColor === 0) {
return 0;
}
if (sniffFlags) {
if (hasFlag('color=16m')
|| hasFlag('color=full')
|| hasFlag('color=truecolor')) {
return 3;
}
if (hasFlag('color=256')) {
return 2;
}
}
if ('TF_BUILD' in env && 'AGENT_NAME' in env) {
return 1;
}
if (haveStream && !streamIsTTY && forceColor === undefined) {
return 0;
}
const min = forceColor || 0;
if (env.TERM === 'dumb') {
return min;
}
if (external_node_process_.platform === 'win32') {
const osRelease = external_node_os_.release().split('.');
if (
Number(osRelease[0]) >= 10
&& Number(osRelease[2]) >= 10_586
) {
return Number(osRelease[2]) >= 14_931 ? 3 : 2;
}
return 1;
}
if ('CI' in env) {
if (['GITHUB_ACTIONS', 'GITEA_ACTIONS', 'CIRCLECI'].some(key => key in env)) {
return 3;
}
if (['TRAVIS', 'APPVEYOR', 'GITLAB_CI', 'BUILDKITE', 'DRONE'].some(sign => sign in env) || env.CI_NAME === 'codeship') {
return 1;
}
return min;
}
if ('TEAMCITY_VERSION' in env) {
return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
}
if (env.COLORTERM === 'truecolor') {
return 3;
}
if (env.TERM === 'xterm-kitty') {
return 3;
}
if (env.TERM === 'xterm-ghostty') {
return 3;
}
if (env.TERM === 'wezterm') {
return 3;
}
if ('TERM_PROGRAM' in env) {
const version = Number.parseInt((env.TERM_PROGRAM_VERSION || '').split('.')[0], 10);
switch (env.TERM_PROGRAM) {
case 'iTerm.app': {
return version >= 3 ? 3 : 2;
}
case 'Apple_Terminal': {
return 2;
}
}
}
if (/-256(color)?$/i.test(env.TERM)) {
return 2;
}
if (/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) {
return 1;
}
if ('COLORTERM' in env) {
return 1;
}
return min;
}
function createSupportsColor(stream, options = {}) {
const level = _supportsColor(stream, {
streamIsTTY: stream && stream.isTTY,
...options,
});
return translateLevel(level);
}
const supportsColor = {
stdout: createSupportsColor({isTTY: external_node_tty_.isatty(1)}),
stderr: createSupportsColor({isTTY: external_node_tty_.isatty(2)}),
};
const supports_color = (supportsColor);
;
function stringReplaceAll(string, substring, replacer) {
let index = string.indexOf(substring);
if (index === -1) {
return string;
}
const substringLength = substring.length;
let endIndex = 0;
let returnValue = '';
do {
returnValue += string.slice(endIndex, index) + substring + replacer;
endIndex = index + substringLength;
index = string.indexOf(substring, endIndex);
} while (index !== -1);
returnValue += string.slice(endIndex);
return returnValue;
}
function stringEncaseCRLFWithFirstIndex(string, prefix, postfix, index) {
let endIndex = 0;
let returnValue = '';
do {
const gotCR = string[index - 1] === '\r';
returnValue += string.slice(endIndex, (gotCR ? index - 1 : index)) + prefix + (gotCR ? '\r\n' : '\n') + postfix;
endIndex = index + 1;
index = string.indexOf('\n', endIndex);
} while (index !== -1);
returnValue += string.slice(endIndex);
return returnValue;
}
;
const {stdout: stdoutColor, stderr: stderrColor} = supports_color;
const GENERATOR = Symbol('GENERATOR');
const STYLER = Symbol('STYLER');
const IS_EMPTY = Symbol('IS_EMPTY');
const levelMapping = [
'ansi',
'ansi',
'ansi256',
'ansi16m',
];
const source_styles = Object.create(null);
const applyOptions = (object, options = {}) => {
if (options.level && !(Number.isInteger(options.level) && options.level >= 0 && options.level <= 3)) {
throw new Error('The `level` option should be an integer from 0 to 3');
}
const colorLevel = stdoutColor ? stdoutColor.level : 0;
object.level = options.level === undefined ? colorLevel : options.level;
};
class Chalk {
constructor(options) {
return chalkFactory(options);
}
}
const chalkFactory = options => {
const chalk = (...strings) => strings.join(' ');
applyOptions(chalk, options);
Object.setPrototypeOf(chalk, createChalk.prototype);
return chalk;
};
function createChalk(options) {
return chalkFactory(options);
}
Object.setPrototypeOf(createChalk.prototype, Function.prototype);
for (const [styleName, style] of Object.entries(ansi_styles)) {
source_styles[styleName] = {
get() {
const builder = createBuilder(this, createStyler(style.open, style.close, this[STYLER]), this[IS_EMPTY]);
Object.defineProperty(this, styleName, {value: builder});
return builder;
},
};
}
source_styles.visible = {
get() {
const builder = createBuilder(this, this[STYLER], true);
Object.defineProperty(this, 'visible', {value: builder});
return builder;
},
};
const getModelAnsi = (model, level, type, ...arguments_) => {
if (model === 'rgb') {
if (level === 'ansi16m') {
return ansi_styles[type].ansi16m(...arguments_);
}
if (level === 'ansi256') {
return ansi_styles[type].ansi256(ansi_styles.rgbToAnsi256(...arguments_));
}
return ansi_styles[type].ansi(ansi_styles.rgbToAnsi(...arguments_));
}
if (model === 'hex') {
return getModelAnsi('rgb', level, type, ...ansi_styles.hexToRgb(...arguments_));
}
return ansi_styles[type][model](...arguments_);
};
const usedModels = ['rgb', 'hex', 'ansi256'];
for (const model of usedModels) {
source_styles[model] = {
get() {
const {level} = this;
return function (...arguments_) {
const styler = createStyler(getModelAnsi(model, levelMapping[level], 'color', ...arguments_), ansi_styles.color.close, this[STYLER]);
return createBuilder(this, styler, this[IS_EMPTY]);
};
},
};
const bgModel = 'bg' + model[0].toUpperCase() + model.slice(1);
source_styles[bgModel] = {
get() {
const {level} = this;
return function (...arguments_) {
const styler = createStyler(getModelAnsi(model, levelMapping[level], 'bgColor', ...arguments_), ansi_styles.bgColor.close, this[STYLER]);
return createBuilder(this, styler, this[IS_EMPTY]);
};
},
};
}
const proto = Object.defineProperties(() => {}, {
...source_styles,
level: {
enumerable: true,
get() {
return this[GENERATOR].level;
},
set(level) {
this[GENERATOR].level = level;
},
},
});
const createStyler = (open, close, parent) => {
let openAll;
let closeAll;
if (parent === undefined) {
openAll = open;
closeAll = close;
} else {
openAll = parent.openAll + open;
closeAll = close + parent.closeAll;
}
return {
open,
close,
openAll,
closeAll,
parent,
};
};
const createBuilder = (self, _styler, _isEmpty) => {
const builder = (...arguments_) => applyStyle(builder, (arguments_.length === 1) ? ('' + arguments_[0]) : arguments_.join(' '));
Object.setPrototypeOf(builder, proto);
builder[GENERATOR] = self;
builder[STYLER] = _styler;
builder[IS_EMPTY] = _isEmpty;
return builder;
};
const applyStyle = (self, string) => {
if (self.level <= 0 || !string) {
return self[IS_EMPTY] ? '' : string;
}
let styler = self[STYLER];
if (styler === undefined) {
return string;
}
const {openAll, closeAll} = styler;
if (string.includes('\u001B')) {
while (styler !== undefined) {
string = stringReplaceAll(string, styler.close, styler.open);
styler = styler.parent;
}
}
const lfIndex = string.indexOf('\n');
if (lfIndex !== -1) {
string = stringEncaseCRLFWithFirstIndex(string, closeAll, openAll, lfIndex);
}
return openAll + string + closeAll;
};
Object.defineProperties(createChalk.prototype, source_styles);
const chalk = createChalk();
const chalkStderr = createChalk({level: stderrColor ? stderrColor.level : 0});
const source = (chalk);
}),
95229:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( cli_cursor)
});
var external_node_process_ = __webpack_require__(1708);
var onetime = __webpack_require__(89969);
var signal_exit = __webpack_require__(42202);
;
const restoreCursor = onetime(() => {
signal_exit(() => {
external_node_process_.stderr.write('\u001B[?25h');
}, {alwaysLast: true});
});
const restore_cursor = (restoreCursor);
;
let isHidden = false;
const cliCursor = {};
cliCursor.show = (writableStream = external_node_process_.stderr) => {
if (!writableStream.isTTY) {
return;
}
isHidden = false;
writableStream.write('\u001B[?25h');
};
cliCursor.hide = (writableStream = external_node_process_.stderr) => {
if (!writableStream.isTTY) {
return;
}
restore_cursor();
isHidden = true;
writableStream.write('\u001B[?25l');
};
cliCursor.toggle = (force, writableStream) => {
if (force !== undefined) {
isHidden = force;
}
if (isHidden) {
cliCursor.show(writableStream);
} else {
cliCursor.hide(writableStream);
}
};
const cli_cursor = (cliCursor);
}),
74772:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( throttle)
});
;
function debounce(func, debounceMs, { signal, edges } = {}) {
let pendingThis = void 0;
let pendingArgs = null;
const leading = edges != null && edges.includes("leading");
const trailing = edges == null || edges.includes("trailing");
const invoke = () => {
if (pendingArgs !== null) {
func.apply(pendingThis, pendingArgs);
pendingThis = void 0;
pendingArgs = null;
}
};
const onTimerEnd = () => {
if (trailing) invoke();
cancel();
};
let timeoutId = null;
const schedule = () => {
if (timeoutId != null) clearTimeout(timeoutId);
timeoutId = setTimeout(() => {
timeoutId = null;
onTimerEnd();
}, debounceMs);
};
const cancelTimer = () => {
if (timeoutId !== null) {
clearTimeout(timeoutId);
timeoutId = null;
}
};
const cancel = () => {
cancelTimer();
pendingThis = void 0;
pendingArgs = null;
};
const flush = () => {
invoke();
};
const debounced = function(...args) {
if (signal === null || signal === void 0 ? void 0 : signal.aborted) return;
pendingThis = this;
pendingArgs = args;
const isFirstCall = timeoutId == null;
schedule();
if (leading && isFirstCall) invoke();
};
debounced.schedule = schedule;
debounced.cancel = cancel;
debounced.flush = flush;
signal === null || signal === void 0 || signal.addEventListener("abort", cancel, { once: true });
return debounced;
}
;
function debounce_debounce(func, debounceMs = 0, options = {}) {
if (typeof options !== "object") options = {};
const { leading = false, trailing = true, maxWait } = options;
const edges = Array(2);
if (leading) edges[0] = "leading";
if (trailing) edges[1] = "trailing";
let result = void 0;
let pendingAt = null;
const _debounced = debounce(function(...args) {
result = func.apply(this, args);
pendingAt = null;
}, debounceMs, { edges });
const debounced = function(...args) {
if (maxWait != null) {
if (pendingAt === null) pendingAt = Date.now();
if (Date.now() - pendingAt >= maxWait) {
if (leading || trailing) result = func.apply(this, args);
pendingAt = Date.now();
_debounced.cancel();
_debounced.schedule();
return result;
}
}
_debounced.apply(this, args);
return result;
};
const flush = () => {
_debounced.flush();
return result;
};
debounced.cancel = _debounced.cancel;
debounced.flush = flush;
return debounced;
}
;
function throttle(func, throttleMs = 0, options = {}) {
const { leading = true, trailing = true } = options;
return debounce_debounce(func, throttleMs, {
leading,
maxWait: throttleMs,
trailing
});
}
}),
12057:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q1: () => ( eastAsianWidth)
});
var _lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73456);
function validate(codePoint) {
if (!Number.isSafeInteger(codePoint)) {
throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
}
}
function eastAsianWidthType(codePoint) {
validate(codePoint);
return getCategory(codePoint);
}
function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
validate(codePoint);
if (
(0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__ .Yj)(codePoint)
|| (0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__ .EW)(codePoint)
|| (ambiguousAsWide && (0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__ .X2)(codePoint))
) {
return 2;
}
return 1;
}
}),
73456:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X2: () => ( isAmbiguous),
Yj: () => ( isFullwidth),
EW: () => ( isWide)
});
;
const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];
const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];
const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = ( null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));
const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = ( null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));
const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];
;
const utilities_isInRange = (ranges, codePoint) => {
let low = 0;
let high = Math.floor(ranges.length / 2) - 1;
while (low <= high) {
const mid = Math.floor((low + high) / 2);
const i = mid * 2;
if (codePoint < ranges[i]) {
high = mid - 1;
} else if (codePoint > ranges[i + 1]) {
low = mid + 1;
} else {
return true;
}
}
return false;
};
;
const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] =  findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
let fastPathStart = ranges[0];
let fastPathEnd = ranges[1];
for (let index = 0; index < ranges.length; index += 2) {
const start = ranges[index];
const end = ranges[index + 1];
if (
commonCjkCodePoint >= start
&& commonCjkCodePoint <= end
) {
return [start, end];
}
if ((end - start) > (fastPathEnd - fastPathStart)) {
fastPathStart = start;
fastPathEnd = end;
}
}
return [fastPathStart, fastPathEnd];
}
const isAmbiguous = codePoint => {
if (
codePoint < ambiguousMinimalCodePoint
|| codePoint > ambiguousMaximumCodePoint
) {
return false;
}
return utilities_isInRange(ambiguousRanges, codePoint);
};
const isFullwidth = codePoint => {
if (
codePoint < fullwidthMinimalCodePoint
|| codePoint > fullwidthMaximumCodePoint
) {
return false;
}
return utilities_isInRange(fullwidthRanges, codePoint);
};
const isHalfwidth = codePoint => {
if (
codePoint < halfwidthMinimalCodePoint
|| codePoint > halfwidthMaximumCodePoint
) {
return false;
}
return isInRange(halfwidthRanges, codePoint);
};
const isNarrow = codePoint => {
if (
codePoint < narrowMinimalCodePoint
|| codePoint > narrowMaximumCodePoint
) {
return false;
}
return isInRange(narrowRanges, codePoint);
};
const isWide = codePoint => {
if (
codePoint >= wideFastPathStart
&& codePoint <= wideFastPathEnd
) {
return true;
}
if (
codePoint < wideMinimalCodePoint
|| codePoint > wideMaximumCodePoint
) {
return false;
}
return utilities_isInRange(wideRanges, codePoint);
};
function getCategory(codePoint) {
if (isAmbiguous(codePoint)) {
return 'ambiguous';
}
if (isFullwidth(codePoint)) {
return 'fullwidth';
}
if (isHalfwidth(codePoint)) {
return 'halfwidth';
}
if (isNarrow(codePoint)) {
return 'narrow';
}
if (isWide(codePoint)) {
return 'wide';
}
return 'neutral';
}
}),
92861:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( indentString)
});
function indentString(string, count = 1, options = {}) {
const {
indent = ' ',
includeEmptyLines = false
} = options;
if (typeof string !== 'string') {
throw new TypeError(
`Expected \`input\` to be a \`string\`, got \`${typeof string}\``
);
}
if (typeof count !== 'number') {
throw new TypeError(
`Expected \`count\` to be a \`number\`, got \`${typeof count}\``
);
}
if (count < 0) {
throw new RangeError(
`Expected \`count\` to be at least 0, got \`${count}\``
);
}
if (typeof indent !== 'string') {
throw new TypeError(
`Expected \`options.indent\` to be a \`string\`, got \`${typeof indent}\``
);
}
if (count === 0) {
return string;
}
const regex = includeEmptyLines ? /^/gm : /^(?!\s*$)/gm;
return string.replace(regex, indent.repeat(count));
}
}),
94087:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var chalk__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6797);
const rgbRegex = /^rgb\(\s?(\d+),\s?(\d+),\s?(\d+)\s?\)$/;
const ansiRegex = /^ansi256\(\s?(\d+)\s?\)$/;
const isNamedColor = (color) => {
return color in chalk__WEBPACK_IMPORTED_MODULE_0__ .Ay;
};
const colorize = (str, color, type) => {
if (!color) {
return str;
}
if (isNamedColor(color)) {
if (type === 'foreground') {
return chalk__WEBPACK_IMPORTED_MODULE_0__ .Ay[color](str);
}
const methodName = `bg${color[0].toUpperCase() + color.slice(1)}`;
return chalk__WEBPACK_IMPORTED_MODULE_0__ .Ay[methodName](str);
}
if (color.startsWith('#')) {
return type === 'foreground'
? chalk__WEBPACK_IMPORTED_MODULE_0__ .Ay.hex(color)(str)
: chalk__WEBPACK_IMPORTED_MODULE_0__ .Ay.bgHex(color)(str);
}
if (color.startsWith('ansi256')) {
const matches = ansiRegex.exec(color);
if (!matches) {
return str;
}
const value = Number(matches[1]);
return type === 'foreground'
? chalk__WEBPACK_IMPORTED_MODULE_0__ .Ay.ansi256(value)(str)
: chalk__WEBPACK_IMPORTED_MODULE_0__ .Ay.bgAnsi256(value)(str);
}
if (color.startsWith('rgb')) {
const matches = rgbRegex.exec(color);
if (!matches) {
return str;
}
const firstValue = Number(matches[1]);
const secondValue = Number(matches[2]);
const thirdValue = Number(matches[3]);
return type === 'foreground'
? chalk__WEBPACK_IMPORTED_MODULE_0__ .Ay.rgb(firstValue, secondValue, thirdValue)(str)
: chalk__WEBPACK_IMPORTED_MODULE_0__ .Ay.bgRgb(firstValue, secondValue, thirdValue)(str);
}
return str;
};
const __WEBPACK_DEFAULT_EXPORT__ = (colorize);
}),
37124:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( accessibilityContext)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
const accessibilityContext = (0,react__WEBPACK_IMPORTED_MODULE_0__.createContext)({
isScreenReaderEnabled: false,
});
}),
76498:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( components_App)
});
var external_node_events_ = __webpack_require__(78474);
var external_node_process_ = __webpack_require__(1708);
var react = __webpack_require__(47919);
var cli_cursor = __webpack_require__(95229);
;
const input_parser_escape = '\u001B';
const isCsiParameterByte = (byte) => {
return byte >= 0x30 && byte <= 0x3f;
};
const isCsiIntermediateByte = (byte) => {
return byte >= 0x20 && byte <= 0x2f;
};
const isCsiFinalByte = (byte) => {
return byte >= 0x40 && byte <= 0x7e;
};
const parseCsiSequence = (input, startIndex, prefixLength) => {
const csiPayloadStart = startIndex + prefixLength + 1;
let index = csiPayloadStart;
for (; index < input.length; index++) {
const byte = input.codePointAt(index);
if (byte === undefined) {
return 'pending';
}
if (isCsiParameterByte(byte) || isCsiIntermediateByte(byte)) {
continue;
}
if (byte === 0x5b && index === csiPayloadStart) {
continue;
}
if (isCsiFinalByte(byte)) {
return {
sequence: input.slice(startIndex, index + 1),
nextIndex: index + 1,
};
}
return undefined;
}
return 'pending';
};
const parseSs3Sequence = (input, startIndex, prefixLength) => {
const nextIndex = startIndex + prefixLength + 2;
if (nextIndex > input.length) {
return 'pending';
}
const finalByte = input.codePointAt(nextIndex - 1);
if (finalByte === undefined || !isCsiFinalByte(finalByte)) {
return undefined;
}
return {
sequence: input.slice(startIndex, nextIndex),
nextIndex,
};
};
const parseControlSequence = (input, startIndex, prefixLength) => {
const sequenceType = input[startIndex + prefixLength];
if (sequenceType === undefined) {
return 'pending';
}
if (sequenceType === '[') {
return parseCsiSequence(input, startIndex, prefixLength);
}
if (sequenceType === 'O') {
return parseSs3Sequence(input, startIndex, prefixLength);
}
return undefined;
};
const parseEscapedCodePoint = (input, escapeIndex) => {
const nextCodePoint = input.codePointAt(escapeIndex + 1);
const nextCodePointLength = nextCodePoint !== undefined && nextCodePoint > 0xff_ff ? 2 : 1;
const nextIndex = escapeIndex + 1 + nextCodePointLength;
return {
sequence: input.slice(escapeIndex, nextIndex),
nextIndex,
};
};
const parseKeypresses = (input) => {
const events = [];
let index = 0;
const pendingFrom = (pendingStartIndex) => ({
events,
pending: input.slice(pendingStartIndex),
});
while (index < input.length) {
const escapeIndex = input.indexOf(input_parser_escape, index);
if (escapeIndex === -1) {
events.push(input.slice(index));
return {
events,
pending: '',
};
}
if (escapeIndex > index) {
events.push(input.slice(index, escapeIndex));
}
if (escapeIndex === input.length - 1) {
return pendingFrom(escapeIndex);
}
const parsedSequence = parseControlSequence(input, escapeIndex, 1);
if (parsedSequence === 'pending') {
return pendingFrom(escapeIndex);
}
if (parsedSequence) {
events.push(parsedSequence.sequence);
index = parsedSequence.nextIndex;
continue;
}
const next = input[escapeIndex + 1];
if (next === input_parser_escape) {
if (escapeIndex + 2 >= input.length) {
return pendingFrom(escapeIndex);
}
const doubleEscapeSequence = parseControlSequence(input, escapeIndex, 2);
if (doubleEscapeSequence === 'pending') {
return pendingFrom(escapeIndex);
}
if (doubleEscapeSequence) {
events.push(doubleEscapeSequence.sequence);
index = doubleEscapeSequence.nextIndex;
continue;
}
events.push(input.slice(escapeIndex, escapeIndex + 2));
index = escapeIndex + 2;
continue;
}
const escapedCodePoint = parseEscapedCodePoint(input, escapeIndex);
events.push(escapedCodePoint.sequence);
index = escapedCodePoint.nextIndex;
}
return {
events,
pending: '',
};
};
const createInputParser = () => {
let pending = '';
return {
push(chunk) {
const parsedInput = parseKeypresses(pending + chunk);
pending = parsedInput.pending;
return parsedInput.events;
},
hasPendingEscape() {
return pending.startsWith(input_parser_escape);
},
flushPendingEscape() {
if (!pending.startsWith(input_parser_escape)) {
return undefined;
}
const pendingEscape = pending;
pending = '';
return pendingEscape;
},
reset() {
pending = '';
},
};
};
var AppContext = __webpack_require__(62913);
var StdinContext = __webpack_require__(6258);
var StdoutContext = __webpack_require__(14857);
var StderrContext = __webpack_require__(34036);
var FocusContext = __webpack_require__(49343);
var CursorContext = __webpack_require__(72218);
var external_node_fs_ = __webpack_require__(73024);
var stack_utils = __webpack_require__(34092);
;
const convertToSpaces = (input, spaces = 2) => {
return input.replace(/^\t+/gm, $1 => ' '.repeat($1.length * spaces));
};
const dist = (convertToSpaces);
;
const generateLineNumbers = (line, around) => {
const lineNumbers = [];
const min = line - around;
const max = line + around;
for (let lineNumber = min; lineNumber <= max; lineNumber++) {
lineNumbers.push(lineNumber);
}
return lineNumbers;
};
const codeExcerpt = (source, line, options = {}) => {
var _a;
if (typeof source !== 'string') {
throw new TypeError('Source code is missing.');
}
if (!line || line < 1) {
throw new TypeError('Line number must start from `1`.');
}
const lines = dist(source).split(/\r?\n/);
if (line > lines.length) {
return;
}
return generateLineNumbers(line, (_a = options.around) !== null && _a !== void 0 ? _a : 3)
.filter(line => lines[line - 1] !== undefined)
.map(line => ({ line, value: lines[line - 1] }));
};
const code_excerpt_dist = (codeExcerpt);
var Box = __webpack_require__(72654);
var Text = __webpack_require__(99392);
;
const cleanupPath = (path) => {
return path?.replace(`file://${(0,external_node_process_.cwd)()}/`, '');
};
const stackUtils = new stack_utils({
cwd: (0,external_node_process_.cwd)(),
internals: stack_utils.nodeInternals(),
});
function ErrorOverview({ error }) {
const stack = error.stack ? error.stack.split('\n').slice(1) : undefined;
const origin = stack ? stackUtils.parseLine(stack[0]) : undefined;
const filePath = cleanupPath(origin?.file);
let excerpt;
let lineWidth = 0;
if (filePath && origin?.line && external_node_fs_.existsSync(filePath)) {
const sourceCode = external_node_fs_.readFileSync(filePath, 'utf8');
excerpt = code_excerpt_dist(sourceCode, origin.line);
if (excerpt) {
for (const { line } of excerpt) {
lineWidth = Math.max(lineWidth, String(line).length);
}
}
}
return (react.createElement(Box .A, { flexDirection: "column", padding: 1 },
react.createElement(Box .A, null,
react.createElement(Text .A, { backgroundColor: "red", color: "white" },
' ',
"ERROR",
' '),
react.createElement(Text .A, null,
" ",
error.message)),
origin && filePath && (react.createElement(Box .A, { marginTop: 1 },
react.createElement(Text .A, { dimColor: true },
filePath,
":",
origin.line,
":",
origin.column))),
origin && excerpt && (react.createElement(Box .A, { marginTop: 1, flexDirection: "column" }, excerpt.map(({ line, value }) => (react.createElement(Box .A, { key: line },
react.createElement(Box .A, { width: lineWidth + 1 },
react.createElement(Text .A, { dimColor: line !== origin.line, backgroundColor: line === origin.line ? 'red' : undefined, color: line === origin.line ? 'white' : undefined, "aria-label": line === origin.line
? `Line ${line}, error`
: `Line ${line}` },
String(line).padStart(lineWidth, ' '),
":")),
react.createElement(Text .A, { key: line, backgroundColor: line === origin.line ? 'red' : undefined, color: line === origin.line ? 'white' : undefined }, ' ' + value)))))),
error.stack && (react.createElement(Box .A, { marginTop: 1, flexDirection: "column" }, error.stack
.split('\n')
.slice(1)
.map(line => {
const parsedLine = stackUtils.parseLine(line);
if (!parsedLine) {
return (react.createElement(Box .A, { key: line },
react.createElement(Text .A, { dimColor: true }, "- "),
react.createElement(Text .A, { dimColor: true, bold: true },
line,
"\\t",
' ')));
}
return (react.createElement(Box .A, { key: line },
react.createElement(Text .A, { dimColor: true }, "- "),
react.createElement(Text .A, { dimColor: true, bold: true }, parsedLine.function),
react.createElement(Text .A, { dimColor: true, color: "gray", "aria-label": `at ${cleanupPath(parsedLine.file) ?? ''} line ${parsedLine.line} column ${parsedLine.column}` },
' ',
"(",
cleanupPath(parsedLine.file) ?? '',
":",
parsedLine.line,
":",
parsedLine.column,
")")));
})))));
}
;
class ErrorBoundary extends react.PureComponent {
static displayName = 'InternalErrorBoundary';
static getDerivedStateFromError(error) {
return { error };
}
state = {
error: undefined,
};
componentDidCatch(error) {
this.props.onError(error);
}
render() {
if (this.state.error) {
return react.createElement(ErrorOverview, { error: this.state.error });
}
return this.props.children;
}
}
;
const tab = '\t';
const shiftTab = '\u001B[Z';
const App_escape = '\u001B';
function App({ children, stdin, stdout, stderr, writeToStdout, writeToStderr, exitOnCtrlC, onExit, setCursorPosition, }) {
const [isFocusEnabled, setIsFocusEnabled] = (0,react.useState)(true);
const [activeFocusId, setActiveFocusId] = (0,react.useState)(undefined);
const [, setFocusables] = (0,react.useState)([]);
const focusablesCountRef = (0,react.useRef)(0);
const rawModeEnabledCount = (0,react.useRef)(0);
const internal_eventEmitter = (0,react.useRef)(new external_node_events_.EventEmitter());
internal_eventEmitter.current.setMaxListeners(Infinity);
const readableListenerRef = (0,react.useRef)(undefined);
const inputParserRef = (0,react.useRef)(createInputParser());
const pendingInputFlushRef = (0,react.useRef)(undefined);
const clearPendingInputFlush = (0,react.useCallback)(() => {
if (!pendingInputFlushRef.current) {
return;
}
clearImmediate(pendingInputFlushRef.current);
pendingInputFlushRef.current = undefined;
}, []);
const isRawModeSupported = stdin.isTTY;
const detachReadableListener = (0,react.useCallback)(() => {
if (!readableListenerRef.current) {
return;
}
stdin.removeListener('readable', readableListenerRef.current);
readableListenerRef.current = undefined;
}, [stdin]);
const disableRawMode = (0,react.useCallback)(() => {
stdin.setRawMode(false);
detachReadableListener();
stdin.unref();
rawModeEnabledCount.current = 0;
inputParserRef.current.reset();
clearPendingInputFlush();
}, [stdin, detachReadableListener, clearPendingInputFlush]);
const handleExit = (0,react.useCallback)((errorOrResult) => {
if (isRawModeSupported && rawModeEnabledCount.current > 0) {
disableRawMode();
}
onExit(errorOrResult);
}, [isRawModeSupported, disableRawMode, onExit]);
const handleInput = (0,react.useCallback)((input) => {
if (input === '\x03' && exitOnCtrlC) {
handleExit();
return;
}
if (input === App_escape) {
setActiveFocusId(currentActiveFocusId => {
if (currentActiveFocusId) {
return undefined;
}
return currentActiveFocusId;
});
}
}, [exitOnCtrlC, handleExit]);
const emitInput = (0,react.useCallback)((input) => {
handleInput(input);
internal_eventEmitter.current.emit('input', input);
}, [handleInput]);
const schedulePendingInputFlush = (0,react.useCallback)(() => {
clearPendingInputFlush();
pendingInputFlushRef.current = setImmediate(() => {
pendingInputFlushRef.current = undefined;
const pendingEscape = inputParserRef.current.flushPendingEscape();
if (!pendingEscape) {
return;
}
emitInput(pendingEscape);
});
}, [clearPendingInputFlush, emitInput]);
const handleReadable = (0,react.useCallback)(() => {
clearPendingInputFlush();
let chunk;
while ((chunk = stdin.read()) !== null) {
const inputEvents = inputParserRef.current.push(chunk);
for (const input of inputEvents) {
emitInput(input);
}
}
if (inputParserRef.current.hasPendingEscape()) {
schedulePendingInputFlush();
}
}, [stdin, emitInput, clearPendingInputFlush, schedulePendingInputFlush]);
const handleSetRawMode = (0,react.useCallback)((isEnabled) => {
if (!isRawModeSupported) {
if (stdin === external_node_process_.stdin) {
throw new Error('Raw mode is not supported on the current process.stdin, which Ink uses as input stream by default.\nRead about how to prevent this error on https://github.com/vadimdemedes/ink/#israwmodesupported');
}
else {
throw new Error('Raw mode is not supported on the stdin provided to Ink.\nRead about how to prevent this error on https://github.com/vadimdemedes/ink/#israwmodesupported');
}
}
stdin.setEncoding('utf8');
if (isEnabled) {
if (rawModeEnabledCount.current === 0) {
stdin.ref();
stdin.setRawMode(true);
readableListenerRef.current = handleReadable;
stdin.addListener('readable', handleReadable);
}
rawModeEnabledCount.current++;
return;
}
if (rawModeEnabledCount.current === 0) {
return;
}
if (--rawModeEnabledCount.current === 0) {
disableRawMode();
}
}, [isRawModeSupported, stdin, handleReadable, disableRawMode]);
const findNextFocusable = (0,react.useCallback)((currentFocusables, currentActiveFocusId) => {
const activeIndex = currentFocusables.findIndex(focusable => {
return focusable.id === currentActiveFocusId;
});
for (let index = activeIndex + 1; index < currentFocusables.length; index++) {
const focusable = currentFocusables[index];
if (focusable?.isActive) {
return focusable.id;
}
}
return undefined;
}, []);
const findPreviousFocusable = (0,react.useCallback)((currentFocusables, currentActiveFocusId) => {
const activeIndex = currentFocusables.findIndex(focusable => {
return focusable.id === currentActiveFocusId;
});
for (let index = activeIndex - 1; index >= 0; index--) {
const focusable = currentFocusables[index];
if (focusable?.isActive) {
return focusable.id;
}
}
return undefined;
}, []);
const focusNext = (0,react.useCallback)(() => {
setFocusables(currentFocusables => {
setActiveFocusId(currentActiveFocusId => {
const firstFocusableId = currentFocusables.find(focusable => focusable.isActive)?.id;
const nextFocusableId = findNextFocusable(currentFocusables, currentActiveFocusId);
return nextFocusableId ?? firstFocusableId;
});
return currentFocusables;
});
}, [findNextFocusable]);
const focusPrevious = (0,react.useCallback)(() => {
setFocusables(currentFocusables => {
setActiveFocusId(currentActiveFocusId => {
const lastFocusableId = currentFocusables.findLast(focusable => focusable.isActive)?.id;
const previousFocusableId = findPreviousFocusable(currentFocusables, currentActiveFocusId);
return previousFocusableId ?? lastFocusableId;
});
return currentFocusables;
});
}, [findPreviousFocusable]);
(0,react.useEffect)(() => {
const handleTabNavigation = (input) => {
if (!isFocusEnabled || focusablesCountRef.current === 0)
return;
if (input === tab) {
focusNext();
}
if (input === shiftTab) {
focusPrevious();
}
};
internal_eventEmitter.current.on('input', handleTabNavigation);
const emitter = internal_eventEmitter.current;
return () => {
emitter.off('input', handleTabNavigation);
};
}, [isFocusEnabled, focusNext, focusPrevious]);
const enableFocus = (0,react.useCallback)(() => {
setIsFocusEnabled(true);
}, []);
const disableFocus = (0,react.useCallback)(() => {
setIsFocusEnabled(false);
}, []);
const focus = (0,react.useCallback)((id) => {
setFocusables(currentFocusables => {
const hasFocusableId = currentFocusables.some(focusable => focusable?.id === id);
if (hasFocusableId) {
setActiveFocusId(id);
}
return currentFocusables;
});
}, []);
const addFocusable = (0,react.useCallback)((id, { autoFocus }) => {
setFocusables(currentFocusables => {
focusablesCountRef.current = currentFocusables.length + 1;
return [
...currentFocusables,
{
id,
isActive: true,
},
];
});
if (autoFocus) {
setActiveFocusId(currentActiveFocusId => {
if (!currentActiveFocusId) {
return id;
}
return currentActiveFocusId;
});
}
}, []);
const removeFocusable = (0,react.useCallback)((id) => {
setActiveFocusId(currentActiveFocusId => {
if (currentActiveFocusId === id) {
return undefined;
}
return currentActiveFocusId;
});
setFocusables(currentFocusables => {
const filtered = currentFocusables.filter(focusable => {
return focusable.id !== id;
});
focusablesCountRef.current = filtered.length;
return filtered;
});
}, []);
const activateFocusable = (0,react.useCallback)((id) => {
setFocusables(currentFocusables => currentFocusables.map(focusable => {
if (focusable.id !== id) {
return focusable;
}
return {
id,
isActive: true,
};
}));
}, []);
const deactivateFocusable = (0,react.useCallback)((id) => {
setActiveFocusId(currentActiveFocusId => {
if (currentActiveFocusId === id) {
return undefined;
}
return currentActiveFocusId;
});
setFocusables(currentFocusables => currentFocusables.map(focusable => {
if (focusable.id !== id) {
return focusable;
}
return {
id,
isActive: false,
};
}));
}, []);
(0,react.useEffect)(() => {
return () => {
cli_cursor .A.show(stdout);
if (isRawModeSupported && rawModeEnabledCount.current > 0) {
disableRawMode();
}
};
}, [stdout, isRawModeSupported, disableRawMode]);
const appContextValue = (0,react.useMemo)(() => ({
exit: handleExit,
}), [handleExit]);
const stdinContextValue = (0,react.useMemo)(() => ({
stdin,
setRawMode: handleSetRawMode,
isRawModeSupported,
internal_exitOnCtrlC: exitOnCtrlC,
internal_eventEmitter: internal_eventEmitter.current,
}), [stdin, handleSetRawMode, isRawModeSupported, exitOnCtrlC]);
const stdoutContextValue = (0,react.useMemo)(() => ({
stdout,
write: writeToStdout,
}), [stdout, writeToStdout]);
const stderrContextValue = (0,react.useMemo)(() => ({
stderr,
write: writeToStderr,
}), [stderr, writeToStderr]);
const cursorContextValue = (0,react.useMemo)(() => ({
setCursorPosition,
}), [setCursorPosition]);
const focusContextValue = (0,react.useMemo)(() => ({
activeId: activeFocusId,
add: addFocusable,
remove: removeFocusable,
activate: activateFocusable,
deactivate: deactivateFocusable,
enableFocus,
disableFocus,
focusNext,
focusPrevious,
focus,
}), [
activeFocusId,
addFocusable,
removeFocusable,
activateFocusable,
deactivateFocusable,
enableFocus,
disableFocus,
focusNext,
focusPrevious,
focus,
]);
return (react.createElement(AppContext .A.Provider, { value: appContextValue },
react.createElement(StdinContext .A.Provider, { value: stdinContextValue },
react.createElement(StdoutContext .A.Provider, { value: stdoutContextValue },
react.createElement(StderrContext .A.Provider, { value: stderrContextValue },
react.createElement(FocusContext .A.Provider, { value: focusContextValue },
react.createElement(CursorContext .A.Provider, { value: cursorContextValue },
react.createElement(ErrorBoundary, { onError: handleExit }, children))))))));
}
App.displayName = 'InternalApp';
const components_App = (App);
}),
62913:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
const AppContext = (0,react__WEBPACK_IMPORTED_MODULE_0__.createContext)({
exit() { },
});
AppContext.displayName = 'InternalAppContext';
const __WEBPACK_DEFAULT_EXPORT__ = (AppContext);
}),
68432:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( backgroundContext)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
const backgroundContext = (0,react__WEBPACK_IMPORTED_MODULE_0__.createContext)(undefined);
}),
72654:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _AccessibilityContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37124);
var _BackgroundContext_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68432);
const Box = (0,react__WEBPACK_IMPORTED_MODULE_0__.forwardRef)(({ children, backgroundColor, 'aria-label': ariaLabel, 'aria-hidden': ariaHidden, 'aria-role': role, 'aria-state': ariaState, ...style }, ref) => {
const { isScreenReaderEnabled } = (0,react__WEBPACK_IMPORTED_MODULE_0__.useContext)(_AccessibilityContext_js__WEBPACK_IMPORTED_MODULE_1__ .E);
const label = ariaLabel ? react__WEBPACK_IMPORTED_MODULE_0__.createElement("ink-text", null, ariaLabel) : undefined;
if (isScreenReaderEnabled && ariaHidden) {
return null;
}
const boxElement = (react__WEBPACK_IMPORTED_MODULE_0__.createElement("ink-box", { ref: ref, style: {
flexWrap: 'nowrap',
flexDirection: 'row',
flexGrow: 0,
flexShrink: 1,
...style,
backgroundColor,
overflowX: style.overflowX ?? style.overflow ?? 'visible',
overflowY: style.overflowY ?? style.overflow ?? 'visible',
}, internal_accessibility: {
role,
state: ariaState,
} }, isScreenReaderEnabled && label ? label : children));
if (backgroundColor) {
return (react__WEBPACK_IMPORTED_MODULE_0__.createElement(_BackgroundContext_js__WEBPACK_IMPORTED_MODULE_2__ .U.Provider, { value: backgroundColor }, boxElement));
}
return boxElement;
});
Box.displayName = 'Box';
const __WEBPACK_DEFAULT_EXPORT__ = (Box);
}),
72218:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
const CursorContext = (0,react__WEBPACK_IMPORTED_MODULE_0__.createContext)({
setCursorPosition() { },
});
CursorContext.displayName = 'InternalCursorContext';
const __WEBPACK_DEFAULT_EXPORT__ = (CursorContext);
}),
49343:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
const FocusContext = (0,react__WEBPACK_IMPORTED_MODULE_0__.createContext)({
activeId: undefined,
add() { },
remove() { },
activate() { },
deactivate() { },
enableFocus() { },
disableFocus() { },
focusNext() { },
focusPrevious() { },
focus() { },
});
FocusContext.displayName = 'InternalFocusContext';
const __WEBPACK_DEFAULT_EXPORT__ = (FocusContext);
}),
30375:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
function Newline({ count = 1 }) {
return React.createElement("ink-text", null, '\n'.repeat(count));
}
}),
99199:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _Box_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72654);
function Spacer() {
return React.createElement(Box, { flexGrow: 1 });
}
}),
17661:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
function Static(props) {
const { items, children: render, style: customStyle } = props;
const [index, setIndex] = useState(0);
const itemsToRender = useMemo(() => {
return items.slice(index);
}, [items, index]);
useLayoutEffect(() => {
setIndex(items.length);
}, [items.length]);
const children = itemsToRender.map((item, itemIndex) => {
return render(item, index + itemIndex);
});
const style = useMemo(() => ({
position: 'absolute',
flexDirection: 'column',
...customStyle,
}), [customStyle]);
return (React.createElement("ink-box", { internal_static: true, style: style }, children));
}
}),
34036:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
var react__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47919);
const StderrContext = (0,react__WEBPACK_IMPORTED_MODULE_1__.createContext)({
stderr: node_process__WEBPACK_IMPORTED_MODULE_0__.stderr,
write() { },
});
StderrContext.displayName = 'InternalStderrContext';
const __WEBPACK_DEFAULT_EXPORT__ = (StderrContext);
}),
6258:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var node_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1708);
var react__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47919);
const StdinContext = (0,react__WEBPACK_IMPORTED_MODULE_2__.createContext)({
stdin: node_process__WEBPACK_IMPORTED_MODULE_1__.stdin,
internal_eventEmitter: new node_events__WEBPACK_IMPORTED_MODULE_0__.EventEmitter(),
setRawMode() { },
isRawModeSupported: false,
internal_exitOnCtrlC: true,
});
StdinContext.displayName = 'InternalStdinContext';
const __WEBPACK_DEFAULT_EXPORT__ = (StdinContext);
}),
14857:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
var react__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47919);
const StdoutContext = (0,react__WEBPACK_IMPORTED_MODULE_1__.createContext)({
stdout: node_process__WEBPACK_IMPORTED_MODULE_0__.stdout,
write() { },
});
StdoutContext.displayName = 'InternalStdoutContext';
const __WEBPACK_DEFAULT_EXPORT__ = (StdoutContext);
}),
99392:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( Text)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var chalk__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6797);
var _colorize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94087);
var _AccessibilityContext_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37124);
var _BackgroundContext_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68432);
function Text({ color, backgroundColor, dimColor = false, bold = false, italic = false, underline = false, strikethrough = false, inverse = false, wrap = 'wrap', children, 'aria-label': ariaLabel, 'aria-hidden': ariaHidden = false, }) {
const { isScreenReaderEnabled } = (0,react__WEBPACK_IMPORTED_MODULE_0__.useContext)(_AccessibilityContext_js__WEBPACK_IMPORTED_MODULE_3__ .E);
const inheritedBackgroundColor = (0,react__WEBPACK_IMPORTED_MODULE_0__.useContext)(_BackgroundContext_js__WEBPACK_IMPORTED_MODULE_4__ .U);
const childrenOrAriaLabel = isScreenReaderEnabled && ariaLabel ? ariaLabel : children;
if (childrenOrAriaLabel === undefined || childrenOrAriaLabel === null) {
return null;
}
const transform = (children) => {
if (dimColor) {
children = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.dim(children);
}
if (color) {
children = (0,_colorize_js__WEBPACK_IMPORTED_MODULE_2__ .A)(children, color, 'foreground');
}
const effectiveBackgroundColor = backgroundColor ?? inheritedBackgroundColor;
if (effectiveBackgroundColor) {
children = (0,_colorize_js__WEBPACK_IMPORTED_MODULE_2__ .A)(children, effectiveBackgroundColor, 'background');
}
if (bold) {
children = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.bold(children);
}
if (italic) {
children = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.italic(children);
}
if (underline) {
children = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.underline(children);
}
if (strikethrough) {
children = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.strikethrough(children);
}
if (inverse) {
children = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.inverse(children);
}
return children;
};
if (isScreenReaderEnabled && ariaHidden) {
return null;
}
return (react__WEBPACK_IMPORTED_MODULE_0__.createElement("ink-text", { style: { flexGrow: 0, flexShrink: 1, flexDirection: 'row', textWrap: wrap }, internal_transform: transform }, isScreenReaderEnabled && ariaLabel ? ariaLabel : children));
}
}),
2303:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _AccessibilityContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37124);
function Transform({ children, transform, accessibilityLabel, }) {
const { isScreenReaderEnabled } = useContext(accessibilityContext);
if (children === undefined || children === null) {
return null;
}
return (React.createElement("ink-text", { style: { flexGrow: 0, flexShrink: 1, flexDirection: 'row' }, internal_transform: transform }, isScreenReaderEnabled && accessibilityLabel
? accessibilityLabel
: children));
}
}),
58022:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
Bq: () => ( setAttribute),
Mq: () => ( createTextNode),
RM: () => ( createNode),
V6: () => ( appendChildNode),
V8: () => ( removeChildNode),
bC: () => ( insertBeforeNode),
eC: () => ( setStyle),
x6: () => ( setTextNodeValue)
});
var yoga_layout__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91000);
var _measure_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35124);
var _wrap_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32568);
var _squash_text_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58354);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([yoga_layout__WEBPACK_IMPORTED_MODULE_0__]);
yoga_layout__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
const createNode = (nodeName) => {
const node = {
nodeName,
style: {},
attributes: {},
childNodes: [],
parentNode: undefined,
yogaNode: nodeName === 'ink-virtual-text' ? undefined : yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.Node.create(),
internal_accessibility: {},
};
if (nodeName === 'ink-text') {
node.yogaNode?.setMeasureFunc(measureTextNode.bind(null, node));
}
return node;
};
const appendChildNode = (node, childNode) => {
if (childNode.parentNode) {
removeChildNode(childNode.parentNode, childNode);
}
childNode.parentNode = node;
node.childNodes.push(childNode);
if (childNode.yogaNode) {
node.yogaNode?.insertChild(childNode.yogaNode, node.yogaNode.getChildCount());
}
if (node.nodeName === 'ink-text' || node.nodeName === 'ink-virtual-text') {
markNodeAsDirty(node);
}
};
const insertBeforeNode = (node, newChildNode, beforeChildNode) => {
if (newChildNode.parentNode) {
removeChildNode(newChildNode.parentNode, newChildNode);
}
newChildNode.parentNode = node;
const index = node.childNodes.indexOf(beforeChildNode);
if (index >= 0) {
node.childNodes.splice(index, 0, newChildNode);
if (newChildNode.yogaNode) {
node.yogaNode?.insertChild(newChildNode.yogaNode, index);
}
}
else {
node.childNodes.push(newChildNode);
if (newChildNode.yogaNode) {
node.yogaNode?.insertChild(newChildNode.yogaNode, node.yogaNode.getChildCount());
}
}
if (node.nodeName === 'ink-text' || node.nodeName === 'ink-virtual-text') {
markNodeAsDirty(node);
}
};
const removeChildNode = (node, removeNode) => {
if (removeNode.yogaNode) {
removeNode.parentNode?.yogaNode?.removeChild(removeNode.yogaNode);
}
removeNode.parentNode = undefined;
const index = node.childNodes.indexOf(removeNode);
if (index >= 0) {
node.childNodes.splice(index, 1);
}
if (node.nodeName === 'ink-text' || node.nodeName === 'ink-virtual-text') {
markNodeAsDirty(node);
}
};
const setAttribute = (node, key, value) => {
if (key === 'internal_accessibility') {
node.internal_accessibility = value;
return;
}
node.attributes[key] = value;
};
const setStyle = (node, style) => {
node.style = style;
};
const createTextNode = (text) => {
const node = {
nodeName: '#text',
nodeValue: text,
yogaNode: undefined,
parentNode: undefined,
style: {},
};
setTextNodeValue(node, text);
return node;
};
const measureTextNode = function (node, width) {
const text = node.nodeName === '#text' ? node.nodeValue : (0,_squash_text_nodes_js__WEBPACK_IMPORTED_MODULE_3__ .A)(node);
const dimensions = (0,_measure_text_js__WEBPACK_IMPORTED_MODULE_1__ .A)(text);
if (dimensions.width <= width) {
return dimensions;
}
if (dimensions.width >= 1 && width > 0 && width < 1) {
return dimensions;
}
const textWrap = node.style?.textWrap ?? 'wrap';
const wrappedText = (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_2__ .A)(text, width, textWrap);
return (0,_measure_text_js__WEBPACK_IMPORTED_MODULE_1__ .A)(wrappedText);
};
const findClosestYogaNode = (node) => {
if (!node?.parentNode) {
return undefined;
}
return node.yogaNode ?? findClosestYogaNode(node.parentNode);
};
const markNodeAsDirty = (node) => {
const yogaNode = findClosestYogaNode(node);
yogaNode?.markDirty();
};
const setTextNodeValue = (node, text) => {
if (typeof text !== 'string') {
text = String(text);
}
node.nodeValue = text;
markNodeAsDirty(node);
};
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
57228:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var yoga_layout__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91000);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([yoga_layout__WEBPACK_IMPORTED_MODULE_0__]);
yoga_layout__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
const getMaxWidth = (yogaNode) => {
return (yogaNode.getComputedWidth() -
yogaNode.getComputedPadding(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_LEFT) -
yogaNode.getComputedPadding(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_RIGHT) -
yogaNode.getComputedBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_LEFT) -
yogaNode.getComputedBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_RIGHT));
};
const __WEBPACK_DEFAULT_EXPORT__ = (getMaxWidth);
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
20520:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _components_AppContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62913);
const useApp = () => (0,react__WEBPACK_IMPORTED_MODULE_0__.useContext)(_components_AppContext_js__WEBPACK_IMPORTED_MODULE_1__ .A);
const __WEBPACK_DEFAULT_EXPORT__ = (useApp);
}),
26229:
((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _components_CursorContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72218);
const useCursor = () => {
const context = useContext(CursorContext);
const positionRef = useRef(undefined);
const setCursorPosition = useCallback((position) => {
positionRef.current = position;
}, []);
useInsertionEffect(() => {
context.setCursorPosition(positionRef.current);
return () => {
context.setCursorPosition(undefined);
};
});
return { setCursorPosition };
};
var __WEBPACK_DEFAULT_EXPORT__ = (( null && (useCursor)));
}),
98649:
((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _components_FocusContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49343);
const useFocusManager = () => {
const focusContext = useContext(FocusContext);
return {
enableFocus: focusContext.enableFocus,
disableFocus: focusContext.disableFocus,
focusNext: focusContext.focusNext,
focusPrevious: focusContext.focusPrevious,
focus: focusContext.focus,
};
};
var __WEBPACK_DEFAULT_EXPORT__ = (( null && (useFocusManager)));
}),
92215:
((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _components_FocusContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49343);
var _use_stdin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78253);
const useFocus = ({ isActive = true, autoFocus = false, id: customId, } = {}) => {
const { isRawModeSupported, setRawMode } = useStdin();
const { activeId, add, remove, activate, deactivate, focus } = useContext(FocusContext);
const id = useMemo(() => {
return customId ?? Math.random().toString().slice(2, 7);
}, [customId]);
useEffect(() => {
add(id, { autoFocus });
return () => {
remove(id);
};
}, [id, autoFocus]);
useEffect(() => {
if (isActive) {
activate(id);
}
else {
deactivate(id);
}
}, [isActive, id]);
useEffect(() => {
if (!isRawModeSupported || !isActive) {
return;
}
setRawMode(true);
return () => {
setRawMode(false);
};
}, [isActive]);
return {
isFocused: Boolean(id) && activeId === id,
focus,
};
};
var __WEBPACK_DEFAULT_EXPORT__ = (( null && (useFocus)));
}),
48619:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _parse_keypress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10864);
var _reconciler_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6106);
var _use_stdin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78253);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_reconciler_js__WEBPACK_IMPORTED_MODULE_2__]);
_reconciler_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
const useInput = (inputHandler, options = {}) => {
const { stdin, setRawMode, internal_exitOnCtrlC, internal_eventEmitter } = (0,_use_stdin_js__WEBPACK_IMPORTED_MODULE_3__ .A)();
(0,react__WEBPACK_IMPORTED_MODULE_0__.useEffect)(() => {
if (options.isActive === false) {
return;
}
setRawMode(true);
return () => {
setRawMode(false);
};
}, [options.isActive, setRawMode]);
(0,react__WEBPACK_IMPORTED_MODULE_0__.useEffect)(() => {
if (options.isActive === false) {
return;
}
const handleData = (data) => {
const keypress = (0,_parse_keypress_js__WEBPACK_IMPORTED_MODULE_1__ .A)(data);
const key = {
upArrow: keypress.name === 'up',
downArrow: keypress.name === 'down',
leftArrow: keypress.name === 'left',
rightArrow: keypress.name === 'right',
pageDown: keypress.name === 'pagedown',
pageUp: keypress.name === 'pageup',
home: keypress.name === 'home',
end: keypress.name === 'end',
return: keypress.name === 'return',
escape: keypress.name === 'escape',
ctrl: keypress.ctrl,
shift: keypress.shift,
tab: keypress.name === 'tab',
backspace: keypress.name === 'backspace',
delete: keypress.name === 'delete',
meta: keypress.meta || keypress.name === 'escape' || keypress.option,
super: keypress.super ?? false,
hyper: keypress.hyper ?? false,
capsLock: keypress.capsLock ?? false,
numLock: keypress.numLock ?? false,
eventType: keypress.eventType,
};
let input;
if (keypress.isKittyProtocol) {
if (keypress.isPrintable) {
input = keypress.text ?? keypress.name;
}
else if (keypress.ctrl && keypress.name.length === 1) {
input = keypress.name;
}
else {
input = '';
}
}
else if (keypress.ctrl) {
input = keypress.name;
}
else {
input = keypress.sequence;
}
if (!keypress.isKittyProtocol &&
_parse_keypress_js__WEBPACK_IMPORTED_MODULE_1__ .f.includes(keypress.name)) {
input = '';
}
if (input.startsWith('\u001B')) {
input = input.slice(1);
}
if (input.length === 1 &&
typeof input[0] === 'string' &&
/[A-Z]/.test(input[0])) {
key.shift = true;
}
if (!(input === 'c' && key.ctrl) || !internal_exitOnCtrlC) {
_reconciler_js__WEBPACK_IMPORTED_MODULE_2__ .A.batchedUpdates(() => {
inputHandler(input, key);
});
}
};
internal_eventEmitter?.on('input', handleData);
return () => {
internal_eventEmitter?.removeListener('input', handleData);
};
}, [options.isActive, stdin, internal_exitOnCtrlC, inputHandler]);
};
const __WEBPACK_DEFAULT_EXPORT__ = (useInput);
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
22834:
((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _components_AccessibilityContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37124);
const useIsScreenReaderEnabled = () => {
const { isScreenReaderEnabled } = useContext(accessibilityContext);
return isScreenReaderEnabled;
};
var __WEBPACK_DEFAULT_EXPORT__ = (( null && (useIsScreenReaderEnabled)));
}),
23687:
((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _components_StderrContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34036);
const useStderr = () => useContext(StderrContext);
var __WEBPACK_DEFAULT_EXPORT__ = (( null && (useStderr)));
}),
78253:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _components_StdinContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6258);
const useStdin = () => (0,react__WEBPACK_IMPORTED_MODULE_0__.useContext)(_components_StdinContext_js__WEBPACK_IMPORTED_MODULE_1__ .A);
const __WEBPACK_DEFAULT_EXPORT__ = (useStdin);
}),
35904:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47919);
var _components_StdoutContext_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14857);
const useStdout = () => (0,react__WEBPACK_IMPORTED_MODULE_0__.useContext)(_components_StdoutContext_js__WEBPACK_IMPORTED_MODULE_1__ .A);
const __WEBPACK_DEFAULT_EXPORT__ = (useStdout);
}),
48518:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
EY: () => ( _components_Text_js__WEBPACK_IMPORTED_MODULE_0__.A),
Ge: () => ( _hooks_use_input_js__WEBPACK_IMPORTED_MODULE_1__.A),
XX: () => ( _render_js__WEBPACK_IMPORTED_MODULE_2__.A),
az: () => ( _components_Box_js__WEBPACK_IMPORTED_MODULE_3__.A),
nm: () => ( _hooks_use_app_js__WEBPACK_IMPORTED_MODULE_4__.A),
t$: () => ( _hooks_use_stdout_js__WEBPACK_IMPORTED_MODULE_5__.A)
});
var _render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22619);
var _render_to_string_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89100);
var _components_Box_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72654);
var _components_Text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99392);
var _components_Static_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17661);
var _components_Transform_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2303);
var _components_Newline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30375);
var _components_Spacer_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99199);
var _hooks_use_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48619);
var _hooks_use_app_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20520);
var _hooks_use_stdin_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(78253);
var _hooks_use_stdout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35904);
var _hooks_use_stderr_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23687);
var _hooks_use_focus_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92215);
var _hooks_use_focus_manager_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(98649);
var _hooks_use_is_screen_reader_enabled_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(22834);
var _hooks_use_cursor_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(26229);
var _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(57171);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_render_js__WEBPACK_IMPORTED_MODULE_2__, _render_to_string_js__WEBPACK_IMPORTED_MODULE_6__, _hooks_use_input_js__WEBPACK_IMPORTED_MODULE_1__]);
([_render_js__WEBPACK_IMPORTED_MODULE_2__, _render_to_string_js__WEBPACK_IMPORTED_MODULE_6__, _hooks_use_input_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
47758:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
A: () => ( Ink)
});
var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
var react__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47919);
var es_toolkit_compat__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74772);
var ansi_escapes__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80131);
var is_in_ci__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46836);
var auto_bind__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32640);
var signal_exit__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28659);
var patch_console__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94712);
var react_reconciler_constants_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30809);
var yoga_layout__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91000);
var wrap_ansi__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60352);
var terminal_size__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94467);
var _utils_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57959);
var _reconciler_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6106);
var _renderer_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(44359);
var _dom_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(58022);
var _log_update_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(11533);
var _write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(992);
var _instances_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(76630);
var _components_App_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(76498);
var _components_AccessibilityContext_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(37124);
var _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(57171);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([yoga_layout__WEBPACK_IMPORTED_MODULE_9__, _reconciler_js__WEBPACK_IMPORTED_MODULE_13__, _renderer_js__WEBPACK_IMPORTED_MODULE_14__, _dom_js__WEBPACK_IMPORTED_MODULE_15__]);
([yoga_layout__WEBPACK_IMPORTED_MODULE_9__, _reconciler_js__WEBPACK_IMPORTED_MODULE_13__, _renderer_js__WEBPACK_IMPORTED_MODULE_14__, _dom_js__WEBPACK_IMPORTED_MODULE_15__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
const noop = () => { };
const kittyQueryEscapeByte = 0x1b;
const kittyQueryOpenBracketByte = 0x5b;
const kittyQueryQuestionMarkByte = 0x3f;
const kittyQueryLetterByte = 0x75;
const zeroByte = 0x30;
const nineByte = 0x39;
const isDigitByte = (byte) => byte >= zeroByte && byte <= nineByte;
const matchKittyQueryResponse = (buffer, startIndex) => {
if (buffer[startIndex] !== kittyQueryEscapeByte ||
buffer[startIndex + 1] !== kittyQueryOpenBracketByte ||
buffer[startIndex + 2] !== kittyQueryQuestionMarkByte) {
return undefined;
}
let index = startIndex + 3;
const digitsStartIndex = index;
while (index < buffer.length && isDigitByte(buffer[index])) {
index++;
}
if (index === digitsStartIndex) {
return undefined;
}
if (index === buffer.length) {
return { state: 'partial' };
}
if (buffer[index] === kittyQueryLetterByte) {
return { state: 'complete', endIndex: index };
}
return undefined;
};
const hasCompleteKittyQueryResponse = (buffer) => {
for (let index = 0; index < buffer.length; index++) {
const match = matchKittyQueryResponse(buffer, index);
if (match?.state === 'complete') {
return true;
}
}
return false;
};
const stripKittyQueryResponsesAndTrailingPartial = (buffer) => {
const keptBytes = [];
let index = 0;
while (index < buffer.length) {
const match = matchKittyQueryResponse(buffer, index);
if (match?.state === 'complete') {
index = match.endIndex + 1;
continue;
}
if (match?.state === 'partial') {
break;
}
keptBytes.push(buffer[index]);
index++;
}
return keptBytes;
};
const isErrorInput = (value) => {
return (value instanceof Error ||
Object.prototype.toString.call(value) === '[object Error]');
};
class Ink {
isConcurrent;
options;
log;
cursorPosition;
throttledLog;
isScreenReaderEnabled;
isUnmounted;
isUnmounting;
lastOutput;
lastOutputToRender;
lastOutputHeight;
lastTerminalWidth;
container;
rootNode;
fullStaticOutput;
exitPromise;
exitResult;
beforeExitHandler;
restoreConsole;
unsubscribeResize;
throttledOnRender;
hasPendingThrottledRender = false;
kittyProtocolEnabled = false;
cancelKittyDetection;
constructor(options) {
(0,auto_bind__WEBPACK_IMPORTED_MODULE_5__ .A)(this);
this.options = options;
this.rootNode = _dom_js__WEBPACK_IMPORTED_MODULE_15__ .RM('ink-root');
this.rootNode.onComputeLayout = this.calculateLayout;
this.isScreenReaderEnabled =
options.isScreenReaderEnabled ??
node_process__WEBPACK_IMPORTED_MODULE_0__.env['INK_SCREEN_READER'] === 'true';
const unthrottled = options.debug || this.isScreenReaderEnabled;
const maxFps = options.maxFps ?? 30;
const renderThrottleMs = maxFps > 0 ? Math.max(1, Math.ceil(1000 / maxFps)) : 0;
if (unthrottled) {
this.rootNode.onRender = this.onRender;
this.throttledOnRender = undefined;
}
else {
const throttled = (0,es_toolkit_compat__WEBPACK_IMPORTED_MODULE_2__ .n)(this.onRender, renderThrottleMs, {
leading: true,
trailing: true,
});
this.rootNode.onRender = () => {
this.hasPendingThrottledRender = true;
throttled();
};
this.throttledOnRender = throttled;
}
this.rootNode.onImmediateRender = this.onRender;
this.log = _log_update_js__WEBPACK_IMPORTED_MODULE_16__ .A.create(options.stdout, {
incremental: options.incrementalRendering,
});
this.cursorPosition = undefined;
this.throttledLog = unthrottled
? this.log
: (0,es_toolkit_compat__WEBPACK_IMPORTED_MODULE_2__ .n)((output) => {
const shouldWrite = this.log.willRender(output);
const sync = (0,_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .ym)(this.options.stdout);
if (sync && shouldWrite) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .z5);
}
this.log(output);
if (sync && shouldWrite) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .gP);
}
}, undefined, {
leading: true,
trailing: true,
});
this.isUnmounted = false;
this.isUnmounting = false;
this.isConcurrent = options.concurrent ?? false;
this.lastOutput = '';
this.lastOutputToRender = '';
this.lastOutputHeight = 0;
this.lastTerminalWidth = this.getTerminalWidth();
this.fullStaticOutput = '';
const rootTag = options.concurrent ? react_reconciler_constants_js__WEBPACK_IMPORTED_MODULE_8__.ConcurrentRoot : react_reconciler_constants_js__WEBPACK_IMPORTED_MODULE_8__.LegacyRoot;
this.container = _reconciler_js__WEBPACK_IMPORTED_MODULE_13__ .A.createContainer(this.rootNode, rootTag, null, false, null, 'id', () => { }, () => { }, () => { }, () => { });
this.unsubscribeExit = signal_exit__WEBPACK_IMPORTED_MODULE_6__(this.unmount, { alwaysLast: false });
if ((0,_utils_js__WEBPACK_IMPORTED_MODULE_12__ .C)()) {
_reconciler_js__WEBPACK_IMPORTED_MODULE_13__ .A.injectIntoDevTools();
}
if (options.patchConsole) {
this.patchConsole();
}
if (!is_in_ci__WEBPACK_IMPORTED_MODULE_4__ .A) {
options.stdout.on('resize', this.resized);
this.unsubscribeResize = () => {
options.stdout.off('resize', this.resized);
};
}
this.initKittyKeyboard();
}
getTerminalWidth = () => {
if (this.options.stdout.columns) {
return this.options.stdout.columns;
}
const size = (0,terminal_size__WEBPACK_IMPORTED_MODULE_11__ .A)();
return size?.columns ?? 80;
};
resized = () => {
const currentWidth = this.getTerminalWidth();
if (currentWidth < this.lastTerminalWidth) {
this.log.clear();
this.lastOutput = '';
this.lastOutputToRender = '';
}
this.calculateLayout();
this.onRender();
this.lastTerminalWidth = currentWidth;
};
resolveExitPromise = () => { };
rejectExitPromise = () => { };
unsubscribeExit = () => { };
handleAppExit = (errorOrResult) => {
if (this.isUnmounted || this.isUnmounting) {
return;
}
if (isErrorInput(errorOrResult)) {
this.unmount(errorOrResult);
return;
}
this.exitResult = errorOrResult;
this.unmount();
};
setCursorPosition = (position) => {
this.cursorPosition = position;
this.log.setCursorPosition(position);
};
restoreLastOutput = () => {
this.log.setCursorPosition(this.cursorPosition);
this.log(this.lastOutputToRender || this.lastOutput + '\n');
};
calculateLayout = () => {
const terminalWidth = this.getTerminalWidth();
this.rootNode.yogaNode.setWidth(terminalWidth);
this.rootNode.yogaNode.calculateLayout(undefined, undefined, yoga_layout__WEBPACK_IMPORTED_MODULE_9__ .Ay.DIRECTION_LTR);
};
onRender = () => {
this.hasPendingThrottledRender = false;
if (this.isUnmounted) {
return;
}
const startTime = performance.now();
const { output, outputHeight, staticOutput } = (0,_renderer_js__WEBPACK_IMPORTED_MODULE_14__ .A)(this.rootNode, this.isScreenReaderEnabled);
this.options.onRender?.({ renderTime: performance.now() - startTime });
const hasStaticOutput = staticOutput && staticOutput !== '\n';
if (this.options.debug) {
if (hasStaticOutput) {
this.fullStaticOutput += staticOutput;
}
this.options.stdout.write(this.fullStaticOutput + output);
return;
}
if (is_in_ci__WEBPACK_IMPORTED_MODULE_4__ .A) {
if (hasStaticOutput) {
this.options.stdout.write(staticOutput);
}
this.lastOutput = output;
this.lastOutputToRender = output + '\n';
this.lastOutputHeight = outputHeight;
return;
}
if (this.isScreenReaderEnabled) {
const sync = (0,_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .ym)(this.options.stdout);
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .z5);
}
if (hasStaticOutput) {
const erase = this.lastOutputHeight > 0
? ansi_escapes__WEBPACK_IMPORTED_MODULE_3__ ._W(this.lastOutputHeight)
: '';
this.options.stdout.write(erase + staticOutput);
this.lastOutputHeight = 0;
}
if (output === this.lastOutput && !hasStaticOutput) {
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .gP);
}
return;
}
const terminalWidth = this.getTerminalWidth();
const wrappedOutput = (0,wrap_ansi__WEBPACK_IMPORTED_MODULE_10__ .A)(output, terminalWidth, {
trim: false,
hard: true,
});
if (hasStaticOutput) {
this.options.stdout.write(wrappedOutput);
}
else {
const erase = this.lastOutputHeight > 0
? ansi_escapes__WEBPACK_IMPORTED_MODULE_3__ ._W(this.lastOutputHeight)
: '';
this.options.stdout.write(erase + wrappedOutput);
}
this.lastOutput = output;
this.lastOutputToRender = wrappedOutput;
this.lastOutputHeight =
wrappedOutput === '' ? 0 : wrappedOutput.split('\n').length;
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .gP);
}
return;
}
if (hasStaticOutput) {
this.fullStaticOutput += staticOutput;
}
const isFullscreen = this.options.stdout.isTTY && outputHeight >= this.options.stdout.rows;
const outputToRender = isFullscreen ? output : output + '\n';
if (this.lastOutputHeight >= this.options.stdout.rows) {
const sync = (0,_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .ym)(this.options.stdout);
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .z5);
}
this.options.stdout.write(ansi_escapes__WEBPACK_IMPORTED_MODULE_3__ .Ik + this.fullStaticOutput + output);
this.lastOutput = output;
this.lastOutputToRender = outputToRender;
this.lastOutputHeight = outputHeight;
this.log.sync(outputToRender);
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .gP);
}
return;
}
if (hasStaticOutput) {
const sync = (0,_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .ym)(this.options.stdout);
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .z5);
}
this.log.clear();
this.options.stdout.write(staticOutput);
this.log(outputToRender);
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .gP);
}
}
else if (output !== this.lastOutput || this.log.isCursorDirty()) {
this.throttledLog(outputToRender);
}
this.lastOutput = output;
this.lastOutputToRender = outputToRender;
this.lastOutputHeight = outputHeight;
};
render(node) {
const tree = (react__WEBPACK_IMPORTED_MODULE_1__.createElement(_components_AccessibilityContext_js__WEBPACK_IMPORTED_MODULE_20__ .E.Provider, { value: { isScreenReaderEnabled: this.isScreenReaderEnabled } },
react__WEBPACK_IMPORTED_MODULE_1__.createElement(_components_App_js__WEBPACK_IMPORTED_MODULE_19__ .A, { stdin: this.options.stdin, stdout: this.options.stdout, stderr: this.options.stderr, exitOnCtrlC: this.options.exitOnCtrlC, writeToStdout: this.writeToStdout, writeToStderr: this.writeToStderr, setCursorPosition: this.setCursorPosition, onExit: this.handleAppExit }, node)));
if (this.options.concurrent) {
_reconciler_js__WEBPACK_IMPORTED_MODULE_13__ .A.updateContainer(tree, this.container, null, noop);
}
else {
_reconciler_js__WEBPACK_IMPORTED_MODULE_13__ .A.updateContainerSync(tree, this.container, null, noop);
_reconciler_js__WEBPACK_IMPORTED_MODULE_13__ .A.flushSyncWork();
}
}
writeToStdout(data) {
if (this.isUnmounted) {
return;
}
if (this.options.debug) {
this.options.stdout.write(data + this.fullStaticOutput + this.lastOutput);
return;
}
if (is_in_ci__WEBPACK_IMPORTED_MODULE_4__ .A) {
this.options.stdout.write(data);
return;
}
const sync = (0,_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .ym)(this.options.stdout);
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .z5);
}
this.log.clear();
this.options.stdout.write(data);
this.restoreLastOutput();
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .gP);
}
}
writeToStderr(data) {
if (this.isUnmounted) {
return;
}
if (this.options.debug) {
this.options.stderr.write(data);
this.options.stdout.write(this.fullStaticOutput + this.lastOutput);
return;
}
if (is_in_ci__WEBPACK_IMPORTED_MODULE_4__ .A) {
this.options.stderr.write(data);
return;
}
const sync = (0,_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .ym)(this.options.stdout);
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .z5);
}
this.log.clear();
this.options.stderr.write(data);
this.restoreLastOutput();
if (sync) {
this.options.stdout.write(_write_synchronized_js__WEBPACK_IMPORTED_MODULE_17__ .gP);
}
}
unmount(error) {
if (this.isUnmounted || this.isUnmounting) {
return;
}
this.isUnmounting = true;
if (this.beforeExitHandler) {
node_process__WEBPACK_IMPORTED_MODULE_0__.off('beforeExit', this.beforeExitHandler);
this.beforeExitHandler = undefined;
}
const stdout = this.options.stdout;
const canWriteToStdout = !stdout.destroyed && !stdout.writableEnded && (stdout.writable ?? true);
const settleThrottle = (throttled) => {
if (typeof throttled.flush !== 'function') {
return;
}
if (canWriteToStdout) {
throttled.flush();
}
else if (typeof throttled.cancel === 'function') {
throttled.cancel();
}
};
settleThrottle(this.throttledOnRender ?? {});
if (canWriteToStdout) {
const shouldRenderFinalFrame = !this.throttledOnRender ||
(!this.hasPendingThrottledRender && this.fullStaticOutput === '');
if (shouldRenderFinalFrame) {
this.calculateLayout();
this.onRender();
}
}
this.isUnmounted = true;
this.unsubscribeExit();
if (typeof this.restoreConsole === 'function') {
this.restoreConsole();
}
if (typeof this.unsubscribeResize === 'function') {
this.unsubscribeResize();
}
if (this.cancelKittyDetection) {
this.cancelKittyDetection();
}
const throttledLog = this.throttledLog;
settleThrottle(throttledLog);
if (canWriteToStdout) {
if (this.kittyProtocolEnabled) {
try {
this.options.stdout.write('\u001B[<u');
}
catch {
}
}
if (is_in_ci__WEBPACK_IMPORTED_MODULE_4__ .A) {
this.options.stdout.write(this.lastOutput + '\n');
}
else if (!this.options.debug) {
this.log.done();
}
}
this.kittyProtocolEnabled = false;
if (this.options.concurrent) {
_reconciler_js__WEBPACK_IMPORTED_MODULE_13__ .A.updateContainer(null, this.container, null, noop);
}
else {
_reconciler_js__WEBPACK_IMPORTED_MODULE_13__ .A.updateContainerSync(null, this.container, null, noop);
_reconciler_js__WEBPACK_IMPORTED_MODULE_13__ .A.flushSyncWork();
}
_instances_js__WEBPACK_IMPORTED_MODULE_18__ .A.delete(this.options.stdout);
const { exitResult } = this;
const resolveOrReject = () => {
if (isErrorInput(error)) {
this.rejectExitPromise(error);
}
else {
this.resolveExitPromise(exitResult);
}
};
const isProcessExiting = error !== undefined && !isErrorInput(error);
const hasWritableState = stdout._writableState !== undefined ||
stdout.writableLength !== undefined;
if (isProcessExiting) {
resolveOrReject();
}
else if (canWriteToStdout && hasWritableState) {
this.options.stdout.write('', resolveOrReject);
}
else {
setImmediate(resolveOrReject);
}
}
async waitUntilExit() {
this.exitPromise ||= new Promise((resolve, reject) => {
this.resolveExitPromise = resolve;
this.rejectExitPromise = reject;
});
if (!this.beforeExitHandler) {
this.beforeExitHandler = () => {
this.unmount();
};
node_process__WEBPACK_IMPORTED_MODULE_0__.once('beforeExit', this.beforeExitHandler);
}
return this.exitPromise;
}
clear() {
if (!is_in_ci__WEBPACK_IMPORTED_MODULE_4__ .A && !this.options.debug) {
this.log.clear();
this.log.sync(this.lastOutputToRender || this.lastOutput + '\n');
}
}
patchConsole() {
if (this.options.debug) {
return;
}
this.restoreConsole = (0,patch_console__WEBPACK_IMPORTED_MODULE_7__ .A)((stream, data) => {
if (stream === 'stdout') {
this.writeToStdout(data);
}
if (stream === 'stderr') {
const isReactMessage = data.startsWith('The above error occurred');
if (!isReactMessage) {
this.writeToStderr(data);
}
}
});
}
initKittyKeyboard() {
if (!this.options.kittyKeyboard) {
return;
}
const opts = this.options.kittyKeyboard;
const mode = opts.mode ?? 'auto';
if (mode === 'disabled' ||
!this.options.stdin.isTTY ||
!this.options.stdout.isTTY) {
return;
}
const flags = opts.flags ?? ['disambiguateEscapeCodes'];
if (mode === 'enabled') {
this.enableKittyProtocol(flags);
return;
}
const term = node_process__WEBPACK_IMPORTED_MODULE_0__.env['TERM'] ?? '';
const termProgram = node_process__WEBPACK_IMPORTED_MODULE_0__.env['TERM_PROGRAM'] ?? '';
const isKnownSupportingTerminal = "KITTY_WINDOW_ID" in node_process__WEBPACK_IMPORTED_MODULE_0__.env ||
term === 'xterm-kitty' ||
termProgram === 'WezTerm' ||
termProgram === 'ghostty';
if (!is_in_ci__WEBPACK_IMPORTED_MODULE_4__ .A && isKnownSupportingTerminal) {
this.confirmKittySupport(flags);
}
}
confirmKittySupport(flags) {
const { stdin, stdout } = this.options;
let responseBuffer = [];
const cleanup = () => {
this.cancelKittyDetection = undefined;
clearTimeout(timer);
stdin.removeListener('data', onData);
const remaining = stripKittyQueryResponsesAndTrailingPartial(responseBuffer);
responseBuffer = [];
if (remaining.length > 0) {
stdin.unshift(Buffer.from(remaining));
}
};
const onData = (data) => {
const chunk = typeof data === 'string' ? Buffer.from(data) : data;
for (const byte of chunk) {
responseBuffer.push(byte);
}
if (hasCompleteKittyQueryResponse(responseBuffer)) {
cleanup();
if (!this.isUnmounted) {
this.enableKittyProtocol(flags);
}
}
};
stdin.on('data', onData);
const timer = setTimeout(cleanup, 200);
this.cancelKittyDetection = cleanup;
stdout.write('\u001B[?u');
}
enableKittyProtocol(flags) {
this.options.stdout.write(`\u001B[>${(0,_kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_21__ .oO)(flags)}u`);
this.kittyProtocolEnabled = true;
}
}
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
76630:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
const instances = new WeakMap();
const __WEBPACK_DEFAULT_EXPORT__ = (instances);
}),
57171:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
oO: () => ( resolveFlags),
sS: () => ( kittyModifiers)
});
const kittyFlags = {
disambiguateEscapeCodes: 1,
reportEventTypes: 2,
reportAlternateKeys: 4,
reportAllKeysAsEscapeCodes: 8,
reportAssociatedText: 16,
};
function resolveFlags(flags) {
let result = 0;
for (const flag of flags) {
result |= kittyFlags[flag];
}
return result;
}
const kittyModifiers = {
shift: 1,
alt: 2,
ctrl: 4,
super: 8,
hyper: 16,
meta: 32,
capsLock: 64,
numLock: 128,
};
}),
11533:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( log_update)
});
var base = __webpack_require__(80131);
var cli_cursor = __webpack_require__(95229);
;
const showCursorEscape = '\u001B[?25h';
const hideCursorEscape = '\u001B[?25l';
const cursorPositionChanged = (a, b) => a?.x !== b?.x || a?.y !== b?.y;
const buildCursorSuffix = (visibleLineCount, cursorPosition) => {
if (!cursorPosition) {
return '';
}
const moveUp = visibleLineCount - cursorPosition.y;
return ((moveUp > 0 ? base .eh(moveUp) : '') +
base .CR(cursorPosition.x) +
showCursorEscape);
};
const buildReturnToBottom = (previousLineCount, previousCursorPosition) => {
if (!previousCursorPosition) {
return '';
}
const down = previousLineCount - 1 - previousCursorPosition.y;
return ((down > 0 ? base .Vd(down) : '') + base .CR(0));
};
const buildCursorOnlySequence = (input) => {
const hidePrefix = input.cursorWasShown ? hideCursorEscape : '';
const returnToBottom = buildReturnToBottom(input.previousLineCount, input.previousCursorPosition);
const cursorSuffix = buildCursorSuffix(input.visibleLineCount, input.cursorPosition);
return hidePrefix + returnToBottom + cursorSuffix;
};
const buildReturnToBottomPrefix = (cursorWasShown, previousLineCount, previousCursorPosition) => {
if (!cursorWasShown) {
return '';
}
return (hideCursorEscape +
buildReturnToBottom(previousLineCount, previousCursorPosition));
};
;
const visibleLineCount = (lines, str) => str.endsWith('\n') ? lines.length - 1 : lines.length;
const createStandard = (stream, { showCursor = false } = {}) => {
let previousLineCount = 0;
let previousOutput = '';
let hasHiddenCursor = false;
let cursorPosition;
let cursorDirty = false;
let previousCursorPosition;
let cursorWasShown = false;
const getActiveCursor = () => (cursorDirty ? cursorPosition : undefined);
const hasChanges = (str, activeCursor) => {
const cursorChanged = cursorPositionChanged(activeCursor, previousCursorPosition);
return str !== previousOutput || cursorChanged;
};
const render = (str) => {
if (!showCursor && !hasHiddenCursor) {
cli_cursor .A.hide(stream);
hasHiddenCursor = true;
}
const activeCursor = getActiveCursor();
cursorDirty = false;
const cursorChanged = cursorPositionChanged(activeCursor, previousCursorPosition);
if (!hasChanges(str, activeCursor)) {
return false;
}
const lines = str.split('\n');
const visibleCount = visibleLineCount(lines, str);
const cursorSuffix = buildCursorSuffix(visibleCount, activeCursor);
if (str === previousOutput && cursorChanged) {
stream.write(buildCursorOnlySequence({
cursorWasShown,
previousLineCount,
previousCursorPosition,
visibleLineCount: visibleCount,
cursorPosition: activeCursor,
}));
}
else {
previousOutput = str;
const returnPrefix = buildReturnToBottomPrefix(cursorWasShown, previousLineCount, previousCursorPosition);
stream.write(returnPrefix +
base ._W(previousLineCount) +
str +
cursorSuffix);
previousLineCount = lines.length;
}
previousCursorPosition = activeCursor ? { ...activeCursor } : undefined;
cursorWasShown = activeCursor !== undefined;
return true;
};
render.clear = () => {
const prefix = buildReturnToBottomPrefix(cursorWasShown, previousLineCount, previousCursorPosition);
stream.write(prefix + base ._W(previousLineCount));
previousOutput = '';
previousLineCount = 0;
previousCursorPosition = undefined;
cursorWasShown = false;
};
render.done = () => {
previousOutput = '';
previousLineCount = 0;
previousCursorPosition = undefined;
cursorWasShown = false;
if (!showCursor) {
cli_cursor .A.show(stream);
hasHiddenCursor = false;
}
};
render.sync = (str) => {
const activeCursor = cursorDirty ? cursorPosition : undefined;
cursorDirty = false;
const lines = str.split('\n');
previousOutput = str;
previousLineCount = lines.length;
if (!activeCursor && cursorWasShown) {
stream.write(hideCursorEscape);
}
if (activeCursor) {
stream.write(buildCursorSuffix(visibleLineCount(lines, str), activeCursor));
}
previousCursorPosition = activeCursor ? { ...activeCursor } : undefined;
cursorWasShown = activeCursor !== undefined;
};
render.setCursorPosition = (position) => {
cursorPosition = position;
cursorDirty = true;
};
render.isCursorDirty = () => cursorDirty;
render.willRender = (str) => hasChanges(str, getActiveCursor());
return render;
};
const createIncremental = (stream, { showCursor = false } = {}) => {
let previousLines = [];
let previousOutput = '';
let hasHiddenCursor = false;
let cursorPosition;
let cursorDirty = false;
let previousCursorPosition;
let cursorWasShown = false;
const getActiveCursor = () => (cursorDirty ? cursorPosition : undefined);
const hasChanges = (str, activeCursor) => {
const cursorChanged = cursorPositionChanged(activeCursor, previousCursorPosition);
return str !== previousOutput || cursorChanged;
};
const render = (str) => {
if (!showCursor && !hasHiddenCursor) {
cli_cursor .A.hide(stream);
hasHiddenCursor = true;
}
const activeCursor = getActiveCursor();
cursorDirty = false;
const cursorChanged = cursorPositionChanged(activeCursor, previousCursorPosition);
if (!hasChanges(str, activeCursor)) {
return false;
}
const nextLines = str.split('\n');
const visibleCount = visibleLineCount(nextLines, str);
const previousVisible = visibleLineCount(previousLines, previousOutput);
if (str === previousOutput && cursorChanged) {
stream.write(buildCursorOnlySequence({
cursorWasShown,
previousLineCount: previousLines.length,
previousCursorPosition,
visibleLineCount: visibleCount,
cursorPosition: activeCursor,
}));
previousCursorPosition = activeCursor ? { ...activeCursor } : undefined;
cursorWasShown = activeCursor !== undefined;
return true;
}
const returnPrefix = buildReturnToBottomPrefix(cursorWasShown, previousLines.length, previousCursorPosition);
if (str === '\n' || previousOutput.length === 0) {
const cursorSuffix = buildCursorSuffix(visibleCount, activeCursor);
stream.write(returnPrefix +
base ._W(previousLines.length) +
str +
cursorSuffix);
cursorWasShown = activeCursor !== undefined;
previousCursorPosition = activeCursor ? { ...activeCursor } : undefined;
previousOutput = str;
previousLines = nextLines;
return true;
}
const hasTrailingNewline = str.endsWith('\n');
const buffer = [];
buffer.push(returnPrefix);
if (visibleCount < previousVisible) {
const previousHadTrailingNewline = previousOutput.endsWith('\n');
const extraSlot = previousHadTrailingNewline ? 1 : 0;
buffer.push(base ._W(previousVisible - visibleCount + extraSlot), base .eh(visibleCount));
}
else {
buffer.push(base .eh(previousVisible - 1));
}
for (let i = 0; i < visibleCount; i++) {
const isLastLine = i === visibleCount - 1;
if (nextLines[i] === previousLines[i]) {
if (!isLastLine || hasTrailingNewline) {
buffer.push(base .Ku);
}
continue;
}
buffer.push(base .CR(0) +
nextLines[i] +
base .Sc +
(isLastLine && !hasTrailingNewline ? '' : '\n'));
}
const cursorSuffix = buildCursorSuffix(visibleCount, activeCursor);
buffer.push(cursorSuffix);
stream.write(buffer.join(''));
cursorWasShown = activeCursor !== undefined;
previousCursorPosition = activeCursor ? { ...activeCursor } : undefined;
previousOutput = str;
previousLines = nextLines;
return true;
};
render.clear = () => {
const prefix = buildReturnToBottomPrefix(cursorWasShown, previousLines.length, previousCursorPosition);
stream.write(prefix + base ._W(previousLines.length));
previousOutput = '';
previousLines = [];
previousCursorPosition = undefined;
cursorWasShown = false;
};
render.done = () => {
previousOutput = '';
previousLines = [];
previousCursorPosition = undefined;
cursorWasShown = false;
if (!showCursor) {
cli_cursor .A.show(stream);
hasHiddenCursor = false;
}
};
render.sync = (str) => {
const activeCursor = cursorDirty ? cursorPosition : undefined;
cursorDirty = false;
const lines = str.split('\n');
previousOutput = str;
previousLines = lines;
if (!activeCursor && cursorWasShown) {
stream.write(hideCursorEscape);
}
if (activeCursor) {
stream.write(buildCursorSuffix(visibleLineCount(lines, str), activeCursor));
}
previousCursorPosition = activeCursor ? { ...activeCursor } : undefined;
cursorWasShown = activeCursor !== undefined;
};
render.setCursorPosition = (position) => {
cursorPosition = position;
cursorDirty = true;
};
render.isCursorDirty = () => cursorDirty;
render.willRender = (str) => hasChanges(str, getActiveCursor());
return render;
};
const create = (stream, { showCursor = false, incremental = false } = {}) => {
if (incremental) {
return createIncremental(stream, { showCursor });
}
return createStandard(stream, { showCursor });
};
const logUpdate = { create };
const log_update = (logUpdate);
}),
35124:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var widest_line__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84987);
const cache = new Map();
const measureText = (text) => {
if (text.length === 0) {
return {
width: 0,
height: 0,
};
}
const cachedDimensions = cache.get(text);
if (cachedDimensions) {
return cachedDimensions;
}
const width = (0,widest_line__WEBPACK_IMPORTED_MODULE_0__ .A)(text);
const height = text.split('\n').length;
const dimensions = { width, height };
cache.set(text, dimensions);
return dimensions;
};
const __WEBPACK_DEFAULT_EXPORT__ = (measureText);
}),
75074:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( Output)
});
var slice_ansi = __webpack_require__(96847);
var strip_ansi = __webpack_require__(30348);
var get_east_asian_width = __webpack_require__(12057);
;
const segmenter = new Intl.Segmenter();
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;
function isDoubleWidthNonRgiEmojiSequence(segment) {
if (segment.length > 50) {
return false;
}
if (unqualifiedKeycapRegex.test(segment)) {
return true;
}
if (segment.includes('\u200D')) {
const pictographics = segment.match(extendedPictographicRegex);
return pictographics !== null && pictographics.length >= 2;
}
return false;
}
function baseVisible(segment) {
const index = segment.search(visibleCharacterRegex);
return index === -1 ? undefined : segment.slice(index);
}
function isHangulLeadingJamo(codePoint) {
return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}
function isHangulVowelJamo(codePoint) {
return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}
function isHangulTrailingJamo(codePoint) {
return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}
function isHangulJamo(codePoint) {
return isHangulLeadingJamo(codePoint)
|| isHangulVowelJamo(codePoint)
|| isHangulTrailingJamo(codePoint);
}
function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
const codePoints = [];
for (const character of visibleSegment) {
if (!visibleCharacterRegex.test(character)) {
continue;
}
codePoints.push(character.codePointAt(0));
}
if (codePoints.length === 0) {
return undefined;
}
let width = 0;
for (let index = 0; index < codePoints.length; index++) {
const codePoint = codePoints[index];
if (!isHangulJamo(codePoint)) {
if (width === 0) {
return undefined;
}
for (let remaining = index; remaining < codePoints.length; remaining++) {
width += (0,get_east_asian_width .Q1)(codePoints[remaining], eastAsianWidthOptions);
}
return width;
}
if (
isHangulLeadingJamo(codePoint)
&& isHangulVowelJamo(codePoints[index + 1])
) {
width += 2;
index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
continue;
}
width += (0,get_east_asian_width .Q1)(codePoint, eastAsianWidthOptions);
}
return width;
}
function trailingWidth(visibleSegment, eastAsianWidthOptions) {
let extra = 0;
let first = true;
for (const character of visibleSegment) {
if (first) {
first = false;
continue;
}
if (
spacingMarkRegex.test(character)
|| (character >= '\uFF00' && character <= '\uFFEF')
) {
extra += (0,get_east_asian_width .Q1)(character.codePointAt(0), eastAsianWidthOptions);
}
}
return extra;
}
function stringWidth(input, options = {}) {
if (typeof input !== 'string' || input.length === 0) {
return 0;
}
const {
ambiguousIsNarrow = true,
countAnsiEscapeCodes = false,
} = options;
let string = input;
if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
string = (0,strip_ansi .A)(string);
}
if (string.length === 0) {
return 0;
}
if (/^[\u0020-\u007E]*$/.test(string)) {
return string.length;
}
let width = 0;
const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};
for (const {segment} of segmenter.segment(string)) {
const visibleSegment = baseVisible(segment);
if (visibleSegment === undefined) {
continue;
}
if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
width += 2;
continue;
}
const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
if (hangulWidth !== undefined) {
width += hangulWidth;
continue;
}
const codePoint = visibleSegment.codePointAt(0);
width += (0,get_east_asian_width .Q1)(codePoint, eastAsianWidthOptions);
width += trailingWidth(visibleSegment, eastAsianWidthOptions);
}
return width;
}
var ansi_styles = __webpack_require__(7865);
;
const ESCAPES = new Set([27, 155]); 
const CSI = "[".codePointAt(0);
const OSC = "]".codePointAt(0);
const endCodesSet = new Set();
const endCodesMap = new Map();
for (const [start, end] of ansi_styles .Ay.codes) {
endCodesSet.add(ansi_styles .Ay.color.ansi(end));
endCodesMap.set(ansi_styles .Ay.color.ansi(start), ansi_styles .Ay.color.ansi(end));
}
const linkCodePrefix = "\x1B]8;"; 
const linkCodePrefixCharCodes = linkCodePrefix.split("").map((char) => char.charCodeAt(0));
const linkCodeSuffix = "\x07";
const linkCodeSuffixCharCode = linkCodeSuffix.charCodeAt(0);
const linkEndCode = `\x1B]8;;${linkCodeSuffix}`;
function getLinkStartCode(url, params) {
const paramsStr = params
? Object.entries(params)
.map(([k, v]) => `${k}=${v}`)
.join(":")
: "";
return `${linkCodePrefix}${paramsStr};${url}${linkCodeSuffix}`;
}
function getEndCode(code) {
if (endCodesSet.has(code))
return code;
if (endCodesMap.has(code))
return endCodesMap.get(code);
if (code.startsWith(linkCodePrefix))
return linkEndCode;
code = code.slice(2);
if (code.startsWith("38")) {
return ansi_styles .Ay.color.close;
}
else if (code.startsWith("48")) {
return ansi_styles .Ay.bgColor.close;
}
const ret = ansi_styles .Ay.codes.get(parseInt(code, 10));
if (ret) {
return ansi_styles .Ay.color.ansi(ret);
}
else {
return ansi_styles .Ay.reset.open;
}
}
function ansiCodesToString(codes) {
const deduplicated = new Set(codes.map((code) => code.code));
return [...deduplicated].join("");
}
function isIntensityCode(code) {
return code.code === ansi_styles .Ay.bold.open || code.code === ansi_styles .Ay.dim.open;
}
;
function reduceAnsiCodes(codes) {
return reduceAnsiCodesIncremental([], codes);
}
function reduceAnsiCodesIncremental(codes, newCodes) {
let ret = [...codes];
for (const code of newCodes) {
if (code.code === ansi_styles .Ay.reset.open) {
ret = [];
}
else if (endCodesSet.has(code.code)) {
ret = ret.filter((retCode) => retCode.endCode !== code.code);
}
else {
if (isIntensityCode(code)) {
if (!ret.find((retCode) => retCode.code === code.code && retCode.endCode === code.endCode)) {
ret.push(code);
}
}
else {
ret = ret.filter((retCode) => retCode.endCode !== code.endCode);
ret.push(code);
}
}
}
return ret;
}
;
function undoAnsiCodes(codes) {
return reduceAnsiCodes(codes)
.reverse()
.map((code) => ({
...code,
code: code.endCode,
}));
}
;
function diffAnsiCodes(from, to) {
const endCodesInTo = new Set(to.map((code) => code.endCode));
const startCodesInTo = new Set(to.map((code) => code.code));
const startCodesInFrom = new Set(from.map((code) => code.code));
return [
...undoAnsiCodes(from.filter((code) => {
if (isIntensityCode(code)) {
return !startCodesInTo.has(code.code);
}
return !endCodesInTo.has(code.endCode);
})),
...to.filter((code) => !startCodesInFrom.has(code.code)),
];
}
;
function styledCharsFromTokens(tokens) {
let codes = [];
const ret = [];
for (const token of tokens) {
if (token.type === "ansi") {
codes = reduceAnsiCodesIncremental(codes, [token]);
}
else if (token.type === "char") {
ret.push({
...token,
styles: [...codes],
});
}
}
return ret;
}
function styledCharsToString(chars) {
let ret = "";
for (let i = 0; i < chars.length; i++) {
const char = chars[i];
if (i === 0) {
ret += ansiCodesToString(char.styles);
}
else {
ret += ansiCodesToString(diffAnsiCodes(chars[i - 1].styles, char.styles));
}
ret += char.value;
if (i === chars.length - 1) {
ret += ansiCodesToString(diffAnsiCodes(char.styles, []));
}
}
return ret;
}
var lookup = __webpack_require__(73456);
;
function isFullwidthCodePoint(codePoint) {
if (!Number.isInteger(codePoint)) {
return false;
}
return (0,lookup .Yj)(codePoint) || (0,lookup .EW)(codePoint);
}
;
const tokenize_segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
function isFullwidthGrapheme(grapheme, baseCodePoint) {
if (isFullwidthCodePoint(baseCodePoint))
return true;
if (grapheme.includes("\uFE0F"))
return true;
if (baseCodePoint >= 0x1f1e6 && baseCodePoint <= 0x1f1ff)
return true;
return false;
}
function parseLinkCode(string, offset) {
string = string.slice(offset);
for (let index = 1; index < linkCodePrefixCharCodes.length; index++) {
if (string.charCodeAt(index) !== linkCodePrefixCharCodes[index]) {
return undefined;
}
}
const paramsEndIndex = string.indexOf(";", linkCodePrefix.length);
if (paramsEndIndex === -1)
return undefined;
const endIndex = string.indexOf("\x07", paramsEndIndex + 1);
if (endIndex === -1)
return undefined;
return string.slice(0, endIndex + 1);
}
const CC_0 = "0".charCodeAt(0);
const CC_9 = "9".charCodeAt(0);
const CC_SEMI = ";".charCodeAt(0);
const CC_M = "m".charCodeAt(0);
function findSGRSequenceEndIndex(str) {
for (let index = 2; index < str.length; index++) {
const charCode = str.charCodeAt(index);
if (charCode === CC_M)
return index;
if (charCode === CC_SEMI)
continue;
if (charCode >= CC_0 && charCode <= CC_9)
continue;
break;
}
return -1;
}
function parseSGRSequence(string, offset) {
string = string.slice(offset);
const endIndex = findSGRSequenceEndIndex(string);
if (endIndex === -1)
return;
return string.slice(0, endIndex + 1);
}
function splitCompoundSGRSequences(code) {
if (!code.includes(";")) {
return [code];
}
const codeParts = code
.slice(2, -1)
.split(";");
const ret = [];
for (let i = 0; i < codeParts.length; i++) {
const rawCode = codeParts[i];
if (rawCode === "38" || rawCode === "48") {
if (i + 2 < codeParts.length && codeParts[i + 1] === "5") {
ret.push(codeParts.slice(i, i + 3).join(";"));
i += 2;
continue;
}
else if (i + 4 < codeParts.length && codeParts[i + 1] === "2") {
ret.push(codeParts.slice(i, i + 5).join(";"));
i += 4;
continue;
}
}
ret.push(rawCode);
}
return ret.map((part) => `\x1b[${part}m`);
}
function tokenize(str, endChar = Number.POSITIVE_INFINITY) {
const ret = [];
let visible = 0;
let codeEndIndex = 0;
for (const { segment, index } of tokenize_segmenter.segment(str)) {
if (index < codeEndIndex)
continue;
const codePoint = segment.codePointAt(0);
if (ESCAPES.has(codePoint)) {
let code;
const nextCodePoint = str.codePointAt(index + 1);
if (nextCodePoint === OSC) {
code = parseLinkCode(str, index);
if (code) {
ret.push({
type: "ansi",
code: code,
endCode: getEndCode(code),
});
}
}
else if (nextCodePoint === CSI) {
code = parseSGRSequence(str, index);
if (code) {
const codes = splitCompoundSGRSequences(code);
for (const individualCode of codes) {
ret.push({
type: "ansi",
code: individualCode,
endCode: getEndCode(individualCode),
});
}
}
}
if (code) {
codeEndIndex = index + code.length;
continue;
}
}
const fullWidth = isFullwidthGrapheme(segment, codePoint);
ret.push({
type: "char",
value: segment,
fullWidth,
});
visible += fullWidth ? 2 : 1;
if (visible >= endChar) {
break;
}
}
return ret;
}
;
;
class OutputCaches {
widths = new Map();
blockWidths = new Map();
styledChars = new Map();
getStyledChars(line) {
let cached = this.styledChars.get(line);
if (cached === undefined) {
cached = styledCharsFromTokens(tokenize(line));
this.styledChars.set(line, cached);
}
return cached;
}
getStringWidth(text) {
let cached = this.widths.get(text);
if (cached === undefined) {
cached = stringWidth(text);
this.widths.set(text, cached);
}
return cached;
}
getWidestLine(text) {
let cached = this.blockWidths.get(text);
if (cached === undefined) {
let lineWidth = 0;
for (const line of text.split('\n')) {
lineWidth = Math.max(lineWidth, this.getStringWidth(line));
}
cached = lineWidth;
this.blockWidths.set(text, cached);
}
return cached;
}
}
class Output {
width;
height;
operations = [];
caches = new OutputCaches();
constructor(options) {
const { width, height } = options;
this.width = width;
this.height = height;
}
write(x, y, text, options) {
const { transformers } = options;
if (!text) {
return;
}
this.operations.push({
type: 'write',
x,
y,
text,
transformers,
});
}
clip(clip) {
this.operations.push({
type: 'clip',
clip,
});
}
unclip() {
this.operations.push({
type: 'unclip',
});
}
get() {
const output = [];
for (let y = 0; y < this.height; y++) {
const row = [];
for (let x = 0; x < this.width; x++) {
row.push({
type: 'char',
value: ' ',
fullWidth: false,
styles: [],
});
}
output.push(row);
}
const clips = [];
for (const operation of this.operations) {
if (operation.type === 'clip') {
clips.push(operation.clip);
}
if (operation.type === 'unclip') {
clips.pop();
}
if (operation.type === 'write') {
const { text, transformers } = operation;
let { x, y } = operation;
let lines = text.split('\n');
const clip = clips.at(-1);
if (clip) {
const clipHorizontally = typeof clip?.x1 === 'number' && typeof clip?.x2 === 'number';
const clipVertically = typeof clip?.y1 === 'number' && typeof clip?.y2 === 'number';
if (clipHorizontally) {
const width = this.caches.getWidestLine(text);
if (x + width < clip.x1 || x > clip.x2) {
continue;
}
}
if (clipVertically) {
const height = lines.length;
if (y + height < clip.y1 || y > clip.y2) {
continue;
}
}
if (clipHorizontally) {
lines = lines.map(line => {
const from = x < clip.x1 ? clip.x1 - x : 0;
const width = this.caches.getStringWidth(line);
const to = x + width > clip.x2 ? clip.x2 - x : width;
return (0,slice_ansi .A)(line, from, to);
});
if (x < clip.x1) {
x = clip.x1;
}
}
if (clipVertically) {
const from = y < clip.y1 ? clip.y1 - y : 0;
const height = lines.length;
const to = y + height > clip.y2 ? clip.y2 - y : height;
lines = lines.slice(from, to);
if (y < clip.y1) {
y = clip.y1;
}
}
}
let offsetY = 0;
for (let [index, line] of lines.entries()) {
const currentLine = output[y + offsetY];
if (!currentLine) {
continue;
}
for (const transformer of transformers) {
line = transformer(line, index);
}
const characters = this.caches.getStyledChars(line);
let offsetX = x;
for (const character of characters) {
currentLine[offsetX] = character;
const characterWidth = Math.max(1, this.caches.getStringWidth(character.value));
if (characterWidth > 1) {
for (let index = 1; index < characterWidth; index++) {
currentLine[offsetX + index] = {
type: 'char',
value: '',
fullWidth: false,
styles: character.styles,
};
}
}
offsetX += characterWidth;
}
offsetY++;
}
}
}
const generatedOutput = output
.map(line => {
const lineWithoutEmptyItems = line.filter(item => item !== undefined);
return styledCharsToString(lineWithoutEmptyItems).trimEnd();
})
.join('\n');
return {
output: generatedOutput,
height: output.length,
};
}
}
}),
10864:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__),
f: () => ( nonAlphanumericKeys)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
var _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57171);
const metaKeyCodeRe = /^(?:\x1b)([a-zA-Z0-9])$/;
const fnKeyRe = /^(?:\x1b+)(O|N|\[|\[\[)(?:(\d+)(?:;(\d+))?([~^$])|(?:1;)?(\d+)?([a-zA-Z]))/;
const keyName = {
OP: 'f1',
OQ: 'f2',
OR: 'f3',
OS: 'f4',
'[11~': 'f1',
'[12~': 'f2',
'[13~': 'f3',
'[14~': 'f4',
'[[A': 'f1',
'[[B': 'f2',
'[[C': 'f3',
'[[D': 'f4',
'[[E': 'f5',
'[15~': 'f5',
'[17~': 'f6',
'[18~': 'f7',
'[19~': 'f8',
'[20~': 'f9',
'[21~': 'f10',
'[23~': 'f11',
'[24~': 'f12',
'[A': 'up',
'[B': 'down',
'[C': 'right',
'[D': 'left',
'[E': 'clear',
'[F': 'end',
'[H': 'home',
OA: 'up',
OB: 'down',
OC: 'right',
OD: 'left',
OE: 'clear',
OF: 'end',
OH: 'home',
'[1~': 'home',
'[2~': 'insert',
'[3~': 'delete',
'[4~': 'end',
'[5~': 'pageup',
'[6~': 'pagedown',
'[[5~': 'pageup',
'[[6~': 'pagedown',
'[7~': 'home',
'[8~': 'end',
'[a': 'up',
'[b': 'down',
'[c': 'right',
'[d': 'left',
'[e': 'clear',
'[2$': 'insert',
'[3$': 'delete',
'[5$': 'pageup',
'[6$': 'pagedown',
'[7$': 'home',
'[8$': 'end',
Oa: 'up',
Ob: 'down',
Oc: 'right',
Od: 'left',
Oe: 'clear',
'[2^': 'insert',
'[3^': 'delete',
'[5^': 'pageup',
'[6^': 'pagedown',
'[7^': 'home',
'[8^': 'end',
'[Z': 'tab',
};
const nonAlphanumericKeys = [...Object.values(keyName), 'backspace'];
const isShiftKey = (code) => {
return [
'[a',
'[b',
'[c',
'[d',
'[e',
'[2$',
'[3$',
'[5$',
'[6$',
'[7$',
'[8$',
'[Z',
].includes(code);
};
const isCtrlKey = (code) => {
return [
'Oa',
'Ob',
'Oc',
'Od',
'Oe',
'[2^',
'[3^',
'[5^',
'[6^',
'[7^',
'[8^',
].includes(code);
};
const kittyKeyRe = /^\x1b\[(\d+)(?:;(\d+)(?::(\d+))?(?:;([\d:]+))?)?u$/;
const kittySpecialKeyRe = /^\x1b\[(\d+);(\d+):(\d+)([A-Za-z~])$/;
const kittySpecialLetterKeys = {
A: 'up',
B: 'down',
C: 'right',
D: 'left',
E: 'clear',
F: 'end',
H: 'home',
P: 'f1',
Q: 'f2',
R: 'f3',
S: 'f4',
};
const kittySpecialNumberKeys = {
2: 'insert',
3: 'delete',
5: 'pageup',
6: 'pagedown',
7: 'home',
8: 'end',
11: 'f1',
12: 'f2',
13: 'f3',
14: 'f4',
15: 'f5',
17: 'f6',
18: 'f7',
19: 'f8',
20: 'f9',
21: 'f10',
23: 'f11',
24: 'f12',
};
const kittyCodepointNames = {
27: 'escape',
9: 'tab',
127: 'delete',
8: 'backspace',
57358: 'capslock',
57359: 'scrolllock',
57360: 'numlock',
57361: 'printscreen',
57362: 'pause',
57363: 'menu',
57376: 'f13',
57377: 'f14',
57378: 'f15',
57379: 'f16',
57380: 'f17',
57381: 'f18',
57382: 'f19',
57383: 'f20',
57384: 'f21',
57385: 'f22',
57386: 'f23',
57387: 'f24',
57388: 'f25',
57389: 'f26',
57390: 'f27',
57391: 'f28',
57392: 'f29',
57393: 'f30',
57394: 'f31',
57395: 'f32',
57396: 'f33',
57397: 'f34',
57398: 'f35',
57399: 'kp0',
57400: 'kp1',
57401: 'kp2',
57402: 'kp3',
57403: 'kp4',
57404: 'kp5',
57405: 'kp6',
57406: 'kp7',
57407: 'kp8',
57408: 'kp9',
57409: 'kpdecimal',
57410: 'kpdivide',
57411: 'kpmultiply',
57412: 'kpsubtract',
57413: 'kpadd',
57414: 'kpenter',
57415: 'kpequal',
57416: 'kpseparator',
57417: 'kpleft',
57418: 'kpright',
57419: 'kpup',
57420: 'kpdown',
57421: 'kppageup',
57422: 'kppagedown',
57423: 'kphome',
57424: 'kpend',
57425: 'kpinsert',
57426: 'kpdelete',
57427: 'kpbegin',
57428: 'mediaplay',
57429: 'mediapause',
57430: 'mediaplaypause',
57431: 'mediareverse',
57432: 'mediastop',
57433: 'mediafastforward',
57434: 'mediarewind',
57435: 'mediatracknext',
57436: 'mediatrackprevious',
57437: 'mediarecord',
57438: 'lowervolume',
57439: 'raisevolume',
57440: 'mutevolume',
57441: 'leftshift',
57442: 'leftcontrol',
57443: 'leftalt',
57444: 'leftsuper',
57445: 'lefthyper',
57446: 'leftmeta',
57447: 'rightshift',
57448: 'rightcontrol',
57449: 'rightalt',
57450: 'rightsuper',
57451: 'righthyper',
57452: 'rightmeta',
57453: 'isoLevel3Shift',
57454: 'isoLevel5Shift',
};
const isValidCodepoint = (cp) => cp >= 0 && cp <= 0x10_ffff && !(cp >= 0xd8_00 && cp <= 0xdf_ff);
const safeFromCodePoint = (cp) => isValidCodepoint(cp) ? String.fromCodePoint(cp) : '?';
function resolveEventType(value) {
if (value === 3)
return 'release';
if (value === 2)
return 'repeat';
return 'press';
}
function parseKittyModifiers(modifiers) {
return {
ctrl: !!(modifiers & _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_1__ .sS.ctrl),
shift: !!(modifiers & _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_1__ .sS.shift),
meta: !!(modifiers & _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_1__ .sS.meta),
option: !!(modifiers & _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_1__ .sS.alt),
super: !!(modifiers & _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_1__ .sS.super),
hyper: !!(modifiers & _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_1__ .sS.hyper),
capsLock: !!(modifiers & _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_1__ .sS.capsLock),
numLock: !!(modifiers & _kitty_keyboard_js__WEBPACK_IMPORTED_MODULE_1__ .sS.numLock),
};
}
const parseKittyKeypress = (s) => {
const match = kittyKeyRe.exec(s);
if (!match)
return null;
const codepoint = parseInt(match[1], 10);
const modifiers = match[2] ? Math.max(0, parseInt(match[2], 10) - 1) : 0;
const eventType = match[3] ? parseInt(match[3], 10) : 1;
const textField = match[4];
if (!isValidCodepoint(codepoint)) {
return null;
}
let text;
if (textField) {
text = textField
.split(':')
.map(cp => safeFromCodePoint(parseInt(cp, 10)))
.join('');
}
let name;
let isPrintable;
if (codepoint === 32) {
name = 'space';
isPrintable = true;
}
else if (codepoint === 13) {
name = 'return';
isPrintable = true;
}
else if (kittyCodepointNames[codepoint]) {
name = kittyCodepointNames[codepoint];
isPrintable = false;
}
else if (codepoint >= 1 && codepoint <= 26) {
name = String.fromCodePoint(codepoint + 96); 
isPrintable = false;
}
else {
name = safeFromCodePoint(codepoint).toLowerCase();
isPrintable = true;
}
if (isPrintable && !text) {
text = safeFromCodePoint(codepoint);
}
return {
name,
...parseKittyModifiers(modifiers),
eventType: resolveEventType(eventType),
sequence: s,
raw: s,
isKittyProtocol: true,
isPrintable,
text,
};
};
const parseKittySpecialKey = (s) => {
const match = kittySpecialKeyRe.exec(s);
if (!match)
return null;
const number = parseInt(match[1], 10);
const modifiers = Math.max(0, parseInt(match[2], 10) - 1);
const eventType = parseInt(match[3], 10);
const terminator = match[4];
const name = terminator === '~'
? kittySpecialNumberKeys[number]
: kittySpecialLetterKeys[terminator];
if (!name)
return null;
return {
name,
...parseKittyModifiers(modifiers),
eventType: resolveEventType(eventType),
sequence: s,
raw: s,
isKittyProtocol: true,
isPrintable: false,
};
};
const parseKeypress = (s = '') => {
let parts;
if (node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.isBuffer(s)) {
if (s[0] > 127 && s[1] === undefined) {
s[0] -= 128;
s = '\x1b' + String(s);
}
else {
s = String(s);
}
}
else if (s !== undefined && typeof s !== 'string') {
s = String(s);
}
else if (!s) {
s = '';
}
const kittyResult = parseKittyKeypress(s);
if (kittyResult)
return kittyResult;
const kittySpecialResult = parseKittySpecialKey(s);
if (kittySpecialResult)
return kittySpecialResult;
if (kittyKeyRe.test(s)) {
return {
name: '',
ctrl: false,
meta: false,
shift: false,
option: false,
sequence: s,
raw: s,
isKittyProtocol: true,
isPrintable: false,
};
}
const key = {
name: '',
ctrl: false,
meta: false,
shift: false,
option: false,
sequence: s,
raw: s,
};
key.sequence = key.sequence || s || key.name;
if (s === '\r' || s === '\x1b\r') {
key.raw = undefined;
key.name = 'return';
key.option = s.length === 2;
}
else if (s === '\n') {
key.name = 'enter';
}
else if (s === '\t') {
key.name = 'tab';
}
else if (s === '\b' || s === '\x1b\b') {
key.name = 'backspace';
key.meta = s.charAt(0) === '\x1b';
}
else if (s === '\x7f' || s === '\x1b\x7f') {
key.name = 'delete';
key.meta = s.charAt(0) === '\x1b';
}
else if (s === '\x1b' || s === '\x1b\x1b') {
key.name = 'escape';
key.meta = s.length === 2;
}
else if (s === ' ' || s === '\x1b ') {
key.name = 'space';
key.meta = s.length === 2;
}
else if (s.length === 1 && s <= '\x1a') {
key.name = String.fromCharCode(s.charCodeAt(0) + 'a'.charCodeAt(0) - 1);
key.ctrl = true;
}
else if (s.length === 1 && s >= '0' && s <= '9') {
key.name = 'number';
}
else if (s.length === 1 && s >= 'a' && s <= 'z') {
key.name = s;
}
else if (s.length === 1 && s >= 'A' && s <= 'Z') {
key.name = s.toLowerCase();
key.shift = true;
}
else if ((parts = metaKeyCodeRe.exec(s))) {
key.meta = true;
key.shift = /^[A-Z]$/.test(parts[1]);
}
else if ((parts = fnKeyRe.exec(s))) {
const segs = [...s];
if (segs[0] === '\u001b' && segs[1] === '\u001b') {
key.option = true;
}
const code = [parts[1], parts[2], parts[4], parts[6]]
.filter(Boolean)
.join('');
const modifier = (parts[3] || parts[5] || 1) - 1;
key.ctrl = !!(modifier & 4);
key.meta = !!(modifier & 10);
key.shift = !!(modifier & 1);
key.code = code;
key.name = keyName[code];
key.shift = isShiftKey(code) || key.shift;
key.ctrl = isCtrlKey(code) || key.ctrl;
}
return key;
};
const __WEBPACK_DEFAULT_EXPORT__ = (parseKeypress);
}),
6106:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var react_reconciler__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27764);
var react_reconciler_constants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30809);
var scheduler__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46937);
var yoga_layout__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91000);
var react__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47919);
var _dom_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58022);
var _styles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7386);
var _utils_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57959);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([yoga_layout__WEBPACK_IMPORTED_MODULE_3__, _dom_js__WEBPACK_IMPORTED_MODULE_5__, _styles_js__WEBPACK_IMPORTED_MODULE_6__]);
([yoga_layout__WEBPACK_IMPORTED_MODULE_3__, _dom_js__WEBPACK_IMPORTED_MODULE_5__, _styles_js__WEBPACK_IMPORTED_MODULE_6__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
if ((0,_utils_js__WEBPACK_IMPORTED_MODULE_7__ .C)()) {
try {
await __webpack_require__.e( 3701).then(__webpack_require__.bind(__webpack_require__, 63701));
}
catch (error) {
if (error.code === 'ERR_MODULE_NOT_FOUND') {
console.warn(`
The environment variable DEV is set to true, so Ink tried to import \`react-devtools-core\`,
but this failed as it was not installed. Debugging with React Devtools requires it.

To install use this command:

$ npm install --save-dev react-devtools-core
				`.trim() + '\n');
}
else {
throw error;
}
}
}
const diff = (before, after) => {
if (before === after) {
return;
}
if (!before) {
return after;
}
const changed = {};
let isChanged = false;
for (const key of Object.keys(before)) {
const isDeleted = after ? !Object.hasOwn(after, key) : true;
if (isDeleted) {
changed[key] = undefined;
isChanged = true;
}
}
if (after) {
for (const key of Object.keys(after)) {
if (after[key] !== before[key]) {
changed[key] = after[key];
isChanged = true;
}
}
}
return isChanged ? changed : undefined;
};
const cleanupYogaNode = (node) => {
node?.unsetMeasureFunc();
node?.freeRecursive();
};
let currentUpdatePriority = react_reconciler_constants_js__WEBPACK_IMPORTED_MODULE_1__.NoEventPriority;
let currentRootNode;
async function loadPackageJson() {
const fs = await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 73024, 19));
const content = fs.readFileSync(__webpack_require__.ab + "package.json", 'utf8');
return JSON.parse(content);
}
const packageJson = (0,_utils_js__WEBPACK_IMPORTED_MODULE_7__ .C)()
? await loadPackageJson()
: { name: undefined, version: undefined };
const __WEBPACK_DEFAULT_EXPORT__ = (react_reconciler__WEBPACK_IMPORTED_MODULE_0__({
getRootHostContext: () => ({
isInsideText: false,
}),
prepareForCommit: () => null,
preparePortalMount: () => null,
clearContainer: () => false,
resetAfterCommit(rootNode) {
if (typeof rootNode.onComputeLayout === 'function') {
rootNode.onComputeLayout();
}
if (rootNode.isStaticDirty) {
rootNode.isStaticDirty = false;
if (typeof rootNode.onImmediateRender === 'function') {
rootNode.onImmediateRender();
}
return;
}
if (typeof rootNode.onRender === 'function') {
rootNode.onRender();
}
},
getChildHostContext(parentHostContext, type) {
const previousIsInsideText = parentHostContext.isInsideText;
const isInsideText = type === 'ink-text' || type === 'ink-virtual-text';
if (previousIsInsideText === isInsideText) {
return parentHostContext;
}
return { isInsideText };
},
shouldSetTextContent: () => false,
createInstance(originalType, newProps, rootNode, hostContext) {
if (hostContext.isInsideText && originalType === 'ink-box') {
throw new Error(`<Box> can’t be nested inside <Text> component`);
}
const type = originalType === 'ink-text' && hostContext.isInsideText
? 'ink-virtual-text'
: originalType;
const node = (0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .RM)(type);
for (const [key, value] of Object.entries(newProps)) {
if (key === 'children') {
continue;
}
if (key === 'style') {
(0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .eC)(node, value);
if (node.yogaNode) {
(0,_styles_js__WEBPACK_IMPORTED_MODULE_6__ .A)(node.yogaNode, value);
}
continue;
}
if (key === 'internal_transform') {
node.internal_transform = value;
continue;
}
if (key === 'internal_static') {
currentRootNode = rootNode;
node.internal_static = true;
rootNode.isStaticDirty = true;
rootNode.staticNode = node;
continue;
}
(0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .Bq)(node, key, value);
}
return node;
},
createTextInstance(text, _root, hostContext) {
if (!hostContext.isInsideText) {
throw new Error(`Text string "${text}" must be rendered inside <Text> component`);
}
return (0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .Mq)(text);
},
resetTextContent() { },
hideTextInstance(node) {
(0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .x6)(node, '');
},
unhideTextInstance(node, text) {
(0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .x6)(node, text);
},
getPublicInstance: instance => instance,
hideInstance(node) {
node.yogaNode?.setDisplay(yoga_layout__WEBPACK_IMPORTED_MODULE_3__ .Ay.DISPLAY_NONE);
},
unhideInstance(node) {
node.yogaNode?.setDisplay(yoga_layout__WEBPACK_IMPORTED_MODULE_3__ .Ay.DISPLAY_FLEX);
},
appendInitialChild: _dom_js__WEBPACK_IMPORTED_MODULE_5__ .V6,
appendChild: _dom_js__WEBPACK_IMPORTED_MODULE_5__ .V6,
insertBefore: _dom_js__WEBPACK_IMPORTED_MODULE_5__ .bC,
finalizeInitialChildren() {
return false;
},
isPrimaryRenderer: true,
supportsMutation: true,
supportsPersistence: false,
supportsHydration: false,
supportsMicrotasks: true,
scheduleMicrotask: queueMicrotask,
scheduleCallback: scheduler__WEBPACK_IMPORTED_MODULE_2__.unstable_scheduleCallback,
cancelCallback: scheduler__WEBPACK_IMPORTED_MODULE_2__.unstable_cancelCallback,
shouldYield: scheduler__WEBPACK_IMPORTED_MODULE_2__.unstable_shouldYield,
now: scheduler__WEBPACK_IMPORTED_MODULE_2__.unstable_now,
scheduleTimeout: setTimeout,
cancelTimeout: clearTimeout,
noTimeout: -1,
beforeActiveInstanceBlur() { },
afterActiveInstanceBlur() { },
detachDeletedInstance() { },
getInstanceFromNode: () => null,
prepareScopeUpdate() { },
getInstanceFromScope: () => null,
appendChildToContainer: _dom_js__WEBPACK_IMPORTED_MODULE_5__ .V6,
insertInContainerBefore: _dom_js__WEBPACK_IMPORTED_MODULE_5__ .bC,
removeChildFromContainer(node, removeNode) {
(0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .V8)(node, removeNode);
cleanupYogaNode(removeNode.yogaNode);
},
commitUpdate(node, _type, oldProps, newProps) {
if (currentRootNode && node.internal_static) {
currentRootNode.isStaticDirty = true;
}
const props = diff(oldProps, newProps);
const style = diff(oldProps['style'], newProps['style']);
if (!props && !style) {
return;
}
if (props) {
for (const [key, value] of Object.entries(props)) {
if (key === 'style') {
(0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .eC)(node, value);
continue;
}
if (key === 'internal_transform') {
node.internal_transform = value;
continue;
}
if (key === 'internal_static') {
node.internal_static = true;
continue;
}
(0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .Bq)(node, key, value);
}
}
if (style && node.yogaNode) {
(0,_styles_js__WEBPACK_IMPORTED_MODULE_6__ .A)(node.yogaNode, style);
}
},
commitTextUpdate(node, _oldText, newText) {
(0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .x6)(node, newText);
},
removeChild(node, removeNode) {
(0,_dom_js__WEBPACK_IMPORTED_MODULE_5__ .V8)(node, removeNode);
cleanupYogaNode(removeNode.yogaNode);
},
setCurrentUpdatePriority(newPriority) {
currentUpdatePriority = newPriority;
},
getCurrentUpdatePriority: () => currentUpdatePriority,
resolveUpdatePriority() {
if (currentUpdatePriority !== react_reconciler_constants_js__WEBPACK_IMPORTED_MODULE_1__.NoEventPriority) {
return currentUpdatePriority;
}
return react_reconciler_constants_js__WEBPACK_IMPORTED_MODULE_1__.DefaultEventPriority;
},
maySuspendCommit() {
return true;
},
NotPendingTransition: undefined,
HostTransitionContext: (0,react__WEBPACK_IMPORTED_MODULE_4__.createContext)(null),
resetFormInstance() { },
requestPostPaintCallback() { },
shouldAttemptEagerTransition() {
return false;
},
trackSchedulerEvent() { },
resolveEventType() {
return null;
},
resolveEventTimeStamp() {
return -1.1;
},
preloadInstance() {
return true;
},
startSuspendingCommit() { },
suspendInstance() { },
waitForCommitToBeReady() {
return null;
},
rendererPackageName: packageJson.name,
rendererVersion: packageJson.version,
}));
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);
}),
79413:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var _colorize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94087);
const renderBackground = (x, y, node, output) => {
if (!node.style.backgroundColor) {
return;
}
const width = node.yogaNode.getComputedWidth();
const height = node.yogaNode.getComputedHeight();
const leftBorderWidth = node.style.borderStyle && node.style.borderLeft !== false ? 1 : 0;
const rightBorderWidth = node.style.borderStyle && node.style.borderRight !== false ? 1 : 0;
const topBorderHeight = node.style.borderStyle && node.style.borderTop !== false ? 1 : 0;
const bottomBorderHeight = node.style.borderStyle && node.style.borderBottom !== false ? 1 : 0;
const contentWidth = width - leftBorderWidth - rightBorderWidth;
const contentHeight = height - topBorderHeight - bottomBorderHeight;
if (!(contentWidth > 0 && contentHeight > 0)) {
return;
}
const backgroundLine = (0,_colorize_js__WEBPACK_IMPORTED_MODULE_0__ .A)(' '.repeat(contentWidth), node.style.backgroundColor, 'background');
for (let row = 0; row < contentHeight; row++) {
output.write(x + leftBorderWidth, y + topBorderHeight + row, backgroundLine, { transformers: [] });
}
};
const __WEBPACK_DEFAULT_EXPORT__ = (renderBackground);
}),
32775:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var cli_boxes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84914);
var chalk__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6797);
var _colorize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94087);
const renderBorder = (x, y, node, output) => {
if (node.style.borderStyle) {
const width = node.yogaNode.getComputedWidth();
const height = node.yogaNode.getComputedHeight();
const box = typeof node.style.borderStyle === 'string'
? cli_boxes__WEBPACK_IMPORTED_MODULE_0__[node.style.borderStyle]
: node.style.borderStyle;
const topBorderColor = node.style.borderTopColor ?? node.style.borderColor;
const bottomBorderColor = node.style.borderBottomColor ?? node.style.borderColor;
const leftBorderColor = node.style.borderLeftColor ?? node.style.borderColor;
const rightBorderColor = node.style.borderRightColor ?? node.style.borderColor;
const dimTopBorderColor = node.style.borderTopDimColor ?? node.style.borderDimColor;
const dimBottomBorderColor = node.style.borderBottomDimColor ?? node.style.borderDimColor;
const dimLeftBorderColor = node.style.borderLeftDimColor ?? node.style.borderDimColor;
const dimRightBorderColor = node.style.borderRightDimColor ?? node.style.borderDimColor;
const showTopBorder = node.style.borderTop !== false;
const showBottomBorder = node.style.borderBottom !== false;
const showLeftBorder = node.style.borderLeft !== false;
const showRightBorder = node.style.borderRight !== false;
const contentWidth = width - (showLeftBorder ? 1 : 0) - (showRightBorder ? 1 : 0);
let topBorder = showTopBorder
? (0,_colorize_js__WEBPACK_IMPORTED_MODULE_2__ .A)((showLeftBorder ? box.topLeft : '') +
box.top.repeat(contentWidth) +
(showRightBorder ? box.topRight : ''), topBorderColor, 'foreground')
: undefined;
if (showTopBorder && dimTopBorderColor) {
topBorder = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.dim(topBorder);
}
let verticalBorderHeight = height;
if (showTopBorder) {
verticalBorderHeight -= 1;
}
if (showBottomBorder) {
verticalBorderHeight -= 1;
}
let leftBorder = ((0,_colorize_js__WEBPACK_IMPORTED_MODULE_2__ .A)(box.left, leftBorderColor, 'foreground') + '\n').repeat(verticalBorderHeight);
if (dimLeftBorderColor) {
leftBorder = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.dim(leftBorder);
}
let rightBorder = ((0,_colorize_js__WEBPACK_IMPORTED_MODULE_2__ .A)(box.right, rightBorderColor, 'foreground') + '\n').repeat(verticalBorderHeight);
if (dimRightBorderColor) {
rightBorder = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.dim(rightBorder);
}
let bottomBorder = showBottomBorder
? (0,_colorize_js__WEBPACK_IMPORTED_MODULE_2__ .A)((showLeftBorder ? box.bottomLeft : '') +
box.bottom.repeat(contentWidth) +
(showRightBorder ? box.bottomRight : ''), bottomBorderColor, 'foreground')
: undefined;
if (showBottomBorder && dimBottomBorderColor) {
bottomBorder = chalk__WEBPACK_IMPORTED_MODULE_1__ .Ay.dim(bottomBorder);
}
const offsetY = showTopBorder ? 1 : 0;
if (topBorder) {
output.write(x, y, topBorder, { transformers: [] });
}
if (showLeftBorder) {
output.write(x, y + offsetY, leftBorder, { transformers: [] });
}
if (showRightBorder) {
output.write(x + width - 1, y + offsetY, rightBorder, {
transformers: [],
});
}
if (bottomBorder) {
output.write(x, y + height - 1, bottomBorder, { transformers: [] });
}
}
};
const __WEBPACK_DEFAULT_EXPORT__ = (renderBorder);
}),
54085:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__),
K: () => ( renderNodeToScreenReaderOutput)
});
var widest_line__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84987);
var indent_string__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92861);
var yoga_layout__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91000);
var _wrap_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32568);
var _get_max_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57228);
var _squash_text_nodes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58354);
var _render_border_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32775);
var _render_background_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79413);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([yoga_layout__WEBPACK_IMPORTED_MODULE_2__, _get_max_width_js__WEBPACK_IMPORTED_MODULE_4__]);
([yoga_layout__WEBPACK_IMPORTED_MODULE_2__, _get_max_width_js__WEBPACK_IMPORTED_MODULE_4__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
const applyPaddingToText = (node, text) => {
const yogaNode = node.childNodes[0]?.yogaNode;
if (yogaNode) {
const offsetX = yogaNode.getComputedLeft();
const offsetY = yogaNode.getComputedTop();
text = '\n'.repeat(offsetY) + (0,indent_string__WEBPACK_IMPORTED_MODULE_1__ .A)(text, offsetX);
}
return text;
};
const renderNodeToScreenReaderOutput = (node, options = {}) => {
if (options.skipStaticElements && node.internal_static) {
return '';
}
if (node.yogaNode?.getDisplay() === yoga_layout__WEBPACK_IMPORTED_MODULE_2__ .Ay.DISPLAY_NONE) {
return '';
}
let output = '';
if (node.nodeName === 'ink-text') {
output = (0,_squash_text_nodes_js__WEBPACK_IMPORTED_MODULE_5__ .A)(node);
}
else if (node.nodeName === 'ink-box' || node.nodeName === 'ink-root') {
const separator = node.style.flexDirection === 'row' ||
node.style.flexDirection === 'row-reverse'
? ' '
: '\n';
const childNodes = node.style.flexDirection === 'row-reverse' ||
node.style.flexDirection === 'column-reverse'
? [...node.childNodes].reverse()
: [...node.childNodes];
output = childNodes
.map(childNode => {
const screenReaderOutput = renderNodeToScreenReaderOutput(childNode, {
parentRole: node.internal_accessibility?.role,
skipStaticElements: options.skipStaticElements,
});
return screenReaderOutput;
})
.filter(Boolean)
.join(separator);
}
if (node.internal_accessibility) {
const { role, state } = node.internal_accessibility;
if (state) {
const stateKeys = Object.keys(state);
const stateDescription = stateKeys.filter(key => state[key]).join(', ');
if (stateDescription) {
output = `(${stateDescription}) ${output}`;
}
}
if (role && role !== options.parentRole) {
output = `${role}: ${output}`;
}
}
return output;
};
const renderNodeToOutput = (node, output, options) => {
const { offsetX = 0, offsetY = 0, transformers = [], skipStaticElements, } = options;
if (skipStaticElements && node.internal_static) {
return;
}
const { yogaNode } = node;
if (yogaNode) {
if (yogaNode.getDisplay() === yoga_layout__WEBPACK_IMPORTED_MODULE_2__ .Ay.DISPLAY_NONE) {
return;
}
const x = offsetX + yogaNode.getComputedLeft();
const y = offsetY + yogaNode.getComputedTop();
let newTransformers = transformers;
if (typeof node.internal_transform === 'function') {
newTransformers = [node.internal_transform, ...transformers];
}
if (node.nodeName === 'ink-text') {
let text = (0,_squash_text_nodes_js__WEBPACK_IMPORTED_MODULE_5__ .A)(node);
if (text.length > 0) {
const currentWidth = (0,widest_line__WEBPACK_IMPORTED_MODULE_0__ .A)(text);
const maxWidth = (0,_get_max_width_js__WEBPACK_IMPORTED_MODULE_4__ .A)(yogaNode);
if (currentWidth > maxWidth) {
const textWrap = node.style.textWrap ?? 'wrap';
text = (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_3__ .A)(text, maxWidth, textWrap);
}
text = applyPaddingToText(node, text);
output.write(x, y, text, { transformers: newTransformers });
}
return;
}
let clipped = false;
if (node.nodeName === 'ink-box') {
(0,_render_background_js__WEBPACK_IMPORTED_MODULE_7__ .A)(x, y, node, output);
(0,_render_border_js__WEBPACK_IMPORTED_MODULE_6__ .A)(x, y, node, output);
const clipHorizontally = node.style.overflowX === 'hidden' || node.style.overflow === 'hidden';
const clipVertically = node.style.overflowY === 'hidden' || node.style.overflow === 'hidden';
if (clipHorizontally || clipVertically) {
const x1 = clipHorizontally
? x + yogaNode.getComputedBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_2__ .Ay.EDGE_LEFT)
: undefined;
const x2 = clipHorizontally
? x +
yogaNode.getComputedWidth() -
yogaNode.getComputedBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_2__ .Ay.EDGE_RIGHT)
: undefined;
const y1 = clipVertically
? y + yogaNode.getComputedBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_2__ .Ay.EDGE_TOP)
: undefined;
const y2 = clipVertically
? y +
yogaNode.getComputedHeight() -
yogaNode.getComputedBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_2__ .Ay.EDGE_BOTTOM)
: undefined;
output.clip({ x1, x2, y1, y2 });
clipped = true;
}
}
if (node.nodeName === 'ink-root' || node.nodeName === 'ink-box') {
for (const childNode of node.childNodes) {
renderNodeToOutput(childNode, output, {
offsetX: x,
offsetY: y,
transformers: newTransformers,
skipStaticElements,
});
}
if (clipped) {
output.unclip();
}
}
}
};
const __WEBPACK_DEFAULT_EXPORT__ = (renderNodeToOutput);
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
89100:
((__webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
var yoga_layout__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91000);
var react_reconciler_constants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30809);
var _reconciler_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6106);
var _renderer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44359);
var _dom_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58022);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([yoga_layout__WEBPACK_IMPORTED_MODULE_0__, _reconciler_js__WEBPACK_IMPORTED_MODULE_2__, _renderer_js__WEBPACK_IMPORTED_MODULE_3__, _dom_js__WEBPACK_IMPORTED_MODULE_4__]);
([yoga_layout__WEBPACK_IMPORTED_MODULE_0__, _reconciler_js__WEBPACK_IMPORTED_MODULE_2__, _renderer_js__WEBPACK_IMPORTED_MODULE_3__, _dom_js__WEBPACK_IMPORTED_MODULE_4__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
const renderToString = (node, options) => {
const columns = options?.columns ?? 80;
const rootNode = createNode('ink-root');
let capturedStaticOutput = '';
rootNode.onComputeLayout = () => {
rootNode.yogaNode.setWidth(columns);
rootNode.yogaNode.calculateLayout(undefined, undefined, Yoga.DIRECTION_LTR);
};
rootNode.onImmediateRender = () => {
const { staticOutput } = renderer(rootNode, false);
if (staticOutput && staticOutput !== '\n') {
capturedStaticOutput += staticOutput;
}
};
let uncaughtError;
const container = reconciler.createContainer(rootNode, LegacyRoot, null, false, null, 'render-to-string', (error) => {
uncaughtError ??= error;
}, () => { }, () => { }, () => { });
let teardownSucceeded = false;
try {
reconciler.updateContainerSync(node, container, null, () => { });
reconciler.flushSyncWork();
const { output } = renderer(rootNode, false);
reconciler.updateContainerSync(null, container, null, () => { });
reconciler.flushSyncWork();
teardownSucceeded = true;
rootNode.yogaNode.free();
if (uncaughtError !== undefined) {
throw uncaughtError instanceof Error
? uncaughtError
: new Error(String(uncaughtError));
}
const normalizedStaticOutput = capturedStaticOutput.endsWith('\n')
? capturedStaticOutput.slice(0, -1)
: capturedStaticOutput;
if (normalizedStaticOutput && output) {
return normalizedStaticOutput + '\n' + output;
}
return normalizedStaticOutput || output;
}
finally {
if (!teardownSucceeded && rootNode.yogaNode) {
try {
rootNode.yogaNode.freeRecursive();
}
catch {
}
}
}
};
var __WEBPACK_DEFAULT_EXPORT__ = (( null && (renderToString)));
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
22619:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
var node_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1708);
var _ink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47758);
var _instances_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76630);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_ink_js__WEBPACK_IMPORTED_MODULE_2__]);
_ink_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
const render = (node, options) => {
const inkOptions = {
stdout: node_process__WEBPACK_IMPORTED_MODULE_1__.stdout,
stdin: node_process__WEBPACK_IMPORTED_MODULE_1__.stdin,
stderr: node_process__WEBPACK_IMPORTED_MODULE_1__.stderr,
debug: false,
exitOnCtrlC: true,
patchConsole: true,
maxFps: 30,
incrementalRendering: false,
concurrent: false,
...getOptions(options),
};
const instance = getInstance(inkOptions.stdout, () => new _ink_js__WEBPACK_IMPORTED_MODULE_2__ .A(inkOptions), inkOptions.concurrent ?? false);
instance.render(node);
return {
rerender: instance.render,
unmount() {
instance.unmount();
},
waitUntilExit: instance.waitUntilExit,
cleanup: () => _instances_js__WEBPACK_IMPORTED_MODULE_3__ .A.delete(inkOptions.stdout),
clear: instance.clear,
};
};
const __WEBPACK_DEFAULT_EXPORT__ = (render);
const getOptions = (stdout = {}) => {
if (stdout instanceof node_stream__WEBPACK_IMPORTED_MODULE_0__.Stream) {
return {
stdout,
stdin: node_process__WEBPACK_IMPORTED_MODULE_1__.stdin,
};
}
return stdout;
};
const getInstance = (stdout, createInstance, concurrent) => {
let instance = _instances_js__WEBPACK_IMPORTED_MODULE_3__ .A.get(stdout);
if (!instance) {
instance = createInstance();
_instances_js__WEBPACK_IMPORTED_MODULE_3__ .A.set(stdout, instance);
}
else if (instance.isConcurrent !== concurrent) {
console.warn(`Warning: render() was called with concurrent: ${concurrent}, but the existing instance for this stdout uses concurrent: ${instance.isConcurrent}. ` +
`The concurrent option only takes effect on the first render. Call unmount() first if you need to change the rendering mode.`);
}
return instance;
};
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
44359:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var _render_node_to_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54085);
var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75074);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_render_node_to_output_js__WEBPACK_IMPORTED_MODULE_0__]);
_render_node_to_output_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
const renderer = (node, isScreenReaderEnabled) => {
if (node.yogaNode) {
if (isScreenReaderEnabled) {
const output = (0,_render_node_to_output_js__WEBPACK_IMPORTED_MODULE_0__ .K)(node, {
skipStaticElements: true,
});
const outputHeight = output === '' ? 0 : output.split('\n').length;
let staticOutput = '';
if (node.staticNode) {
staticOutput = (0,_render_node_to_output_js__WEBPACK_IMPORTED_MODULE_0__ .K)(node.staticNode, {
skipStaticElements: false,
});
}
return {
output,
outputHeight,
staticOutput: staticOutput ? `${staticOutput}\n` : '',
};
}
const output = new _output_js__WEBPACK_IMPORTED_MODULE_1__ .A({
width: node.yogaNode.getComputedWidth(),
height: node.yogaNode.getComputedHeight(),
});
(0,_render_node_to_output_js__WEBPACK_IMPORTED_MODULE_0__ .A)(node, output, {
skipStaticElements: true,
});
let staticOutput;
if (node.staticNode?.yogaNode) {
staticOutput = new _output_js__WEBPACK_IMPORTED_MODULE_1__ .A({
width: node.staticNode.yogaNode.getComputedWidth(),
height: node.staticNode.yogaNode.getComputedHeight(),
});
(0,_render_node_to_output_js__WEBPACK_IMPORTED_MODULE_0__ .A)(node.staticNode, staticOutput, {
skipStaticElements: false,
});
}
const { output: generatedOutput, height: outputHeight } = output.get();
return {
output: generatedOutput,
outputHeight,
staticOutput: staticOutput ? `${staticOutput.get().output}\n` : '',
};
}
return {
output: '',
outputHeight: 0,
staticOutput: '',
};
};
const __WEBPACK_DEFAULT_EXPORT__ = (renderer);
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
58354:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( squash_text_nodes)
});
;
const bellCharacter = '\u0007';
const escapeCharacter = '\u001B';
const stringTerminatorCharacter = '\u009C';
const csiCharacter = '\u009B';
const oscCharacter = '\u009D';
const dcsCharacter = '\u0090';
const pmCharacter = '\u009E';
const apcCharacter = '\u009F';
const sosCharacter = '\u0098';
const isCsiParameterCharacter = (character) => {
const codePoint = character.codePointAt(0);
return codePoint !== undefined && codePoint >= 0x30 && codePoint <= 0x3f;
};
const isCsiIntermediateCharacter = (character) => {
const codePoint = character.codePointAt(0);
return codePoint !== undefined && codePoint >= 0x20 && codePoint <= 0x2f;
};
const isCsiFinalCharacter = (character) => {
const codePoint = character.codePointAt(0);
return codePoint !== undefined && codePoint >= 0x40 && codePoint <= 0x7e;
};
const isEscapeIntermediateCharacter = (character) => {
const codePoint = character.codePointAt(0);
return codePoint !== undefined && codePoint >= 0x20 && codePoint <= 0x2f;
};
const isEscapeFinalCharacter = (character) => {
const codePoint = character.codePointAt(0);
return codePoint !== undefined && codePoint >= 0x30 && codePoint <= 0x7e;
};
const isC1ControlCharacter = (character) => {
const codePoint = character.codePointAt(0);
return codePoint !== undefined && codePoint >= 0x80 && codePoint <= 0x9f;
};
const readCsiSequence = (text, fromIndex) => {
let index = fromIndex;
while (index < text.length) {
const character = text[index];
if (!isCsiParameterCharacter(character)) {
break;
}
index++;
}
const parameterString = text.slice(fromIndex, index);
const intermediateStartIndex = index;
while (index < text.length) {
const character = text[index];
if (!isCsiIntermediateCharacter(character)) {
break;
}
index++;
}
const intermediateString = text.slice(intermediateStartIndex, index);
const finalCharacter = text[index];
if (finalCharacter === undefined || !isCsiFinalCharacter(finalCharacter)) {
return undefined;
}
return {
endIndex: index + 1,
parameterString,
intermediateString,
finalCharacter,
};
};
const findControlStringTerminatorIndex = (text, fromIndex, allowBellTerminator) => {
for (let index = fromIndex; index < text.length; index++) {
const character = text[index];
if (allowBellTerminator && character === bellCharacter) {
return index + 1;
}
if (character === stringTerminatorCharacter) {
return index + 1;
}
if (character === escapeCharacter) {
const followingCharacter = text[index + 1];
if (followingCharacter === escapeCharacter) {
index++;
continue;
}
if (followingCharacter === '\\') {
return index + 2;
}
}
}
return undefined;
};
const readEscapeSequence = (text, fromIndex) => {
let index = fromIndex;
while (index < text.length) {
const character = text[index];
if (!isEscapeIntermediateCharacter(character)) {
break;
}
index++;
}
const intermediateString = text.slice(fromIndex, index);
const finalCharacter = text[index];
if (finalCharacter === undefined || !isEscapeFinalCharacter(finalCharacter)) {
return undefined;
}
return {
endIndex: index + 1,
intermediateString,
finalCharacter,
};
};
const getControlStringFromEscapeIntroducer = (character) => {
switch (character) {
case ']': {
return { type: 'osc', allowBellTerminator: true };
}
case 'P': {
return { type: 'dcs', allowBellTerminator: false };
}
case '^': {
return { type: 'pm', allowBellTerminator: false };
}
case '_': {
return { type: 'apc', allowBellTerminator: false };
}
case 'X': {
return { type: 'sos', allowBellTerminator: false };
}
default: {
return undefined;
}
}
};
const getControlStringFromC1Introducer = (character) => {
switch (character) {
case oscCharacter: {
return { type: 'osc', allowBellTerminator: true };
}
case dcsCharacter: {
return { type: 'dcs', allowBellTerminator: false };
}
case pmCharacter: {
return { type: 'pm', allowBellTerminator: false };
}
case apcCharacter: {
return { type: 'apc', allowBellTerminator: false };
}
case sosCharacter: {
return { type: 'sos', allowBellTerminator: false };
}
default: {
return undefined;
}
}
};
const hasAnsiControlCharacters = (text) => {
if (text.includes(escapeCharacter)) {
return true;
}
for (const character of text) {
if (isC1ControlCharacter(character)) {
return true;
}
}
return false;
};
const malformedFromIndex = (tokens, text, textStartIndex, fromIndex) => {
if (fromIndex > textStartIndex) {
tokens.push({ type: 'text', value: text.slice(textStartIndex, fromIndex) });
}
tokens.push({ type: 'invalid', value: text.slice(fromIndex) });
return tokens;
};
const tokenizeAnsi = (text) => {
if (!hasAnsiControlCharacters(text)) {
return [{ type: 'text', value: text }];
}
const tokens = [];
let textStartIndex = 0;
for (let index = 0; index < text.length;) {
const character = text[index];
if (character === undefined) {
break;
}
if (character === escapeCharacter) {
const followingCharacter = text[index + 1];
if (followingCharacter === undefined) {
return malformedFromIndex(tokens, text, textStartIndex, index);
}
if (followingCharacter === '[') {
const csiSequence = readCsiSequence(text, index + 2);
if (csiSequence === undefined) {
return malformedFromIndex(tokens, text, textStartIndex, index);
}
if (index > textStartIndex) {
tokens.push({ type: 'text', value: text.slice(textStartIndex, index) });
}
tokens.push({
type: 'csi',
value: text.slice(index, csiSequence.endIndex),
parameterString: csiSequence.parameterString,
intermediateString: csiSequence.intermediateString,
finalCharacter: csiSequence.finalCharacter,
});
index = csiSequence.endIndex;
textStartIndex = index;
continue;
}
const escapeControlString = getControlStringFromEscapeIntroducer(followingCharacter);
if (escapeControlString !== undefined) {
const controlStringTerminatorIndex = findControlStringTerminatorIndex(text, index + 2, escapeControlString.allowBellTerminator);
if (controlStringTerminatorIndex === undefined) {
return malformedFromIndex(tokens, text, textStartIndex, index);
}
if (index > textStartIndex) {
tokens.push({ type: 'text', value: text.slice(textStartIndex, index) });
}
tokens.push({
type: escapeControlString.type,
value: text.slice(index, controlStringTerminatorIndex),
});
index = controlStringTerminatorIndex;
textStartIndex = index;
continue;
}
const escapeSequence = readEscapeSequence(text, index + 1);
if (escapeSequence === undefined) {
if (isEscapeIntermediateCharacter(followingCharacter)) {
return malformedFromIndex(tokens, text, textStartIndex, index);
}
if (index > textStartIndex) {
tokens.push({ type: 'text', value: text.slice(textStartIndex, index) });
}
index++;
textStartIndex = index;
continue;
}
if (index > textStartIndex) {
tokens.push({ type: 'text', value: text.slice(textStartIndex, index) });
}
tokens.push({
type: 'esc',
value: text.slice(index, escapeSequence.endIndex),
intermediateString: escapeSequence.intermediateString,
finalCharacter: escapeSequence.finalCharacter,
});
index = escapeSequence.endIndex;
textStartIndex = index;
continue;
}
if (character === csiCharacter) {
const csiSequence = readCsiSequence(text, index + 1);
if (csiSequence === undefined) {
return malformedFromIndex(tokens, text, textStartIndex, index);
}
if (index > textStartIndex) {
tokens.push({ type: 'text', value: text.slice(textStartIndex, index) });
}
tokens.push({
type: 'csi',
value: text.slice(index, csiSequence.endIndex),
parameterString: csiSequence.parameterString,
intermediateString: csiSequence.intermediateString,
finalCharacter: csiSequence.finalCharacter,
});
index = csiSequence.endIndex;
textStartIndex = index;
continue;
}
const c1ControlString = getControlStringFromC1Introducer(character);
if (c1ControlString !== undefined) {
const controlStringTerminatorIndex = findControlStringTerminatorIndex(text, index + 1, c1ControlString.allowBellTerminator);
if (controlStringTerminatorIndex === undefined) {
return malformedFromIndex(tokens, text, textStartIndex, index);
}
if (index > textStartIndex) {
tokens.push({ type: 'text', value: text.slice(textStartIndex, index) });
}
tokens.push({
type: c1ControlString.type,
value: text.slice(index, controlStringTerminatorIndex),
});
index = controlStringTerminatorIndex;
textStartIndex = index;
continue;
}
if (character === stringTerminatorCharacter) {
if (index > textStartIndex) {
tokens.push({ type: 'text', value: text.slice(textStartIndex, index) });
}
tokens.push({ type: 'st', value: character });
index++;
textStartIndex = index;
continue;
}
if (isC1ControlCharacter(character)) {
if (index > textStartIndex) {
tokens.push({ type: 'text', value: text.slice(textStartIndex, index) });
}
tokens.push({ type: 'c1', value: character });
index++;
textStartIndex = index;
continue;
}
index++;
}
if (textStartIndex < text.length) {
tokens.push({ type: 'text', value: text.slice(textStartIndex) });
}
return tokens;
};
;
const sgrParametersRegex = /^[\d:;]*$/;
const sanitizeAnsi = (text) => {
if (!hasAnsiControlCharacters(text)) {
return text;
}
let output = '';
for (const token of tokenizeAnsi(text)) {
if (token.type === 'text' || token.type === 'osc') {
output += token.value;
continue;
}
if (token.type === 'csi' &&
token.finalCharacter === 'm' &&
token.intermediateString === '' &&
sgrParametersRegex.test(token.parameterString)) {
output += token.value;
}
}
return output;
};
const sanitize_ansi = (sanitizeAnsi);
;
const squashTextNodes = (node) => {
let text = '';
for (let index = 0; index < node.childNodes.length; index++) {
const childNode = node.childNodes[index];
if (childNode === undefined) {
continue;
}
let nodeText = '';
if (childNode.nodeName === '#text') {
nodeText = childNode.nodeValue;
}
else {
if (childNode.nodeName === 'ink-text' ||
childNode.nodeName === 'ink-virtual-text') {
nodeText = squashTextNodes(childNode);
}
if (nodeText.length > 0 &&
typeof childNode.internal_transform === 'function') {
nodeText = childNode.internal_transform(nodeText, index);
}
}
text += nodeText;
}
return sanitize_ansi(text);
};
const squash_text_nodes = (squashTextNodes);
}),
7386:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var yoga_layout__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91000);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([yoga_layout__WEBPACK_IMPORTED_MODULE_0__]);
yoga_layout__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
const applyPositionStyles = (node, style) => {
if ('position' in style) {
node.setPositionType(style.position === 'absolute'
? yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.POSITION_TYPE_ABSOLUTE
: yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.POSITION_TYPE_RELATIVE);
}
};
const applyMarginStyles = (node, style) => {
if ('margin' in style) {
node.setMargin(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_ALL, style.margin ?? 0);
}
if ('marginX' in style) {
node.setMargin(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_HORIZONTAL, style.marginX ?? 0);
}
if ('marginY' in style) {
node.setMargin(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_VERTICAL, style.marginY ?? 0);
}
if ('marginLeft' in style) {
node.setMargin(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_START, style.marginLeft || 0);
}
if ('marginRight' in style) {
node.setMargin(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_END, style.marginRight || 0);
}
if ('marginTop' in style) {
node.setMargin(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_TOP, style.marginTop || 0);
}
if ('marginBottom' in style) {
node.setMargin(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_BOTTOM, style.marginBottom || 0);
}
};
const applyPaddingStyles = (node, style) => {
if ('padding' in style) {
node.setPadding(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_ALL, style.padding ?? 0);
}
if ('paddingX' in style) {
node.setPadding(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_HORIZONTAL, style.paddingX ?? 0);
}
if ('paddingY' in style) {
node.setPadding(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_VERTICAL, style.paddingY ?? 0);
}
if ('paddingLeft' in style) {
node.setPadding(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_LEFT, style.paddingLeft || 0);
}
if ('paddingRight' in style) {
node.setPadding(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_RIGHT, style.paddingRight || 0);
}
if ('paddingTop' in style) {
node.setPadding(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_TOP, style.paddingTop || 0);
}
if ('paddingBottom' in style) {
node.setPadding(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_BOTTOM, style.paddingBottom || 0);
}
};
const applyFlexStyles = (node, style) => {
if ('flexGrow' in style) {
node.setFlexGrow(style.flexGrow ?? 0);
}
if ('flexShrink' in style) {
node.setFlexShrink(typeof style.flexShrink === 'number' ? style.flexShrink : 1);
}
if ('flexWrap' in style) {
if (style.flexWrap === 'nowrap') {
node.setFlexWrap(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.WRAP_NO_WRAP);
}
if (style.flexWrap === 'wrap') {
node.setFlexWrap(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.WRAP_WRAP);
}
if (style.flexWrap === 'wrap-reverse') {
node.setFlexWrap(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.WRAP_WRAP_REVERSE);
}
}
if ('flexDirection' in style) {
if (style.flexDirection === 'row') {
node.setFlexDirection(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.FLEX_DIRECTION_ROW);
}
if (style.flexDirection === 'row-reverse') {
node.setFlexDirection(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.FLEX_DIRECTION_ROW_REVERSE);
}
if (style.flexDirection === 'column') {
node.setFlexDirection(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.FLEX_DIRECTION_COLUMN);
}
if (style.flexDirection === 'column-reverse') {
node.setFlexDirection(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.FLEX_DIRECTION_COLUMN_REVERSE);
}
}
if ('flexBasis' in style) {
if (typeof style.flexBasis === 'number') {
node.setFlexBasis(style.flexBasis);
}
else if (typeof style.flexBasis === 'string') {
node.setFlexBasisPercent(Number.parseInt(style.flexBasis, 10));
}
else {
node.setFlexBasis(Number.NaN);
}
}
if ('alignItems' in style) {
if (style.alignItems === 'stretch' || !style.alignItems) {
node.setAlignItems(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.ALIGN_STRETCH);
}
if (style.alignItems === 'flex-start') {
node.setAlignItems(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.ALIGN_FLEX_START);
}
if (style.alignItems === 'center') {
node.setAlignItems(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.ALIGN_CENTER);
}
if (style.alignItems === 'flex-end') {
node.setAlignItems(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.ALIGN_FLEX_END);
}
}
if ('alignSelf' in style) {
if (style.alignSelf === 'auto' || !style.alignSelf) {
node.setAlignSelf(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.ALIGN_AUTO);
}
if (style.alignSelf === 'flex-start') {
node.setAlignSelf(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.ALIGN_FLEX_START);
}
if (style.alignSelf === 'center') {
node.setAlignSelf(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.ALIGN_CENTER);
}
if (style.alignSelf === 'flex-end') {
node.setAlignSelf(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.ALIGN_FLEX_END);
}
}
if ('justifyContent' in style) {
if (style.justifyContent === 'flex-start' || !style.justifyContent) {
node.setJustifyContent(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.JUSTIFY_FLEX_START);
}
if (style.justifyContent === 'center') {
node.setJustifyContent(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.JUSTIFY_CENTER);
}
if (style.justifyContent === 'flex-end') {
node.setJustifyContent(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.JUSTIFY_FLEX_END);
}
if (style.justifyContent === 'space-between') {
node.setJustifyContent(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.JUSTIFY_SPACE_BETWEEN);
}
if (style.justifyContent === 'space-around') {
node.setJustifyContent(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.JUSTIFY_SPACE_AROUND);
}
if (style.justifyContent === 'space-evenly') {
node.setJustifyContent(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.JUSTIFY_SPACE_EVENLY);
}
}
};
const applyDimensionStyles = (node, style) => {
if ('width' in style) {
if (typeof style.width === 'number') {
node.setWidth(style.width);
}
else if (typeof style.width === 'string') {
node.setWidthPercent(Number.parseInt(style.width, 10));
}
else {
node.setWidthAuto();
}
}
if ('height' in style) {
if (typeof style.height === 'number') {
node.setHeight(style.height);
}
else if (typeof style.height === 'string') {
node.setHeightPercent(Number.parseInt(style.height, 10));
}
else {
node.setHeightAuto();
}
}
if ('minWidth' in style) {
if (typeof style.minWidth === 'string') {
node.setMinWidthPercent(Number.parseInt(style.minWidth, 10));
}
else {
node.setMinWidth(style.minWidth ?? 0);
}
}
if ('minHeight' in style) {
if (typeof style.minHeight === 'string') {
node.setMinHeightPercent(Number.parseInt(style.minHeight, 10));
}
else {
node.setMinHeight(style.minHeight ?? 0);
}
}
};
const applyDisplayStyles = (node, style) => {
if ('display' in style) {
node.setDisplay(style.display === 'flex' ? yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.DISPLAY_FLEX : yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.DISPLAY_NONE);
}
};
const applyBorderStyles = (node, style) => {
if ('borderStyle' in style) {
const borderWidth = style.borderStyle ? 1 : 0;
if (style.borderTop !== false) {
node.setBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_TOP, borderWidth);
}
if (style.borderBottom !== false) {
node.setBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_BOTTOM, borderWidth);
}
if (style.borderLeft !== false) {
node.setBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_LEFT, borderWidth);
}
if (style.borderRight !== false) {
node.setBorder(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.EDGE_RIGHT, borderWidth);
}
}
};
const applyGapStyles = (node, style) => {
if ('gap' in style) {
node.setGap(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.GUTTER_ALL, style.gap ?? 0);
}
if ('columnGap' in style) {
node.setGap(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.GUTTER_COLUMN, style.columnGap ?? 0);
}
if ('rowGap' in style) {
node.setGap(yoga_layout__WEBPACK_IMPORTED_MODULE_0__ .Ay.GUTTER_ROW, style.rowGap ?? 0);
}
};
const styles = (node, style = {}) => {
applyPositionStyles(node, style);
applyMarginStyles(node, style);
applyPaddingStyles(node, style);
applyFlexStyles(node, style);
applyDimensionStyles(node, style);
applyDisplayStyles(node, style);
applyBorderStyles(node, style);
applyGapStyles(node, style);
};
const __WEBPACK_DEFAULT_EXPORT__ = (styles);
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
}),
57959:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( isDev)
});
var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
const isDev = () => node_process__WEBPACK_IMPORTED_MODULE_0__.env['DEV'] === 'true';
}),
32568:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( wrap_text)
});
var wrap_ansi = __webpack_require__(60352);
var slice_ansi = __webpack_require__(96847);
var strip_ansi = __webpack_require__(30348);
var get_east_asian_width = __webpack_require__(12057);
;
const segmenter = new Intl.Segmenter();
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;
function isDoubleWidthNonRgiEmojiSequence(segment) {
if (segment.length > 50) {
return false;
}
if (unqualifiedKeycapRegex.test(segment)) {
return true;
}
if (segment.includes('\u200D')) {
const pictographics = segment.match(extendedPictographicRegex);
return pictographics !== null && pictographics.length >= 2;
}
return false;
}
function baseVisible(segment) {
const index = segment.search(visibleCharacterRegex);
return index === -1 ? undefined : segment.slice(index);
}
function isHangulLeadingJamo(codePoint) {
return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}
function isHangulVowelJamo(codePoint) {
return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}
function isHangulTrailingJamo(codePoint) {
return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}
function isHangulJamo(codePoint) {
return isHangulLeadingJamo(codePoint)
|| isHangulVowelJamo(codePoint)
|| isHangulTrailingJamo(codePoint);
}
function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
const codePoints = [];
for (const character of visibleSegment) {
if (!visibleCharacterRegex.test(character)) {
continue;
}
codePoints.push(character.codePointAt(0));
}
if (codePoints.length === 0) {
return undefined;
}
let width = 0;
for (let index = 0; index < codePoints.length; index++) {
const codePoint = codePoints[index];
if (!isHangulJamo(codePoint)) {
if (width === 0) {
return undefined;
}
for (let remaining = index; remaining < codePoints.length; remaining++) {
width += (0,get_east_asian_width .Q1)(codePoints[remaining], eastAsianWidthOptions);
}
return width;
}
if (
isHangulLeadingJamo(codePoint)
&& isHangulVowelJamo(codePoints[index + 1])
) {
width += 2;
index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
continue;
}
width += (0,get_east_asian_width .Q1)(codePoint, eastAsianWidthOptions);
}
return width;
}
function trailingWidth(visibleSegment, eastAsianWidthOptions) {
let extra = 0;
let first = true;
for (const character of visibleSegment) {
if (first) {
first = false;
continue;
}
if (
spacingMarkRegex.test(character)
|| (character >= '\uFF00' && character <= '\uFFEF')
) {
extra += (0,get_east_asian_width .Q1)(character.codePointAt(0), eastAsianWidthOptions);
}
}
return extra;
}
function stringWidth(input, options = {}) {
if (typeof input !== 'string' || input.length === 0) {
return 0;
}
const {
ambiguousIsNarrow = true,
countAnsiEscapeCodes = false,
} = options;
let string = input;
if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
string = (0,strip_ansi .A)(string);
}
if (string.length === 0) {
return 0;
}
if (/^[\u0020-\u007E]*$/.test(string)) {
return string.length;
}
let width = 0;
const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};
for (const {segment} of segmenter.segment(string)) {
const visibleSegment = baseVisible(segment);
if (visibleSegment === undefined) {
continue;
}
if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
width += 2;
continue;
}
const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
if (hangulWidth !== undefined) {
width += hangulWidth;
continue;
}
const codePoint = visibleSegment.codePointAt(0);
width += (0,get_east_asian_width .Q1)(codePoint, eastAsianWidthOptions);
width += trailingWidth(visibleSegment, eastAsianWidthOptions);
}
return width;
}
;
function getIndexOfNearestSpace(string, wantedIndex, shouldSearchRight) {
if (string.charAt(wantedIndex) === ' ') {
return wantedIndex;
}
const direction = shouldSearchRight ? 1 : -1;
for (let index = 0; index <= 3; index++) {
const finalIndex = wantedIndex + (index * direction);
if (string.charAt(finalIndex) === ' ') {
return finalIndex;
}
}
return wantedIndex;
}
function cliTruncate(text, columns, options = {}) {
const {
position = 'end',
space = false,
preferTruncationOnSpace = false,
} = options;
let {truncationCharacter = '…'} = options;
if (typeof text !== 'string') {
throw new TypeError(`Expected \`input\` to be a string, got ${typeof text}`);
}
if (typeof columns !== 'number') {
throw new TypeError(`Expected \`columns\` to be a number, got ${typeof columns}`);
}
if (columns < 1) {
return '';
}
const length = stringWidth(text);
if (length <= columns) {
return text;
}
if (columns === 1) {
return truncationCharacter;
}
const ANSI = {
ESC: 27,
LEFT_BRACKET: 91,
LETTER_M: 109,
};
const isSgrParameter = code => (code >= 48 && code <= 57) || code === 59; 
function leadingSgrSpanEndIndex(string) {
let index = 0;
while (index + 2 < string.length && string.codePointAt(index) === ANSI.ESC && string.codePointAt(index + 1) === ANSI.LEFT_BRACKET) {
let j = index + 2;
while (j < string.length && isSgrParameter(string.codePointAt(j))) {
j++;
}
if (j < string.length && string.codePointAt(j) === ANSI.LETTER_M) {
index = j + 1;
continue;
}
break;
}
return index;
}
function trailingSgrSpanStartIndex(string) {
let start = string.length;
while (start > 1 && string.codePointAt(start - 1) === ANSI.LETTER_M) {
let j = start - 2;
while (j >= 0 && isSgrParameter(string.codePointAt(j))) {
j--;
}
if (j >= 1 && string.codePointAt(j - 1) === ANSI.ESC && string.codePointAt(j) === ANSI.LEFT_BRACKET) {
start = j - 1;
continue;
}
break;
}
return start;
}
function appendWithInheritedStyleFromEnd(visible, suffix) {
const start = trailingSgrSpanStartIndex(visible);
if (start === visible.length) {
return visible + suffix;
}
return visible.slice(0, start) + suffix + visible.slice(start);
}
function prependWithInheritedStyleFromStart(prefix, visible) {
const end = leadingSgrSpanEndIndex(visible);
if (end === 0) {
return prefix + visible;
}
return visible.slice(0, end) + prefix + visible.slice(end);
}
if (position === 'start') {
if (preferTruncationOnSpace) {
const nearestSpace = getIndexOfNearestSpace(text, length - columns + 1, true);
const right = (0,slice_ansi .A)(text, nearestSpace, length).trim();
return prependWithInheritedStyleFromStart(truncationCharacter, right);
}
if (space) {
truncationCharacter += ' ';
}
const right = (0,slice_ansi .A)(text, length - columns + stringWidth(truncationCharacter), length);
return prependWithInheritedStyleFromStart(truncationCharacter, right);
}
if (position === 'middle') {
if (space) {
truncationCharacter = ` ${truncationCharacter} `;
}
const half = Math.floor(columns / 2);
if (preferTruncationOnSpace) {
const spaceNearFirstBreakPoint = getIndexOfNearestSpace(text, half);
const spaceNearSecondBreakPoint = getIndexOfNearestSpace(text, length - (columns - half) + 1, true);
return (0,slice_ansi .A)(text, 0, spaceNearFirstBreakPoint) + truncationCharacter + (0,slice_ansi .A)(text, spaceNearSecondBreakPoint, length).trim();
}
return (
(0,slice_ansi .A)(text, 0, half)
+ truncationCharacter
+ (0,slice_ansi .A)(text, length - (columns - half) + stringWidth(truncationCharacter), length)
);
}
if (position === 'end') {
if (preferTruncationOnSpace) {
const nearestSpace = getIndexOfNearestSpace(text, columns - 1);
const left = (0,slice_ansi .A)(text, 0, nearestSpace);
return appendWithInheritedStyleFromEnd(left, truncationCharacter);
}
if (space) {
truncationCharacter = ` ${truncationCharacter}`;
}
const left = (0,slice_ansi .A)(text, 0, columns - stringWidth(truncationCharacter));
return appendWithInheritedStyleFromEnd(left, truncationCharacter);
}
throw new Error(`Expected \`options.position\` to be either \`start\`, \`middle\` or \`end\`, got ${position}`);
}
;
const cache = {};
const wrapText = (text, maxWidth, wrapType) => {
const cacheKey = text + String(maxWidth) + String(wrapType);
const cachedText = cache[cacheKey];
if (cachedText) {
return cachedText;
}
let wrappedText = text;
if (wrapType === 'wrap') {
wrappedText = (0,wrap_ansi .A)(text, maxWidth, {
trim: false,
hard: true,
});
}
if (wrapType.startsWith('truncate')) {
let position = 'end';
if (wrapType === 'truncate-middle') {
position = 'middle';
}
if (wrapType === 'truncate-start') {
position = 'start';
}
wrappedText = cliTruncate(text, maxWidth, { position });
}
cache[cacheKey] = wrappedText;
return wrappedText;
};
const wrap_text = (wrapText);
}),
992:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gP: () => ( esu),
ym: () => ( shouldSynchronize),
z5: () => ( bsu)
});
var is_in_ci__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46836);
const bsu = '\u001B[?2026h';
const esu = '\u001B[?2026l';
function shouldSynchronize(stream) {
return 'isTTY' in stream && stream.isTTY === true && !is_in_ci__WEBPACK_IMPORTED_MODULE_0__ .A;
}
}),
60352:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( wrapAnsi)
});
var strip_ansi = __webpack_require__(30348);
var get_east_asian_width = __webpack_require__(12057);
var emoji_regex = __webpack_require__(61768);
;
const segmenter = new Intl.Segmenter();
const defaultIgnorableCodePointRegex = /^\p{Default_Ignorable_Code_Point}$/u;
function stringWidth(string, options = {}) {
if (typeof string !== 'string' || string.length === 0) {
return 0;
}
const {
ambiguousIsNarrow = true,
countAnsiEscapeCodes = false,
} = options;
if (!countAnsiEscapeCodes) {
string = (0,strip_ansi .A)(string);
}
if (string.length === 0) {
return 0;
}
let width = 0;
const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};
for (const {segment: character} of segmenter.segment(string)) {
const codePoint = character.codePointAt(0);
if (codePoint <= 0x1F || (codePoint >= 0x7F && codePoint <= 0x9F)) {
continue;
}
if (
(codePoint >= 0x20_0B && codePoint <= 0x20_0F) 
|| codePoint === 0xFE_FF 
) {
continue;
}
if (
(codePoint >= 0x3_00 && codePoint <= 0x3_6F) 
|| (codePoint >= 0x1A_B0 && codePoint <= 0x1A_FF) 
|| (codePoint >= 0x1D_C0 && codePoint <= 0x1D_FF) 
|| (codePoint >= 0x20_D0 && codePoint <= 0x20_FF) 
|| (codePoint >= 0xFE_20 && codePoint <= 0xFE_2F) 
) {
continue;
}
if (codePoint >= 0xD8_00 && codePoint <= 0xDF_FF) {
continue;
}
if (codePoint >= 0xFE_00 && codePoint <= 0xFE_0F) {
continue;
}
if (defaultIgnorableCodePointRegex.test(character)) {
continue;
}
if (emoji_regex().test(character)) {
width += 2;
continue;
}
width += (0,get_east_asian_width .Q1)(codePoint, eastAsianWidthOptions);
}
return width;
}
var ansi_styles = __webpack_require__(7865);
;
const ESCAPES = new Set([
'\u001B',
'\u009B',
]);
const END_CODE = 39;
const ANSI_ESCAPE_BELL = '\u0007';
const ANSI_CSI = '[';
const ANSI_OSC = ']';
const ANSI_SGR_TERMINATOR = 'm';
const ANSI_ESCAPE_LINK = `${ANSI_OSC}8;;`;
const wrapAnsiCode = code => `${ESCAPES.values().next().value}${ANSI_CSI}${code}${ANSI_SGR_TERMINATOR}`;
const wrapAnsiHyperlink = url => `${ESCAPES.values().next().value}${ANSI_ESCAPE_LINK}${url}${ANSI_ESCAPE_BELL}`;
const wordLengths = string => string.split(' ').map(character => stringWidth(character));
const wrapWord = (rows, word, columns) => {
const characters = [...word];
let isInsideEscape = false;
let isInsideLinkEscape = false;
let visible = stringWidth((0,strip_ansi .A)(rows.at(-1)));
for (const [index, character] of characters.entries()) {
const characterLength = stringWidth(character);
if (visible + characterLength <= columns) {
rows[rows.length - 1] += character;
} else {
rows.push(character);
visible = 0;
}
if (ESCAPES.has(character)) {
isInsideEscape = true;
const ansiEscapeLinkCandidate = characters.slice(index + 1, index + 1 + ANSI_ESCAPE_LINK.length).join('');
isInsideLinkEscape = ansiEscapeLinkCandidate === ANSI_ESCAPE_LINK;
}
if (isInsideEscape) {
if (isInsideLinkEscape) {
if (character === ANSI_ESCAPE_BELL) {
isInsideEscape = false;
isInsideLinkEscape = false;
}
} else if (character === ANSI_SGR_TERMINATOR) {
isInsideEscape = false;
}
continue;
}
visible += characterLength;
if (visible === columns && index < characters.length - 1) {
rows.push('');
visible = 0;
}
}
if (!visible && rows.at(-1).length > 0 && rows.length > 1) {
rows[rows.length - 2] += rows.pop();
}
};
const stringVisibleTrimSpacesRight = string => {
const words = string.split(' ');
let last = words.length;
while (last > 0) {
if (stringWidth(words[last - 1]) > 0) {
break;
}
last--;
}
if (last === words.length) {
return string;
}
return words.slice(0, last).join(' ') + words.slice(last).join('');
};
const exec = (string, columns, options = {}) => {
if (options.trim !== false && string.trim() === '') {
return '';
}
let returnValue = '';
let escapeCode;
let escapeUrl;
const lengths = wordLengths(string);
let rows = [''];
for (const [index, word] of string.split(' ').entries()) {
if (options.trim !== false) {
rows[rows.length - 1] = rows.at(-1).trimStart();
}
let rowLength = stringWidth(rows.at(-1));
if (index !== 0) {
if (rowLength >= columns && (options.wordWrap === false || options.trim === false)) {
rows.push('');
rowLength = 0;
}
if (rowLength > 0 || options.trim === false) {
rows[rows.length - 1] += ' ';
rowLength++;
}
}
if (options.hard && lengths[index] > columns) {
const remainingColumns = (columns - rowLength);
const breaksStartingThisLine = 1 + Math.floor((lengths[index] - remainingColumns - 1) / columns);
const breaksStartingNextLine = Math.floor((lengths[index] - 1) / columns);
if (breaksStartingNextLine < breaksStartingThisLine) {
rows.push('');
}
wrapWord(rows, word, columns);
continue;
}
if (rowLength + lengths[index] > columns && rowLength > 0 && lengths[index] > 0) {
if (options.wordWrap === false && rowLength < columns) {
wrapWord(rows, word, columns);
continue;
}
rows.push('');
}
if (rowLength + lengths[index] > columns && options.wordWrap === false) {
wrapWord(rows, word, columns);
continue;
}
rows[rows.length - 1] += word;
}
if (options.trim !== false) {
rows = rows.map(row => stringVisibleTrimSpacesRight(row));
}
const preString = rows.join('\n');
const pre = [...preString];
let preStringIndex = 0;
for (const [index, character] of pre.entries()) {
returnValue += character;
if (ESCAPES.has(character)) {
const {groups} = new RegExp(`(?:\\${ANSI_CSI}(?<code>\\d+)m|\\${ANSI_ESCAPE_LINK}(?<uri>.*)${ANSI_ESCAPE_BELL})`).exec(preString.slice(preStringIndex)) || {groups: {}};
if (groups.code !== undefined) {
const code = Number.parseFloat(groups.code);
escapeCode = code === END_CODE ? undefined : code;
} else if (groups.uri !== undefined) {
escapeUrl = groups.uri.length === 0 ? undefined : groups.uri;
}
}
const code = ansi_styles .Ay.codes.get(Number(escapeCode));
if (pre[index + 1] === '\n') {
if (escapeUrl) {
returnValue += wrapAnsiHyperlink('');
}
if (escapeCode && code) {
returnValue += wrapAnsiCode(code);
}
} else if (character === '\n') {
if (escapeCode && code) {
returnValue += wrapAnsiCode(escapeCode);
}
if (escapeUrl) {
returnValue += wrapAnsiHyperlink(escapeUrl);
}
}
preStringIndex += character.length;
}
return returnValue;
};
function wrapAnsi(string, columns, options) {
return String(string)
.normalize()
.replaceAll('\r\n', '\n')
.split('\n')
.map(line => exec(line, columns, options))
.join('\n');
}
}),
46836:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
const check = key => key in node_process__WEBPACK_IMPORTED_MODULE_0__.env && node_process__WEBPACK_IMPORTED_MODULE_0__.env[key] !== '0' && node_process__WEBPACK_IMPORTED_MODULE_0__.env[key] !== 'false';
const isInCi = check('CI') || check('CONTINUOUS_INTEGRATION');
const __WEBPACK_DEFAULT_EXPORT__ = (isInCi);
}),
94712:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
const consoleMethods = [
'assert',
'count',
'countReset',
'debug',
'dir',
'dirxml',
'error',
'group',
'groupCollapsed',
'groupEnd',
'info',
'log',
'table',
'time',
'timeEnd',
'timeLog',
'trace',
'warn',
];
let originalMethods = {};
const patchConsole = (callback) => {
const stdout = new node_stream__WEBPACK_IMPORTED_MODULE_0__.PassThrough();
const stderr = new node_stream__WEBPACK_IMPORTED_MODULE_0__.PassThrough();
stdout.write = (data) => {
callback('stdout', data);
};
stderr.write = (data) => {
callback('stderr', data);
};
const internalConsole = new console.Console(stdout, stderr);
for (const method of consoleMethods) {
originalMethods[method] = console[method];
console[method] = internalConsole[method];
}
return () => {
for (const method of consoleMethods) {
console[method] = originalMethods[method];
}
originalMethods = {};
};
};
const __WEBPACK_DEFAULT_EXPORT__ = (patchConsole);
}),
96847:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( sliceAnsi)
});
var ansi_styles = __webpack_require__(7865);
var lookup = __webpack_require__(73456);
;
function isFullwidthCodePoint(codePoint) {
if (!Number.isInteger(codePoint)) {
return false;
}
return (0,lookup .Yj)(codePoint) || (0,lookup .EW)(codePoint);
}
;
const ESCAPE_CODE_POINT = 27;
const C1_DCS_CODE_POINT = 144;
const C1_SOS_CODE_POINT = 152;
const C1_CSI_CODE_POINT = 155;
const C1_ST_CODE_POINT = 156;
const C1_OSC_CODE_POINT = 157;
const C1_PM_CODE_POINT = 158;
const C1_APC_CODE_POINT = 159;
const ESCAPES = new Set([
ESCAPE_CODE_POINT,
C1_DCS_CODE_POINT,
C1_SOS_CODE_POINT,
C1_CSI_CODE_POINT,
C1_ST_CODE_POINT,
C1_OSC_CODE_POINT,
C1_PM_CODE_POINT,
C1_APC_CODE_POINT,
]);
const ESCAPE = '\u001B';
const ANSI_BELL = '\u0007';
const ANSI_CSI = '[';
const ANSI_OSC = ']';
const ANSI_DCS = 'P';
const ANSI_SOS = 'X';
const ANSI_PM = '^';
const ANSI_APC = '_';
const ANSI_SGR_TERMINATOR = 'm';
const ANSI_OSC_TERMINATOR = '\\';
const ANSI_STRING_TERMINATOR = `${ESCAPE}${ANSI_OSC_TERMINATOR}`;
const C1_OSC = '\u009D';
const C1_STRING_TERMINATOR = '\u009C';
const ANSI_HYPERLINK_ESC_PREFIX = `${ESCAPE}${ANSI_OSC}8;`;
const ANSI_HYPERLINK_C1_PREFIX = `${C1_OSC}8;`;
const ANSI_HYPERLINK_ESC_CLOSE = `${ANSI_HYPERLINK_ESC_PREFIX};`;
const ANSI_HYPERLINK_C1_CLOSE = `${ANSI_HYPERLINK_C1_PREFIX};`;
const CODE_POINT_0 = '0'.codePointAt(0);
const CODE_POINT_9 = '9'.codePointAt(0);
const CODE_POINT_SEMICOLON = ';'.codePointAt(0);
const CODE_POINT_COLON = ':'.codePointAt(0);
const CODE_POINT_CSI_PARAMETER_START = '0'.codePointAt(0);
const CODE_POINT_CSI_PARAMETER_END = '?'.codePointAt(0);
const CODE_POINT_CSI_INTERMEDIATE_START = ' '.codePointAt(0);
const CODE_POINT_CSI_INTERMEDIATE_END = '/'.codePointAt(0);
const CODE_POINT_CSI_FINAL_START = '@'.codePointAt(0);
const CODE_POINT_CSI_FINAL_END = '~'.codePointAt(0);
const REGIONAL_INDICATOR_SYMBOL_LETTER_A = 127_462;
const REGIONAL_INDICATOR_SYMBOL_LETTER_Z = 127_487;
const SGR_RESET_CODE = 0;
const SGR_EXTENDED_FOREGROUND_CODE = 38;
const SGR_DEFAULT_FOREGROUND_CODE = 39;
const SGR_EXTENDED_BACKGROUND_CODE = 48;
const SGR_DEFAULT_BACKGROUND_CODE = 49;
const SGR_COLOR_TYPE_ANSI_256 = 5;
const SGR_COLOR_TYPE_TRUECOLOR = 2;
const SGR_ANSI_256_FRAGMENT_LENGTH = 3;
const SGR_TRUECOLOR_FRAGMENT_LENGTH = 5;
const SGR_ANSI_256_LAST_PARAMETER_OFFSET = 2;
const SGR_TRUECOLOR_LAST_PARAMETER_OFFSET = 4;
const VARIATION_SELECTOR_16_CODE_POINT = 65_039;
const COMBINING_ENCLOSING_KEYCAP_CODE_POINT = 8419;
const EMOJI_PRESENTATION_GRAPHEME_REGEX = /\p{Emoji_Presentation}/u;
const GRAPHEME_SEGMENTER = new Intl.Segmenter(undefined, {granularity: 'grapheme'});
const endCodeNumbers = new Set();
for (const [, end] of ansi_styles .Ay.codes) {
endCodeNumbers.add(end);
}
function isSgrParameterCharacter(codePoint) {
return (
(codePoint >= CODE_POINT_0 && codePoint <= CODE_POINT_9)
|| codePoint === CODE_POINT_SEMICOLON
|| codePoint === CODE_POINT_COLON
);
}
function isCsiParameterCharacter(codePoint) {
return codePoint >= CODE_POINT_CSI_PARAMETER_START && codePoint <= CODE_POINT_CSI_PARAMETER_END;
}
function isCsiIntermediateCharacter(codePoint) {
return codePoint >= CODE_POINT_CSI_INTERMEDIATE_START && codePoint <= CODE_POINT_CSI_INTERMEDIATE_END;
}
function isCsiFinalCharacter(codePoint) {
return codePoint >= CODE_POINT_CSI_FINAL_START && codePoint <= CODE_POINT_CSI_FINAL_END;
}
function isRegionalIndicatorCodePoint(codePoint) {
return codePoint >= REGIONAL_INDICATOR_SYMBOL_LETTER_A && codePoint <= REGIONAL_INDICATOR_SYMBOL_LETTER_Z;
}
function createControlParseResult(code, endIndex) {
return {
token: {
type: 'control',
code,
},
endIndex,
};
}
function isEmojiStyleGrapheme(grapheme) {
if (EMOJI_PRESENTATION_GRAPHEME_REGEX.test(grapheme)) {
return true;
}
for (const character of grapheme) {
const codePoint = character.codePointAt(0);
if (
codePoint === VARIATION_SELECTOR_16_CODE_POINT
|| codePoint === COMBINING_ENCLOSING_KEYCAP_CODE_POINT
) {
return true;
}
}
return false;
}
function getGraphemeWidth(grapheme) {
let regionalIndicatorCount = 0;
for (const character of grapheme) {
const codePoint = character.codePointAt(0);
if (isFullwidthCodePoint(codePoint)) {
return 2;
}
if (isRegionalIndicatorCodePoint(codePoint)) {
regionalIndicatorCount++;
}
}
if (regionalIndicatorCount >= 1) {
return 2;
}
if (isEmojiStyleGrapheme(grapheme)) {
return 2;
}
return 1;
}
function getSgrPrefix(code) {
if (code.startsWith('\u009B')) {
return '\u009B';
}
return `${ESCAPE}${ANSI_CSI}`;
}
function createSgrCode(prefix, values) {
return `${prefix}${values.join(';')}${ANSI_SGR_TERMINATOR}`;
}
function getSgrFragments(code) {
const fragments = [];
const sgrPrefix = getSgrPrefix(code);
let parameterString;
if (code.startsWith(`${ESCAPE}${ANSI_CSI}`)) {
parameterString = code.slice(2, -1);
} else if (code.startsWith('\u009B')) {
parameterString = code.slice(1, -1);
} else {
return fragments;
}
const rawCodes = parameterString.length === 0 ? [String(SGR_RESET_CODE)] : parameterString.split(';');
let index = 0;
while (index < rawCodes.length) {
const codeNumber = Number.parseInt(rawCodes[index], 10);
if (Number.isNaN(codeNumber)) {
index++;
continue;
}
if (codeNumber === SGR_RESET_CODE) {
fragments.push({type: 'reset'});
index++;
continue;
}
if (codeNumber === SGR_EXTENDED_FOREGROUND_CODE || codeNumber === SGR_EXTENDED_BACKGROUND_CODE) {
const colorType = Number.parseInt(rawCodes[index + 1], 10);
if (colorType === SGR_COLOR_TYPE_ANSI_256 && index + SGR_ANSI_256_LAST_PARAMETER_OFFSET < rawCodes.length) {
const openCode = createSgrCode(sgrPrefix, rawCodes.slice(index, index + SGR_ANSI_256_FRAGMENT_LENGTH));
fragments.push({
type: 'start',
code: openCode,
endCode: ansi_styles .Ay.color.ansi(codeNumber === SGR_EXTENDED_FOREGROUND_CODE ? SGR_DEFAULT_FOREGROUND_CODE : SGR_DEFAULT_BACKGROUND_CODE),
});
index += SGR_ANSI_256_FRAGMENT_LENGTH;
continue;
}
if (colorType === SGR_COLOR_TYPE_TRUECOLOR && index + SGR_TRUECOLOR_LAST_PARAMETER_OFFSET < rawCodes.length) {
const openCode = createSgrCode(sgrPrefix, rawCodes.slice(index, index + SGR_TRUECOLOR_FRAGMENT_LENGTH));
fragments.push({
type: 'start',
code: openCode,
endCode: ansi_styles .Ay.color.ansi(codeNumber === SGR_EXTENDED_FOREGROUND_CODE ? SGR_DEFAULT_FOREGROUND_CODE : SGR_DEFAULT_BACKGROUND_CODE),
});
index += SGR_TRUECOLOR_FRAGMENT_LENGTH;
continue;
}
const openCode = createSgrCode(sgrPrefix, [rawCodes[index]]);
fragments.push({
type: 'start',
code: openCode,
endCode: ansi_styles .Ay.color.ansi(codeNumber === SGR_EXTENDED_FOREGROUND_CODE ? SGR_DEFAULT_FOREGROUND_CODE : SGR_DEFAULT_BACKGROUND_CODE),
});
index++;
continue;
}
if (endCodeNumbers.has(codeNumber)) {
fragments.push({
type: 'end',
endCode: ansi_styles .Ay.color.ansi(codeNumber),
});
index++;
continue;
}
const mappedEndCode = ansi_styles .Ay.codes.get(codeNumber);
if (mappedEndCode !== undefined) {
const openCode = createSgrCode(sgrPrefix, [rawCodes[index]]);
fragments.push({
type: 'start',
code: openCode,
endCode: ansi_styles .Ay.color.ansi(mappedEndCode),
});
index++;
continue;
}
const openCode = createSgrCode(sgrPrefix, [rawCodes[index]]);
fragments.push({
type: 'start',
code: openCode,
endCode: ansi_styles .Ay.reset.open,
});
index++;
}
if (fragments.length === 0) {
fragments.push({type: 'reset'});
}
return fragments;
}
function parseCsiCode(string, index) {
const escapeCodePoint = string.codePointAt(index);
let sequenceStartIndex;
if (escapeCodePoint === ESCAPE_CODE_POINT) {
if (string[index + 1] !== ANSI_CSI) {
return;
}
sequenceStartIndex = index + 2;
} else if (escapeCodePoint === C1_CSI_CODE_POINT) {
sequenceStartIndex = index + 1;
} else {
return;
}
let hasCanonicalSgrParameters = true;
for (let sequenceIndex = sequenceStartIndex; sequenceIndex < string.length; sequenceIndex++) {
const codePoint = string.codePointAt(sequenceIndex);
if (isCsiFinalCharacter(codePoint)) {
const code = string.slice(index, sequenceIndex + 1);
if (string[sequenceIndex] !== ANSI_SGR_TERMINATOR || !hasCanonicalSgrParameters) {
return createControlParseResult(code, sequenceIndex + 1);
}
return {
token: {
type: 'sgr',
code,
fragments: getSgrFragments(code),
},
endIndex: sequenceIndex + 1,
};
}
if (isCsiParameterCharacter(codePoint)) {
if (!isSgrParameterCharacter(codePoint)) {
hasCanonicalSgrParameters = false;
}
continue;
}
if (isCsiIntermediateCharacter(codePoint)) {
hasCanonicalSgrParameters = false;
continue;
}
const endIndex = sequenceIndex;
return createControlParseResult(string.slice(index, endIndex), endIndex);
}
return createControlParseResult(string.slice(index), string.length);
}
function parseHyperlinkCode(string, index) {
let hyperlinkPrefix;
let hyperlinkClose;
const codePoint = string.codePointAt(index);
if (
codePoint === ESCAPE_CODE_POINT
&& string.startsWith(ANSI_HYPERLINK_ESC_PREFIX, index)
) {
hyperlinkPrefix = ANSI_HYPERLINK_ESC_PREFIX;
hyperlinkClose = ANSI_HYPERLINK_ESC_CLOSE;
} else if (
codePoint === C1_OSC_CODE_POINT
&& string.startsWith(ANSI_HYPERLINK_C1_PREFIX, index)
) {
hyperlinkPrefix = ANSI_HYPERLINK_C1_PREFIX;
hyperlinkClose = ANSI_HYPERLINK_C1_CLOSE;
} else {
return;
}
const uriStart = string.indexOf(';', index + hyperlinkPrefix.length);
if (uriStart === -1) {
return createControlParseResult(string.slice(index), string.length);
}
for (let sequenceIndex = uriStart + 1; sequenceIndex < string.length; sequenceIndex++) {
const character = string[sequenceIndex];
if (character === ANSI_BELL) {
const code = string.slice(index, sequenceIndex + 1);
const action = sequenceIndex === uriStart + 1 ? 'close' : 'open';
return {
token: {
type: 'hyperlink',
code,
action,
closePrefix: hyperlinkClose,
terminator: ANSI_BELL,
},
endIndex: sequenceIndex + 1,
};
}
if (
character === ESCAPE
&& string[sequenceIndex + 1] === ANSI_OSC_TERMINATOR
) {
const code = string.slice(index, sequenceIndex + 2);
const action = sequenceIndex === uriStart + 1 ? 'close' : 'open';
return {
token: {
type: 'hyperlink',
code,
action,
closePrefix: hyperlinkClose,
terminator: ANSI_STRING_TERMINATOR,
},
endIndex: sequenceIndex + 2,
};
}
if (character === C1_STRING_TERMINATOR) {
const code = string.slice(index, sequenceIndex + 1);
const action = sequenceIndex === uriStart + 1 ? 'close' : 'open';
return {
token: {
type: 'hyperlink',
code,
action,
closePrefix: hyperlinkClose,
terminator: C1_STRING_TERMINATOR,
},
endIndex: sequenceIndex + 1,
};
}
}
return createControlParseResult(string.slice(index), string.length);
}
function parseControlStringCode(string, index) {
const codePoint = string.codePointAt(index);
let sequenceStartIndex;
let supportsBellTerminator = false;
switch (codePoint) {
case ESCAPE_CODE_POINT: {
const command = string[index + 1];
switch (command) {
case ANSI_OSC: {
sequenceStartIndex = index + 2;
supportsBellTerminator = true;
break;
}
case ANSI_DCS:
case ANSI_SOS:
case ANSI_PM:
case ANSI_APC: {
sequenceStartIndex = index + 2;
break;
}
case ANSI_OSC_TERMINATOR: {
return createControlParseResult(ANSI_STRING_TERMINATOR, index + 2);
}
default: {
return;
}
}
break;
}
case C1_OSC_CODE_POINT: {
sequenceStartIndex = index + 1;
supportsBellTerminator = true;
break;
}
case C1_DCS_CODE_POINT:
case C1_SOS_CODE_POINT:
case C1_PM_CODE_POINT:
case C1_APC_CODE_POINT: {
sequenceStartIndex = index + 1;
break;
}
case C1_ST_CODE_POINT: {
return createControlParseResult(C1_STRING_TERMINATOR, index + 1);
}
default: {
return;
}
}
for (let sequenceIndex = sequenceStartIndex; sequenceIndex < string.length; sequenceIndex++) {
if (supportsBellTerminator && string[sequenceIndex] === ANSI_BELL) {
return createControlParseResult(string.slice(index, sequenceIndex + 1), sequenceIndex + 1);
}
if (
string[sequenceIndex] === ESCAPE
&& string[sequenceIndex + 1] === ANSI_OSC_TERMINATOR
) {
return createControlParseResult(string.slice(index, sequenceIndex + 2), sequenceIndex + 2);
}
if (string[sequenceIndex] === C1_STRING_TERMINATOR) {
return createControlParseResult(string.slice(index, sequenceIndex + 1), sequenceIndex + 1);
}
}
return createControlParseResult(string.slice(index), string.length);
}
function parseAnsiCode(string, index) {
const codePoint = string.codePointAt(index);
if (codePoint === ESCAPE_CODE_POINT || codePoint === C1_OSC_CODE_POINT) {
const hyperlinkCode = parseHyperlinkCode(string, index);
if (hyperlinkCode) {
return hyperlinkCode;
}
}
const controlStringCode = parseControlStringCode(string, index);
if (controlStringCode) {
return controlStringCode;
}
return parseCsiCode(string, index);
}
function appendTrailingAnsiTokens(string, index, tokens) {
while (index < string.length) {
const nextCodePoint = string.codePointAt(index);
if (!ESCAPES.has(nextCodePoint)) {
break;
}
const escapeCode = parseAnsiCode(string, index);
if (!escapeCode) {
break;
}
tokens.push(escapeCode.token);
index = escapeCode.endIndex;
}
return index;
}
function parseCharacterTokenWithRawSegmentation(string, index, graphemeSegments) {
const segment = graphemeSegments.containing(index);
if (!segment || segment.index !== index) {
return;
}
return {
token: {
type: 'character',
value: segment.segment,
visibleWidth: getGraphemeWidth(segment.segment),
isGraphemeContinuation: false,
},
endIndex: index + segment.segment.length,
};
}
function collectVisibleCharacters(string) {
const visibleCharacters = [];
let index = 0;
while (index < string.length) {
const codePoint = string.codePointAt(index);
if (ESCAPES.has(codePoint)) {
const code = parseAnsiCode(string, index);
if (code) {
index = code.endIndex;
continue;
}
}
const value = String.fromCodePoint(codePoint);
visibleCharacters.push({
value,
visibleWidth: 1,
isGraphemeContinuation: false,
});
index += value.length;
}
return visibleCharacters;
}
function applyGraphemeMetadata(visibleCharacters) {
if (visibleCharacters.length === 0) {
return;
}
const visibleString = visibleCharacters.map(({value}) => value).join('');
const scalarOffsets = [];
let scalarOffset = 0;
for (const visibleCharacter of visibleCharacters) {
scalarOffsets.push(scalarOffset);
scalarOffset += visibleCharacter.value.length;
}
let scalarIndex = 0;
for (const segment of GRAPHEME_SEGMENTER.segment(visibleString)) {
while (
scalarIndex < visibleCharacters.length
&& scalarOffsets[scalarIndex] < segment.index
) {
scalarIndex++;
}
let graphemeIndex = scalarIndex;
let isFirstInGrapheme = true;
while (
graphemeIndex < visibleCharacters.length
&& scalarOffsets[graphemeIndex] < segment.index + segment.segment.length
) {
visibleCharacters[graphemeIndex].visibleWidth = isFirstInGrapheme ? getGraphemeWidth(segment.segment) : 0;
visibleCharacters[graphemeIndex].isGraphemeContinuation = !isFirstInGrapheme;
isFirstInGrapheme = false;
graphemeIndex++;
}
scalarIndex = graphemeIndex;
}
}
function tokenizeAnsiWithVisibleSegmentation(string, {endCharacter = Number.POSITIVE_INFINITY} = {}) {
const tokens = [];
const visibleCharacters = collectVisibleCharacters(string);
applyGraphemeMetadata(visibleCharacters);
let index = 0;
let visibleCharacterIndex = 0;
let visibleCount = 0;
while (index < string.length) {
const codePoint = string.codePointAt(index);
if (ESCAPES.has(codePoint)) {
const code = parseAnsiCode(string, index);
if (code) {
tokens.push(code.token);
index = code.endIndex;
continue;
}
}
const value = String.fromCodePoint(codePoint);
const visibleCharacter = visibleCharacters[visibleCharacterIndex];
let visibleWidth = isFullwidthCodePoint(codePoint) ? 2 : value.length;
if (visibleCharacter) {
visibleWidth = visibleCharacter.visibleWidth;
}
const token = {
type: 'character',
value,
visibleWidth,
isGraphemeContinuation: visibleCharacter ? visibleCharacter.isGraphemeContinuation : false,
};
tokens.push(token);
index += value.length;
visibleCharacterIndex++;
visibleCount += token.visibleWidth;
if (visibleCount >= endCharacter) {
const nextVisibleCharacter = visibleCharacters[visibleCharacterIndex];
if (
!nextVisibleCharacter
|| !nextVisibleCharacter.isGraphemeContinuation
) {
index = appendTrailingAnsiTokens(string, index, tokens);
break;
}
}
}
return tokens;
}
function areValuesInSameGrapheme(leftValue, rightValue) {
const pair = `${leftValue}${rightValue}`;
const splitIndex = leftValue.length;
for (const segment of GRAPHEME_SEGMENTER.segment(pair)) {
if (segment.index === splitIndex) {
return false;
}
if (segment.index > splitIndex) {
return true;
}
}
return true;
}
function hasAnsiSplitContinuationAhead(string, startIndex, previousVisibleValue, graphemeSegments) {
if (!previousVisibleValue) {
return false;
}
let index = startIndex;
let hasAnsiCode = false;
while (index < string.length) {
const codePoint = string.codePointAt(index);
if (ESCAPES.has(codePoint)) {
const code = parseAnsiCode(string, index);
if (code) {
hasAnsiCode = true;
index = code.endIndex;
continue;
}
}
if (!hasAnsiCode) {
return false;
}
const characterToken = parseCharacterTokenWithRawSegmentation(string, index, graphemeSegments);
if (!characterToken) {
return true;
}
return areValuesInSameGrapheme(previousVisibleValue, characterToken.token.value);
}
return false;
}
function tokenizeAnsi(string, {endCharacter = Number.POSITIVE_INFINITY} = {}) {
const tokens = [];
const graphemeSegments = GRAPHEME_SEGMENTER.segment(string);
let index = 0;
let visibleCount = 0;
let previousVisibleValue;
let hasAnsiSinceLastVisible = false;
while (index < string.length) {
const codePoint = string.codePointAt(index);
if (ESCAPES.has(codePoint)) {
const code = parseAnsiCode(string, index);
if (code) {
tokens.push(code.token);
index = code.endIndex;
hasAnsiSinceLastVisible = true;
continue;
}
}
const characterToken = parseCharacterTokenWithRawSegmentation(string, index, graphemeSegments);
if (!characterToken) {
return tokenizeAnsiWithVisibleSegmentation(string, {endCharacter});
}
if (
hasAnsiSinceLastVisible
&& previousVisibleValue
&& areValuesInSameGrapheme(previousVisibleValue, characterToken.token.value)
) {
return tokenizeAnsiWithVisibleSegmentation(string, {endCharacter});
}
tokens.push(characterToken.token);
index = characterToken.endIndex;
visibleCount += characterToken.token.visibleWidth;
hasAnsiSinceLastVisible = false;
previousVisibleValue = characterToken.token.value;
if (visibleCount >= endCharacter) {
if (hasAnsiSplitContinuationAhead(string, index, previousVisibleValue, graphemeSegments)) {
return tokenizeAnsiWithVisibleSegmentation(string, {endCharacter});
}
index = appendTrailingAnsiTokens(string, index, tokens);
break;
}
}
return tokens;
}
;
function applySgrFragments(activeStyles, fragments) {
for (const fragment of fragments) {
switch (fragment.type) {
case 'reset': {
activeStyles.clear();
break;
}
case 'end': {
activeStyles.delete(fragment.endCode);
break;
}
case 'start': {
activeStyles.delete(fragment.endCode);
activeStyles.set(fragment.endCode, fragment.code);
break;
}
default: {
break;
}
}
}
return activeStyles;
}
function undoAnsiCodes(activeStyles) {
return [...activeStyles.keys()].reverse().join('');
}
function closeHyperlink(hyperlinkToken) {
return `${hyperlinkToken.closePrefix}${hyperlinkToken.terminator}`;
}
function shouldIncludeSgrAfterEnd(token, activeStyles) {
let hasStartFragment = false;
let hasClosingEffect = false;
for (const fragment of token.fragments) {
if (fragment.type === 'start') {
hasStartFragment = true;
continue;
}
if (fragment.type === 'reset' && activeStyles.size > 0) {
hasClosingEffect = true;
continue;
}
if (fragment.type === 'end' && activeStyles.has(fragment.endCode)) {
hasClosingEffect = true;
}
}
return hasClosingEffect && !hasStartFragment;
}
function applySgrToken({token, isPastEnd, activeStyles, returnValue, include, activeHyperlink, position}) {
if (isPastEnd && !shouldIncludeSgrAfterEnd(token, activeStyles)) {
return {
activeStyles,
activeHyperlink,
position,
returnValue,
include,
};
}
activeStyles = applySgrFragments(activeStyles, token.fragments);
if (include) {
returnValue += token.code;
}
return {
activeStyles,
activeHyperlink,
position,
returnValue,
include,
};
}
function applyHyperlinkToken({token, isPastEnd, activeStyles, activeHyperlink, position, returnValue, include}) {
if (
isPastEnd
&& (
token.action !== 'close'
|| !activeHyperlink
)
) {
return {
activeStyles,
activeHyperlink,
position,
returnValue,
include,
};
}
if (token.action === 'open') {
activeHyperlink = token;
} else if (token.action === 'close') {
activeHyperlink = undefined;
}
if (include) {
returnValue += token.code;
}
return {
activeStyles,
activeHyperlink,
position,
returnValue,
include,
};
}
function applyControlToken({token, isPastEnd, activeStyles, activeHyperlink, position, returnValue, include}) {
if (!isPastEnd && include) {
returnValue += token.code;
}
return {
activeStyles,
activeHyperlink,
position,
returnValue,
include,
};
}
function applyCharacterToken({token, start, activeStyles, activeHyperlink, position, returnValue, include}) {
if (
!include
&& position >= start
&& !token.isGraphemeContinuation
) {
include = true;
returnValue = [...activeStyles.values()].join('');
if (activeHyperlink) {
returnValue += activeHyperlink.code;
}
}
if (include) {
returnValue += token.value;
}
position += token.visibleWidth;
return {
activeStyles,
activeHyperlink,
position,
returnValue,
include,
};
}
const tokenHandlers = {
sgr: applySgrToken,
hyperlink: applyHyperlinkToken,
control: applyControlToken,
character: applyCharacterToken,
};
function applyToken(parameters) {
const tokenHandler = tokenHandlers[parameters.token.type];
if (!tokenHandler) {
const {
activeStyles,
activeHyperlink,
position,
returnValue,
include,
} = parameters;
return {
activeStyles,
activeHyperlink,
position,
returnValue,
include,
};
}
return tokenHandler(parameters);
}
function createHasContinuationAheadMap(tokens) {
const hasContinuationAhead = Array.from({length: tokens.length}, () => false);
let nextCharacterIsContinuation = false;
for (let tokenIndex = tokens.length - 1; tokenIndex >= 0; tokenIndex--) {
const token = tokens[tokenIndex];
hasContinuationAhead[tokenIndex] = nextCharacterIsContinuation;
if (token.type === 'character') {
nextCharacterIsContinuation = Boolean(token.isGraphemeContinuation);
}
}
return hasContinuationAhead;
}
function sliceAnsi(string, start, end) {
const tokens = tokenizeAnsi(string, {endCharacter: end});
const hasContinuationAhead = createHasContinuationAheadMap(tokens);
let activeStyles = new Map();
let activeHyperlink;
let position = 0;
let returnValue = '';
let include = false;
for (const [tokenIndex, token] of tokens.entries()) {
let isPastEnd = end !== undefined && position >= end;
if (
isPastEnd
&& token.type !== 'character'
&& hasContinuationAhead[tokenIndex]
) {
isPastEnd = false;
}
if (
isPastEnd
&& token.type === 'character'
&& !token.isGraphemeContinuation
) {
break;
}
({activeStyles, activeHyperlink, position, returnValue, include} = applyToken({
token,
isPastEnd,
start,
activeStyles,
activeHyperlink,
position,
returnValue,
include,
}));
}
if (!include) {
return '';
}
if (activeHyperlink) {
returnValue += closeHyperlink(activeHyperlink);
}
returnValue += undoAnsiCodes(activeStyles);
return returnValue;
}
}),
30348:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( stripAnsi)
});
;
const ST = String.raw`(?:\u001B\u005C|\u009C)`;
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;
const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;
function ansiRegex({onlyFirst = false} = {}) {
return new RegExp(pattern, onlyFirst ? undefined : 'g');
}
;
const regex = ansiRegex();
function stripAnsi(string) {
if (typeof string !== 'string') {
throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
}
if (!string.includes('\u001B') && !string.includes('\u009B')) {
return string;
}
return string.replace(regex, '');
}
}),
94467:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( terminalSize)
});
var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
var node_tty__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7066);
const defaultColumns = 80;
const defaultRows = 24;
const exec = (command, arguments_, {shell, env} = {}) =>
(0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.execFileSync)(command, arguments_, {
encoding: 'utf8',
stdio: ['ignore', 'pipe', 'ignore'],
timeout: 500,
shell,
env,
}).trim();
const create = (columns, rows) => ({
columns: Number.parseInt(columns, 10),
rows: Number.parseInt(rows, 10),
});
const createIfNotDefault = (maybeColumns, maybeRows) => {
const {columns, rows} = create(maybeColumns, maybeRows);
if (Number.isNaN(columns) || Number.isNaN(rows)) {
return;
}
if (columns === defaultColumns && rows === defaultRows) {
return;
}
return {columns, rows};
};
const isForegroundProcess = () => {
if (node_process__WEBPACK_IMPORTED_MODULE_0__.platform !== 'linux') {
return true;
}
try {
const statContents = node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync('/proc/self/stat', 'utf8');
const closingParenthesisIndex = statContents.lastIndexOf(') ');
if (closingParenthesisIndex === -1) {
return false;
}
const statFields = statContents.slice(closingParenthesisIndex + 2).trim().split(/\s+/);
const processGroupId = Number.parseInt(statFields[2], 10);
const foregroundProcessGroupId = Number.parseInt(statFields[5], 10);
if (Number.isNaN(processGroupId) || Number.isNaN(foregroundProcessGroupId)) {
return false;
}
if (foregroundProcessGroupId <= 0) {
return false;
}
return processGroupId === foregroundProcessGroupId;
} catch {
return false;
}
};
function terminalSize() {
const {env, stdout, stderr} = node_process__WEBPACK_IMPORTED_MODULE_0__;
if (stdout?.columns && stdout?.rows) {
return create(stdout.columns, stdout.rows);
}
if (stderr?.columns && stderr?.rows) {
return create(stderr.columns, stderr.rows);
}
if (env.COLUMNS && env.LINES) {
return create(env.COLUMNS, env.LINES);
}
const fallback = {
columns: defaultColumns,
rows: defaultRows,
};
if (node_process__WEBPACK_IMPORTED_MODULE_0__.platform === 'win32') {
return tput() ?? fallback;
}
if (node_process__WEBPACK_IMPORTED_MODULE_0__.platform === 'darwin') {
return devTty() ?? tput() ?? fallback;
}
return devTty() ?? tput() ?? resize() ?? fallback;
}
const devTty = () => {
try {
const flags = node_process__WEBPACK_IMPORTED_MODULE_0__.platform === 'darwin' ? node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_EVTONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK : node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK;
const {columns, rows} = node_tty__WEBPACK_IMPORTED_MODULE_3__.WriteStream(node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync('/dev/tty', flags));
return {columns, rows};
} catch {}
};
const tput = () => {
try {
const columns = exec('tput', ['cols'], {env: {TERM: 'dumb', ...node_process__WEBPACK_IMPORTED_MODULE_0__.env}});
const rows = exec('tput', ['lines'], {env: {TERM: 'dumb', ...node_process__WEBPACK_IMPORTED_MODULE_0__.env}});
if (columns && rows) {
return createIfNotDefault(columns, rows);
}
} catch {}
};
const resize = () => {
try {
if (!isForegroundProcess()) {
return;
}
const size = exec('resize', ['-u']).match(/\d+/g);
if (size.length === 2) {
return createIfNotDefault(size[0], size[1]);
}
} catch {}
};
}),
84987:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( widestLine)
});
var strip_ansi = __webpack_require__(30348);
var get_east_asian_width = __webpack_require__(12057);
;
const segmenter = new Intl.Segmenter();
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;
function isDoubleWidthNonRgiEmojiSequence(segment) {
if (segment.length > 50) {
return false;
}
if (unqualifiedKeycapRegex.test(segment)) {
return true;
}
if (segment.includes('\u200D')) {
const pictographics = segment.match(extendedPictographicRegex);
return pictographics !== null && pictographics.length >= 2;
}
return false;
}
function baseVisible(segment) {
const index = segment.search(visibleCharacterRegex);
return index === -1 ? undefined : segment.slice(index);
}
function isHangulLeadingJamo(codePoint) {
return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}
function isHangulVowelJamo(codePoint) {
return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}
function isHangulTrailingJamo(codePoint) {
return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}
function isHangulJamo(codePoint) {
return isHangulLeadingJamo(codePoint)
|| isHangulVowelJamo(codePoint)
|| isHangulTrailingJamo(codePoint);
}
function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
const codePoints = [];
for (const character of visibleSegment) {
if (!visibleCharacterRegex.test(character)) {
continue;
}
codePoints.push(character.codePointAt(0));
}
if (codePoints.length === 0) {
return undefined;
}
let width = 0;
for (let index = 0; index < codePoints.length; index++) {
const codePoint = codePoints[index];
if (!isHangulJamo(codePoint)) {
if (width === 0) {
return undefined;
}
for (let remaining = index; remaining < codePoints.length; remaining++) {
width += (0,get_east_asian_width .Q1)(codePoints[remaining], eastAsianWidthOptions);
}
return width;
}
if (
isHangulLeadingJamo(codePoint)
&& isHangulVowelJamo(codePoints[index + 1])
) {
width += 2;
index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
continue;
}
width += (0,get_east_asian_width .Q1)(codePoint, eastAsianWidthOptions);
}
return width;
}
function trailingWidth(visibleSegment, eastAsianWidthOptions) {
let extra = 0;
let first = true;
for (const character of visibleSegment) {
if (first) {
first = false;
continue;
}
if (
spacingMarkRegex.test(character)
|| (character >= '\uFF00' && character <= '\uFFEF')
) {
extra += (0,get_east_asian_width .Q1)(character.codePointAt(0), eastAsianWidthOptions);
}
}
return extra;
}
function stringWidth(input, options = {}) {
if (typeof input !== 'string' || input.length === 0) {
return 0;
}
const {
ambiguousIsNarrow = true,
countAnsiEscapeCodes = false,
} = options;
let string = input;
if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
string = (0,strip_ansi .A)(string);
}
if (string.length === 0) {
return 0;
}
if (/^[\u0020-\u007E]*$/.test(string)) {
return string.length;
}
let width = 0;
const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};
for (const {segment} of segmenter.segment(string)) {
const visibleSegment = baseVisible(segment);
if (visibleSegment === undefined) {
continue;
}
if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
width += 2;
continue;
}
const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
if (hangulWidth !== undefined) {
width += hangulWidth;
continue;
}
const codePoint = visibleSegment.codePointAt(0);
width += (0,get_east_asian_width .Q1)(codePoint, eastAsianWidthOptions);
width += trailingWidth(visibleSegment, eastAsianWidthOptions);
}
return width;
}
;
function widestLine(string) {
let lineWidth = 0;
for (const line of string.split('\n')) {
lineWidth = Math.max(lineWidth, stringWidth(line));
}
return lineWidth;
}
}),
87080:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var loadYoga = (() => {
var _scriptDir = import.meta.url;
return (
function(loadYoga) {
loadYoga = loadYoga || {};
var h;h||(h=typeof loadYoga !== 'undefined' ? loadYoga : {});var aa,ca;h.ready=new Promise(function(a,b){aa=a;ca=b});var da=Object.assign({},h),q="";"undefined"!=typeof document&&document.currentScript&&(q=document.currentScript.src);_scriptDir&&(q=_scriptDir);0!==q.indexOf("blob:")?q=q.substr(0,q.replace(/[?#].*/,"").lastIndexOf("/")+1):q="";var ea=h.print||console.log.bind(console),v=h.printErr||console.warn.bind(console);Object.assign(h,da);da=null;var w;h.wasmBinary&&(w=h.wasmBinary);
var noExitRuntime=h.noExitRuntime||!0;"object"!=typeof WebAssembly&&x("no native wasm support detected");var fa,ha=!1;function z(a,b,c){c=b+c;for(var d="";!(b>=c);){var e=a[b++];if(!e)break;if(e&128){var f=a[b++]&63;if(192==(e&224))d+=String.fromCharCode((e&31)<<6|f);else{var g=a[b++]&63;e=224==(e&240)?(e&15)<<12|f<<6|g:(e&7)<<18|f<<12|g<<6|a[b++]&63;65536>e?d+=String.fromCharCode(e):(e-=65536,d+=String.fromCharCode(55296|e>>10,56320|e&1023))}}else d+=String.fromCharCode(e)}return d}
var ia,ja,A,C,ka,D,E,la,ma;function na(){var a=fa.buffer;ia=a;h.HEAP8=ja=new Int8Array(a);h.HEAP16=C=new Int16Array(a);h.HEAP32=D=new Int32Array(a);h.HEAPU8=A=new Uint8Array(a);h.HEAPU16=ka=new Uint16Array(a);h.HEAPU32=E=new Uint32Array(a);h.HEAPF32=la=new Float32Array(a);h.HEAPF64=ma=new Float64Array(a)}var oa,pa=[],qa=[],ra=[];function sa(){var a=h.preRun.shift();pa.unshift(a)}var F=0,ta=null,G=null;
function x(a){if(h.onAbort)h.onAbort(a);a="Aborted("+a+")";v(a);ha=!0;a=new WebAssembly.RuntimeError(a+". Build with -sASSERTIONS for more info.");ca(a);throw a;}function ua(a){return a.startsWith("data:application/octet-stream;base64,")}var H;H="data:application/octet-stream;base64,AGFzbQEAAAABugM3YAF/AGACf38AYAF/AX9gA39/fwBgAn98AGACf38Bf2ADf39/AX9gBH9/f30BfWADf398AGAAAGAEf39/fwBgAX8BfGACf38BfGAFf39/f38Bf2AAAX9gA39/fwF9YAZ/f31/fX8AYAV/f39/fwBgAn9/AX1gBX9/f319AX1gAX8BfWADf35/AX5gB39/f39/f38AYAZ/f39/f38AYAR/f39/AX9gBn9/f319fQF9YAR/f31/AGADf399AX1gBn98f39/fwF/YAR/fHx/AGACf30AYAh/f39/f39/fwBgDX9/f39/f39/f39/f38AYAp/f39/f39/f39/AGAFf39/f38BfGAEfHx/fwF9YA1/fX1/f399fX9/f39/AX9gB39/f319f38AYAJ+fwF/YAN/fX0BfWABfAF8YAN/fHwAYAR/f319AGAHf39/fX19fQF9YA1/fX99f31/fX19fX1/AX9gC39/f39/f399fX19AX9gCH9/f39/f319AGAEf39+fgBgB39/f39/f38Bf2ACfH8BfGAFf398fH8AYAN/f38BfGAEf39/fABgA39/fQBgBn9/fX99fwF/ArUBHgFhAWEAHwFhAWIAAwFhAWMACQFhAWQAFgFhAWUAEQFhAWYAIAFhAWcAAAFhAWgAIQFhAWkAAwFhAWoAAAFhAWsAFwFhAWwACgFhAW0ABQFhAW4AAwFhAW8AAQFhAXAAFwFhAXEABgFhAXIAAAFhAXMAIgFhAXQACgFhAXUADQFhAXYAFgFhAXcAAgFhAXgAAwFhAXkAGAFhAXoAAgFhAUEAAQFhAUIAEQFhAUMAAQFhAUQAAAOiAqACAgMSBwcACRkDAAoRBgYKEwAPDxMBBiMTCgcHGgMUASQFJRQHAwMKCgMmAQYYDxobFAAKBw8KBwMDAgkCAAAFGwACBwIHBgIDAQMIDAABKAkHBQURACkZASoAAAIrLAIALQcHBy4HLwkFCgMCMA0xAgMJAgACAQYKAQIBBQEACQIFAQEABQAODQ0GFQIBHBUGAgkCEAAAAAUyDzMMBQYINAUCAwUODg41AgMCAgIDBgICNgIBDAwMAQsLCwsLCx0CAAIAAAABABABBQICAQMCEgMMCwEBAQEBAQsLAQICAwICAgICAgIDAgIICAEICAgEBAQEBAQEBAQABAQABAQEBAAEBAQBAQEICAEBAQEBAQEBCAgBAQEAAg4CAgUBAR4DBAcBcAHUAdQBBQcBAYACgIACBg0CfwFBkMQEC38BQQALByQIAUUCAAFGAG0BRwCwAQFIAK8BAUkAYQFKAQABSwAjAUwApgEJjQMBAEEBC9MBqwGqAaUB5QHiAZwB0AFazwHOAVlZWpsBmgGZAc0BzAHLAcoBWpgByQFZWVqbAZoBmQHIAccBxgGjAZcBpAGWAaMBvQKVAbwCxQG7Ajq6Ajq5ApQBuAI+twI+xAFqwwFqwgFqaWjBAcABvwGhAZcBtgK+AbUClgGhAbQCmAGzAjqxAjqwAr0BrwKuAq0CrAKrAqoCqAKnAqYCpQKkAqMCogKhArwBoAKfAp4CnQKcApsCmgKZApgClwKWApUClAKTApICkQKQAo8CjgKyAo0CjAKLAooCiAKHAqkChQI+hAK7AYMCggKBAoAC/gH9AfwB+QG6AfgBuQH3AfYB9QH0AfMB8gHxAYYC8AHvAbgB+wH6Ae4B7QG3AesBlQHqATrpAT7oAT7nAZQB0QE67AE+iQLmATrkAeMBOuEB4AHfAT7eAd0B3AG2AdsB2gHZAdgB1wHWAdUBtQHUAdMB0gH/AWloaWiPAZABsgGxAZEBhQGSAbQBswGRAa4BrQGsAakBqAGnAYUBCtj+A6ACMwEBfyAAQQEgABshAAJAA0AgABBhIgENAUGIxAAoAgAiAQRAIAERCQAMAQsLEAIACyABC+0BAgJ9A39DAADAfyEEAkACQAJAAkAgAkEHcSIGDgUCAQEBAAELQQMhBQwBCyAGQQFrQQJPDQEgAkHw/wNxQQR2IQcCfSACQQhxBEAgASAHEJ4BvgwBC0EAIAdB/w9xIgFrIAEgAsFBAEgbsgshAyAGQQFGBEAgAyADXA0BQwAAwH8gAyADQwAAgH9bIANDAACA/1tyIgEbIQQgAUUhBQwBCyADIANcDQBBAEECIANDAACAf1sgA0MAAID/W3IiARshBUMAAMB/IAMgARshBAsgACAFOgAEIAAgBDgCAA8LQfQNQakYQTpB+RYQCwALZwIBfQF/QwAAwH8hAgJAAkACQCABQQdxDgQCAAABAAtBxBJBqRhByQBBuhIQCwALIAFB8P8DcUEEdiEDIAFBCHEEQCAAIAMQngG+DwtBACADQf8PcSIAayAAIAHBQQBIG7IhAgsgAgt4AgF/AX0jAEEQayIEJAAgBEEIaiAAQQMgAkECR0EBdCABQf4BcUECRxsgAhAoQwAAwH8hBQJAAkACQCAELQAMQQFrDgIAAQILIAQqAgghBQwBCyAEKgIIIAOUQwrXIzyUIQULIARBEGokACAFQwAAAAAgBSAFWxsLeAIBfwF9IwBBEGsiBCQAIARBCGogAEEBIAJBAkZBAXQgAUH+AXFBAkcbIAIQKEMAAMB/IQUCQAJAAkAgBC0ADEEBaw4CAAECCyAEKgIIIQUMAQsgBCoCCCADlEMK1yM8lCEFCyAEQRBqJAAgBUMAAAAAIAUgBVsbC8wCAQV/IAAEQCAAQQRrIgEoAgAiBSEDIAEhAiAAQQhrKAIAIgAgAEF+cSIERwRAIAEgBGsiAigCBCIAIAIoAgg2AgggAigCCCAANgIEIAQgBWohAwsgASAFaiIEKAIAIgEgASAEakEEaygCAEcEQCAEKAIEIgAgBCgCCDYCCCAEKAIIIAA2AgQgASADaiEDCyACIAM2AgAgA0F8cSACakEEayADQQFyNgIAIAICfyACKAIAQQhrIgFB/wBNBEAgAUEDdkEBawwBCyABQR0gAWciAGt2QQRzIABBAnRrQe4AaiABQf8fTQ0AGkE/IAFBHiAAa3ZBAnMgAEEBdGtBxwBqIgAgAEE/TxsLIgFBBHQiAEHgMmo2AgQgAiAAQegyaiIAKAIANgIIIAAgAjYCACACKAIIIAI2AgRB6DpB6DopAwBCASABrYaENwMACwsOAEHYMigCABEJABBYAAunAQIBfQJ/IABBFGoiByACIAFBAkkiCCAEIAUQNSEGAkAgByACIAggBCAFEC0iBEMAAAAAYCADIARecQ0AIAZDAAAAAGBFBEAgAyEEDAELIAYgAyADIAZdGyEECyAAQRRqIgAgASACIAUQOCAAIAEgAhAwkiAAIAEgAiAFEDcgACABIAIQL5KSIgMgBCADIAReGyADIAQgBCAEXBsgBCAEWyADIANbcRsLvwEBA38gAC0AAEEgcUUEQAJAIAEhAwJAIAIgACIBKAIQIgAEfyAABSABEJ0BDQEgASgCEAsgASgCFCIFa0sEQCABIAMgAiABKAIkEQYAGgwCCwJAIAEoAlBBAEgNACACIQADQCAAIgRFDQEgAyAEQQFrIgBqLQAAQQpHDQALIAEgAyAEIAEoAiQRBgAgBEkNASADIARqIQMgAiAEayECIAEoAhQhBQsgBSADIAIQKxogASABKAIUIAJqNgIUCwsLCwYAIAAQIwtQAAJAAkACQAJAAkAgAg4EBAABAgMLIAAgASABQQxqEEMPCyAAIAEgAUEMaiADEEQPCyAAIAEgAUEMahBCDwsQJAALIAAgASABQQxqIAMQRQttAQF/IwBBgAJrIgUkACAEQYDABHEgAiADTHJFBEAgBSABQf8BcSACIANrIgNBgAIgA0GAAkkiARsQKhogAUUEQANAIAAgBUGAAhAmIANBgAJrIgNB/wFLDQALCyAAIAUgAxAmCyAFQYACaiQAC/ICAgJ/AX4CQCACRQ0AIAAgAToAACAAIAJqIgNBAWsgAToAACACQQNJDQAgACABOgACIAAgAToAASADQQNrIAE6AAAgA0ECayABOgAAIAJBB0kNACAAIAE6AAMgA0EEayABOgAAIAJBCUkNACAAQQAgAGtBA3EiBGoiAyABQf8BcUGBgoQIbCIBNgIAIAMgAiAEa0F8cSIEaiICQQRrIAE2AgAgBEEJSQ0AIAMgATYCCCADIAE2AgQgAkEIayABNgIAIAJBDGsgATYCACAEQRlJDQAgAyABNgIYIAMgATYCFCADIAE2AhAgAyABNgIMIAJBEGsgATYCACACQRRrIAE2AgAgAkEYayABNgIAIAJBHGsgATYCACAEIANBBHFBGHIiBGsiAkEgSQ0AIAGtQoGAgIAQfiEFIAMgBGohAQNAIAEgBTcDGCABIAU3AxAgASAFNwMIIAEgBTcDACABQSBqIQEgAkEgayICQR9LDQALCyAAC4AEAQN/IAJBgARPBEAgACABIAIQFyAADwsgACACaiEDAkAgACABc0EDcUUEQAJAIABBA3FFBEAgACECDAELIAJFBEAgACECDAELIAAhAgNAIAIgAS0AADoAACABQQFqIQEgAkEBaiICQQNxRQ0BIAIgA0kNAAsLAkAgA0F8cSIEQcAASQ0AIAIgBEFAaiIFSw0AA0AgAiABKAIANgIAIAIgASgCBDYCBCACIAEoAgg2AgggAiABKAIMNgIMIAIgASgCEDYCECACIAEoAhQ2AhQgAiABKAIYNgIYIAIgASgCHDYCHCACIAEoAiA2AiAgAiABKAIkNgIkIAIgASgCKDYCKCACIAEoAiw2AiwgAiABKAIwNgIwIAIgASgCNDYCNCACIAEoAjg2AjggAiABKAI8NgI8IAFBQGshASACQUBrIgIgBU0NAAsLIAIgBE8NAQNAIAIgASgCADYCACABQQRqIQEgAkEEaiICIARJDQALDAELIANBBEkEQCAAIQIMAQsgACADQQRrIgRLBEAgACECDAELIAAhAgNAIAIgAS0AADoAACACIAEtAAE6AAEgAiABLQACOgACIAIgAS0AAzoAAyABQQRqIQEgAkEEaiICIARNDQALCyACIANJBEADQCACIAEtAAA6AAAgAUEBaiEBIAJBAWoiAiADRw0ACwsgAAtIAQF/IwBBEGsiBCQAIAQgAzYCDAJAIABFBEBBAEEAIAEgAiAEKAIMEHEMAQsgACgC9AMgACABIAIgBCgCDBBxCyAEQRBqJAALkwECAX0BfyMAQRBrIgYkACAGQQhqIABB6ABqIAAgAkEBdGovAWIQH0MAAMB/IQUCQAJAAkAgBi0ADEEBaw4CAAECCyAGKgIIIQUMAQsgBioCCCADlEMK1yM8lCEFCyAALQADQRB0QYCAwABxBEAgBSAAIAEgAiAEEFQiA0MAAAAAIAMgA1sbkiEFCyAGQRBqJAAgBQu1AQECfyAAKAIEQQFqIgEgACgCACICKALsAyACKALoAyICa0ECdU8EQANAIAAoAggiAUUEQCAAQQA2AgggAEIANwIADwsgACABKAIENgIAIAAgASgCCDYCBCAAIAEoAgA2AgggARAjIAAoAgRBAWoiASAAKAIAIgIoAuwDIAIoAugDIgJrQQJ1Tw0ACwsgACABNgIEIAIgAUECdGooAgAtABdBEHRBgIAwcUGAgCBGBEAgABB9CwuBAQIBfwF9IwBBEGsiAyQAIANBCGogAEEDIAJBAkdBAXQgAUH+AXFBAkcbIAIQU0MAAMB/IQQCQAJAAkAgAy0ADEEBaw4CAAECCyADKgIIIQQMAQsgAyoCCEMAAAAAlEMK1yM8lCEECyADQRBqJAAgBEMAAAAAl0MAAAAAIAQgBFsbC4EBAgF/AX0jAEEQayIDJAAgA0EIaiAAQQEgAkECRkEBdCABQf4BcUECRxsgAhBTQwAAwH8hBAJAAkACQCADLQAMQQFrDgIAAQILIAMqAgghBAwBCyADKgIIQwAAAACUQwrXIzyUIQQLIANBEGokACAEQwAAAACXQwAAAAAgBCAEWxsLeAICfQF/IAAgAkEDdGoiByoC+AMhBkMAAMB/IQUCQAJAAkAgBy0A/ANBAWsOAgABAgsgBiEFDAELIAYgA5RDCtcjPJQhBQsgAC0AF0EQdEGAgMAAcQR9IAUgAEEUaiABIAIgBBBUIgNDAAAAACADIANbG5IFIAULC1EBAX8CQCABKALoAyICIAEoAuwDRwRAIABCADcCBCAAIAE2AgAgAigCAC0AF0EQdEGAgDBxQYCAIEcNASAAEH0PCyAAQgA3AgAgAEEANgIICwvoAgECfwJAIAAgAUYNACABIAAgAmoiBGtBACACQQF0a00EQCAAIAEgAhArDwsgACABc0EDcSEDAkACQCAAIAFJBEAgAwRAIAAhAwwDCyAAQQNxRQRAIAAhAwwCCyAAIQMDQCACRQ0EIAMgAS0AADoAACABQQFqIQEgAkEBayECIANBAWoiA0EDcQ0ACwwBCwJAIAMNACAEQQNxBEADQCACRQ0FIAAgAkEBayICaiIDIAEgAmotAAA6AAAgA0EDcQ0ACwsgAkEDTQ0AA0AgACACQQRrIgJqIAEgAmooAgA2AgAgAkEDSw0ACwsgAkUNAgNAIAAgAkEBayICaiABIAJqLQAAOgAAIAINAAsMAgsgAkEDTQ0AA0AgAyABKAIANgIAIAFBBGohASADQQRqIQMgAkEEayICQQNLDQALCyACRQ0AA0AgAyABLQAAOgAAIANBAWohAyABQQFqIQEgAkEBayICDQALCyAAC5QCAgF8AX8CQCAAIAGiIgAQbCIERAAAAAAAAPA/oCAEIAREAAAAAAAAAABjGyIEIARiIgUgBJlELUMc6+I2Gj9jRXJFBEAgACAEoSEADAELIAUgBEQAAAAAAADwv6CZRC1DHOviNho/Y0VyRQRAIAAgBKFEAAAAAAAA8D+gIQAMAQsgACAEoSEAIAIEQCAARAAAAAAAAPA/oCEADAELIAMNACAAAnxEAAAAAAAAAAAgBQ0AGkQAAAAAAADwPyAERAAAAAAAAOA/ZA0AGkQAAAAAAADwP0QAAAAAAAAAACAERAAAAAAAAOC/oJlELUMc6+I2Gj9jGwugIQALIAAgAGIgASABYnIEQEMAAMB/DwsgACABo7YLkwECAX0BfyMAQRBrIgYkACAGQQhqIABB6ABqIAAgAkEBdGovAV4QH0MAAMB/IQUCQAJAAkAgBi0ADEEBaw4CAAECCyAGKgIIIQUMAQsgBioCCCADlEMK1yM8lCEFCyAALQADQRB0QYCAwABxBEAgBSAAIAEgAiAEEFQiA0MAAAAAIAMgA1sbkiEFCyAGQRBqJAAgBQtQAAJAAkACQAJAAkAgAg4EBAABAgMLIAAgASABQR5qEEMPCyAAIAEgAUEeaiADEEQPCyAAIAEgAUEeahBCDwsQJAALIAAgASABQR5qIAMQRQt+AgF/AX0jAEEQayIEJAAgBEEIaiAAQQMgAkECR0EBdCABQf4BcUECRxsgAhBQQwAAwH8hBQJAAkACQCAELQAMQQFrDgIAAQILIAQqAgghBQwBCyAEKgIIIAOUQwrXIzyUIQULIARBEGokACAFQwAAAACXQwAAAAAgBSAFWxsLfgIBfwF9IwBBEGsiBCQAIARBCGogAEEBIAJBAkZBAXQgAUH+AXFBAkcbIAIQUEMAAMB/IQUCQAJAAkAgBC0ADEEBaw4CAAECCyAEKgIIIQUMAQsgBCoCCCADlEMK1yM8lCEFCyAEQRBqJAAgBUMAAAAAl0MAAAAAIAUgBVsbC08AAkACQAJAIANB/wFxIgMOBAACAgECCyABIAEvAABB+P8DcTsAAA8LIAEgAS8AAEH4/wNxQQRyOwAADwsgACABIAJBAUECIANBAUYbEEwLNwEBfyABIAAoAgQiA0EBdWohASAAKAIAIQAgASACIANBAXEEfyABKAIAIABqKAIABSAACxEBAAtiAgJ9An8CQCAAKALkA0UNACAAQfwAaiIDIABBGmoiBC8BABAgIgIgAlwEQCADIABBGGoiBC8BABAgIgIgAlwNASADIAAvARgQIEMAAAAAXkUNAQsgAyAELwEAECAhAQsgAQtfAQN/IAEEQEEMEB4iAyABKQIENwIEIAMhAiABKAIAIgEEQCADIQQDQEEMEB4iAiABKQIENwIEIAQgAjYCACACIQQgASgCACIBDQALCyACIAAoAgA2AgAgACADNgIACwvXawMtfxx9AX4CfwJAIAAtAABBBHEEQCAAKAKgASAMRw0BCyAAKAKkASAAKAL0AygCDEcNAEEAIAAtAKgBIANGDQEaCyAAQoCAgPyLgIDAv383AoADIABCgYCAgBA3AvgCIABCgICA/IuAgMC/fzcC8AIgAEEANgKsAUEBCyErAkACQAJAAkAgACgCCARAIABBFGoiDkECQQEgBhAiIT4gDkECQQEgBhAhITwgDkEAQQEgBhAiITsgDkEAQQEgBhAhIUAgBCABIAUgAiAAKAL4AiAAQfACaiIOKgIAIAAoAvwCIAAqAvQCIAAqAoADIAAqAoQDID4gPJIiPiA7IECSIjwgACgC9AMiEBB7DQEgACgCrAEiEUUNAyAAQbABaiETA0AgBCABIAUgAiATIB1BGGxqIg4oAgggDioCACAOKAIMIA4qAgQgDioCECAOKgIUID4gPCAQEHsNAiAdQQFqIh0gEUcNAAsMAgsgCEUEQCAAKAKsASITRQ0CIABBsAFqIRADQAJAAkAgECAdQRhsIhFqIg4qAgAiPiA+XCABIAFcckUEQCA+IAGTi0MXt9E4XQ0BDAILIAEgAVsgPiA+W3INAQsCQCAQIBFqIhEqAgQiPiA+XCACIAJcckUEQCA+IAKTi0MXt9E4XQ0BDAILIAIgAlsgPiA+W3INAQsgESgCCCAERw0AIBEoAgwgBUYNAwsgEyAdQQFqIh1HDQALDAILAkAgAEHwAmoiDioCACI+ID5cIAEgAVxyRQRAID4gAZOLQxe30ThdDQEMBAsgASABWyA+ID5bcg0DCyAOQQAgACgC/AIgBUYbQQAgACgC+AIgBEYbQQACfyACIAJcIg4gACoC9AIiPiA+XHJFBEAgPiACk4tDF7fROF0MAQtBACA+ID5bDQAaIA4LGyEOCyAORSArcgRAIA4hHQwCCyAAIA4qAhA4ApQDIAAgDioCFDgCmAMgCkEMQRAgCBtqIgMgAygCAEEBajYCACAOIR0MAgtBACEdCyAGIUAgByFHIAtBAWohIiMAQaABayINJAACQAJAIARBAUYgASABW3JFBEAgDUGqCzYCICAAQQVB2CUgDUEgahAsDAELIAVBAUYgAiACW3JFBEAgDUHZCjYCECAAQQVB2CUgDUEQahAsDAELIApBAEEEIAgbaiILIAsoAgBBAWo2AgAgACAALQCIA0H8AXEgAC0AFEEDcSILIANBASADGyIsIAsbIg9BA3FyOgCIAyAAQawDaiIQIA9BAUdBA3QiC2ogAEEUaiIUQQNBAiAPQQJGGyIRIA8gQBAiIgY4AgAgECAPQQFGQQN0Ig5qIBQgESAPIEAQISIHOAIAIAAgFEEAIA8gQBAiIjw4ArADIAAgFEEAIA8gQBAhIjs4ArgDIABBvANqIhAgC2ogFCARIA8QMDgCACAOIBBqIBQgESAPEC84AgAgACAUQQAgDxAwOALAAyAAIBRBACAPEC84AsgDIAsgAEHMA2oiC2ogFCARIA8gQBA4OAIAIAsgDmogFCARIA8gQBA3OAIAIAAgFEEAIA8gQBA4OALQAyAAIBRBACAPIEAQNyI6OALYAyAGIAeSIT4gPCA7kiE8AkACQCAAKAIIIgsEQEMAAMB/IAEgPpMgBEEBRhshBkMAAMB/IAIgPJMgBUEBRhshPiAAAn0gBCAFckUEQCAAIABBAiAPIAYgQCBAECU4ApQDIABBACAPID4gRyBAECUMAQsgBEEDTyAFQQNPcg0EIA1BiAFqIAAgBiAGIAAqAswDIAAqAtQDkiAAKgK8A5IgACoCxAOSIjyTIgdDAAAAACAHQwAAAABeGyAGIAZcG0GBgAggBEEDdEH4//8HcXZB/wFxID4gPiAAKgLQAyA6kiAAKgLAA5IgACoCyAOSIjuTIgdDAAAAACAHQwAAAABeGyA+ID5cG0GBgAggBUEDdEH4//8HcXZB/wFxIAsREAAgDSoCjAEiPUMAAAAAYCANKgKIASIHQwAAAABgcUUEQCANID27OQMIIA0gB7s5AwAgAEEBQdwdIA0QLCANKgKMASIHQwAAAAAgB0MAAAAAXhshPSANKgKIASIHQwAAAAAgB0MAAAAAXhshBwsgCiAKKAIUQQFqNgIUIAogCUECdGoiCSAJKAIYQQFqNgIYIAAgAEECIA8gPCAHkiAGIARBAWtBAkkbIEAgQBAlOAKUAyAAQQAgDyA7ID2SID4gBUEBa0ECSRsgRyBAECULOAKYAwwBCwJAIAAoAuADRQRAIAAoAuwDIAAoAugDa0ECdSELDAELIA1BiAFqIAAQMgJAIA0oAogBRQRAQQAhCyANKAKMAUUNAQsgDUGAAWohEEEAIQsDQCANQQA2AoABIA0gDSkDiAE3A3ggECANKAKQARA8IA1BiAFqEC4gDSgCgAEiCQRAA0AgCSgCACEOIAkQJyAOIgkNAAsLIAtBAWohCyANQQA2AoABIA0oAowBIA0oAogBcg0ACwsgDSgCkAEiCUUNAANAIAkoAgAhDiAJECcgDiIJDQALCyALRQRAIAAgAEECIA8gBEEBa0EBSwR9IAEgPpMFIAAqAswDIAAqAtQDkiAAKgK8A5IgACoCxAOSCyBAIEAQJTgClAMgACAAQQAgDyAFQQFrQQFLBH0gAiA8kwUgACoC0AMgACoC2AOSIAAqAsADkiAAKgLIA5ILIEcgQBAlOAKYAwwBCwJAIAgNACAFQQJGIAIgPJMiBiAGW3EgBkMAAAAAX3EgBCAFckUgBEECRiABID6TIgdDAAAAAF9xcnJFDQAgACAAQQIgD0MAAAAAQwAAAAAgByAHQwAAAABdGyAHIARBAkYbIAcgB1wbIEAgQBAlOAKUAyAAIABBACAPQwAAAABDAAAAACAGIAZDAAAAAF0bIAYgBUECRhsgBiAGXBsgRyBAECU4ApgDDAELIAAQTyAAIAAtAIgDQfsBcToAiAMgABBeQQMhEyAALQAUQQJ2QQNxIQkCQAJAIA9BAkcNAAJAIAlBAmsOAgIAAQtBAiETDAELIAkhEwsgAC8AFSEnIBQgEyAPIEAQOCEGIBQgEyAPEDAhByAUIBMgDyBAEDchOyAUIBMgDxAvITpBACEQIBQgEUEAIBNBAkkbIhYgDyBAEDghPyAUIBYgDxAwIT0gFCAWIA8gQBA3IUEgFCAWIA8QLyFEIBQgFiAPIEAQYCFCIBQgFiAPEEshQyAAIA9BACABID6TIlAgBiAHkiA7IDqSkiJKID8gPZIgQSBEkpIiRiATQQFLIhkbIEAgQBB6ITsgACAPQQEgAiA8kyJRIEYgSiAZGyBHIEAQeiFFAkACQCAEIAUgGRsiHA0AIA1BiAFqIAAQMgJAAkAgDSgCiAEiDiANKAKMASIJckUNAANAIA4oAuwDIA4oAugDIg5rQQJ1IAlNDQQCQCAOIAlBAnRqKAIAIgkQeUUNACAQDQIgCRA7IgYgBlsgBotDF7fROF1xDQIgCRBAIgYgBlwEQCAJIRAMAQsgCSEQIAaLQxe30ThdDQILIA1BiAFqEC4gDSgCjAEiCSANKAKIASIOcg0ACwwBC0EAIRALIA0oApABIglFDQADQCAJKAIAIQ4gCRAnIA4iCQ0ACwsgDUGIAWogABAyIA0oAowBIQkCQCANKAKIASIORQRAQwAAAAAhPSAJRQ0BCyBFIEVcIiMgBUEAR3IhKCA7IDtcIiQgBEEAR3IhKUMAAAAAIT0DQCAOKALsAyAOKALoAyIOa0ECdSAJTQ0CIA4gCUECdGooAgAiDhB4AkAgDi8AFSAOLQAXQRB0ciIJQYCAMHFBgIAQRgRAIA4QdyAOIA4tAAAiCUEBciIOQfsBcSAOIAlBBHEbOgAADAELIAgEfyAOIA4tABRBA3EiCSAPIAkbIDsgRRB2IA4vABUgDi0AF0EQdHIFIAkLQYDgAHFBgMAARg0AIA5BFGohEQJAIA4gEEYEQCAQQQA2ApwBIBAgDDYCmAFDAAAAACEHDAELIBQtAABBAnZBA3EhCQJAAkAgD0ECRw0AQQMhEgJAIAlBAmsOAgIAAQtBAiESDAELIAkhEgsgDUGAgID+BzYCaCANQYCAgP4HNgJQIA1B+ABqIA5B/ABqIhcgDi8BHhAfIDsgRSASQQFLIh4bIT4CQAJAAkACQCANLQB8IgkOBAABAQABCwJAIBcgDi8BGBAgIgYgBlwNACAXIA4vARgQIEMAAAAAXkUNACAOKAL0Ay0ACEEBcSIJDQBDAADAf0MAAAAAIAkbIQcMAgtDAADAfyEGDAILIA0qAnghB0MAAMB/IQYCQCAJQQFrDgIBAAILIAcgPpRDCtcjPJQhBgwBCyAHIQYLIA4tABdBEHRBgIDAAHEEQCAGIBEgD0GBAiASQQN0dkEBcSA7EFQiBkMAAAAAIAYgBlsbkiEGCyAOKgL4AyEHQQAhH0EAIRgCQAJAAkAgDi0A/ANBAWsOAgEAAgsgOyAHlEMK1yM8lCEHCyAHIAdcDQAgB0MAAAAAYCEYCyAOKgKABCEHAkACQAJAIA4tAIQEQQFrDgIBAAILIEUgB5RDCtcjPJQhBwsgByAHXA0AIAdDAAAAAGAhHwsCQCAOAn0gBiAGXCIJID4gPlxyRQRAIA4qApwBIgcgB1sEQCAOKAL0Ay0AEEEBcUUNAyAOKAKYASAMRg0DCyARIBIgDyA7EDggESASIA8QMJIgESASIA8gOxA3IBEgEiAPEC+SkiIHIAYgBiAHXRsgByAGIAkbIAYgBlsgByAHW3EbDAELIBggHnEEQCARQQIgDyA7EDggEUECIA8QMJIgEUECIA8gOxA3IBFBAiAPEC+SkiIHIA4gD0EAIDsgOxAxIgYgBiAHXRsgByAGIAYgBlwbIAYgBlsgByAHW3EbDAELIB4gH0VyRQRAIBFBACAPIDsQOCARQQAgDxAwkiARQQAgDyA7EDcgEUEAIA8QL5KSIgcgDiAPQQEgRSA7EDEiBiAGIAddGyAHIAYgBiAGXBsgBiAGWyAHIAdbcRsMAQtBASEaIA1BATYCZCANQQE2AnggEUECQQEgOxAiIBFBAkEBIDsQIZIhPiARQQBBASA7ECIhPCARQQBBASA7ECEhOkMAAMB/IQdBASEVQwAAwH8hBiAYBEAgDiAPQQAgOyA7EDEhBiANQQA2AnggDSA+IAaSIgY4AmhBACEVCyA8IDqSITwgHwRAIA4gD0EBIEUgOxAxIQcgDUEANgJkIA0gPCAHkiIHOAJQQQAhGgsCQAJAAkAgAC0AF0EQdEGAgAxxQYCACEYiCSASQQJJIiBxRQRAIAkgJHINAiAGIAZcDQEMAgsgJCAGIAZbcg0CC0ECIRUgDUECNgJ4IA0gOzgCaCA7IQYLAkAgIEEBIAkbBEAgCSAjcg0CIAcgB1wNAQwCCyAjIAcgB1tyDQELQQIhGiANQQI2AmQgDSBFOAJQIEUhBwsCQCAXIA4vAXoQICI6IDpcDQACfyAVIB5yRQRAIBcgDi8BehAgIQcgDUEANgJkIA0gPCAGID6TIAeVkjgCUEEADAELIBogIHINASAXIA4vAXoQICEGIA1BADYCeCANIAYgByA8k5QgPpI4AmhBAAshGkEAIRULIA4vABZBD3EiCUUEQCAALQAVQQR2IQkLAkAgFUUgCUEFRiAeciAYIClyIAlBBEdycnINACANQQA2AnggDSA7OAJoIBcgDi8BehAgIgYgBlwNAEEAIRogFyAOLwF6ECAhBiANQQA2AmQgDSA7ID6TIAaVOAJQCyAOLwAWQQ9xIhhFBEAgAC0AFUEEdiEYCwJAICAgKHIgH3IgGEEFRnIgGkUgGEEER3JyDQAgDUEANgJkIA0gRTgCUCAXIA4vAXoQICIGIAZcDQAgFyAOLwF6ECAhBiANQQA2AnggDSAGIEUgPJOUOAJoCyAOIA9BAiA7IDsgDUH4AGogDUHoAGoQPyAOIA9BACBFIDsgDUHkAGogDUHQAGoQPyAOIA0qAmggDSoCUCAPIA0oAnggDSgCZCA7IEVBAEEFIAogIiAMED0aIA4gEkECdEH8JWooAgBBAnRqKgKUAyEGIBEgEiAPIDsQOCARIBIgDxAwkiARIBIgDyA7EDcgESASIA8QL5KSIgcgBiAGIAddGyAHIAYgBiAGXBsgBiAGWyAHIAdbcRsLIgc4ApwBCyAOIAw2ApgBCyA9IAcgESATQQEgOxAiIBEgE0EBIDsQIZKSkiE9CyANQYgBahAuIA0oAowBIgkgDSgCiAEiDnINAAsLIA0oApABIgkEQANAIAkoAgAhDiAJECcgDiIJDQALCyA7IEUgGRshByA9QwAAAACSIQYgC0ECTwRAIBQgEyAHEE0gC0EBa7OUIAaSIQYLIEIgQ5IhPiAFIAQgGRshGiBHIEAgGRshTSBAIEcgGRshSSANQdAAaiAAEDJBACAcIAYgB14iCxsgHCAcQQJGGyAcICdBgIADcSIfGyEeIBQgFiBFIDsgGRsiRBBNIU8gDSgCVCIRIA0oAlAiCXIEQEEBQQIgRCBEXCIpGyEtIAtFIBxBAUZyIS4gE0ECSSEZIABB8gBqIS8gAEH8AGohMCATQQJ0IgtB7CVqITEgC0HcJWohMiAWQQJ0Ig5B7CVqIRwgDkHcJWohICALQfwlaiEkIA5B/CVqISMgGkEARyIzIAhyITQgGkUiNSAIQQFzcSE2IBogH3JFITcgDUHwAGohOCANQYABaiEnQYECIBNBA3R2Qf8BcSEoIBpBAWtBAkkhOQNAIA1BADYCgAEgDUIANwN4AkAgACgC7AMiCyAAKALoAyIORg0AIAsgDmsiC0EASA0DIA1BiAFqIAtBAnVBACAnEEohECANKAKMASANKAJ8IA0oAngiC2siDmsgCyAOEDMhDiANIA0oAngiCzYCjAEgDSAONgJ4IA0pA5ABIVYgDSANKAJ8Ig42ApABIA0oAoABIRIgDSBWNwJ8IA0gEjYClAEgECALNgIAIAsgDkcEQCANIA4gCyAOa0EDakF8cWo2ApABCyALRQ0AIAsQJwsgFC0AACIOQQJ2QQNxIQsCQAJAIA5BA3EiDiAsIA4bIhJBAkcNAEEDIRACQCALQQJrDgICAAELQQIhEAwBCyALIRALIAAvABUhCyAUIBAgBxBNIT8CQCAJIBFyRQRAQwAAAAAhQ0EAIRFDAAAAACFCQwAAAAAhQUEAIRUMAQsgC0GAgANxISUgEEECSSEYIBBBAnQiC0HsJWohISALQdwlaiEqQQAhFUMAAAAAIUEgESEOQwAAAAAhQkMAAAAAIUNBACEXQwAAAAAhPQNAIAkoAuwDIAkoAugDIglrQQJ1IA5NDQQCQCAJIA5BAnRqKAIAIgkvABUgCS0AF0EQdHIiC0GAgDBxQYCAEEYgC0GA4ABxQYDAAEZyDQAgDUGIAWoiESAJQRRqIgsgKigCACADECggDS0AjAEhJiARIAsgISgCACADECggDS0AjAEhESAJIBs2AtwDIBUgJkEDRmohFSARQQNGIREgCyAQQQEgOxAiIUsgCyAQQQEgOxAhIU4gCSAXIAkgFxsiF0YhJiAJKgKcASE8IAsgEiAYIEkgQBA1IToCQCALIBIgGCBJIEAQLSIGQwAAAABgIAYgPF1xDQAgOkMAAAAAYEUEQCA8IQYMAQsgOiA8IDogPF4bIQYLIBEgFWohFQJAICVFQwAAAAAgPyAmGyI8IEsgTpIiOiA9IAaSkpIgB15Fcg0AIA0oAnggDSgCfEYNACAOIREMAwsgCRB5BEAgQiAJEDuSIUIgQyAJEEAgCSoCnAGUkyFDCyBBIDwgOiAGkpIiBpIhQSA9IAaSIT0gDSgCfCILIA0oAoABRwRAIAsgCTYCACANIAtBBGo2AnwMAQsgCyANKAJ4ayILQQJ1IhFBAWoiDkGAgICABE8NBSANQYgBakH/////AyALQQF1IiYgDiAOICZJGyALQfz///8HTxsgESAnEEohDiANKAKQASAJNgIAIA0gDSgCkAFBBGo2ApABIA0oAowBIA0oAnwgDSgCeCIJayILayAJIAsQMyELIA0gDSgCeCIJNgKMASANIAs2AnggDSkDkAEhViANIA0oAnwiCzYCkAEgDSgCgAEhESANIFY3AnwgDSARNgKUASAOIAk2AgAgCSALRwRAIA0gCyAJIAtrQQNqQXxxajYCkAELIAlFDQAgCRAnCyANQQA2AnAgDSANKQNQNwNoIDggDSgCWBA8IA1B0ABqEC4gDSgCcCIJBEADQCAJKAIAIQsgCRAnIAsiCQ0ACwtBACERIA1BADYCcCANKAJUIg4gDSgCUCIJcg0ACwtDAACAPyBCIEJDAACAP10bIEIgQkMAAAAAXhshPCANKAJ8IRcgDSgCeCEJAn0CQAJ9AkACQAJAIB5FDQAgFCAPQQAgQCBAEDUhBiAUIA9BACBAIEAQLSE6IBQgD0EBIEcgQBA1IT8gFCAPQQEgRyBAEC0hPSAGID8gE0EBSyILGyBKkyIGIAZbIAYgQV5xDQEgOiA9IAsbIEqTIgYgBlsgBiBBXXENASAAKAL0Ay0AFEEBcQ0AIEEgPEMAAAAAWw0DGiAAEDsiBiAGXA0CIEEgABA7QwAAAABbDQMaDAILIAchBgsgBiAGWw0CIAYhBwsgBwshBiBBjEMAAAAAIEFDAAAAAF0bIT8gBgwBCyAGIEGTIT8gBgshByA2RQRAAkAgCSAXRgRAQwAAAAAhQQwBC0MAAIA/IEMgQ0MAAIA/XRsgQyBDQwAAAABeGyE9QwAAAAAhQSAJIQ4DQCAOKAIAIgsqApwBITogC0EUaiIQIA8gGSBJIEAQNSFCAkAgECAPIBkgSSBAEC0iBkMAAAAAYCAGIDpdcQ0AIEJDAAAAAGBFBEAgOiEGDAELIEIgOiA6IEJdGyEGCwJAID9DAAAAAF0EQCAGIAsQQIyUIjpDAAAAAF4gOkMAAAAAXXJFDQEgCyATIA8gPyA9lSA6lCAGkiJCIAcgOxAlITogQiBCXCA6IDpcciA6IEJbcg0BIEEgOiAGk5IhQSALEEAgCyoCnAGUID2SIT0MAQsgP0MAAAAAXkUNACALEDsiQkMAAAAAXiBCQwAAAABdckUNACALIBMgDyA/IDyVIEKUIAaSIkMgByA7ECUhOiBDIENcIDogOlxyIDogQ1tyDQAgPCBCkyE8IEEgOiAGk5IhQQsgDkEEaiIOIBdHDQALID8gQZMiQiA9lSFLIEIgPJUhTiAALwAVQYCAA3FFIC5yISVDAAAAACFBIAkhCwNAIAsoAgAiDioCnAEhPCAOQRRqIhggDyAZIEkgQBA1IToCQCAYIA8gGSBJIEAQLSIGQwAAAABgIAYgPF1xDQAgOkMAAAAAYEUEQCA8IQYMAQsgOiA8IDogPF4bIQYLAn0gDiATIA8CfSBCQwAAAABdBEAgBiAGIA4QQIyUIjxDAAAAAFsNAhogBiA8kiA9QwAAAABbDQEaIEsgPJQgBpIMAQsgBiBCQwAAAABeRQ0BGiAGIA4QOyI8QwAAAABeIDxDAAAAAF1yRQ0BGiBOIDyUIAaSCyAHIDsQJQshQyAYIBNBASA7ECIhPCAYIBNBASA7ECEhOiAYIBZBASA7ECIhUiAYIBZBASA7ECEhUyANIEMgPCA6kiJUkiJVOAJoIA1BADYCYCBSIFOSITwCQCAOQfwAaiIQIA4vAXoQICI6IDpbBEAgECAOLwF6ECAhOiANQQA2AmQgDSA8IFUgVJMiPCA6lCA8IDqVIBkbkjgCeAwBCyAjKAIAIRACQCApDQAgDiAQQQN0aiIhKgL4AyE6QQAhEgJAAkACQCAhLQD8A0EBaw4CAQACCyBEIDqUQwrXIzyUIToLIDogOlwNACA6QwAAAABgIRILICUgNSASQQFzcXFFDQAgDi8AFkEPcSISBH8gEgUgAC0AFUEEdgtBBEcNACANQYgBaiAYICAoAgAgDxAoIA0tAIwBQQNGDQAgDUGIAWogGCAcKAIAIA8QKCANLQCMAUEDRg0AIA1BADYCZCANIEQ4AngMAQsgDkH4A2oiEiAQQQN0aiIQKgIAIToCQAJAAkACQCAQLQAEQQFrDgIBAAILIEQgOpRDCtcjPJQhOgsgOkMAAAAAYA0BCyANIC02AmQgDSBEOAJ4DAELAkACfwJAAkACQCAWQQJrDgICAAELIDwgDiAPQQAgRCA7EDGSITpBAAwCC0EBIRAgDSA8IA4gD0EBIEQgOxAxkiI6OAJ4IBNBAU0NDAwCCyA8IA4gD0EAIEQgOxAxkiE6QQALIRAgDSA6OAJ4CyANIDMgEiAQQQN0ajEABEIghkKAgICAIFFxIDogOlxyNgJkCyAOIA8gEyAHIDsgDUHgAGogDUHoAGoQPyAOIA8gFiBEIDsgDUHkAGogDUH4AGoQPyAOICMoAgBBA3RqIhAqAvgDIToCQAJAAkACQCAQLQD8A0EBaw4CAQACCyBEIDqUQwrXIzyUIToLQQEhECA6QwAAAABgDQELQQEhECAOLwAWQQ9xIhIEfyASBSAALQAVQQR2C0EERw0AIA1BiAFqIBggICgCACAPECggDS0AjAFBA0YNACANQYgBaiAYIBwoAgAgDxAoIA0tAIwBQQNGIRALIA4gDSoCaCI8IA0qAngiOiATQQFLIhIbIDogPCASGyAALQCIA0EDcSANKAJgIhggDSgCZCIhIBIbICEgGCASGyA7IEUgCCAQcSIQQQRBByAQGyAKICIgDBA9GiBBIEMgBpOSIUEgAAJ/IAAtAIgDIhBBBHFFBEBBACAOLQCIA0EEcUUNARoLQQQLIBBB+wFxcjoAiAMgC0EEaiILIBdHDQALCyA/IEGTIT8LIAAgAC0AiAMiC0H7AXFBBCA/QwAAAABdQQJ0IAtBBHFBAnYbcjoAiAMgFCATIA8gQBBgIBQgEyAPEEuSITogFCATIA8gQBB/IBQgEyAPEFKSIUsgFCATIAcQTSFCAn8CQAJ9ID9DAAAAAF5FIB5BAkdyRQRAIA1BiAFqIDAgLyAkKAIAQQF0ai8BABAfAkAgDS0AjAEEQCAUIA8gKCBJIEAQNSIGIAZbDQELQwAAAAAMAgtDAAAAACAUIA8gKCBJIEAQNSA6kyBLkyAHID+TkyI/QwAAAABeRQ0BGgsgP0MAAAAAYEUNASA/CyE8IBQtAABBBHZBB3EMAQsgPyE8IBQtAABBBHZBB3EiC0EAIAtBA2tBA08bCyELQwAAAAAhBgJAAkAgFQ0AQwAAAAAhPQJAAkACQAJAAkAgC0EBaw4FAAECBAMGCyA8QwAAAD+UIT0MBQsgPCE9DAQLIBcgCWsiC0EFSQ0CIEIgPCALQQJ1QQFrs5WSIUIMAgsgQiA8IBcgCWtBAnVBAWqzlSI9kiFCDAILIDxDAAAAP5QgFyAJa0ECdbOVIj0gPZIgQpIhQgwBC0MAAAAAIT0LIDogPZIhPSAAEHwhEgJAIAkgF0YiGARAQwAAAAAhP0MAAAAAIToMAQsgF0EEayElIDwgFbOVIU4gMigCACEhQwAAAAAhOkMAAAAAIT8gCSELA0AgDUGIAWogCygCACIOQRRqIhAgISAPECggPUMAAACAIE5DAAAAgCA8QwAAAABeGyJBIA0tAIwBQQNHG5IhPSAIBEACfwJAAkACQAJAIBNBAWsOAwECAwALQQEhFSAOQaADagwDC0EDIRUgDkGoA2oMAgtBACEVIA5BnANqDAELQQIhFSAOQaQDagshKiAOIBVBAnRqICoqAgAgPZI4ApwDCyAlKAIAIRUgDUGIAWogECAxKAIAIA8QKCA9QwAAAIAgQiAOIBVGG5JDAAAAgCBBIA0tAIwBQQNHG5IhPQJAIDRFBEAgPSAQIBNBASA7ECIgECATQQEgOxAhkiAOKgKcAZKSIT0gRCEGDAELIA4gEyA7EF0gPZIhPSASBEAgDhBOIUEgEEEAIA8gOxBBIUMgDioCmAMgEEEAQQEgOxAiIBBBAEEBIDsQIZKSIEEgQ5IiQZMiQyA/ID8gQ10bIEMgPyA/ID9cGyA/ID9bIEMgQ1txGyE/IEEgOiA6IEFdGyBBIDogOiA6XBsgOiA6WyBBIEFbcRshOgwBCyAOIBYgOxBdIkEgBiAGIEFdGyBBIAYgBiAGXBsgBiAGWyBBIEFbcRshBgsgC0EEaiILIBdHDQALCyA/IDqSIAYgEhshQQJ9IDkEQCAAIBYgDyBGIEGSIE0gQBAlIEaTDAELIEQgQSA3GyFBIEQLIT8gH0UEQCAAIBYgDyBGIEGSIE0gQBAlIEaTIUELIEsgPZIhPAJAIAhFDQAgCSELIBgNAANAIAsoAgAiFS8AFkEPcSIORQRAIAAtABVBBHYhDgsCQAJAAkACQCAOQQRrDgIAAQILIA1BiAFqIBVBFGoiECAgKAIAIA8QKEEEIQ4gDS0AjAFBA0YNASANQYgBaiAQIBwoAgAgDxAoIA0tAIwBQQNGDQEgFSAjKAIAQQN0aiIOKgL4AyE9AkACQAJAIA4tAPwDQQFrDgIBAAILIEQgPZRDCtcjPJQhPQsgPiEGID1DAAAAAGANAwsgFSAkKAIAQQJ0aioClAMhBiANIBVB/ABqIg4gFS8BehAgIjogOlsEfSAQIBZBASA7ECIgECAWQQEgOxAhkiAGIA4gFS8BehAgIjqUIAYgOpUgGRuSBSBBCzgCeCANIAYgECATQQEgOxAiIBAgE0EBIDsQIZKSOAKIASANQQA2AmggDUEANgJkIBUgDyATIAcgOyANQegAaiANQYgBahA/IBUgDyAWIEQgOyANQeQAaiANQfgAahA/IA0qAngiOiANKgKIASI9IBNBAUsiGCIOGyEGIB9BAEcgAC8AFUEPcUEER3EiECAZcSA9IDogDhsiOiA6XHIhDiAVIDogBiAPIA4gECAYcSAGIAZcciA7IEVBAUECIAogIiAMED0aID4hBgwCC0EFQQEgFC0AAEEIcRshDgsgFSAWIDsQXSEGIA1BiAFqIBVBFGoiECAgKAIAIhggDxAoID8gBpMhOgJAIA0tAIwBQQNHBEAgHCgCACESDAELIA1BiAFqIBAgHCgCACISIA8QKCANLQCMAUEDRw0AID4gOkMAAAA/lCIGQwAAAAAgBkMAAAAAXhuSIQYMAQsgDUGIAWogECASIA8QKCA+IQYgDS0AjAFBA0YNACANQYgBaiAQIBggDxAoIA0tAIwBQQNGBEAgPiA6QwAAAAAgOkMAAAAAXhuSIQYMAQsCQAJAIA5BAWsOAgIAAQsgPiA6QwAAAD+UkiEGDAELID4gOpIhBgsCfwJAAkACQAJAIBZBAWsOAwECAwALQQEhECAVQaADagwDC0EDIRAgFUGoA2oMAgtBACEQIBVBnANqDAELQQIhECAVQaQDagshDiAVIBBBAnRqIAYgTCAOKgIAkpI4ApwDIAtBBGoiCyAXRw0ACwsgCQRAIAkQJwsgPCBIIDwgSF4bIDwgSCBIIEhcGyBIIEhbIDwgPFtxGyFIIEwgT0MAAAAAIBsbIEGSkiFMIBtBAWohGyANKAJQIgkgEXINAAsLAkAgCEUNACAfRQRAIAAQfEUNAQsgACAWIA8CfSBGIESSIBpFDQAaIAAgFkECdEH8JWooAgBBA3RqIgkqAvgDIQYCQAJAAkAgCS0A/ANBAWsOAgEAAgsgTSAGlEMK1yM8lCEGCyAGQwAAAABgRQ0AIAAgD0GBAiAWQQN0dkEBcSBNIEAQMQwBCyBGIEySCyBHIEAQJSEGQwAAAAAhPCAALwAVQQ9xIQkCQAJAAkACQAJAAkACQAJAAkAgBiBGkyBMkyIGQwAAAABgRQRAQwAAAAAhQyAJQQJrDgICAQcLQwAAAAAhQyAJQQJrDgcBAAUGBAIDBgsgPiAGkiE+DAULID4gBkMAAAA/lJIhPgwECyAGIBuzIjqVITwgPiAGIDogOpKVkiE+DAMLID4gBiAbQQFqs5UiPJIhPgwCCyAbQQJJBEAMAgsgDUGIAWogABAyIAYgG0EBa7OVITwMAgsgBiAbs5UhQwsgDUGIAWogABAyIBtFDQELIBZBAnQiCUHcJWohECAJQfwlaiERIA1BOGohGCANQcgAaiEZIA1B8ABqIRUgDUGQAWohHCANQYABaiEfQQAhEgNAIA1BADYCgAEgDSANKQOIATcDeCAfIA0oApABEDwgDUEANgJwIA0gDSkDeCJWNwNoIBUgDSgCgAEiCxA8IA0oAmwhCQJAAkAgDSgCaCIOBEBDAAAAACE6QwAAAAAhP0MAAAAAIQYMAQtDAAAAACE6QwAAAAAhP0MAAAAAIQYgCUUNAQsDQCAOKALsAyAOKALoAyIOa0ECdSAJTQ0FAkAgDiAJQQJ0aigCACIJLwAVIAktABdBEHRyIhdBgIAwcUGAgBBGIBdBgOAAcUGAwABGcg0AIAkoAtwDIBJHDQIgCUEUaiEOIAkgESgCAEECdGoqApQDIj1DAAAAAGAEfyA9IA4gFkEBIDsQIiAOIBZBASA7ECGSkiI9IAYgBiA9XRsgPSAGIAYgBlwbIAYgBlsgPSA9W3EbIQYgCS0AFgUgF0EIdgtBD3EiFwR/IBcFIAAtABVBBHYLQQVHDQAgFC0AAEEIcUUNACAJEE4gDkEAIA8gOxBBkiI9ID8gPSA/XhsgPSA/ID8gP1wbID8gP1sgPSA9W3EbIj8gCSoCmAMgDkEAQQEgOxAiIA5BAEEBIDsQIZKSID2TIj0gOiA6ID1dGyA9IDogOiA6XBsgOiA6WyA9ID1bcRsiOpIiPSAGIAYgPV0bID0gBiAGIAZcGyAGIAZbID0gPVtxGyEGCyANQQA2AkggDSANKQNoNwNAIBkgDSgCcBA8IA1B6ABqEC4gDSgCSCIJBEADQCAJKAIAIQ4gCRAnIA4iCQ0ACwsgDUEANgJIIA0oAmwiCSANKAJoIg5yDQALCyANIA0pA2g3A4gBIBwgDSgCcBB1IA0gVjcDaCAVIAsQdSA+IE9DAAAAACASG5IhPiBDIAaSIT0gDSgCbCEJAkAgDSgCaCIOIA0oAogBRgRAIAkgDSgCjAFGDQELID4gP5IhQiA+ID2SIUsgPCA9kiEGA0AgDigC7AMgDigC6AMiDmtBAnUgCU0NBQJAIA4gCUECdGooAgAiCS8AFSAJLQAXQRB0ciIXQYCAMHFBgIAQRiAXQYDgAHFBgMAARnINACAJQRRqIQ4CQAJAAkACQAJAAkAgF0EIdkEPcSIXBH8gFwUgAC0AFUEEdgtBAWsOBQEDAgQABgsgFC0AAEEIcQ0ECyAOIBYgDyA7EFEhOiAJIBAoAgBBAnRqID4gOpI4ApwDDAQLIA4gFiAPIDsQYiE/AkACQAJAAkAgFkECaw4CAgABCyAJKgKUAyE6QQIhDgwCC0EBIQ4gCSoCmAMhOgJAIBYOAgIADwtBAyEODAELIAkqApQDITpBACEOCyAJIA5BAnRqIEsgP5MgOpM4ApwDDAMLAkACQAJAAkAgFkECaw4CAgABCyAJKgKUAyE/QQIhDgwCC0EBIQ4gCSoCmAMhPwJAIBYOAgIADgtBAyEODAELIAkqApQDIT9BACEOCyAJIA5BAnRqID4gPSA/k0MAAAA/lJI4ApwDDAILIA4gFiAPIDsQQSE6IAkgECgCAEECdGogPiA6kjgCnAMgCSARKAIAQQN0aiIXKgL4AyE/AkACQAJAIBctAPwDQQFrDgIBAAILIEQgP5RDCtcjPJQhPwsgP0MAAAAAYA0CCwJAAkACfSATQQFNBEAgCSoCmAMgDiAWQQEgOxAiIA4gFkEBIDsQIZKSITogBgwBCyAGITogCSoClAMgDiATQQEgOxAiIA4gE0EBIDsQIZKSCyI/ID9cIAkqApQDIkEgQVxyRQRAID8gQZOLQxe30ThdDQEMAgsgPyA/WyBBIEFbcg0BCyAJKgKYAyJBIEFcIg4gOiA6XHJFBEAgOiBBk4tDF7fROF1FDQEMAwsgOiA6Ww0AIA4NAgsgCSA/IDogD0EAQQAgOyBFQQFBAyAKICIgDBA9GgwBCyAJIEIgCRBOkyAOQQAgDyBEEFGSOAKgAwsgDUEANgI4IA0gDSkDaDcDMCAYIA0oAnAQPCANQegAahAuIA0oAjgiCQRAA0AgCSgCACEOIAkQJyAOIgkNAAsLIA1BADYCOCANKAJsIQkgDSgCaCIOIA0oAogBRw0AIAkgDSgCjAFHDQALCyANKAJwIgkEQANAIAkoAgAhDiAJECcgDiIJDQALCyALBEADQCALKAIAIQkgCxAnIAkiCw0ACwsgPCA+kiA9kiE+IBJBAWoiEiAbRw0ACwsgDSgCkAEiCUUNAANAIAkoAgAhCyAJECcgCyIJDQALCyAAQZQDaiIQIABBAiAPIFAgQCBAECU4AgAgAEGYA2oiESAAQQAgDyBRIEcgQBAlOAIAAkAgEEGBAiATQQN0dkEBcUECdGoCfQJAIB5BAUcEQCAALQAXQQNxIglBAkYgHkECR3INAQsgACATIA8gSCBJIEAQJQwBCyAeQQJHIAlBAkdyDQEgSiAAIA8gEyBIIEkgQBB0Ij4gSiAHkiIGIAYgPl4bID4gBiAGIAZcGyAGIAZbID4gPltxGyIGIAYgSl0bIEogBiAGIAZcGyAGIAZbIEogSltxGws4AgALAkAgEEGBAiAWQQN0dkEBcUECdGoCfQJAIBpBAUcEQCAaQQJHIgkgAC0AF0EDcSILQQJGcg0BCyAAIBYgDyBGIEySIE0gQBAlDAELIAkgC0ECR3INASBGIAAgDyAWIEYgTJIgTSBAEHQiByBGIESSIgYgBiAHXhsgByAGIAYgBlwbIAYgBlsgByAHW3EbIgYgBiBGXRsgRiAGIAYgBlwbIAYgBlsgRiBGW3EbCzgCAAsCQCAIRQ0AAkAgAC8AFUGAgANxQYCAAkcNACANQYgBaiAAEDIDQCANKAKMASIJIA0oAogBIgtyRQRAIA0oApABIglFDQIDQCAJKAIAIQsgCRAnIAsiCQ0ACwwCCyALKALsAyALKALoAyILa0ECdSAJTQ0DIAsgCUECdGooAgAiCS8AFUGA4ABxQYDAAEcEQCAJAn8CQAJAAkAgFkECaw4CAAECCyAJQZQDaiEOIBAqAgAgCSoCnAOTIQZBAAwCCyAJQZQDaiEOIBAqAgAgCSoCpAOTIQZBAgwBCyARKgIAIQYCQAJAIBYOAgABCgsgCUGYA2ohDiAGIAkqAqADkyEGQQEMAQsgCUGYA2ohDiAGIAkqAqgDkyEGQQMLQQJ0aiAGIA4qAgCTOAKcAwsgDUGIAWoQLgwACwALAkAgEyAWckEBcUUNACAWQQFxIRQgE0EBcSEVIA1BiAFqIAAQMgNAIA0oAowBIgkgDSgCiAEiC3JFBEAgDSgCkAEiCUUNAgNAIAkoAgAhCyAJECcgCyIJDQALDAILIAsoAuwDIAsoAugDIgtrQQJ1IAlNDQMCQCALIAlBAnRqKAIAIgkvABUgCS0AF0EQdHIiC0GAgDBxQYCAEEYgC0GA4ABxQYDAAEZyDQAgFQRAAn8CfwJAAkACQCATQQFrDgMAAQINCyAJQZgDaiEOIAlBqANqIQtBASESIBEMAwsgCUGUA2ohDkECIRIgCUGcA2oMAQsgCUGUA2ohDkEAIRIgCUGkA2oLIQsgEAshGyAJIBJBAnRqIBsqAgAgDioCAJMgCyoCAJM4ApwDCyAURQ0AAn8CfwJAAkACQCAWQQFrDgMAAQIMCyAJQZgDaiELIAlBqANqIRJBASEXIBEMAwsgCUGUA2ohCyAJQZwDaiESQQIMAQsgCUGUA2ohCyAJQaQDaiESQQALIRcgEAshDiAJIBdBAnRqIA4qAgAgCyoCAJMgEioCAJM4ApwDCyANQYgBahAuDAALAAsgAC8AFUGA4ABxICJBAUZyRQRAIAAtAABBCHFFDQELIAAgACAeIAQgE0EBSxsgDyAKICIgDEMAAAAAQwAAAAAgOyBFEH4aCyANKAJYIglFDQIDQCAJKAIAIQsgCRAnIAsiCQ0ACwwCCxACAAsgABBeCyANQaABaiQADAELECQACyAAIAM6AKgBIAAgACgC9AMoAgw2AqQBIB0NACAKIAooAggiAyAAKAKsASIOQQFqIgkgAyAJSxs2AgggDkEIRgRAIABBADYCrAFBACEOCyAIBH8gAEHwAmoFIAAgDkEBajYCrAEgACAOQRhsakGwAWoLIgMgBTYCDCADIAQ2AgggAyACOAIEIAMgATgCACADIAAqApQDOAIQIAMgACoCmAM4AhRBACEdCyAIBEAgACAAKQKUAzcCjAMgACAALQAAIgNBAXIiBEH7AXEgBCADQQRxGzoAAAsgACAMNgKgASArIB1Fcgs1AQF/IAEgACgCBCICQQF1aiEBIAAoAgAhACABIAJBAXEEfyABKAIAIABqKAIABSAACxECAAt9ACAAQRRqIgAgAUGBAiACQQN0dkH/AXEgAyAEEC0gACACQQEgBBAiIAAgAkEBIAQQIZKSIQQCQAJAAkACQCAFKAIADgMAAQADCyAGKgIAIgMgAyAEIAMgBF0bIAQgBFwbIQQMAQsgBCAEXA0BIAVBAjYCAAsgBiAEOAIACwuMAQIBfwF9IAAoAuQDRQRAQwAAAAAPCyAAQfwAaiIBIAAvARwQICICIAJbBEAgASAALwEcECAPCwJAIAAoAvQDLQAIQQFxDQAgASAALwEYECAiAiACXA0AIAEgAC8BGBAgQwAAAABdRQ0AIAEgAC8BGBAgjA8LQwAAgD9DAAAAACAAKAL0Ay0ACEEBcRsLcAIBfwF9IwBBEGsiBCQAIARBCGogACABQQJ0QdwlaigCACACEChDAADAfyEFAkACQAJAIAQtAAxBAWsOAgABAgsgBCoCCCEFDAELIAQqAgggA5RDCtcjPJQhBQsgBEEQaiQAIAVDAAAAACAFIAVbGwtHAQF/IAIvAAYiA0EHcQRAIAAgAUHoAGogAxAfDwsgAUHoAGohASACLwAOIgNBB3EEQCAAIAEgAxAfDwsgACABIAIvABAQHwtHAQF/IAIvAAIiA0EHcQRAIAAgAUHoAGogAxAfDwsgAUHoAGohASACLwAOIgNBB3EEQCAAIAEgAxAfDwsgACABIAIvABAQHwt7AAJAAkACQAJAIANBAWsOAgABAgsgAi8ACiIDQQdxRQ0BDAILIAIvAAgiA0EHcUUNAAwBCyACLwAEIgNBB3EEQAwBCyABQegAaiEBIAIvAAwiA0EHcQRAIAAgASADEB8PCyAAIAEgAi8AEBAfDwsgACABQegAaiADEB8LewACQAJAAkACQCADQQFrDgIAAQILIAIvAAgiA0EHcUUNAQwCCyACLwAKIgNBB3FFDQAMAQsgAi8AACIDQQdxBEAMAQsgAUHoAGohASACLwAMIgNBB3EEQCAAIAEgAxAfDwsgACABIAIvABAQHw8LIAAgAUHoAGogAxAfC84BAgN/An0jAEEQayIDJABBASEEIANBCGogAEH8AGoiBSAAIAFBAXRqQe4AaiIBLwEAEB8CQAJAIAMqAggiByACKgIAIgZcBEAgByAHWwRAIAItAAQhAgwCCyAGIAZcIQQLIAItAAQhAiAERQ0AIAMtAAwgAkH/AXFGDQELIAUgASAGIAIQOQNAIAAtAAAiAUEEcQ0BIAAgAUEEcjoAACAAKAIQIgEEQCAAIAERAAALIABBgICA/gc2ApwBIAAoAuQDIgANAAsLIANBEGokAAuFAQIDfwF+AkAgAEKAgICAEFQEQCAAIQUMAQsDQCABQQFrIgEgAEIKgCIFQvYBfiAAfKdBMHI6AAAgAEL/////nwFWIQIgBSEAIAINAAsLIAWnIgIEQANAIAFBAWsiASACQQpuIgNB9gFsIAJqQTByOgAAIAJBCUshBCADIQIgBA0ACwsgAQs3AQJ/QQQQHiICIAE2AgBBBBAeIgMgATYCAEHBOyAAQeI7QfooQb8BIAJB4jtB/ihBwAEgAxAHCw8AIAAgASACQQFBAhCLAQteAQF/IABBADYCDCAAIAM2AhACQCABBEAgAUGAgICABE8NASABQQJ0EB4hBAsgACAENgIAIAAgBCACQQJ0aiICNgIIIAAgBCABQQJ0ajYCDCAAIAI2AgQgAA8LEFgAC3kCAX8BfSMAQRBrIgMkACADQQhqIAAgAUECdEHcJWooAgAgAhBTQwAAwH8hBAJAAkACQCADLQAMQQFrDgIAAQILIAMqAgghBAwBCyADKgIIQwAAAACUQwrXIzyUIQQLIANBEGokACAEQwAAAACXQwAAAAAgBCAEWxsLnAoBC38jAEEQayIIJAAgASABLwAAQXhxIANyIgM7AAACQAJAAkACQAJAAkACQAJAAkACQCADQQhxBEAgA0H//wNxIgZBBHYhBCAGQT9NBH8gACAEQQJ0akEEagUgBEEEayIEIAAoAhgiACgCBCAAKAIAIgBrQQJ1Tw0CIAAgBEECdGoLIAI4AgAMCgsCfyACi0MAAABPXQRAIAKoDAELQYCAgIB4CyIEQf8PakH+H0sgBLIgAlxyRQRAIANBD3FBACAEa0GAEHIgBCACQwAAAABdG0EEdHIhAwwKCyAAIAAvAQAiC0EBajsBACALQYAgTw0DIAtBA00EQCAAIAtBAnRqIAI4AgQMCQsgACgCGCIDRQRAQRgQHiIDQgA3AgAgA0IANwIQIANCADcCCCAAIAM2AhgLAkAgAygCBCIEIAMoAghHBEAgBCACOAIAIAMgBEEEajYCBAwBCyAEIAMoAgAiB2siBEECdSIJQQFqIgZBgICAgARPDQECf0H/////AyAEQQF1IgUgBiAFIAZLGyAEQfz///8HTxsiBkUEQEEAIQUgCQwBCyAGQYCAgIAETw0GIAZBAnQQHiEFIAMoAgQgAygCACIHayIEQQJ1CyEKIAUgCUECdGoiCSACOAIAIAkgCkECdGsgByAEEDMhByADIAUgBkECdGo2AgggAyAJQQRqNgIEIAMoAgAhBCADIAc2AgAgBEUNACAEECMLIAAoAhgiBigCECIDIAYoAhQiAEEFdEcNByADQQFqQQBIDQAgA0H+////A0sNASADIABBBnQiACADQWBxQSBqIgQgACAESxsiAE8NByAAQQBODQILEAIAC0H/////ByEAIANB/////wdPDQULIAhBADYCCCAIQgA3AwAgCCAAEJ8BIAYoAgwhBCAIIAgoAgQiByAGKAIQIgBBH3FqIABBYHFqIgM2AgQgB0UEQCADQQFrIQUMAwsgA0EBayIFIAdBAWtzQR9LDQIgCCgCACEKDAMLQZUlQeEXQSJB3BcQCwALEFgACyAIKAIAIgogBUEFdkEAIANBIU8bQQJ0akEANgIACyAKIAdBA3ZB/P///wFxaiEDAkAgB0EfcSIHRQRAIABBAEwNASAAQSBtIQUgAEEfakE/TwRAIAMgBCAFQQJ0EDMaCyAAIAVBBXRrIgBBAEwNASADIAVBAnQiBWoiAyADKAIAQX9BICAAa3YiAEF/c3EgBCAFaigCACAAcXI2AgAMAQsgAEEATA0AQX8gB3QhDEEgIAdrIQkgAEEgTgRAIAxBf3MhDSADKAIAIQUDQCADIAUgDXEgBCgCACIFIAd0cjYCACADIAMoAgQgDHEgBSAJdnIiBTYCBCAEQQRqIQQgA0EEaiEDIABBP0shDiAAQSBrIQAgDg0ACyAAQQBMDQELIAMgAygCAEF/IAkgCSAAIAAgCUobIgVrdiAMcUF/c3EgBCgCAEF/QSAgAGt2cSIEIAd0cjYCACAAIAVrIgBBAEwNACADIAUgB2pBA3ZB/P///wFxaiIDIAMoAgBBf0EgIABrdkF/c3EgBCAFdnI2AgALIAYoAgwhACAGIAo2AgwgBiAIKAIEIgM2AhAgBiAIKAIINgIUIABFDQAgABAjIAYoAhAhAwsgBiADQQFqNgIQIAYoAgwgA0EDdkH8////AXFqIgAgACgCAEF+IAN3cTYCACABLwAAIQMLIANBB3EgC0EEdHJBCHIhAwsgASADOwAAIAhBEGokAAuPAQIBfwF9IwBBEGsiAyQAIANBCGogAEHoAGogAEHUAEHWACABQf4BcUECRhtqLwEAIgEgAC8BWCABQQdxGxAfQwAAwH8hBAJAAkACQCADLQAMQQFrDgIAAQILIAMqAgghBAwBCyADKgIIIAKUQwrXIzyUIQQLIANBEGokACAEQwAAAACXQwAAAAAgBCAEWxsL2AICBH8BfSMAQSBrIgMkAAJAIAAoAgwiAQRAIAAgACoClAMgACoCmAMgAREnACIFIAVbDQEgA0GqHjYCACAAQQVB2CUgAxAsECQACyADQRBqIAAQMgJAIAMoAhAiAiADKAIUIgFyRQ0AAkADQCABIAIoAuwDIAIoAugDIgJrQQJ1SQRAIAIgAUECdGooAgAiASgC3AMNAyABLwAVIAEtABdBEHRyIgJBgOAAcUGAwABHBEAgAkEIdkEPcSICBH8gAgUgAC0AFUEEdgtBBUYEQCAALQAUQQhxDQQLIAEtAABBAnENAyAEIAEgBBshBAsgA0EQahAuIAMoAhQiASADKAIQIgJyDQEMAwsLEAIACyABIQQLIAMoAhgiAQRAA0AgASgCACECIAEQIyACIgENAAsLIARFBEAgACoCmAMhBQwBCyAEEE4gBCoCoAOSIQULIANBIGokACAFC6EDAQh/AkAgACgC6AMiBSAAKALsAyIHRwRAA0AgACAFKAIAIgIoAuQDRwRAAkAgACgC9AMoAgAiAQRAIAIgACAGIAERBgAiAQ0BC0GIBBAeIgEgAigCEDYCECABIAIpAgg3AgggASACKQIANwIAIAFBFGogAkEUakHoABArGiABQgA3AoABIAFB/ABqIgNBADsBACABQgA3AogBIAFCADcCkAEgAyACQfwAahCgASABQZgBaiACQZgBakHQAhArGiABQQA2AvADIAFCADcC6AMgAigC7AMiAyACKALoAyIERwRAIAMgBGsiBEEASA0FIAEgBBAeIgM2AuwDIAEgAzYC6AMgASADIARqNgLwAyACKALoAyIEIAIoAuwDIghHBEADQCADIAQoAgA2AgAgA0EEaiEDIARBBGoiBCAIRw0ACwsgASADNgLsAwsgASACKQL0AzcC9AMgASACKAKEBDYChAQgASACKQL8AzcC/AMgAUEANgLkAwsgBSABNgIAIAEgADYC5AMLIAZBAWohBiAFQQRqIgUgB0cNAAsLDwsQAgALUAACQAJAAkACQAJAIAIOBAQAAQIDCyAAIAEgAUEwahBDDwsgACABIAFBMGogAxBEDwsgACABIAFBMGoQQg8LECQACyAAIAEgAUEwaiADEEULcAIBfwF9IwBBEGsiBCQAIARBCGogACABQQJ0QdwlaigCACACEDZDAADAfyEFAkACQAJAIAQtAAxBAWsOAgABAgsgBCoCCCEFDAELIAQqAgggA5RDCtcjPJQhBQsgBEEQaiQAIAVDAAAAACAFIAVbGwt5AgF/AX0jAEEQayIDJAAgA0EIaiAAIAFBAnRB7CVqKAIAIAIQU0MAAMB/IQQCQAJAAkAgAy0ADEEBaw4CAAECCyADKgIIIQQMAQsgAyoCCEMAAAAAlEMK1yM8lCEECyADQRBqJAAgBEMAAAAAl0MAAAAAIAQgBFsbC1QAAkACQAJAAkACQCACDgQEAAECAwsgACABIAFBwgBqEEMPCyAAIAEgAUHCAGogAxBEDwsgACABIAFBwgBqEEIPCxAkAAsgACABIAFBwgBqIAMQRQsvACAAIAJFQQF0IgIgASADEGAgACACIAEQS5IgACACIAEgAxB/IAAgAiABEFKSkgvOAQIDfwJ9IwBBEGsiAyQAQQEhBCADQQhqIABB/ABqIgUgACABQQF0akH2AGoiAS8BABAfAkACQCADKgIIIgcgAioCACIGXARAIAcgB1sEQCACLQAEIQIMAgsgBiAGXCEECyACLQAEIQIgBEUNACADLQAMIAJB/wFxRg0BCyAFIAEgBiACEDkDQCAALQAAIgFBBHENASAAIAFBBHI6AAAgACgCECIBBEAgACABEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQALCyADQRBqJAALzgECA38CfSMAQRBrIgMkAEEBIQQgA0EIaiAAQfwAaiIFIAAgAUEBdGpB8gBqIgEvAQAQHwJAAkAgAyoCCCIHIAIqAgAiBlwEQCAHIAdbBEAgAi0ABCECDAILIAYgBlwhBAsgAi0ABCECIARFDQAgAy0ADCACQf8BcUYNAQsgBSABIAYgAhA5A0AgAC0AACIBQQRxDQEgACABQQRyOgAAIAAoAhAiAQRAIAAgAREAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsgA0EQaiQACwoAIABBMGtBCkkLBQAQAgALBAAgAAsUACAABEAgACAAKAIAKAIEEQAACwsrAQF/IAAoAgwiAQRAIAEQIwsgACgCACIBBEAgACABNgIEIAEQIwsgABAjC4EEAQN/IwBBEGsiAyQAIABCADcCBCAAQcEgOwAVIABCADcCDCAAQoCAgICAgIACNwIYIAAgAC0AF0HgAXE6ABcgACAALQAAQeABcUEFcjoAACAAIAAtABRBgAFxOgAUIABBIGpBAEHOABAqGiAAQgA3AXIgAEGEgBA2AW4gAEEANgF6IABCADcCgAEgAEIANwKIASAAQgA3ApABIABCADcCoAEgAEKAgICAgICA4P8ANwKYASAAQQA6AKgBIABBrAFqQQBBxAEQKhogAEHwAmohBCAAQbABaiECA0AgAkKAgID8i4CAwL9/NwIQIAJCgYCAgBA3AgggAkKAgID8i4CAwL9/NwIAIAJBGGoiAiAERw0ACyAAQoCAgPyLgIDAv383AvACIABCgICA/IuAgMC/fzcCgAMgAEKBgICAEDcC+AIgAEKAgID+h4CA4P8ANwKUAyAAQoCAgP6HgIDg/wA3AowDIABBiANqIgIgAi0AAEH4AXE6AAAgAEGcA2pBAEHYABAqGiAAQQA6AIQEIABBgICA/gc2AoAEIABBADoA/AMgAEGAgID+BzYC+AMgACABNgL0AyABBEAgAS0ACEEBcQRAIAAgAC0AFEHzAXFBCHI6ABQgACAALwAVQfD/A3FBBHI7ABULIANBEGokACAADwsgA0GiGjYCACADEHIQJAALMwAgACABQQJ0QfwlaigCAEECdGoqApQDIABBFGoiACABQQEgAhAiIAAgAUEBIAIQIZKSC44DAQp/IwBB0AJrIgEkACAAKALoAyIDIAAoAuwDIgVHBEAgAUGMAmohBiABQeABaiEHIAFBIGohCCABQRxqIQkgAUEQaiEEA0AgAygCACICLQAXQRB0QYCAMHFBgIAgRgRAIAFBCGpBAEHEAhAqGiABQYCAgP4HNgIMIARBADoACCAEQgA3AgAgCUEAQcQBECoaIAghAANAIABCgICA/IuAgMC/fzcCECAAQoGAgIAQNwIIIABCgICA/IuAgMC/fzcCACAAQRhqIgAgB0cNAAsgAUKAgID8i4CAwL9/NwPwASABQoGAgIAQNwPoASABQoCAgPyLgIDAv383A+ABIAFCgICA/oeAgOD/ADcChAIgAUKAgID+h4CA4P8ANwL8ASABIAEtAPgBQfgBcToA+AEgBkEAQcAAECoaIAJBmAFqIAFBCGpBxAIQKxogAkIANwKMAyACIAItAAAiAEEBciIKQfsBcSAKIABBBHEbOgAAIAIQTyACEF4LIANBBGoiAyAFRw0ACwsgAUHQAmokAAtMAQF/QQEhAQJAIAAtAB5BB3ENACAALQAiQQdxDQAgAC0ALkEHcQ0AIAAtACpBB3ENACAALQAmQQdxDQAgAC0AKEEHcUEARyEBCyABC3YCAX8BfSMAQRBrIgQkACAEQQhqIAAgAUECdEHcJWooAgAgAhBQQwAAwH8hBQJAAkACQCAELQAMQQFrDgIAAQILIAQqAgghBQwBCyAEKgIIIAOUQwrXIzyUIQULIARBEGokACAFQwAAAACXQwAAAAAgBSAFWxsLogQCBn8CfgJ/QQghBAJAAkAgAEFHSw0AA0BBCCAEIARBCE0bIQRB6DopAwAiBwJ/QQggAEEDakF8cSAAQQhNGyIAQf8ATQRAIABBA3ZBAWsMAQsgAEEdIABnIgFrdkEEcyABQQJ0a0HuAGogAEH/H00NABpBPyAAQR4gAWt2QQJzIAFBAXRrQccAaiIBIAFBP08bCyIDrYgiCFBFBEADQCAIIAh6IgiIIQcCfiADIAinaiIDQQR0IgJB6DJqKAIAIgEgAkHgMmoiBkcEQCABIAQgABBjIgUNBSABKAIEIgUgASgCCDYCCCABKAIIIAU2AgQgASAGNgIIIAEgAkHkMmoiAigCADYCBCACIAE2AgAgASgCBCABNgIIIANBAWohAyAHQgGIDAELQeg6Qeg6KQMAQn4gA62JgzcDACAHQgGFCyIIQgBSDQALQeg6KQMAIQcLAkAgB1BFBEBBPyAHeadrIgZBBHQiAkHoMmooAgAhAQJAIAdCgICAgARUDQBB4wAhAyABIAJB4DJqIgJGDQADQCADRQ0BIAEgBCAAEGMiBQ0FIANBAWshAyABKAIIIgEgAkcNAAsgAiEBCyAAQTBqEGQNASABRQ0EIAEgBkEEdEHgMmoiAkYNBANAIAEgBCAAEGMiBQ0EIAEoAggiASACRw0ACwwECyAAQTBqEGRFDQMLQQAhBSAEIARBAWtxDQEgAEFHTQ0ACwsgBQwBC0EACwtwAgF/AX0jAEEQayIEJAAgBEEIaiAAIAFBAnRB7CVqKAIAIAIQKEMAAMB/IQUCQAJAAkAgBC0ADEEBaw4CAAECCyAEKgIIIQUMAQsgBCoCCCADlEMK1yM8lCEFCyAEQRBqJAAgBUMAAAAAIAUgBVsbC6ADAQN/IAEgAEEEaiIEakEBa0EAIAFrcSIFIAJqIAAgACgCACIBakEEa00EfyAAKAIEIgMgACgCCDYCCCAAKAIIIAM2AgQgBCAFRwRAIAAgAEEEaygCAEF+cWsiAyAFIARrIgQgAygCAGoiBTYCACAFQXxxIANqQQRrIAU2AgAgACAEaiIAIAEgBGsiATYCAAsCQCABIAJBGGpPBEAgACACakEIaiIDIAEgAmtBCGsiATYCACABQXxxIANqQQRrIAFBAXI2AgAgAwJ/IAMoAgBBCGsiAUH/AE0EQCABQQN2QQFrDAELIAFnIQQgAUEdIARrdkEEcyAEQQJ0a0HuAGogAUH/H00NABpBPyABQR4gBGt2QQJzIARBAXRrQccAaiIBIAFBP08bCyIBQQR0IgRB4DJqNgIEIAMgBEHoMmoiBCgCADYCCCAEIAM2AgAgAygCCCADNgIEQeg6Qeg6KQMAQgEgAa2GhDcDACAAIAJBCGoiATYCACABQXxxIABqQQRrIAE2AgAMAQsgACABakEEayABNgIACyAAQQRqBSADCwvmAwEFfwJ/QbAwKAIAIgEgAEEHakF4cSIDaiECAkAgA0EAIAEgAk8bDQAgAj8AQRB0SwRAIAIQFkUNAQtBsDAgAjYCACABDAELQfw7QTA2AgBBfwsiAkF/RwRAIAAgAmoiA0EQayIBQRA2AgwgAUEQNgIAAkACf0HgOigCACIABH8gACgCCAVBAAsgAkYEQCACIAJBBGsoAgBBfnFrIgRBBGsoAgAhBSAAIAM2AghBcCAEIAVBfnFrIgAgACgCAGpBBGstAABBAXFFDQEaIAAoAgQiAyAAKAIINgIIIAAoAgggAzYCBCAAIAEgAGsiATYCAAwCCyACQRA2AgwgAkEQNgIAIAIgAzYCCCACIAA2AgRB4DogAjYCAEEQCyACaiIAIAEgAGsiATYCAAsgAUF8cSAAakEEayABQQFyNgIAIAACfyAAKAIAQQhrIgFB/wBNBEAgAUEDdkEBawwBCyABQR0gAWciA2t2QQRzIANBAnRrQe4AaiABQf8fTQ0AGkE/IAFBHiADa3ZBAnMgA0EBdGtBxwBqIgEgAUE/TxsLIgFBBHQiA0HgMmo2AgQgACADQegyaiIDKAIANgIIIAMgADYCACAAKAIIIAA2AgRB6DpB6DopAwBCASABrYaENwMACyACQX9HC80BAgN/An0jAEEQayIDJABBASEEIANBCGogAEH8AGoiBSAAIAFBAXRqQSBqIgEvAQAQHwJAAkAgAyoCCCIHIAIqAgAiBlwEQCAHIAdbBEAgAi0ABCECDAILIAYgBlwhBAsgAi0ABCECIARFDQAgAy0ADCACQf8BcUYNAQsgBSABIAYgAhA5A0AgAC0AACIBQQRxDQEgACABQQRyOgAAIAAoAhAiAQRAIAAgAREAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsgA0EQaiQAC0ABAX8CQEGsOy0AAEEBcQRAQag7KAIAIQIMAQtBAUGAJxAMIQJBrDtBAToAAEGoOyACNgIACyACIAAgAUEAEBMLzQECA38CfSMAQRBrIgMkAEEBIQQgA0EIaiAAQfwAaiIFIAAgAUEBdGpBMmoiAS8BABAfAkACQCADKgIIIgcgAioCACIGXARAIAcgB1sEQCACLQAEIQIMAgsgBiAGXCEECyACLQAEIQIgBEUNACADLQAMIAJB/wFxRg0BCyAFIAEgBiACEDkDQCAALQAAIgFBBHENASAAIAFBBHI6AAAgACgCECIBBEAgACABEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQALCyADQRBqJAALDwAgASAAKAIAaiACOQMACw0AIAEgACgCAGorAwALCwAgAARAIAAQIwsLxwECBH8CfSMAQRBrIgIkACACQQhqIABB/ABqIgQgAEEeaiIFLwEAEB9BASEDAkACQCACKgIIIgcgASoCACIGXARAIAcgB1sEQCABLQAEIQEMAgsgBiAGXCEDCyABLQAEIQEgA0UNACACLQAMIAFB/wFxRg0BCyAEIAUgBiABEDkDQCAALQAAIgFBBHENASAAIAFBBHI6AAAgACgCECIBBEAgACABEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQALCyACQRBqJAALlgMCA34CfyAAvSICQjSIp0H/D3EiBEH/D0YEQCAARAAAAAAAAPA/oiIAIACjDwsgAkIBhiIBQoCAgICAgIDw/wBYBEAgAEQAAAAAAAAAAKIgACABQoCAgICAgIDw/wBRGw8LAn4gBEUEQEEAIQQgAkIMhiIBQgBZBEADQCAEQQFrIQQgAUIBhiIBQgBZDQALCyACQQEgBGuthgwBCyACQv////////8Hg0KAgICAgICACIQLIQEgBEH/B0oEQANAAkAgAUKAgICAgICACH0iA0IAUw0AIAMiAUIAUg0AIABEAAAAAAAAAACiDwsgAUIBhiEBIARBAWsiBEH/B0oNAAtB/wchBAsCQCABQoCAgICAgIAIfSIDQgBTDQAgAyIBQgBSDQAgAEQAAAAAAAAAAKIPCyABQv////////8HWARAA0AgBEEBayEEIAFCgICAgICAgARUIQUgAUIBhiEBIAUNAAsLIAJCgICAgICAgICAf4MgAUKAgICAgICACH0gBK1CNIaEIAFBASAEa62IIARBAEobhL8LiwEBA38DQCAAQQR0IgFB5DJqIAFB4DJqIgI2AgAgAUHoMmogAjYCACAAQQFqIgBBwABHDQALQTAQZBpBmDtBBjYCAEGcO0EANgIAEJwBQZw7Qcg7KAIANgIAQcg7QZg7NgIAQcw7QcMBNgIAQdA7QQA2AgAQjwFB0DtByDsoAgA2AgBByDtBzDs2AgALjwEBAn8jAEEQayIEJAACfUMAAAAAIAAvABVBgOAAcUUNABogBEEIaiAAQRRqIgBBASACQQJGQQF0IAFB/gFxQQJHGyIFIAIQNgJAIAQtAAxFDQAgBEEIaiAAIAUgAhA2IAQtAAxBA0YNACAAIAEgAiADEIEBDAELIAAgASACIAMQgAGMCyEDIARBEGokACADC4QBAQJ/AkACQCAAKALoAyICIAAoAuwDIgNGDQADQCACKAIAIAFGDQEgAkEEaiICIANHDQALDAELIAIgA0YNACABLQAXQRB0QYCAMHFBgIAgRgRAIAAgACgC4ANBAWs2AuADCyACIAJBBGoiASADIAFrEDMaIAAgA0EEazYC7ANBAQ8LQQALCwBByDEgACABEEkLPAAgAEUEQCACQQVHQQAgAhtFBEBBuDAgAyAEEEkaDwsgAyAEEHAaDwsgACABIAIgAyAEIAAoAgQRDQAaCyYBAX8jAEEQayIBJAAgASAANgIMQbgwQdglIAAQSRogAUEQaiQAC4cDAwN/BXwCfSAAKgKgA7siBiACoCECIAAqApwDuyIHIAGgIQggACgC9AMqAhgiC0MAAAAAXARAIAAqApADuyEJIAAqAowDIQwgACAHIAu7IgFBACAALQAAQRBxIgNBBHYiBBA0OAKcAyAAIAYgAUEAIAQQNDgCoAMgASAMuyIHohBsIgYgBmIiBEUgBplELUMc6+I2Gj9jcUUEQCAEIAZEAAAAAAAA8L+gmUQtQxzr4jYaP2NFciEFCyACIAmgIQogCCAHoCEHAn8gASAJohBsIgYgBmIiBEUEQEEAIAaZRC1DHOviNho/Yw0BGgsgBCAGRAAAAAAAAPC/oJlELUMc6+I2Gj9jRXILIQQgACAHIAEgA0EARyIDIAVxIAMgBUEBc3EQNCAIIAFBACADEDSTOAKMAyAAIAogASADIARxIAMgBEEBc3EQNCACIAFBACADEDSTOAKQAwsgACgC6AMiAyAAKALsAyIARwRAA0AgAygCACAIIAIQcyADQQRqIgMgAEcNAAsLC1UBAX0gAEEUaiIAIAEgAkECSSICIAQgBRA1IQYgACABIAIgBCAFEC0iBUMAAAAAYCADIAVecQR9IAUFIAZDAAAAAGBFBEAgAw8LIAYgAyADIAZdGwsLeAEBfwJAIAAoAgAiAgRAA0AgAUUNAiACIAEoAgQ2AgQgAiABKAIINgIIIAEoAgAhASAAKAIAIQAgAigCACICDQALCyAAIAEQPA8LAkAgAEUNACAAKAIAIgFFDQAgAEEANgIAA0AgASgCACEAIAEQIyAAIgENAAsLC5kCAgZ/AX0gAEEUaiEHQQMhBCAALQAUQQJ2QQNxIQUCQAJ/AkAgAUEBIAAoAuQDGyIIQQJGBEACQCAFQQJrDgIEAAILQQIhBAwDC0ECIQRBACAFQQFLDQEaCyAECyEGIAUhBAsgACAEIAggAyACIARBAkkiBRsQbiEKIAAgBiAIIAIgAyAFGxBuIQMgAEGcA2oiAEEBIAFBAkZBAXQiCCAFG0ECdGogCiAHIAQgASACECKSOAIAIABBAyABQQJHQQF0IgkgBRtBAnRqIAogByAEIAEgAhAhkjgCACAAIAhBASAGQQF2IgQbQQJ0aiADIAcgBiABIAIQIpI4AgAgACAJQQMgBBtBAnRqIAMgByAGIAEgAhAhkjgCAAvUAgEDfyMAQdACayIBJAAgAUEIakEAQcQCECoaIAFBADoAGCABQgA3AxAgAUGAgID+BzYCDCABQRxqQQBBxAEQKhogAUHgAWohAyABQSBqIQIDQCACQoCAgPyLgIDAv383AhAgAkKBgICAEDcCCCACQoCAgPyLgIDAv383AgAgAkEYaiICIANHDQALIAFCgICA/IuAgMC/fzcD8AEgAUKBgICAEDcD6AEgAUKAgID8i4CAwL9/NwPgASABQoCAgP6HgIDg/wA3AoQCIAFCgICA/oeAgOD/ADcC/AEgASABLQD4AUH4AXE6APgBIAFBjAJqQQBBwAAQKhogAEGYAWogAUEIakHEAhArGiAAQgA3AowDIAAgAC0AAEEBcjoAACAAEE8gACgC6AMiAiAAKALsAyIARwRAA0AgAigCABB3IAJBBGoiAiAARw0ACwsgAUHQAmokAAuuAgIKfwJ9IwBBIGsiASQAIAFBgAI7AB4gAEHuAGohByAAQfgDaiEFIABB8gBqIQggAEH2AGohCSAAQfwAaiEDQQAhAANAIAFBEGogAyAJIAFBHmogBGotAAAiAkEBdCIEaiIGLwEAEB8CQAJAIAEtABRFDQAgAUEIaiADIAYvAQAQHyABIAMgBCAIai8BABAfIAEtAAwgAS0ABEcNAAJAIAEqAggiDCAMXCIKIAEqAgAiCyALXHJFBEAgDCALk4tDF7fROF0NAQwCCyAKRSALIAtbcg0BCyABQRBqIAMgBi8BABAfDAELIAFBEGogAyAEIAdqLwEAEB8LIAUgAkEDdGoiAiABLQAUOgAEIAIgASgCEDYCAEEBIQQgACECQQEhACACRQ0ACyABQSBqJAALMgACf0EAIAAvABVBgOAAcUGAwABGDQAaQQEgABA7QwAAAABcDQAaIAAQQEMAAAAAXAsLewEBfSADIASTIgMgA1sEfUMAAAAAIABBFGoiACABIAIgBSAGEDUiByAEkyAHIAdcGyIHQ///f38gACABIAIgBSAGEC0iBSAEkyAFIAVcGyIEIAMgAyAEXhsiAyADIAddGyAHIAMgAyADXBsgAyADWyAHIAdbcRsFIAMLC98FAwR/BX0BfCAJQwAAAABdIAhDAAAAAF1yBH8gDQUgBSESIAEhEyADIRQgByERIAwqAhgiFUMAAAAAXARAIAG7IBW7IhZBAEEAEDQhEyADuyAWQQBBABA0IRQgBbsgFkEAQQAQNCESIAe7IBZBAEEAEDQhEQsCf0EAIAAgBEcNABogEiATk4tDF7fROF0gEyATXCINIBIgElxyRQ0AGkEAIBIgElsNABogDQshDAJAIAIgBkcNACAUIBRcIg0gESARXHJFBEAgESAUk4tDF7fROF0hDwwBCyARIBFbDQAgDSEPC0EBIQ5BASENAkAgDA0AIAEgCpMhAQJAIABFBEAgASABXCIAIAggCFxyRQRAQQAhDCABIAiTi0MXt9E4XUUNAgwDC0EAIQwgCCAIWw0BIAANAgwBCyAAQQJGIQwgAEECRw0AIARBAUcNACABIAhgDQECQCAIIAhcIgAgASABXHJFBEAgASAIk4tDF7fROF1FDQEMAwtBACENIAEgAVsNAkEBIQ0gAA0CC0EAIQ0MAQtBACENIAggCFwiACABIAVdRXINACAMRSABIAFcIhAgBSAFXHIgBEECR3JyDQBBASENIAEgCGANAEEAIQ0gACAQcg0AIAEgCJOLQxe30ThdIQ0LAkAgDw0AIAMgC5MhAQJAAkAgAkUEQCABIAFcIgIgCSAJXHJFBEBBACEAIAEgCZOLQxe30ThdRQ0CDAQLQQAhACAJIAlbDQEgAg0DDAELIAJBAkYhACACQQJHIAZBAUdyDQAgASAJYARADAMLIAkgCVwiACABIAFcckUEQCABIAmTi0MXt9E4XUUNAgwDC0EAIQ4gASABWw0CQQEhDiAADQIMAQsgCSAJXCICIAEgB11Fcg0AIABFIAEgAVwiBCAHIAdcciAGQQJHcnINACABIAlgDQFBACEOIAIgBHINASABIAmTi0MXt9E4XSEODAELQQAhDgsgDSAOcQsL4wEBA38jAEEQayIBJAACQAJAIAAtABRBCHFFDQBBASEDIAAvABVB8AFxQdAARg0AIAEgABAyIAEoAgQhAAJAIAEoAgAiAkUEQEEAIQMgAEUNAQsDQCACKALsAyACKALoAyICa0ECdSAATQ0DIAIgAEECdGooAgAiAC8AFSAALQAXQRB0ciIAQYDgAHFBgMAARyAAQYAecUGACkZxIgMNASABEC4gASgCBCIAIAEoAgAiAnINAAsLIAEoAggiAEUNAANAIAAoAgAhAiAAECMgAiIADQALCyABQRBqJAAgAw8LEAIAC7IBAQR/AkACQCAAKAIEIgMgACgCACIEKALsAyAEKALoAyIBa0ECdUkEQCABIANBAnRqIQIDQCACKAIAIgEtABdBEHRBgIAwcUGAgCBHDQMgASgC7AMgASgC6ANGDQJBDBAeIgIgBDYCBCACIAM2AgggAiAAKAIINgIAQQAhAyAAQQA2AgQgACABNgIAIAAgAjYCCCABIQQgASgC6AMiAiABKALsA0cNAAsLEAIACyAAEC4LC4wQAgx/B30jAEEgayINJAAgDUEIaiABEDIgDSgCCCIOIA0oAgwiDHIEQCADQQEgAxshFSAAQRRqIRQgBUEBaiEWA0ACQAJAAn8CQAJAAkACQAJAIAwgDigC7AMgDigC6AMiDmtBAnVJBEAgDiAMQQJ0aigCACILLwAVIAstABdBEHRyIgxBgIAwcUGAgBBGDQgCQAJAIAxBDHZBA3EOAwEKAAoLIAkhFyAKIRogASgC9AMtABRBBHFFBEAgACoClAMgFEECQQEQMCAUQQJBARAvkpMhFyAAKgKYAyAUQQBBARAwIBRBAEEBEC+SkyEaCyALQRRqIQ8gAS0AFEECdkEDcSEQAkACfwJAIANBAkciE0UEQEEAIQ5BAyEMAkAgEEECaw4CBAACC0ECIQwMAwtBAiEMQQAgEEEBSw0BGgsgDAshDiAQIQwLIA9BAkEBIBcQIiAPQQJBASAXECGSIR0gD0EAQQEgFxAiIRwgD0EAQQEgFxAhIRsgCyoC+AMhGAJAAkACQAJAIAstAPwDQQFrDgIBAAILIBggF5RDCtcjPJQhGAsgGEMAAAAAYEUNACAdIAsgA0EAIBcgFxAxkiEYDAELIA1BGGogDyALQTJqIhAgAxBFQwAAwH8hGCANLQAcRQ0AIA1BGGogDyAQIAMQRCANLQAcRQ0AIA1BGGogDyAQIAMQRSANLQAcQQNGDQAgDUEYaiAPIBAgAxBEIA0tABxBA0YNACALQQIgAyAAKgKUAyAUQQIgAxBLIBRBAiADEFKSkyAPQQIgAyAXEFEgD0ECIAMgFxCDAZKTIBcgFxAlIRgLIBwgG5IhHCALKgKABCEZAkACQAJAIAstAIQEQQFrDgIBAAILIBkgGpRDCtcjPJQhGQsgGUMAAAAAYEUNACAcIAsgA0EBIBogFxAxkiEZDAMLIA1BGGogDyALQTJqIhAQQwJAIA0tABxFDQAgDUEYaiAPIBAQQiANLQAcRQ0AIA1BGGogDyAQEEMgDS0AHEEDRg0AIA1BGGogDyAQEEIgDS0AHEEDRg0AIAtBACADIAAqApgDIBRBACADEEsgFEEAIAMQUpKTIA9BACADIBoQUSAPQQAgAyAaEIMBkpMgGiAXECUhGQwDC0MAAMB/IRkgGCAYXA0GIAtB/ABqIhAgC0H6AGoiEi8BABAgIhsgG1sNAwwFCyALLQAAQQhxDQggCxBPIAAgCyACIAstABRBA3EiDCAVIAwbIAQgFiAGIAsqApwDIAeSIAsqAqADIAiSIAkgChB+IBFyIQxBACERIAxBAXFFDQhBASERIAsgCy0AAEEBcjoAAAwICxACAAsgGCAYXCAZIBlcRg0BIAtB/ABqIhAgC0H6AGoiEi8BABAgIhsgG1wNASAYIBhcBEAgGSAckyAQIAsvAXoQIJQgHZIhGAwCCyAZIBlbDQELIBwgGCAdkyAQIBIvAQAQIJWSIRkLIBggGFwNASAZIBlbDQMLQQAMAQtBAQshEiALIBcgGCACQQFHIAxBAklxIBdDAAAAAF5xIBJxIhAbIBkgA0ECIBIgEBsgGSAZXCAXIBpBAEEGIAQgBSAGED0aIAsqApQDIA9BAkEBIBcQIiAPQQJBASAXECGSkiEYIAsqApgDIA9BAEEBIBcQIiAPQQBBASAXECGSkiEZC0EBIRAgCyAYIBkgA0EAQQAgFyAaQQFBASAEIAUgBhA9GiAAIAEgCyADIAxBASAXIBoQggEgACABIAsgAyAOQQAgFyAaEIIBIBFBAXFFBEAgCy0AAEEBcSEQCyABLQAUIhJBAnZBA3EhDAJAAn8CQAJAAkACQAJAAkACQAJAAkACfwJAIBNFBEBBACERQQMhDiAMQQJrDgIDDQELQQIhDkEAIAxBAUsNARoLIA4LIREgEkEEcUUNBCASQQhxRQ0BIAwhDgsgASEMIA8QXw0BDAILAkAgCy0ANEEHcQ0AIAstADhBB3ENACALLQBCQQdxDQAgDCEOIAEhDCALQUBrLwEAQQdxRQ0CDAELIAwhDgsgACEMCwJ/AkACQAJAIA5BAWsOAwABAgULIAtBmANqIQ4gC0GoA2ohE0EBIRIgDEGYA2oMAgsgC0GUA2ohDiALQZwDaiETQQIhEiAMQZQDagwBCyALQZQDaiEOIAtBpANqIRNBACESIAxBlANqCyEMIAsgEkECdGogDCoCACAOKgIAkyATKgIAkzgCnAMLIBFBAXFFDQUCQAJAIBFBAnEEQCABIQwgDxBfDQEMAgsgCy0ANEEHcQ0AIAstADhBB3ENACALLQBCQQdxDQAgASEMIAtBQGsvAQBBB3FFDQELIAAhDAsgEUEBaw4DAQIDAAsQJAALIAtBmANqIREgC0GoA2ohDkEBIRMgDEGYA2oMAgsgC0GUA2ohESALQZwDaiEOQQIhEyAMQZQDagwBCyALQZQDaiERIAtBpANqIQ5BACETIAxBlANqCyEMIAsgE0ECdGogDCoCACARKgIAkyAOKgIAkzgCnAMLIAsqAqADIRsgCyoCnAMgB0MAAAAAIA8QXxuTIRcCfQJAIAstADRBB3ENACALLQA4QQdxDQAgCy0AQkEHcQ0AIAtBQGsvAQBBB3ENAEMAAAAADAELIAgLIRogCyAXOAKcAyALIBsgGpM4AqADIBAhEQsgDUEIahAuIA0oAgwiDCANKAIIIg5yDQALCyANKAIQIgwEQANAIAwoAgAhACAMECMgACIMDQALCyANQSBqJAAgEUEBcQt2AgF/AX0jAEEQayIEJAAgBEEIaiAAIAFBAnRB7CVqKAIAIAIQUEMAAMB/IQUCQAJAAkAgBC0ADEEBaw4CAAECCyAEKgIIIQUMAQsgBCoCCCADlEMK1yM8lCEFCyAEQRBqJAAgBUMAAAAAl0MAAAAAIAUgBVsbC3gCAX8BfSMAQRBrIgQkACAEQQhqIABBAyACQQJHQQF0IAFB/gFxQQJHGyACEDZDAADAfyEFAkACQAJAIAQtAAxBAWsOAgABAgsgBCoCCCEFDAELIAQqAgggA5RDCtcjPJQhBQsgBEEQaiQAIAVDAAAAACAFIAVbGwt4AgF/AX0jAEEQayIEJAAgBEEIaiAAQQEgAkECRkEBdCABQf4BcUECRxsgAhA2QwAAwH8hBQJAAkACQCAELQAMQQFrDgIAAQILIAQqAgghBQwBCyAEKgIIIAOUQwrXIzyUIQULIARBEGokACAFQwAAAAAgBSAFWxsLoA0BBH8jAEEQayIJJAAgCUEIaiACQRRqIgggA0ECRkEBdEEBIARB/gFxQQJGIgobIgsgAxA2IAYgByAKGyEHAkACQAJAAkACQAJAIAktAAxFDQAgCUEIaiAIIAsgAxA2IAktAAxBA0YNACAIIAQgAyAHEIEBIABBFGogBCADEDCSIAggBCADIAcQIpIhBkEBIQMCQAJ/AkACQAJAAkAgBA4EAgMBAAcLQQIhAwwBC0EAIQMLIAMgC0YNAgJAAkAgBA4EAgIAAQYLIABBlANqIQNBAAwCCyAAQZQDaiEDQQAMAQsgAEGYA2ohA0EBCyEAIAMqAgAgAiAAQQJ0aioClAOTIAaTIQYLIAIgBEECdEHcJWooAgBBAnRqIAY4ApwDDAULIAlBCGogCCADQQJHQQF0QQMgChsiCiADEDYCQCAJLQAMRQ0AIAlBCGogCCAKIAMQNiAJLQAMQQNGDQACfwJAAkACQCAEDgQCAgABBQsgAEGUA2ohBUEADAILIABBlANqIQVBAAwBCyAAQZgDaiEFQQELIQEgBSoCACACQZQDaiIFIAFBAnRqKgIAkyAAQRRqIAQgAxAvkyAIIAQgAyAHECGTIAggBCADIAcQgAGTIQZBASEDAkACfwJAAkACQAJAIAQOBAIDAQAHC0ECIQMMAQtBACEDCyADIAtGDQICQAJAIAQOBAICAAEGCyAAQZQDaiEDQQAMAgsgAEGUA2ohA0EADAELIABBmANqIQNBAQshACADKgIAIAUgAEECdGoqAgCTIAaTIQYLIAIgBEECdEHcJWooAgBBAnRqIAY4ApwDDAULAkACQAJAIAUEQCABLQAUQQR2QQdxIgBBBUsNCEEBIAB0IgBBMnENASAAQQlxBEAgBEECdEHcJWooAgAhACAIIAQgAyAGEEEgASAAQQJ0IgBqIgEqArwDkiEGIAAgAmogAigC9AMtABRBAnEEfSAGBSAGIAEqAswDkgs4ApwDDAkLIAEgBEECdEHsJWooAgBBAnRqIgAqArwDIAggBCADIAYQYpIhBiACKAL0Ay0AFEECcUUEQCAGIAAqAswDkiEGCwJAAkACQAJAIAQOBAEBAgAICyABKgKUAyACKgKUA5MhB0ECIQMMAgsgASoCmAMgAioCmAOTIQdBASEDAkAgBA4CAgAHC0EDIQMMAQsgASoClAMgAioClAOTIQdBACEDCyACIANBAnRqIAcgBpM4ApwDDAgLIAIvABZBD3EiBUUEQCABLQAVQQR2IQULIAVBBUYEQCABLQAUQQhxRQ0CCyABLwAVQYCAA3FBgIACRgRAIAVBAmsOAgEHAwsgBUEISw0HQQEgBXRB8wNxDQYgBUECRw0CC0EAIQACfQJ/AkACQAJAAkACfwJAAkACQCAEDgQCAgABBAsgASoClAMhB0ECIQAgAUG8A2oMAgsgASoClAMhByABQcQDagwBCyABKgKYAyEHAkACQCAEDgIAAQMLQQMhACABQcADagwBC0EBIQAgAUHIA2oLIQUgByAFKgIAkyABQbwDaiIIIABBAnRqKgIAkyIHIAIoAvQDLQAUQQJxDQUaAkAgBA4EAAIDBAELQQMhACABQdADagwECxAkAAtBASEAIAFB2ANqDAILQQIhACABQcwDagwBC0EAIQAgAUHUA2oLIQUgByAFKgIAkyABIABBAnRqKgLMA5MLIAIgBEECdCIFQfwlaigCAEECdGoqApQDIAJBFGoiACAEQQEgBhAiIAAgBEEBIAYQIZKSk0MAAAA/lCAIIAVB3CVqKAIAIgVBAnRqKgIAkiAAIAQgAyAGEEGSIQYgAiAFQQJ0aiACKAL0Ay0AFEECcQR9IAYFIAYgASAFQQJ0aioCzAOSCzgCnAMMBgsgAS8AFUGAgANxQYCAAkcNBAsgASAEQQJ0QewlaigCAEECdGoiACoCvAMgCCAEIAMgBhBikiEGIAIoAvQDLQAUQQJxRQRAIAYgACoCzAOSIQYLAkACQCAEDgQBAQMAAgsgASoClAMgAioClAOTIQdBAiEDDAMLIAEqApgDIAIqApgDkyEHQQEhAwJAIAQOAgMAAQtBAyEDDAILECQACyABKgKUAyACKgKUA5MhB0EAIQMLIAIgA0ECdGogByAGkzgCnAMMAQsgBEECdEHcJWooAgAhACAIIAQgAyAGEEEgASAAQQJ0IgBqIgEqArwDkiEGIAAgAmogAigC9AMtABRBAnEEfSAGBSAGIAEqAswDkgs4ApwDCyAJQRBqJAALcAIBfwF9IwBBEGsiBCQAIARBCGogACABQQJ0QewlaigCACACEDZDAADAfyEFAkACQAJAIAQtAAxBAWsOAgABAgsgBCoCCCEFDAELIAQqAgggA5RDCtcjPJQhBQsgBEEQaiQAIAVDAAAAACAFIAVbGwscACAAIAFBCCACpyACQiCIpyADpyADQiCIpxAVCwUAEFgACzkAIABFBEBBAA8LAn8gAUGAf3FBgL8DRiABQf8ATXJFBEBB/DtBGTYCAEF/DAELIAAgAToAAEEBCwvEAgACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABQQlrDhIACgsMCgsCAwQFDAsMDAoLBwgJCyACIAIoAgAiAUEEajYCACAAIAEoAgA2AgAPCwALIAIgAigCACIBQQRqNgIAIAAgATIBADcDAA8LIAIgAigCACIBQQRqNgIAIAAgATMBADcDAA8LIAIgAigCACIBQQRqNgIAIAAgATAAADcDAA8LIAIgAigCACIBQQRqNgIAIAAgATEAADcDAA8LAAsgAiACKAIAQQdqQXhxIgFBCGo2AgAgACABKwMAOQMADwsgACACIAMRAQALDwsgAiACKAIAIgFBBGo2AgAgACABNAIANwMADwsgAiACKAIAIgFBBGo2AgAgACABNQIANwMADwsgAiACKAIAQQdqQXhxIgFBCGo2AgAgACABKQMANwMAC84BAgN/An0jAEEQayIDJABBASEEIANBCGogAEH8AGoiBSAAIAFBAXRqQegAaiIBLwEAEB8CQAJAIAMqAggiByACKgIAIgZcBEAgByAHWwRAIAItAAQhAgwCCyAGIAZcIQQLIAItAAQhAiAERQ0AIAMtAAwgAkH/AXFGDQELIAUgASAGIAIQOQNAIAAtAAAiAUEEcQ0BIAAgAUEEcjoAACAAKAIQIgEEQCAAIAERAAALIABBgICA/gc2ApwBIAAoAuQDIgANAAsLIANBEGokAAtdAQR/IAAoAgAhAgNAIAIsAAAiAxBXBEBBfyEEIAAgAkEBaiICNgIAIAFBzJmz5gBNBH9BfyADQTBrIgMgAUEKbCIEaiADIARB/////wdzShsFIAQLIQEMAQsLIAELrhQCEn8BfiMAQdAAayIIJAAgCCABNgJMIAhBN2ohFyAIQThqIRQCQAJAAkACQANAIAEhDSAHIA5B/////wdzSg0BIAcgDmohDgJAAkACQCANIgctAAAiCQRAA0ACQAJAIAlB/wFxIgFFBEAgByEBDAELIAFBJUcNASAHIQkDQCAJLQABQSVHBEAgCSEBDAILIAdBAWohByAJLQACIQogCUECaiIBIQkgCkElRg0ACwsgByANayIHIA5B/////wdzIhhKDQcgAARAIAAgDSAHECYLIAcNBiAIIAE2AkwgAUEBaiEHQX8hEgJAIAEsAAEiChBXRQ0AIAEtAAJBJEcNACABQQNqIQcgCkEwayESQQEhFQsgCCAHNgJMQQAhDAJAIAcsAAAiCUEgayIBQR9LBEAgByEKDAELIAchCkEBIAF0IgFBidEEcUUNAANAIAggB0EBaiIKNgJMIAEgDHIhDCAHLAABIglBIGsiAUEgTw0BIAohB0EBIAF0IgFBidEEcQ0ACwsCQCAJQSpGBEACfwJAIAosAAEiARBXRQ0AIAotAAJBJEcNACABQQJ0IARqQcABa0EKNgIAIApBA2ohCUEBIRUgCiwAAUEDdCADakGAA2soAgAMAQsgFQ0GIApBAWohCSAARQRAIAggCTYCTEEAIRVBACETDAMLIAIgAigCACIBQQRqNgIAQQAhFSABKAIACyETIAggCTYCTCATQQBODQFBACATayETIAxBgMAAciEMDAELIAhBzABqEIkBIhNBAEgNCCAIKAJMIQkLQQAhB0F/IQsCfyAJLQAAQS5HBEAgCSEBQQAMAQsgCS0AAUEqRgRAAn8CQCAJLAACIgEQV0UNACAJLQADQSRHDQAgAUECdCAEakHAAWtBCjYCACAJQQRqIQEgCSwAAkEDdCADakGAA2soAgAMAQsgFQ0GIAlBAmohAUEAIABFDQAaIAIgAigCACIKQQRqNgIAIAooAgALIQsgCCABNgJMIAtBf3NBH3YMAQsgCCAJQQFqNgJMIAhBzABqEIkBIQsgCCgCTCEBQQELIQ8DQCAHIRFBHCEKIAEiECwAACIHQfsAa0FGSQ0JIBBBAWohASAHIBFBOmxqQf8qai0AACIHQQFrQQhJDQALIAggATYCTAJAAkAgB0EbRwRAIAdFDQsgEkEATgRAIAQgEkECdGogBzYCACAIIAMgEkEDdGopAwA3A0AMAgsgAEUNCCAIQUBrIAcgAiAGEIcBDAILIBJBAE4NCgtBACEHIABFDQcLIAxB//97cSIJIAwgDEGAwABxGyEMQQAhEkGPCSEWIBQhCgJAAkACQAJ/AkACQAJAAkACfwJAAkACQAJAAkACQAJAIBAsAAAiB0FfcSAHIAdBD3FBA0YbIAcgERsiB0HYAGsOIQQUFBQUFBQUFA4UDwYODg4UBhQUFBQCBQMUFAkUARQUBAALAkAgB0HBAGsOBw4UCxQODg4ACyAHQdMARg0JDBMLIAgpA0AhGUGPCQwFC0EAIQcCQAJAAkACQAJAAkACQCARQf8BcQ4IAAECAwQaBQYaCyAIKAJAIA42AgAMGQsgCCgCQCAONgIADBgLIAgoAkAgDqw3AwAMFwsgCCgCQCAOOwEADBYLIAgoAkAgDjoAAAwVCyAIKAJAIA42AgAMFAsgCCgCQCAOrDcDAAwTC0EIIAsgC0EITRshCyAMQQhyIQxB+AAhBwsgFCENIAgpA0AiGVBFBEAgB0EgcSEQA0AgDUEBayINIBmnQQ9xQZAvai0AACAQcjoAACAZQg9WIQkgGUIEiCEZIAkNAAsLIAxBCHFFIAgpA0BQcg0DIAdBBHZBjwlqIRZBAiESDAMLIBQhByAIKQNAIhlQRQRAA0AgB0EBayIHIBmnQQdxQTByOgAAIBlCB1YhDSAZQgOIIRkgDQ0ACwsgByENIAxBCHFFDQIgCyAUIA1rIgdBAWogByALSBshCwwCCyAIKQNAIhlCAFMEQCAIQgAgGX0iGTcDQEEBIRJBjwkMAQsgDEGAEHEEQEEBIRJBkAkMAQtBkQlBjwkgDEEBcSISGwshFiAZIBQQRyENCyAPQQAgC0EASBsNDiAMQf//e3EgDCAPGyEMIAgpA0AiGUIAUiALckUEQCAUIQ1BACELDAwLIAsgGVAgFCANa2oiByAHIAtIGyELDAsLQQAhDAJ/Qf////8HIAsgC0H/////B08bIgoiEUEARyEQAkACfwJAAkAgCCgCQCIHQY4lIAcbIg0iD0EDcUUgEUVyDQADQCAPLQAAIgxFDQIgEUEBayIRQQBHIRAgD0EBaiIPQQNxRQ0BIBENAAsLIBBFDQICQCAPLQAARSARQQRJckUEQANAIA8oAgAiB0F/cyAHQYGChAhrcUGAgYKEeHENAiAPQQRqIQ8gEUEEayIRQQNLDQALCyARRQ0DC0EADAELQQELIRADQCAQRQRAIA8tAAAhDEEBIRAMAQsgDyAMRQ0CGiAPQQFqIQ8gEUEBayIRRQ0BQQAhEAwACwALQQALIgcgDWsgCiAHGyIHIA1qIQogC0EATgRAIAkhDCAHIQsMCwsgCSEMIAchCyAKLQAADQ0MCgsgCwRAIAgoAkAMAgtBACEHIABBICATQQAgDBApDAILIAhBADYCDCAIIAgpA0A+AgggCCAIQQhqIgc2AkBBfyELIAcLIQlBACEHAkADQCAJKAIAIg1FDQEgCEEEaiANEIYBIgpBAEgiDSAKIAsgB2tLckUEQCAJQQRqIQkgCyAHIApqIgdLDQEMAgsLIA0NDQtBPSEKIAdBAEgNCyAAQSAgEyAHIAwQKSAHRQRAQQAhBwwBC0EAIQogCCgCQCEJA0AgCSgCACINRQ0BIAhBBGogDRCGASINIApqIgogB0sNASAAIAhBBGogDRAmIAlBBGohCSAHIApLDQALCyAAQSAgEyAHIAxBgMAAcxApIBMgByAHIBNIGyEHDAgLIA9BACALQQBIGw0IQT0hCiAAIAgrA0AgEyALIAwgByAFERwAIgdBAE4NBwwJCyAIIAgpA0A8ADdBASELIBchDSAJIQwMBAsgBy0AASEJIAdBAWohBwwACwALIAANByAVRQ0CQQEhBwNAIAQgB0ECdGooAgAiAARAIAMgB0EDdGogACACIAYQhwFBASEOIAdBAWoiB0EKRw0BDAkLC0EBIQ4gB0EKTw0HA0AgBCAHQQJ0aigCAA0BIAdBAWoiB0EKRw0ACwwHC0EcIQoMBAsgCyAKIA1rIhAgCyAQShsiCSASQf////8Hc0oNAkE9IQogEyAJIBJqIgsgCyATSBsiByAYSg0DIABBICAHIAsgDBApIAAgFiASECYgAEEwIAcgCyAMQYCABHMQKSAAQTAgCSAQQQAQKSAAIA0gEBAmIABBICAHIAsgDEGAwABzECkMAQsLQQAhDgwDC0E9IQoLQfw7IAo2AgALQX8hDgsgCEHQAGokACAOC9kCAQR/IwBB0AFrIgUkACAFIAI2AswBIAVBoAFqIgJBAEEoECoaIAUgBSgCzAE2AsgBAkBBACABIAVByAFqIAVB0ABqIAIgAyAEEIoBQQBIBEBBfyEEDAELQQEgBiAAKAJMQQBOGyEGIAAoAgAhByAAKAJIQQBMBEAgACAHQV9xNgIACwJ/AkACQCAAKAIwRQRAIABB0AA2AjAgAEEANgIcIABCADcDECAAKAIsIQggACAFNgIsDAELIAAoAhANAQtBfyAAEJ0BDQEaCyAAIAEgBUHIAWogBUHQAGogBUGgAWogAyAEEIoBCyECIAgEQCAAQQBBACAAKAIkEQYAGiAAQQA2AjAgACAINgIsIABBADYCHCAAKAIUIQEgAEIANwMQIAJBfyABGyECCyAAIAAoAgAiACAHQSBxcjYCAEF/IAIgAEEgcRshBCAGRQ0ACyAFQdABaiQAIAQLfwIBfwF+IAC9IgNCNIinQf8PcSICQf8PRwR8IAJFBEAgASAARAAAAAAAAAAAYQR/QQAFIABEAAAAAAAA8EOiIAEQjAEhACABKAIAQUBqCzYCACAADwsgASACQf4HazYCACADQv////////+HgH+DQoCAgICAgIDwP4S/BSAACwsVACAARQRAQQAPC0H8OyAANgIAQX8LzgECA38CfSMAQRBrIgMkAEEBIQQgA0EIaiAAQfwAaiIFIAAgAUEBdGpBxABqIgEvAQAQHwJAAkAgAyoCCCIHIAIqAgAiBlwEQCAHIAdbBEAgAi0ABCECDAILIAYgBlwhBAsgAi0ABCECIARFDQAgAy0ADCACQf8BcUYNAQsgBSABIAYgAhA5A0AgAC0AACIBQQRxDQEgACABQQRyOgAAIAAoAhAiAQRAIAAgAREAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsgA0EQaiQAC9EDAEHUO0GoHBAcQdU7QYoWQQFBAUEAEBtB1jtB/RJBAUGAf0H/ABAEQdc7QfYSQQFBgH9B/wAQBEHYO0H0EkEBQQBB/wEQBEHZO0GUCkECQYCAfkH//wEQBEHaO0GLCkECQQBB//8DEARB2ztBsQpBBEGAgICAeEH/////BxAEQdw7QagKQQRBAEF/EARB3TtB+BhBBEGAgICAeEH/////BxAEQd47Qe8YQQRBAEF/EARB3ztBjxBCgICAgICAgICAf0L///////////8AEIQBQeA7QY4QQgBCfxCEAUHhO0GIEEEEEA1B4jtB9BtBCBANQeM7QaQZEA5B5DtBmSIQDkHlO0EEQZcZEAhB5jtBAkGwGRAIQec7QQRBvxkQCEHoO0GPFhAaQek7QQBB1CEQAUHqO0EAQboiEAFB6ztBAUHyIRABQew7QQJB5B4QAUHtO0EDQYMfEAFB7jtBBEGrHxABQe87QQVByB8QAUHwO0EEQd8iEAFB8TtBBUH9IhABQeo7QQBBriAQAUHrO0EBQY0gEAFB7DtBAkHwIBABQe07QQNBziAQAUHuO0EEQbMhEAFB7ztBBUGRIRABQfI7QQZB7h8QAUHzO0EHQaQjEAELJQAgAEH0JjYCACAALQAEBEAgACgCCEH9DxBmCyAAKAIIEAYgAAsDAAALJQAgAEHsJzYCACAALQAEBEAgACgCCEH9DxBmCyAAKAIIEAYgAAs3AQJ/QQQQHiICIAE2AgBBBBAeIgMgATYCAEGjOyAAQeI7QfooQcEBIAJB4jtB/ihBwgEgAxAHCzcBAX8gASAAKAIEIgNBAXVqIQEgACgCACEAIAEgAiADQQFxBH8gASgCACAAaigCAAUgAAsRBQALOQEBfyABIAAoAgQiBEEBdWohASAAKAIAIQAgASACIAMgBEEBcQR/IAEoAgAgAGooAgAFIAALEQMACwkAIAEgABEAAAsHACAAEQ4ACzUBAX8gASAAKAIEIgJBAXVqIQEgACgCACEAIAEgAkEBcQR/IAEoAgAgAGooAgAFIAALEQAACzABAX8jAEEQayICJAAgAiABNgIIIAJBCGogABECACEAIAIoAggQBiACQRBqJAAgAAsMACABIAAoAgARAAALCQAgAEEBOgAEC9coAQJ/QaA7QaE7QaI7QQBBjCZBB0GPJkEAQY8mQQBB2RZBkSZBCBAFQQgQHiIAQoiAgIAQNwMAQaA7QZcbQQZBoCZBuCZBCSAAQQEQAEGkO0GlO0GmO0GgO0GMJkEKQYwmQQtBjCZBDEG4EUGRJkENEAVBBBAeIgBBDjYCAEGkO0HoFEECQcAmQcgmQQ8gAEEAEABBoDtBowxBAkHMJkHUJkEQQREQA0GgO0GAHEEDQaQnQbAnQRJBExADQbg7Qbk7Qbo7QQBBjCZBFEGPJkEAQY8mQQBB6RZBkSZBFRAFQQgQHiIAQoiAgIAQNwMAQbg7QegcQQJBuCdByCZBFiAAQQEQAEG7O0G8O0G9O0G4O0GMJkEXQYwmQRhBjCZBGUHPEUGRJkEaEAVBBBAeIgBBGzYCAEG7O0HoFEECQcAnQcgmQRwgAEEAEABBuDtBowxBAkHIJ0HUJkEdQR4QA0G4O0GAHEEDQaQnQbAnQRJBHxADQb47Qb87QcA7QQBBjCZBIEGPJkEAQY8mQQBB2hpBkSZBIRAFQb47QQFB+CdBjCZBIkEjEA9BvjtBkBtBAUH4J0GMJkEiQSMQA0G+O0HpCEECQfwnQcgmQSRBJRADQQgQHiIAQQA2AgQgAEEmNgIAQb47Qa0cQQRBkChBoChBJyAAQQAQAEEIEB4iAEEANgIEIABBKDYCAEG+O0GkEUEDQagoQbQoQSkgAEEAEABBCBAeIgBBADYCBCAAQSo2AgBBvjtByB1BA0G8KEHIKEErIABBABAAQQgQHiIAQQA2AgQgAEEsNgIAQb47QaYQQQNB0ChByChBLSAAQQAQAEEIEB4iAEEANgIEIABBLjYCAEG+O0HLHEEDQdwoQbAnQS8gAEEAEABBCBAeIgBBADYCBCAAQTA2AgBBvjtB0h1BAkHoKEHUJkExIABBABAAQQgQHiIAQQA2AgQgAEEyNgIAQb47QZcQQQJB8ChB1CZBMyAAQQAQAEHBO0GECkH4KEE0QZEmQTUQCkHiD0EAEEhB6g5BCBBIQYITQRAQSEHxFUEYEEhBgxdBIBBIQfAOQSgQSEHBOxAJQaM7Qf8aQfgoQTZBkSZBNxAKQYMXQQAQkwFB8A5BCBCTAUGjOxAJQcI7QYobQfgoQThBkSZBORAKQQQQHiIAQQg2AgBBBBAeIgFBCDYCAEHCO0GEG0HiO0H6KEE6IABB4jtB/ihBOyABEAdBBBAeIgBBADYCAEEEEB4iAUEANgIAQcI7QeUOQds7QdQmQTwgAEHbO0HIKEE9IAEQB0HCOxAJQcM7QcQ7QcU7QQBBjCZBPkGPJkEAQY8mQQBB+xtBkSZBPxAFQcM7QQFBhClBjCZBwABBwQAQD0HDO0HXDkEBQYQpQYwmQcAAQcEAEANBwztB0BpBAkGIKUHUJkHCAEHDABADQcM7QekIQQJBkClByCZBxABBxQAQA0EIEB4iAEEANgIEIABBxgA2AgBBwztB9w9BAkGQKUHIJkHHACAAQQAQAEEIEB4iAEEANgIEIABByAA2AgBBwztB6htBA0GYKUHIKEHJACAAQQAQAEEIEB4iAEEANgIEIABBygA2AgBBwztBnxtBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABBzAA2AgBBwztB0BRBBEGwKUHAKUHNACAAQQAQAEEIEB4iAEEANgIEIABBzgA2AgBBwztBiA1BBEGwKUHAKUHNACAAQQAQAEEIEB4iAEEANgIEIABBzwA2AgBBwztB3RNBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB0AA2AgBBwztB+QtBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB0QA2AgBBwztBuBBBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB0gA2AgBBwztB5RpBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB0wA2AgBBwztB/BRBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB1AA2AgBBwztBlRNBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB1QA2AgBBwztBtQpBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB1gA2AgBBwztBuBVBBEGwKUHAKUHNACAAQQAQAEEIEB4iAEEANgIEIABB1wA2AgBBwztBmw1BBEGwKUHAKUHNACAAQQAQAEEIEB4iAEEANgIEIABB2AA2AgBBwztB7RNBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB2QA2AgBBwztBxAlBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB2gA2AgBBwztB8QhBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB2wA2AgBBwztBhwlBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB3QA2AgBBwztB1BBBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB3gA2AgBBwztB5gxBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB3wA2AgBBwztBzBNBAkGQKUHIJkHHACAAQQAQAEEIEB4iAEEANgIEIABB4AA2AgBBwztBrAlBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB4QA2AgBBwztBnxZBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB4gA2AgBBwztBoRdBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB4wA2AgBBwztBvw1BA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB5AA2AgBBwztB+xNBAkGQKUHIJkHHACAAQQAQAEEIEB4iAEEANgIEIABB5QA2AgBBwztBkQ9BA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB5gA2AgBBwztBwQxBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB5wA2AgBBwztBvhNBAkGQKUHIJkHHACAAQQAQAEEIEB4iAEEANgIEIABB6AA2AgBBwztBsxdBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB6QA2AgBBwztBzw1BA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB6gA2AgBBwztBpQ9BA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB6wA2AgBBwztB0gxBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB7AA2AgBBwztBiRdBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB7QA2AgBBwztBrA1BA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB7gA2AgBBwztB9w5BA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB7wA2AgBBwztBrQxBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB8AA2AgBBwztB/RhBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB8QA2AgBBwztBshRBA0HIKUH+KEHcACAAQQAQAEEIEB4iAEEANgIEIABB8gA2AgBBwztBlBJBBEGwKUHAKUHNACAAQQAQAEEIEB4iAEEANgIEIABB8wA2AgBBwztBzhlBBEGwKUHAKUHNACAAQQAQAEEIEB4iAEEANgIEIABB9AA2AgBBwztB4g1BBEGwKUHAKUHNACAAQQAQAEEIEB4iAEEANgIEIABB9QA2AgBBwztBrRNBBEGwKUHAKUHNACAAQQAQAEEIEB4iAEEANgIEIABB9gA2AgBBwztB+gxBBEGwKUHAKUHNACAAQQAQAEEIEB4iAEEANgIEIABB9wA2AgBBwztBnhVBA0GkKUHIKEHLACAAQQAQAEEIEB4iAEEANgIEIABB+AA2AgBBwztBrxtBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABB+gA2AgBBwztB3BRBA0HcKUGwJ0H7ACAAQQAQAEEIEB4iAEEANgIEIABB/AA2AgBBwztBiQxBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABB/QA2AgBBwztBxhBBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABB/gA2AgBBwztB8hpBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABB/wA2AgBBwztBjRVBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABBgAE2AgBBwztBoRNBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABBgQE2AgBBwztBxwpBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABBggE2AgBBwztBwhVBA0HcKUGwJ0H7ACAAQQAQAEEIEB4iAEEANgIEIABBgwE2AgBBwztB4RBBAkHoKUHUJkGEASAAQQAQAEEIEB4iAEEANgIEIABBhQE2AgBBwztBuAlBAkHwKUH6KEGGASAAQQAQAEEIEB4iAEEANgIEIABBhwE2AgBBwztBrRZBAkHwKUH6KEGGASAAQQAQAEEIEB4iAEEANgIEIABBiAE2AgBBwztBqhdBAkHoKUHUJkGEASAAQQAQAEEIEB4iAEEANgIEIABBiQE2AgBBwztBmw9BAkHoKUHUJkGEASAAQQAQAEEIEB4iAEEANgIEIABBigE2AgBBwztBvxdBAkHoKUHUJkGEASAAQQAQAEEIEB4iAEEANgIEIABBiwE2AgBBwztBsg9BAkHoKUHUJkGEASAAQQAQAEEIEB4iAEEANgIEIABBjAE2AgBBwztBlRdBAkHoKUHUJkGEASAAQQAQAEEIEB4iAEEANgIEIABBjQE2AgBBwztBhA9BAkHoKUHUJkGEASAAQQAQAEEIEB4iAEEANgIEIABBjgE2AgBBwztBihlBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABBjwE2AgBBwztBwRRBAkHwKUH6KEGGASAAQQAQAEEIEB4iAEEANgIEIABBkAE2AgBBwztBnhJBA0H4KUGEKkGRASAAQQAQAEEIEB4iAEEANgIEIABBkgE2AgBBwztB0AlBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABBkwE2AgBBwztB/AhBAkHUKUHUJkH5ACAAQQAQAEEIEB4iAEEANgIEIABBlAE2AgBBwztB2RlBA0HcKUGwJ0H7ACAAQQAQAEEIEB4iAEEANgIEIABBlQE2AgBBwztBtBNBA0GMKkGYKkGWASAAQQAQAEEIEB4iAEEANgIEIABBlwE2AgBBwztBhxxBBEGgKkGgKEGYASAAQQAQAEEIEB4iAEEANgIEIABBmQE2AgBBwztBnBxBA0GwKkHIKEGaASAAQQAQAEEIEB4iAEEANgIEIABBmwE2AgBBwztBmgpBAkG8KkHUJkGcASAAQQAQAEEIEB4iAEEANgIEIABBnQE2AgBBwztBmQxBAkHEKkHUJkGeASAAQQAQAEEIEB4iAEEANgIEIABBnwE2AgBBwztBkxxBA0HMKkGwJ0GgASAAQQAQAEEIEB4iAEEANgIEIABBoQE2AgBBwztBuxZBA0HYKkHIKEGiASAAQQAQAEEIEB4iAEEANgIEIABBowE2AgBBwztBvxtBAkHkKkHUJkGkASAAQQAQAEEIEB4iAEEANgIEIABBpQE2AgBBwztB0xtBA0HYKkHIKEGiASAAQQAQAEEIEB4iAEEANgIEIABBpgE2AgBBwztBqB1BA0HsKkHIKEGnASAAQQAQAEEIEB4iAEEANgIEIABBqAE2AgBBwztBph1BAkGQKUHIJkHHACAAQQAQAEEIEB4iAEEANgIEIABBqQE2AgBBwztBuR1BA0H4KkHIKEGqASAAQQAQAEEIEB4iAEEANgIEIABBqwE2AgBBwztBtx1BAkGQKUHIJkHHACAAQQAQAEEIEB4iAEEANgIEIABBrAE2AgBBwztB3whBAkGQKUHIJkHHACAAQQAQAEEIEB4iAEEANgIEIABBrQE2AgBBwztB1whBAkGEK0HUJkGuASAAQQAQAEEIEB4iAEEANgIEIABBrwE2AgBBwztB3hVBAkGQKUHIJkHHACAAQQAQAEEIEB4iAEEANgIEIABBsAE2AgBBwztB3AlBAkGEK0HUJkGuASAAQQAQAEEIEB4iAEEANgIEIABBsQE2AgBBwztB6QlBBUGQK0GkK0GyASAAQQAQAEEIEB4iAEEANgIEIABBswE2AgBBwztB5w9BAkHwKUH6KEGGASAAQQAQAEEIEB4iAEEANgIEIABBtAE2AgBBwztB0Q9BAkHwKUH6KEGGASAAQQAQAEEIEB4iAEEANgIEIABBtQE2AgBBwztBhhNBAkHwKUH6KEGGASAAQQAQAEEIEB4iAEEANgIEIABBtgE2AgBBwztB+BVBAkHwKUH6KEGGASAAQQAQAEEIEB4iAEEANgIEIABBtwE2AgBBwztByxdBAkHwKUH6KEGGASAAQQAQAEEIEB4iAEEANgIEIABBuAE2AgBBwztBvw9BAkHwKUH6KEGGASAAQQAQAEEIEB4iAEEANgIEIABBuQE2AgBBwztB+QlBAkGsK0HUJkG6ASAAQQAQAEEIEB4iAEEANgIEIABBuwE2AgBBwztBzBVBA0H4KUGEKkGRASAAQQAQAEEIEB4iAEEANgIEIABBvAE2AgBBwztBqBJBA0H4KUGEKkGRASAAQQAQAEEIEB4iAEEANgIEIABBvQE2AgBBwztB5BlBA0H4KUGEKkGRASAAQQAQAEEIEB4iAEEANgIEIABBvgE2AgBBwztBqxVBAkHUKUHUJkH5ACAAQQAQAAtZAQF/IAAgACgCSCIBQQFrIAFyNgJIIAAoAgAiAUEIcQRAIAAgAUEgcjYCAEF/DwsgAEIANwIEIAAgACgCLCIBNgIcIAAgATYCFCAAIAEgACgCMGo2AhBBAAtHAAJAIAFBA00EfyAAIAFBAnRqQQRqBSABQQRrIgEgACgCGCIAKAIEIAAoAgAiAGtBAnVPDQEgACABQQJ0agsoAgAPCxACAAs4AQF/IAFBAEgEQBACAAsgAUEBa0EFdkEBaiIBQQJ0EB4hAiAAIAE2AgggAEEANgIEIAAgAjYCAAvSBQEJfyAAIAEvAQA7AQAgACABKQIENwIEIAAgASkCDDcCDCAAIAEoAhQ2AhQCQAJAIAEoAhgiA0UNAEEYEB4iBUEANgIIIAVCADcCACADKAIEIgEgAygCACICRwRAIAEgAmsiAkEASA0CIAUgAhAeIgE2AgAgBSABIAJqNgIIIAMoAgAiAiADKAIEIgZHBEADQCABIAIoAgA2AgAgAUEEaiEBIAJBBGoiAiAGRw0ACwsgBSABNgIECyAFQgA3AgwgBUEANgIUIAMoAhAiAUUNACAFQQxqIAEQnwEgAygCDCEGIAUgBSgCECIEIAMoAhAiAkEfcWogAkFgcWoiATYCEAJAAkAgBEUEQCABQQFrIQMMAQsgAUEBayIDIARBAWtzQSBJDQELIAUoAgwgA0EFdkEAIAFBIU8bQQJ0akEANgIACyAFKAIMIARBA3ZB/P///wFxaiEBIARBH3EiA0UEQCACQQBMDQEgAkEgbSEDIAJBH2pBP08EQCABIAYgA0ECdBAzGgsgAiADQQV0ayICQQBMDQEgASADQQJ0IgNqIgEgASgCAEF/QSAgAmt2IgFBf3NxIAMgBmooAgAgAXFyNgIADAELIAJBAEwNAEF/IAN0IQhBICADayEEIAJBIE4EQCAIQX9zIQkgASgCACEHA0AgASAHIAlxIAYoAgAiByADdHI2AgAgASABKAIEIAhxIAcgBHZyIgc2AgQgBkEEaiEGIAFBBGohASACQT9LIQogAkEgayECIAoNAAsgAkEATA0BCyABIAEoAgBBfyAEIAQgAiACIARKGyIEa3YgCHFBf3NxIAYoAgBBf0EgIAJrdnEiBiADdHI2AgAgAiAEayICQQBMDQAgASADIARqQQN2Qfz///8BcWoiASABKAIAQX9BICACa3ZBf3NxIAYgBHZyNgIACyAAKAIYIQEgACAFNgIYIAEEQCABEFsLDwsQAgALvQMBB38gAARAIwBBIGsiBiQAIAAoAgAiASgC5AMiAwRAIAMgARBvGiABQQA2AuQDCyABKALsAyICIAEoAugDIgNHBEBBASACIANrQQJ1IgIgAkEBTRshBEEAIQIDQCADIAJBAnRqKAIAQQA2AuQDIAJBAWoiAiAERw0ACwsgASADNgLsAwJAIAMgAUHwA2oiAigCAEYNACAGQQhqQQBBACACEEoiAigCBCABKALsAyABKALoAyIEayIFayIDIAQgBRAzIQUgASgC6AMhBCABIAU2AugDIAIgBDYCBCABKALsAyEFIAEgAigCCDYC7AMgAiAFNgIIIAEoAvADIQcgASACKAIMNgLwAyACIAQ2AgAgAiAHNgIMIAQgBUcEQCACIAUgBCAFa0EDakF8cWo2AggLIARFDQAgBBAnIAEoAugDIQMLIAMEQCABIAM2AuwDIAMQJwsgASgClAEhAyABQQA2ApQBIAMEQCADEFsLIAEQJyAAKAIIIQEgAEEANgIIIAEEQCABIAEoAgAoAgQRAAALIAAoAgQhASAAQQA2AgQgAQRAIAEgASgCACgCBBEAAAsgBkEgaiQAIAAQIwsLtQEBAX8jAEEQayICJAACfyABBEAgASgCACEBQYgEEB4gARBcIAENARogAkH3GTYCACACEHIQJAALQZQ7LQAARQRAQfg6QQM2AgBBiDtCgICAgICAgMA/NwIAQYA7QgA3AgBBlDtBAToAAEH8OkH8Oi0AAEH+AXE6AABB9DpBADYCAEGQO0EANgIAC0GIBBAeQfQ6EFwLIQEgAEIANwIEIAAgATYCACABIAA2AgQgAkEQaiQAIAALGwEBfyAABEAgACgCACIBBEAgARAjCyAAECMLC0kBAn9BBBAeIQFBIBAeIgBBADYCHCAAQoCAgICAgIDAPzcCFCAAQgA3AgwgAEEAOgAIIABBAzYCBCAAQQA2AgAgASAANgIAIAELIAAgAkEFR0EAIAIbRQRAQbgwIAMgBBBJDwsgAyAEEHALIgEBfiABIAKtIAOtQiCGhCAEIAARFQAiBUIgiKckASAFpwuoAQEFfyAAKAJUIgMoAgAhBSADKAIEIgQgACgCFCAAKAIcIgdrIgYgBCAGSRsiBgRAIAUgByAGECsaIAMgAygCACAGaiIFNgIAIAMgAygCBCAGayIENgIECyAEIAIgAiAESxsiBARAIAUgASAEECsaIAMgAygCACAEaiIFNgIAIAMgAygCBCAEazYCBAsgBUEAOgAAIAAgACgCLCIBNgIcIAAgATYCFCACCwQAQgALBABBAAuKBQIGfgJ/IAEgASgCAEEHakF4cSIBQRBqNgIAIAAhCSABKQMAIQMgASkDCCEGIwBBIGsiCCQAAkAgBkL///////////8AgyIEQoCAgICAgMCAPH0gBEKAgICAgIDA/8MAfVQEQCAGQgSGIANCPIiEIQQgA0L//////////w+DIgNCgYCAgICAgIAIWgRAIARCgYCAgICAgIDAAHwhAgwCCyAEQoCAgICAgICAQH0hAiADQoCAgICAgICACFINASACIARCAYN8IQIMAQsgA1AgBEKAgICAgIDA//8AVCAEQoCAgICAgMD//wBRG0UEQCAGQgSGIANCPIiEQv////////8Dg0KAgICAgICA/P8AhCECDAELQoCAgICAgID4/wAhAiAEQv///////7//wwBWDQBCACECIARCMIinIgBBkfcASQ0AIAMhAiAGQv///////z+DQoCAgICAgMAAhCIFIQcCQCAAQYH3AGsiAUHAAHEEQCACIAFBQGqthiEHQgAhAgwBCyABRQ0AIAcgAa0iBIYgAkHAACABa62IhCEHIAIgBIYhAgsgCCACNwMQIAggBzcDGAJAQYH4ACAAayIAQcAAcQRAIAUgAEFAaq2IIQNCACEFDAELIABFDQAgBUHAACAAa62GIAMgAK0iAoiEIQMgBSACiCEFCyAIIAM3AwAgCCAFNwMIIAgpAwhCBIYgCCkDACIDQjyIhCECIAgpAxAgCCkDGIRCAFKtIANC//////////8Pg4QiA0KBgICAgICAgAhaBEAgAkIBfCECDAELIANCgICAgICAgIAIUg0AIAJCAYMgAnwhAgsgCEEgaiQAIAkgAiAGQoCAgICAgICAgH+DhL85AwALmRgDEn8BfAN+IwBBsARrIgwkACAMQQA2AiwCQCABvSIZQgBTBEBBASERQZkJIRMgAZoiAb0hGQwBCyAEQYAQcQRAQQEhEUGcCSETDAELQZ8JQZoJIARBAXEiERshEyARRSEVCwJAIBlCgICAgICAgPj/AINCgICAgICAgPj/AFEEQCAAQSAgAiARQQNqIgMgBEH//3txECkgACATIBEQJiAAQe0VQdweIAVBIHEiBRtB4RpB4B4gBRsgASABYhtBAxAmIABBICACIAMgBEGAwABzECkgAyACIAIgA0gbIQoMAQsgDEEQaiESAkACfwJAIAEgDEEsahCMASIBIAGgIgFEAAAAAAAAAABiBEAgDCAMKAIsIgZBAWs2AiwgBUEgciIOQeEARw0BDAMLIAVBIHIiDkHhAEYNAiAMKAIsIQlBBiADIANBAEgbDAELIAwgBkEdayIJNgIsIAFEAAAAAAAAsEGiIQFBBiADIANBAEgbCyELIAxBMGpBoAJBACAJQQBOG2oiDSEHA0AgBwJ/IAFEAAAAAAAA8EFjIAFEAAAAAAAAAABmcQRAIAGrDAELQQALIgM2AgAgB0EEaiEHIAEgA7ihRAAAAABlzc1BoiIBRAAAAAAAAAAAYg0ACwJAIAlBAEwEQCAJIQMgByEGIA0hCAwBCyANIQggCSEDA0BBHSADIANBHU4bIQMCQCAHQQRrIgYgCEkNACADrSEaQgAhGQNAIAYgGUL/////D4MgBjUCACAahnwiG0KAlOvcA4AiGUKA7JSjDH4gG3w+AgAgBkEEayIGIAhPDQALIBmnIgZFDQAgCEEEayIIIAY2AgALA0AgCCAHIgZJBEAgBkEEayIHKAIARQ0BCwsgDCAMKAIsIANrIgM2AiwgBiEHIANBAEoNAAsLIANBAEgEQCALQRlqQQluQQFqIQ8gDkHmAEYhEANAQQlBACADayIDIANBCU4bIQoCQCAGIAhNBEAgCCgCACEHDAELQYCU69wDIAp2IRRBfyAKdEF/cyEWQQAhAyAIIQcDQCAHIAMgBygCACIXIAp2ajYCACAWIBdxIBRsIQMgB0EEaiIHIAZJDQALIAgoAgAhByADRQ0AIAYgAzYCACAGQQRqIQYLIAwgDCgCLCAKaiIDNgIsIA0gCCAHRUECdGoiCCAQGyIHIA9BAnRqIAYgBiAHa0ECdSAPShshBiADQQBIDQALC0EAIQMCQCAGIAhNDQAgDSAIa0ECdUEJbCEDQQohByAIKAIAIgpBCkkNAANAIANBAWohAyAKIAdBCmwiB08NAAsLIAsgA0EAIA5B5gBHG2sgDkHnAEYgC0EAR3FrIgcgBiANa0ECdUEJbEEJa0gEQEEEQaQCIAlBAEgbIAxqIAdBgMgAaiIKQQltIg9BAnRqQdAfayEJQQohByAPQXdsIApqIgpBB0wEQANAIAdBCmwhByAKQQFqIgpBCEcNAAsLAkAgCSgCACIQIBAgB24iDyAHbCIKRiAJQQRqIhQgBkZxDQAgECAKayEQAkAgD0EBcUUEQEQAAAAAAABAQyEBIAdBgJTr3ANHIAggCU9yDQEgCUEEay0AAEEBcUUNAQtEAQAAAAAAQEMhAQtEAAAAAAAA4D9EAAAAAAAA8D9EAAAAAAAA+D8gBiAURhtEAAAAAAAA+D8gECAHQQF2IhRGGyAQIBRJGyEYAkAgFQ0AIBMtAABBLUcNACAYmiEYIAGaIQELIAkgCjYCACABIBigIAFhDQAgCSAHIApqIgM2AgAgA0GAlOvcA08EQANAIAlBADYCACAIIAlBBGsiCUsEQCAIQQRrIghBADYCAAsgCSAJKAIAQQFqIgM2AgAgA0H/k+vcA0sNAAsLIA0gCGtBAnVBCWwhA0EKIQcgCCgCACIKQQpJDQADQCADQQFqIQMgCiAHQQpsIgdPDQALCyAJQQRqIgcgBiAGIAdLGyEGCwNAIAYiByAITSIKRQRAIAdBBGsiBigCAEUNAQsLAkAgDkHnAEcEQCAEQQhxIQkMAQsgA0F/c0F/IAtBASALGyIGIANKIANBe0pxIgkbIAZqIQtBf0F+IAkbIAVqIQUgBEEIcSIJDQBBdyEGAkAgCg0AIAdBBGsoAgAiDkUNAEEKIQpBACEGIA5BCnANAANAIAYiCUEBaiEGIA4gCkEKbCIKcEUNAAsgCUF/cyEGCyAHIA1rQQJ1QQlsIQogBUFfcUHGAEYEQEEAIQkgCyAGIApqQQlrIgZBACAGQQBKGyIGIAYgC0obIQsMAQtBACEJIAsgAyAKaiAGakEJayIGQQAgBkEAShsiBiAGIAtKGyELC0F/IQogC0H9////B0H+////ByAJIAtyIhAbSg0BIAsgEEEAR2pBAWohDgJAIAVBX3EiFUHGAEYEQCADIA5B/////wdzSg0DIANBACADQQBKGyEGDAELIBIgAyADQR91IgZzIAZrrSASEEciBmtBAUwEQANAIAZBAWsiBkEwOgAAIBIgBmtBAkgNAAsLIAZBAmsiDyAFOgAAIAZBAWtBLUErIANBAEgbOgAAIBIgD2siBiAOQf////8Hc0oNAgsgBiAOaiIDIBFB/////wdzSg0BIABBICACIAMgEWoiBSAEECkgACATIBEQJiAAQTAgAiAFIARBgIAEcxApAkACQAJAIBVBxgBGBEAgDEEQaiIGQQhyIQMgBkEJciEJIA0gCCAIIA1LGyIKIQgDQCAINQIAIAkQRyEGAkAgCCAKRwRAIAYgDEEQak0NAQNAIAZBAWsiBkEwOgAAIAYgDEEQaksNAAsMAQsgBiAJRw0AIAxBMDoAGCADIQYLIAAgBiAJIAZrECYgCEEEaiIIIA1NDQALIBAEQCAAQYwlQQEQJgsgC0EATCAHIAhNcg0BA0AgCDUCACAJEEciBiAMQRBqSwRAA0AgBkEBayIGQTA6AAAgBiAMQRBqSw0ACwsgACAGQQkgCyALQQlOGxAmIAtBCWshBiAIQQRqIgggB08NAyALQQlKIQMgBiELIAMNAAsMAgsCQCALQQBIDQAgByAIQQRqIAcgCEsbIQogDEEQaiIGQQhyIQMgBkEJciENIAghBwNAIA0gBzUCACANEEciBkYEQCAMQTA6ABggAyEGCwJAIAcgCEcEQCAGIAxBEGpNDQEDQCAGQQFrIgZBMDoAACAGIAxBEGpLDQALDAELIAAgBkEBECYgBkEBaiEGIAkgC3JFDQAgAEGMJUEBECYLIAAgBiALIA0gBmsiBiAGIAtKGxAmIAsgBmshCyAHQQRqIgcgCk8NASALQQBODQALCyAAQTAgC0ESakESQQAQKSAAIA8gEiAPaxAmDAILIAshBgsgAEEwIAZBCWpBCUEAECkLIABBICACIAUgBEGAwABzECkgBSACIAIgBUgbIQoMAQsgEyAFQRp0QR91QQlxaiELAkAgA0ELSw0AQQwgA2shBkQAAAAAAAAwQCEYA0AgGEQAAAAAAAAwQKIhGCAGQQFrIgYNAAsgCy0AAEEtRgRAIBggAZogGKGgmiEBDAELIAEgGKAgGKEhAQsgEUECciEJIAVBIHEhCCASIAwoAiwiByAHQR91IgZzIAZrrSASEEciBkYEQCAMQTA6AA8gDEEPaiEGCyAGQQJrIg0gBUEPajoAACAGQQFrQS1BKyAHQQBIGzoAACAEQQhxIQYgDEEQaiEHA0AgByIFAn8gAZlEAAAAAAAA4EFjBEAgAaoMAQtBgICAgHgLIgdBkC9qLQAAIAhyOgAAIAYgA0EASnJFIAEgB7ehRAAAAAAAADBAoiIBRAAAAAAAAAAAYXEgBUEBaiIHIAxBEGprQQFHckUEQCAFQS46AAEgBUECaiEHCyABRAAAAAAAAAAAYg0AC0F/IQpB/f///wcgCSASIA1rIgVqIgZrIANIDQAgAEEgIAIgBgJ/AkAgA0UNACAHIAxBEGprIghBAmsgA04NACADQQJqDAELIAcgDEEQamsiCAsiB2oiAyAEECkgACALIAkQJiAAQTAgAiADIARBgIAEcxApIAAgDEEQaiAIECYgAEEwIAcgCGtBAEEAECkgACANIAUQJiAAQSAgAiADIARBgMAAcxApIAMgAiACIANIGyEKCyAMQbAEaiQAIAoLRgEBfyAAKAI8IQMjAEEQayIAJAAgAyABpyABQiCIpyACQf8BcSAAQQhqEBQQjQEhAiAAKQMIIQEgAEEQaiQAQn8gASACGwu+AgEHfyMAQSBrIgMkACADIAAoAhwiBDYCECAAKAIUIQUgAyACNgIcIAMgATYCGCADIAUgBGsiATYCFCABIAJqIQVBAiEGIANBEGohAQJ/A0ACQAJAAkAgACgCPCABIAYgA0EMahAYEI0BRQRAIAUgAygCDCIHRg0BIAdBAE4NAgwDCyAFQX9HDQILIAAgACgCLCIBNgIcIAAgATYCFCAAIAEgACgCMGo2AhAgAgwDCyABIAcgASgCBCIISyIJQQN0aiIEIAcgCEEAIAkbayIIIAQoAgBqNgIAIAFBDEEEIAkbaiIBIAEoAgAgCGs2AgAgBSAHayEFIAYgCWshBiAEIQEMAQsLIABBADYCHCAAQgA3AxAgACAAKAIAQSByNgIAQQAgBkECRg0AGiACIAEoAgRrCyEEIANBIGokACAECwkAIAAoAjwQGQsjAQF/Qcg7KAIAIgAEQANAIAAoAgARCQAgACgCBCIADQALCwu/AgEFfyMAQeAAayICJAAgAiAANgIAIwBBEGsiAyQAIAMgAjYCDCMAQZABayIAJAAgAEGgL0GQARArIgAgAkEQaiIFIgE2AiwgACABNgIUIABB/////wdBfiABayIEIARB/////wdPGyIENgIwIAAgASAEaiIBNgIcIAAgATYCECAAQbsTIAJBAEEAEIsBGiAEBEAgACgCFCIBIAEgACgCEEZrQQA6AAALIABBkAFqJAAgA0EQaiQAAkAgBSIAQQNxBEADQCAALQAARQ0CIABBAWoiAEEDcQ0ACwsDQCAAIgFBBGohACABKAIAIgNBf3MgA0GBgoQIa3FBgIGChHhxRQ0ACwNAIAEiAEEBaiEBIAAtAAANAAsLIAAgBWtBAWoiABBhIgEEfyABIAUgABArBUEACyEAIAJB4ABqJAAgAAvFAQICfwF8IwBBMGsiBiQAIAEoAgghBwJAQbQ7LQAAQQFxBEBBsDsoAgAhAQwBC0EFQZAnEAwhAUG0O0EBOgAAQbA7IAE2AgALIAYgBTYCKCAGIAQ4AiAgBiADNgIYIAYgAjgCEAJ/IAEgB0GXGyAGQQxqIAZBEGoQEiIIRAAAAAAAAPBBYyAIRAAAAAAAAAAAZnEEQCAIqwwBC0EACyEBIAYoAgwhAyAAIAEpAwA3AwAgACABKQMINwMIIAMQESAGQTBqJAALCQAgABCQARAjCwwAIAAoAghB6BwQZgsJACAAEJIBECMLVQECfyMAQTBrIgIkACABIAAoAgQiA0EBdWohASAAKAIAIQAgAiABIANBAXEEfyABKAIAIABqKAIABSAACxEBAEEwEB4gAkEwECshACACQTBqJAAgAAs7AQF/IAEgACgCBCIFQQF1aiEBIAAoAgAhACABIAIgAyAEIAVBAXEEfyABKAIAIABqKAIABSAACxEdAAs3AQF/IAEgACgCBCIDQQF1aiEBIAAoAgAhACABIAIgA0EBcQR/IAEoAgAgAGooAgAFIAALERIACzcBAX8gASAAKAIEIgNBAXVqIQEgACgCACEAIAEgAiADQQFxBH8gASgCACAAaigCAAUgAAsRDAALNQEBfyABIAAoAgQiAkEBdWohASAAKAIAIQAgASACQQFxBH8gASgCACAAaigCAAUgAAsRCwALYQECfyMAQRBrIgIkACABIAAoAgQiA0EBdWohASAAKAIAIQAgAiABIANBAXEEfyABKAIAIABqKAIABSAACxEBAEEQEB4iACACKQMINwMIIAAgAikDADcDACACQRBqJAAgAAtjAQJ/IwBBEGsiAyQAIAEgACgCBCIEQQF1aiEBIAAoAgAhACADIAEgAiAEQQFxBH8gASgCACAAaigCAAUgAAsRAwBBEBAeIgAgAykDCDcDCCAAIAMpAwA3AwAgA0EQaiQAIAALNwEBfyABIAAoAgQiA0EBdWohASAAKAIAIQAgASACIANBAXEEfyABKAIAIABqKAIABSAACxEEAAs5AQF/IAEgACgCBCIEQQF1aiEBIAAoAgAhACABIAIgAyAEQQFxBH8gASgCACAAaigCAAUgAAsRCAALCQAgASAAEQIACwUAQcM7Cw8AIAEgACgCAGogAjYCAAsNACABIAAoAgBqKAIACxgBAX9BEBAeIgBCADcDCCAAQQA2AgAgAAsYAQF/QRAQHiIAQgA3AwAgAEIANwMIIAALDABBMBAeQQBBMBAqCzcBAX8gASAAKAIEIgNBAXVqIQEgACgCACEAIAEgAiADQQFxBH8gASgCACAAaigCAAUgAAsRHgALBQBBvjsLIQAgACABKAIAIAEgASwAC0EASBtBuzsgAigCABAQNgIACyoBAX9BDBAeIgFBADoABCABIAAoAgA2AgggAEEANgIAIAFB2Cc2AgAgAQsFAEG7OwsFAEG4OwshACAAIAEoAgAgASABLAALQQBIG0GkOyACKAIAEBA2AgAL2AEBBH8jAEEgayIDJAAgASgCACIEQfD///8HSQRAAkACQCAEQQtPBEAgBEEPckEBaiIFEB4hBiADIAVBgICAgHhyNgIQIAMgBjYCCCADIAQ2AgwgBCAGaiEFDAELIAMgBDoAEyADQQhqIgYgBGohBSAERQ0BCyAGIAFBBGogBBArGgsgBUEAOgAAIAMgAjYCACADQRhqIANBCGogAyAAEQMAIAMoAhgQHSADKAIYIgAQBiADKAIAEAYgAywAE0EASARAIAMoAggQIwsgA0EgaiQAIAAPCxACAAsqAQF/QQwQHiIBQQA6AAQgASAAKAIANgIIIABBADYCACABQeAmNgIAIAELBQBBpDsLaQECfyMAQRBrIgYkACABIAAoAgQiB0EBdWohASAAKAIAIQAgBiABIAIgAyAEIAUgB0EBcQR/IAEoAgAgAGooAgAFIAALERAAQRAQHiIAIAYpAwg3AwggACAGKQMANwMAIAZBEGokACAACwUAQaA7Cx0AIAAoAgAiACAALQAAQfcBcUEIQQAgARtyOgAAC6oBAgJ/AX0jAEEQayICJAAgACgCACEAIAFB/wFxIgNBBkkEQAJ/AkACQAJAIANBBGsOAgABAgsgAEHUA2ogAC0AiANBA3FBAkYNAhogAEHMA2oMAgsgAEHMA2ogAC0AiANBA3FBAkYNARogAEHUA2oMAQsgACABQf8BcUECdGpBzANqCyoCACEEIAJBEGokACAEuw8LIAJB7hA2AgAgAEEFQdglIAIQLBAkAAuqAQICfwF9IwBBEGsiAiQAIAAoAgAhACABQf8BcSIDQQZJBEACfwJAAkACQCADQQRrDgIAAQILIABBxANqIAAtAIgDQQNxQQJGDQIaIABBvANqDAILIABBvANqIAAtAIgDQQNxQQJGDQEaIABBxANqDAELIAAgAUH/AXFBAnRqQbwDagsqAgAhBCACQRBqJAAgBLsPCyACQe4QNgIAIABBBUHYJSACECwQJAALqgECAn8BfSMAQRBrIgIkACAAKAIAIQAgAUH/AXEiA0EGSQRAAn8CQAJAAkAgA0EEaw4CAAECCyAAQbQDaiAALQCIA0EDcUECRg0CGiAAQawDagwCCyAAQawDaiAALQCIA0EDcUECRg0BGiAAQbQDagwBCyAAIAFB/wFxQQJ0akGsA2oLKgIAIQQgAkEQaiQAIAS7DwsgAkHuEDYCACAAQQVB2CUgAhAsECQAC08AIAAgASgCACIBKgKcA7s5AwAgACABKgKkA7s5AwggACABKgKgA7s5AxAgACABKgKoA7s5AxggACABKgKMA7s5AyAgACABKgKQA7s5AygLDAAgACgCACoCkAO7CwwAIAAoAgAqAowDuwsMACAAKAIAKgKoA7sLDAAgACgCACoCoAO7CwwAIAAoAgAqAqQDuwsMACAAKAIAKgKcA7sL6AMCBH0FfyMAQUBqIgokACAAKAIAIQAgCkEIakEAQTgQKhpB8DpB8DooAgBBAWo2AgAgABB4IAAtABRBA3EiCCADQQEgA0H/AXEbIAgbIQkgAEEUaiEIIAG2IQQgACoC+AMhBQJ9AkACQAJAIAAtAPwDQQFrDgIBAAILIAUgBJRDCtcjPJQhBQsgBUMAAAAAYEUNACAAIAlB/wFxQQAgBCAEEDEgCEECQQEgBBAiIAhBAkEBIAQQIZKSDAELIAggCUH/AXFBACAEIAQQLSIFIAVbBEBBAiELIAggCUH/AXFBACAEIAQQLQwBCyAEIARcIQsgBAshByACtiEFIAAqAoAEIQYgACAHAn0CQAJAAkAgAC0AhARBAWsOAgEAAgsgBiAFlEMK1yM8lCEGCyAGQwAAAABgRQ0AIAAgCUH/AXFBASAFIAQQMSAIQQBBASAEECIgCEEAQQEgBBAhkpIMAQsgCCAJQf8BcSIJQQEgBSAEEC0iBiAGWwRAQQIhDCAIIAlBASAFIAQQLQwBCyAFIAVcIQwgBQsgA0H/AXEgCyAMIAQgBUEBQQAgCkEIakEAQfA6KAIAED0EQCAAIAAtAIgDQQNxIAQgBRB2IABEAAAAAAAAAABEAAAAAAAAAAAQcwsgCkFAayQACw0AIAAoAgAtAABBAXELFQAgACgCACIAIAAtAABB/gFxOgAACxAAIAAoAgAtAABBBHFBAnYLegECfyMAQRBrIgEkACAAKAIAIgAoAggEQANAIAAtAAAiAkEEcUUEQCAAIAJBBHI6AAAgACgCECICBEAgACACEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQELCyABQRBqJAAPCyABQYAINgIAIABBBUHYJSABECwQJAALLgEBfyAAKAIIIQEgAEEANgIIIAEEQCABIAEoAgAoAgQRAAALIAAoAgBBADYCEAsXACAAKAIEKAIIIgAgACgCACgCCBEAAAsuAQF/IAAoAgghAiAAIAE2AgggAgRAIAIgAigCACgCBBEAAAsgACgCAEEFNgIQCz4BAX8gACgCBCEBIABBADYCBCABBEAgASABKAIAKAIEEQAACyAAKAIAIgBBADYCCCAAIAAtAABB7wFxOgAAC0kBAX8jAEEQayIGJAAgBiABKAIEKAIEIgEgAiADIAQgBSABKAIAKAIIERAAIAAgBisDALY4AgAgACAGKwMItjgCBCAGQRBqJAALcwECfyMAQRBrIgIkACAAKAIEIQMgACABNgIEIAMEQCADIAMoAgAoAgQRAAALIAAoAgAiACgC6AMgACgC7ANHBEAgAkH5IzYCACAAQQVB2CUgAhAsECQACyAAQQQ2AgggACAALQAAQRByOgAAIAJBEGokAAs8AQF/AkAgACgCACIAKALsAyAAKALoAyIAa0ECdSABTQ0AIAAgAUECdGooAgAiAEUNACAAKAIEIQILIAILGQAgACgCACgC5AMiAEUEQEEADwsgACgCBAsXACAAKAIAIgAoAuwDIAAoAugDa0ECdQuOAwEDfyMAQdACayICJAACQCAAKAIAIgAoAuwDIAAoAugDRg0AIAEoAgAiAygC5AMhASAAIAMQb0UNACAAIAFGBEAgAkEIakEAQcQCECoaIAJBADoAGCACQgA3AxAgAkGAgID+BzYCDCACQRxqQQBBxAEQKhogAkHgAWohBCACQSBqIQEDQCABQoCAgPyLgIDAv383AhAgAUKBgICAEDcCCCABQoCAgPyLgIDAv383AgAgAUEYaiIBIARHDQALIAJCgICA/IuAgMC/fzcD8AEgAkKBgICAEDcD6AEgAkKAgID8i4CAwL9/NwPgASACQoCAgP6HgIDg/wA3AoQCIAJCgICA/oeAgOD/ADcC/AEgAiACLQD4AUH4AXE6APgBIAJBjAJqQQBBwAAQKhogA0GYAWogAkEIakHEAhArGiADQQA2AuQDCwNAIAAtAAAiAUEEcQ0BIAAgAUEEcjoAACAAKAIQIgEEQCAAIAERAAALIABBgICA/gc2ApwBIAAoAuQDIgANAAsLIAJB0AJqJAAL4AcBCH8jAEHQAGsiByQAIAAoAgAhAAJAAkAgASgCACIIKALkA0UEQCAAKAIIDQEgCC0AF0EQdEGAgDBxQYCAIEYEQCAAIAAoAuADQQFqNgLgAwsgACgC6AMiASACQQJ0aiEGAkAgACgC7AMiBCAAQfADaiIDKAIAIgVJBEAgBCAGRgRAIAYgCDYCACAAIAZBBGo2AuwDDAILIAQgBCICQQRrIgFLBEADQCACIAEoAgA2AgAgAkEEaiECIAFBBGoiASAESQ0ACwsgACACNgLsAyAGQQRqIgEgBEcEQCAEIAQgAWsiAUF8cWsgBiABEDMaCyAGIAg2AgAMAQsgBCABa0ECdUEBaiIEQYCAgIAETw0DAkAgB0EgakH/////AyAFIAFrIgFBAXUiBSAEIAQgBUkbIAFB/P///wdPGyACIAMQSiIDKAIIIgIgAygCDEcNACADKAIEIgEgAygCACIESwRAIAMgASABIARrQQJ1QQFqQX5tQQJ0IgRqIAEgAiABayIBEDMgAWoiAjYCCCADIAMoAgQgBGo2AgQMAQsgB0E4akEBIAIgBGtBAXUgAiAERhsiASABQQJ2IAMoAhAQSiIFKAIIIQQCfyADKAIIIgIgAygCBCIBRgRAIAQhAiABDAELIAQgAiABa2ohAgNAIAQgASgCADYCACABQQRqIQEgBEEEaiIEIAJHDQALIAMoAgghASADKAIECyEEIAMoAgAhCSADIAUoAgA2AgAgBSAJNgIAIAMgBSgCBDYCBCAFIAQ2AgQgAyACNgIIIAUgATYCCCADKAIMIQogAyAFKAIMNgIMIAUgCjYCDCABIARHBEAgBSABIAQgAWtBA2pBfHFqNgIICyAJRQ0AIAkQIyADKAIIIQILIAIgCDYCACADIAMoAghBBGo2AgggAyADKAIEIAYgACgC6AMiAWsiAmsgASACEDM2AgQgAygCCCAGIAAoAuwDIAZrIgQQMyEGIAAoAugDIQEgACADKAIENgLoAyADIAE2AgQgACgC7AMhAiAAIAQgBmo2AuwDIAMgAjYCCCAAKALwAyEEIAAgAygCDDYC8AMgAyABNgIAIAMgBDYCDCABIAJHBEAgAyACIAEgAmtBA2pBfHFqNgIICyABRQ0AIAEQIwsgCCAANgLkAwNAIAAtAAAiAUEEcUUEQCAAIAFBBHI6AAAgACgCECIBBEAgACABEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQELCyAHQdAAaiQADwsgB0HEIzYCECAAQQVB2CUgB0EQahAsECQACyAHQckkNgIAIABBBUHYJSAHECwQJAALEAIACxAAIAAoAgAtAABBAnFBAXYLWQIBfwF9IwBBEGsiAiQAIAJBCGogACgCACIAQfwAaiAAIAFB/wFxQQF0ai8BaBAfQwAAwH8hAwJAAkAgAi0ADA4EAQAAAQALIAIqAgghAwsgAkEQaiQAIAMLTgEBfyMAQRBrIgMkACADQQhqIAEoAgAiAUH8AGogASACQf8BcUEBdGovAUQQHyADLQAMIQEgACADKgIIuzkDCCAAIAE2AgAgA0EQaiQAC14CAX8BfCMAQRBrIgIkACACQQhqIAAoAgAiAEH8AGogACABQf8BcUEBdGovAVYQH0QAAAAAAAD4fyEDAkACQCACLQAMDgQBAAABAAsgAioCCLshAwsgAkEQaiQAIAMLJAEBfUMAAMB/IAAoAgAiAEH8AGogAC8BehAgIgEgASABXBu7C0QBAX8jAEEQayICJAAgAkEIaiABKAIAIgFB/ABqIAEvAXgQHyACLQAMIQEgACACKgIIuzkDCCAAIAE2AgAgAkEQaiQAC0QBAX8jAEEQayICJAAgAkEIaiABKAIAIgFB/ABqIAEvAXYQHyACLQAMIQEgACACKgIIuzkDCCAAIAE2AgAgAkEQaiQAC0QBAX8jAEEQayICJAAgAkEIaiABKAIAIgFB/ABqIAEvAXQQHyACLQAMIQEgACACKgIIuzkDCCAAIAE2AgAgAkEQaiQAC0QBAX8jAEEQayICJAAgAkEIaiABKAIAIgFB/ABqIAEvAXIQHyACLQAMIQEgACACKgIIuzkDCCAAIAE2AgAgAkEQaiQAC0QBAX8jAEEQayICJAAgAkEIaiABKAIAIgFB/ABqIAEvAXAQHyACLQAMIQEgACACKgIIuzkDCCAAIAE2AgAgAkEQaiQAC0QBAX8jAEEQayICJAAgAkEIaiABKAIAIgFB/ABqIAEvAW4QHyACLQAMIQEgACACKgIIuzkDCCAAIAE2AgAgAkEQaiQAC0gCAX8BfQJ9IAAoAgAiAEH8AGoiASAALwEcECAiAiACXARAQwAAgD9DAAAAACAAKAL0Ay0ACEEBcRsMAQsgASAALwEcECALuws2AgF/AX0gACgCACIAQfwAaiIBIAAvARoQICICIAJcBEBEAAAAAAAAAAAPCyABIAAvARoQILsLRAEBfyMAQRBrIgIkACACQQhqIAEoAgAiAUH8AGogAS8BHhAfIAItAAwhASAAIAIqAgi7OQMIIAAgATYCACACQRBqJAALEAAgACgCAC0AF0ECdkEDcQsNACAAKAIALQAXQQNxC04BAX8jAEEQayIDJAAgA0EIaiABKAIAIgFB/ABqIAEgAkH/AXFBAXRqLwEgEB8gAy0ADCEBIAAgAyoCCLs5AwggACABNgIAIANBEGokAAsQACAAKAIALQAUQQR2QQdxCw0AIAAoAgAvABVBDnYLDQAgACgCAC0AFEEDcQsQACAAKAIALQAUQQJ2QQNxCw0AIAAoAgAvABZBD3ELEAAgACgCAC8AFUEEdkEPcQsNACAAKAIALwAVQQ9xC04BAX8jAEEQayIDJAAgA0EIaiABKAIAIgFB/ABqIAEgAkH/AXFBAXRqLwEyEB8gAy0ADCEBIAAgAyoCCLs5AwggACABNgIAIANBEGokAAsQACAAKAIALwAVQQx2QQNxCxAAIAAoAgAtABdBBHZBAXELgQECA38BfSMAQRBrIgMkACAAKAIAIQQCfSACtiIGIAZcBEBBACEAQwAAwH8MAQtBAEECIAZDAACAf1sgBkMAAID/W3IiBRshAEMAAMB/IAYgBRsLIQYgAyAAOgAMIAMgBjgCCCADIAMpAwg3AwAgBCABQf8BcSADEIgBIANBEGokAAt5AgF9An8jAEEQayIEJAAgACgCACEFIAQCfyACtiIDIANcBEBDAADAfyEDQQAMAQtDAADAfyADIANDAACAf1sgA0MAAID/W3IiABshAyAARQs6AAwgBCADOAIIIAQgBCkDCDcDACAFIAFB/wFxIAQQiAEgBEEQaiQAC3EBAX8CQCAAKAIAIgAtAAAiAkECcUEBdiABRg0AIAAgAkH9AXFBAkEAIAEbcjoAAANAIAAtAAAiAUEEcQ0BIAAgAUEEcjoAACAAKAIQIgEEQCAAIAERAAALIABBgICA/gc2ApwBIAAoAuQDIgANAAsLC4EBAgN/AX0jAEEQayIDJAAgACgCACEEAn0gArYiBiAGXARAQQAhAEMAAMB/DAELQQBBAiAGQwAAgH9bIAZDAACA/1tyIgUbIQBDAADAfyAGIAUbCyEGIAMgADoADCADIAY4AgggAyADKQMINwMAIAQgAUH/AXEgAxCOASADQRBqJAALeQIBfQJ/IwBBEGsiBCQAIAAoAgAhBSAEAn8gArYiAyADXARAQwAAwH8hA0EADAELQwAAwH8gAyADQwAAgH9bIANDAACA/1tyIgAbIQMgAEULOgAMIAQgAzgCCCAEIAQpAwg3AwAgBSABQf8BcSAEEI4BIARBEGokAAv5AQICfQR/IwBBEGsiBSQAIAAoAgAhAAJ/IAK2IgMgA1wEQEMAAMB/IQNBAAwBC0MAAMB/IAMgA0MAAIB/WyADQwAAgP9bciIGGyEDIAZFCyEGQQEhByAFQQhqIABB/ABqIgggACABQf8BcUEBdGpB1gBqIgEvAQAQHwJAAkAgAyAFKgIIIgRcBH8gBCAEWw0BIAMgA1wFIAcLRQ0AIAUtAAwgBkYNAQsgCCABIAMgBhA5A0AgAC0AACIBQQRxDQEgACABQQRyOgAAIAAoAhAiAQRAIAAgAREAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsgBUEQaiQAC7UBAgN/An0CQCAAKAIAIgBB/ABqIgMgAEH6AGoiAi8BABAgIgYgAbYiBVsNACAFIAVbIgRFIAYgBlxxDQACQCAEIAVDAAAAAFsgBYtDAACAf1tyRXFFBEAgAiACLwEAQfj/A3E7AQAMAQsgAyACIAVBAxBMCwNAIAAtAAAiAkEEcQ0BIAAgAkEEcjoAACAAKAIQIgIEQCAAIAIRAAALIABBgICA/gc2ApwBIAAoAuQDIgANAAsLC3wCA38BfSMAQRBrIgIkACAAKAIAIQMCfSABtiIFIAVcBEBBACEAQwAAwH8MAQtBAEECIAVDAACAf1sgBUMAAID/W3IiBBshAEMAAMB/IAUgBBsLIQUgAiAAOgAMIAIgBTgCCCACIAIpAwg3AwAgA0EBIAIQVSACQRBqJAALdAIBfQJ/IwBBEGsiAyQAIAAoAgAhBCADAn8gAbYiAiACXARAQwAAwH8hAkEADAELQwAAwH8gAiACQwAAgH9bIAJDAACA/1tyIgAbIQIgAEULOgAMIAMgAjgCCCADIAMpAwg3AwAgBEEBIAMQVSADQRBqJAALfAIDfwF9IwBBEGsiAiQAIAAoAgAhAwJ9IAG2IgUgBVwEQEEAIQBDAADAfwwBC0EAQQIgBUMAAIB/WyAFQwAAgP9bciIEGyEAQwAAwH8gBSAEGwshBSACIAA6AAwgAiAFOAIIIAIgAikDCDcDACADQQAgAhBVIAJBEGokAAt0AgF9An8jAEEQayIDJAAgACgCACEEIAMCfyABtiICIAJcBEBDAADAfyECQQAMAQtDAADAfyACIAJDAACAf1sgAkMAAID/W3IiABshAiAARQs6AAwgAyACOAIIIAMgAykDCDcDACAEQQAgAxBVIANBEGokAAt8AgN/AX0jAEEQayICJAAgACgCACEDAn0gAbYiBSAFXARAQQAhAEMAAMB/DAELQQBBAiAFQwAAgH9bIAVDAACA/1tyIgQbIQBDAADAfyAFIAQbCyEFIAIgADoADCACIAU4AgggAiACKQMINwMAIANBASACEFYgAkEQaiQAC3QCAX0CfyMAQRBrIgMkACAAKAIAIQQgAwJ/IAG2IgIgAlwEQEMAAMB/IQJBAAwBC0MAAMB/IAIgAkMAAIB/WyACQwAAgP9bciIAGyECIABFCzoADCADIAI4AgggAyADKQMINwMAIARBASADEFYgA0EQaiQAC3wCA38BfSMAQRBrIgIkACAAKAIAIQMCfSABtiIFIAVcBEBBACEAQwAAwH8MAQtBAEECIAVDAACAf1sgBUMAAID/W3IiBBshAEMAAMB/IAUgBBsLIQUgAiAAOgAMIAIgBTgCCCACIAIpAwg3AwAgA0EAIAIQViACQRBqJAALdAIBfQJ/IwBBEGsiAyQAIAAoAgAhBCADAn8gAbYiAiACXARAQwAAwH8hAkEADAELQwAAwH8gAiACQwAAgH9bIAJDAACA/1tyIgAbIQIgAEULOgAMIAMgAjgCCCADIAMpAwg3AwAgBEEAIAMQViADQRBqJAALPwEBfyMAQRBrIgEkACAAKAIAIQAgAUEDOgAMIAFBgICA/gc2AgggASABKQMINwMAIABBASABEEYgAUEQaiQAC3wCA38BfSMAQRBrIgIkACAAKAIAIQMCfSABtiIFIAVcBEBBACEAQwAAwH8MAQtBAEECIAVDAACAf1sgBUMAAID/W3IiBBshAEMAAMB/IAUgBBsLIQUgAiAAOgAMIAIgBTgCCCACIAIpAwg3AwAgA0EBIAIQRiACQRBqJAALdAIBfQJ/IwBBEGsiAyQAIAAoAgAhBCADAn8gAbYiAiACXARAQwAAwH8hAkEADAELQwAAwH8gAiACQwAAgH9bIAJDAACA/1tyIgAbIQIgAEULOgAMIAMgAjgCCCADIAMpAwg3AwAgBEEBIAMQRiADQRBqJAALPwEBfyMAQRBrIgEkACAAKAIAIQAgAUEDOgAMIAFBgICA/gc2AgggASABKQMINwMAIABBACABEEYgAUEQaiQAC3wCA38BfSMAQRBrIgIkACAAKAIAIQMCfSABtiIFIAVcBEBBACEAQwAAwH8MAQtBAEECIAVDAACAf1sgBUMAAID/W3IiBBshAEMAAMB/IAUgBBsLIQUgAiAAOgAMIAIgBTgCCCACIAIpAwg3AwAgA0EAIAIQRiACQRBqJAALdAIBfQJ/IwBBEGsiAyQAIAAoAgAhBCADAn8gAbYiAiACXARAQwAAwH8hAkEADAELQwAAwH8gAiACQwAAgH9bIAJDAACA/1tyIgAbIQIgAEULOgAMIAMgAjgCCCADIAMpAwg3AwAgBEEAIAMQRiADQRBqJAALoAECA38CfQJAIAAoAgAiAEH8AGoiAyAAQRxqIgIvAQAQICIGIAG2IgVbDQAgBSAFWyIERSAGIAZccQ0AAkAgBEUEQCACIAIvAQBB+P8DcTsBAAwBCyADIAIgBUEDEEwLA0AgAC0AACICQQRxDQEgACACQQRyOgAAIAAoAhAiAgRAIAAgAhEAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsLoAECA38CfQJAIAAoAgAiAEH8AGoiAyAAQRpqIgIvAQAQICIGIAG2IgVbDQAgBSAFWyIERSAGIAZccQ0AAkAgBEUEQCACIAIvAQBB+P8DcTsBAAwBCyADIAIgBUEDEEwLA0AgAC0AACICQQRxDQEgACACQQRyOgAAIAAoAhAiAgRAIAAgAhEAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsLPQEBfyMAQRBrIgEkACAAKAIAIQAgAUEDOgAMIAFBgICA/gc2AgggASABKQMINwMAIAAgARBrIAFBEGokAAt6AgN/AX0jAEEQayICJAAgACgCACEDAn0gAbYiBSAFXARAQQAhAEMAAMB/DAELQQBBAiAFQwAAgH9bIAVDAACA/1tyIgQbIQBDAADAfyAFIAQbCyEFIAIgADoADCACIAU4AgggAiACKQMINwMAIAMgAhBrIAJBEGokAAtyAgF9An8jAEEQayIDJAAgACgCACEEIAMCfyABtiICIAJcBEBDAADAfyECQQAMAQtDAADAfyACIAJDAACAf1sgAkMAAID/W3IiABshAiAARQs6AAwgAyACOAIIIAMgAykDCDcDACAEIAMQayADQRBqJAALoAECA38CfQJAIAAoAgAiAEH8AGoiAyAAQRhqIgIvAQAQICIGIAG2IgVbDQAgBSAFWyIERSAGIAZccQ0AAkAgBEUEQCACIAIvAQBB+P8DcTsBAAwBCyADIAIgBUEDEEwLA0AgAC0AACICQQRxDQEgACACQQRyOgAAIAAoAhAiAgRAIAAgAhEAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsLkAEBAX8CQCAAKAIAIgBBF2otAAAiAkECdkEDcSABQf8BcUYNACAAIAAvABUgAkEQdHIiAjsAFSAAIAJB///PB3EgAUEDcUESdHJBEHY6ABcDQCAALQAAIgFBBHENASAAIAFBBHI6AAAgACgCECIBBEAgACABEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQALCwuNAQEBfwJAIAAoAgAiAEEXai0AACICQQNxIAFB/wFxRg0AIAAgAC8AFSACQRB0ciICOwAVIAAgAkH///MHcSABQQNxQRB0ckEQdjoAFwNAIAAtAAAiAUEEcQ0BIAAgAUEEcjoAACAAKAIQIgEEQCAAIAERAAALIABBgICA/gc2ApwBIAAoAuQDIgANAAsLC0MBAX8jAEEQayICJAAgACgCACEAIAJBAzoADCACQYCAgP4HNgIIIAIgAikDCDcDACAAIAFB/wFxIAIQZSACQRBqJAALgAECA38BfSMAQRBrIgMkACAAKAIAIQQCfSACtiIGIAZcBEBBACEAQwAAwH8MAQtBAEECIAZDAACAf1sgBkMAAID/W3IiBRshAEMAAMB/IAYgBRsLIQYgAyAAOgAMIAMgBjgCCCADIAMpAwg3AwAgBCABQf8BcSADEGUgA0EQaiQAC3gCAX0CfyMAQRBrIgQkACAAKAIAIQUgBAJ/IAK2IgMgA1wEQEMAAMB/IQNBAAwBC0MAAMB/IAMgA0MAAIB/WyADQwAAgP9bciIAGyEDIABFCzoADCAEIAM4AgggBCAEKQMINwMAIAUgAUH/AXEgBBBlIARBEGokAAt3AQF/AkAgACgCACIALQAUIgJBBHZBB3EgAUH/AXFGDQAgACACQY8BcSABQQR0QfAAcXI6ABQDQCAALQAAIgFBBHENASAAIAFBBHI6AAAgACgCECIBBEAgACABEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQALCwuJAQEBfwJAIAFB/wFxIAAoAgAiAC8AFSICQQ52Rg0AIABBF2ogAiAALQAXQRB0ciICQRB2OgAAIAAgAkH//wBxIAFBDnRyOwAVA0AgAC0AACIBQQRxDQEgACABQQRyOgAAIAAoAhAiAQRAIAAgAREAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsLcAEBfwJAIAAoAgAiAC0AFCICQQNxIAFB/wFxRg0AIAAgAkH8AXEgAUEDcXI6ABQDQCAALQAAIgFBBHENASAAIAFBBHI6AAAgACgCECIBBEAgACABEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQALCwt2AQF/AkAgACgCACIALQAUIgJBAnZBA3EgAUH/AXFGDQAgACACQfMBcSABQQJ0QQxxcjoAFANAIAAtAAAiAUEEcQ0BIAAgAUEEcjoAACAAKAIQIgEEQCAAIAERAAALIABBgICA/gc2ApwBIAAoAuQDIgANAAsLC48BAQF/AkAgACgCACIALwAVIgJBCHZBD3EgAUH/AXFGDQAgAEEXaiACIAAtABdBEHRyIgJBEHY6AAAgACACQf/hA3EgAUEPcUEIdHI7ABUDQCAALQAAIgFBBHENASAAIAFBBHI6AAAgACgCECIBBEAgACABEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQALCwuPAQEBfwJAIAFB/wFxIAAoAgAiAC8AFSAAQRdqLQAAQRB0ciICQfABcUEEdkYNACAAIAJBEHY6ABcgACACQY/+A3EgAUEEdEHwAXFyOwAVA0AgAC0AACIBQQRxDQEgACABQQRyOgAAIAAoAhAiAQRAIAAgAREAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsLhwEBAX8CQCAAKAIAIgAvABUgAEEXai0AAEEQdHIiAkEPcSABQf8BcUYNACAAIAJBEHY6ABcgACACQfD/A3EgAUEPcXI7ABUDQCAALQAAIgFBBHENASAAIAFBBHI6AAAgACgCECIBBEAgACABEQAACyAAQYCAgP4HNgKcASAAKALkAyIADQALCwtDAQF/IwBBEGsiAiQAIAAoAgAhACACQQM6AAwgAkGAgID+BzYCCCACIAIpAwg3AwAgACABQf8BcSACEGcgAkEQaiQAC4ABAgN/AX0jAEEQayIDJAAgACgCACEEAn0gArYiBiAGXARAQQAhAEMAAMB/DAELQQBBAiAGQwAAgH9bIAZDAACA/1tyIgUbIQBDAADAfyAGIAUbCyEGIAMgADoADCADIAY4AgggAyADKQMINwMAIAQgAUH/AXEgAxBnIANBEGokAAt4AgF9An8jAEEQayIEJAAgACgCACEFIAQCfyACtiIDIANcBEBDAADAfyEDQQAMAQtDAADAfyADIANDAACAf1sgA0MAAID/W3IiABshAyAARQs6AAwgBCADOAIIIAQgBCkDCDcDACAFIAFB/wFxIAQQZyAEQRBqJAALjwEBAX8CQCAAKAIAIgAvABUiAkEMdkEDcSABQf8BcUYNACAAQRdqIAIgAC0AF0EQdHIiAkEQdjoAACAAIAJB/58DcSABQQNxQQx0cjsAFQNAIAAtAAAiAUEEcQ0BIAAgAUEEcjoAACAAKAIQIgEEQCAAIAERAAALIABBgICA/gc2ApwBIAAoAuQDIgANAAsLC5ABAQF/AkAgACgCACIAQRdqLQAAIgJBBHZBAXEgAUH/AXFGDQAgACAALwAVIAJBEHRyIgI7ABUgACACQf//vwdxIAFBAXFBFHRyQRB2OgAXA0AgAC0AACIBQQRxDQEgACABQQRyOgAAIAAoAhAiAQRAIAAgAREAAAsgAEGAgID+BzYCnAEgACgC5AMiAA0ACwsL9g0CCH8CfSMAQRBrIgIkAAJAAkAgASgCACIFLQAUIAAoAgAiAS0AFHNB/wBxDQAgBS8AFSAFLQAXQRB0ciABLwAVIAEtABdBEHRyc0H//z9xDQAgBUH8AGohByABQfwAaiEIAkAgAS8AGCIAQQdxRQRAIAUtABhBB3FFDQELIAggABAgIgogByAFLwAYECAiC1sNACAKIApbIAsgC1tyDQELAkAgAS8AGiIAQQdxRQRAIAUtABpBB3FFDQELIAggABAgIgogByAFLwAaECAiC1sNACAKIApbIAsgC1tyDQELAkAgAS8AHCIAQQdxRQRAIAUtABxBB3FFDQELIAggABAgIgogByAFLwAcECAiC1sNACAKIApbIAsgC1tyDQELAkAgAS8AHiIAQQdxRQRAIAUtAB5BB3FFDQELIAJBCGogCCAAEB8gAiAHIAUvAB4QH0EBIQAgAioCCCIKIAIqAgAiC1wEfyAKIApbDQIgCyALXAUgAAtFDQEgAi0ADCACLQAERw0BCyAFQSBqIQAgAUEgaiEGA0ACQCAGIANBAXRqLwAAIgRBB3FFBEAgAC0AAEEHcUUNAQsgAkEIaiAIIAQQHyACIAcgAC8AABAfQQEhBCACKgIIIgogAioCACILXAR/IAogClsNAyALIAtcBSAEC0UNAiACLQAMIAItAARHDQILIABBAmohACADQQFqIgNBCUcNAAsgBUEyaiEAIAFBMmohBkEAIQMDQAJAIAYgA0EBdGovAAAiBEEHcUUEQCAALQAAQQdxRQ0BCyACQQhqIAggBBAfIAIgByAALwAAEB9BASEEIAIqAggiCiACKgIAIgtcBH8gCiAKWw0DIAsgC1wFIAQLRQ0CIAItAAwgAi0ABEcNAgsgAEECaiEAIANBAWoiA0EJRw0ACyAFQcQAaiEAIAFBxABqIQZBACEDA0ACQCAGIANBAXRqLwAAIgRBB3FFBEAgAC0AAEEHcUUNAQsgAkEIaiAIIAQQHyACIAcgAC8AABAfQQEhBCACKgIIIgogAioCACILXAR/IAogClsNAyALIAtcBSAEC0UNAiACLQAMIAItAARHDQILIABBAmohACADQQFqIgNBCUcNAAsgBUHWAGohACABQdYAaiEGQQAhAwNAAkAgBiADQQF0ai8AACIEQQdxRQRAIAAtAABBB3FFDQELIAJBCGogCCAEEB8gAiAHIAAvAAAQH0EBIQQgAioCCCIKIAIqAgAiC1wEfyAKIApbDQMgCyALXAUgBAtFDQIgAi0ADCACLQAERw0CCyAAQQJqIQAgA0EBaiIDQQlHDQALIAVB6ABqIQAgAUHoAGohBkEAIQMDQAJAIAYgA0EBdGovAAAiBEEHcUUEQCAALQAAQQdxRQ0BCyACQQhqIAggBBAfIAIgByAALwAAEB9BASEEIAIqAggiCiACKgIAIgtcBH8gCiAKWw0DIAsgC1wFIAQLRQ0CIAItAAwgAi0ABEcNAgsgAEECaiEAIANBAWoiA0EDRw0ACyAFQe4AaiEAIAFB7gBqIQlBACEEQQAhAwNAAkAgCSADQQF0ai8AACIGQQdxRQRAIAAtAABBB3FFDQELIAJBCGogCCAGEB8gAiAHIAAvAAAQH0EBIQMgAioCCCIKIAIqAgAiC1wEfyAKIApbDQMgCyALXAUgAwtFDQIgAi0ADCACLQAERw0CCyAAQQJqIQBBASEDIAQhBkEBIQQgBkUNAAsgBUHyAGohACABQfIAaiEJQQAhBEEAIQMDQAJAIAkgA0EBdGovAAAiBkEHcUUEQCAALQAAQQdxRQ0BCyACQQhqIAggBhAfIAIgByAALwAAEB9BASEDIAIqAggiCiACKgIAIgtcBH8gCiAKWw0DIAsgC1wFIAMLRQ0CIAItAAwgAi0ABEcNAgsgAEECaiEAQQEhAyAEIQZBASEEIAZFDQALIAVB9gBqIQAgAUH2AGohCUEAIQRBACEDA0ACQCAJIANBAXRqLwAAIgZBB3FFBEAgAC0AAEEHcUUNAQsgAkEIaiAIIAYQHyACIAcgAC8AABAfQQEhAyACKgIIIgogAioCACILXAR/IAogClsNAyALIAtcBSADC0UNAiACLQAMIAItAARHDQILIABBAmohAEEBIQMgBCEGQQEhBCAGRQ0ACyABLwB6IgBBB3FFBEAgBS0AekEHcUUNAgsgCCAAECAiCiAHIAUvAHoQICILWw0BIAogClsNACALIAtcDQELIAFBFGogBUEUakHoABArGiABQfwAaiAFQfwAahCgAQNAIAEtAAAiAEEEcQ0BIAEgAEEEcjoAACABKAIQIgAEQCABIAARAAALIAFBgICA/gc2ApwBIAEoAuQDIgENAAsLIAJBEGokAAvGAwEEfyMAQaAEayICJAAgACgCBCEBIABBADYCBCABBEAgASABKAIAKAIEEQAACyAAKAIIIQEgAEEANgIIIAEEQCABIAEoAgAoAgQRAAALAkAgACgCACIAKALoAyAAKALsA0YEQCAAKALkAw0BIAAgAkEYaiAAKAL0AxBcIgEpAgA3AgAgACABKAIQNgIQIAAgASkCCDcCCCAAQRRqIAFBFGpB6AAQKxogACABKQKMATcCjAEgACABKQKEATcChAEgACABKQJ8NwJ8IAEoApQBIQQgAUEANgKUASAAKAKUASEDIAAgBDYClAEgAwRAIAMQWwsgAEGYAWogAUGYAWpB0AIQKxogACgC6AMiAwRAIAAgAzYC7AMgAxAjCyAAIAEoAugDNgLoAyAAIAEoAuwDNgLsAyAAIAEoAvADNgLwAyABQQA2AvADIAFCADcC6AMgACABKQL8AzcC/AMgACABKQL0AzcC9AMgACABKAKEBDYChAQgASgClAEhACABQQA2ApQBIAAEQCAAEFsLIAJBoARqJAAPCyACQfAcNgIQIABBBUHYJSACQRBqECwQJAALIAJB5hE2AgAgAEEFQdglIAIQLBAkAAsLAEEMEB4gABCiAQsLAEEMEB5BABCiAQsNACAAKAIALQAIQQFxCwoAIAAoAgAoAhQLGQAgAUH/AXEEQBACAAsgACgCACgCEEEBcQsYACAAKAIAIgAgAC0ACEH+AXEgAXI6AAgLJgAgASAAKAIAIgAoAhRHBEAgACABNgIUIAAgACgCDEEBajYCDAsLkgEBAn8jAEEQayICJAAgACgCACEAIAFDAAAAAGAEQCABIAAqAhhcBEAgACABOAIYIAAgACgCDEEBajYCDAsgAkEQaiQADwsgAkGIFDYCACMAQRBrIgMkACADIAI2AgwCQCAARQRAQbgwQdglIAIQSRoMAQsgAEEAQQVB2CUgAiAAKAIEEQ0AGgsgA0EQaiQAECQACz8AIAFB/wFxRQRAIAIgACgCACIAKAIQIgFBAXFHBEAgACABQX5xIAJyNgIQIAAgACgCDEEBajYCDAsPCxACAAsL4CYjAEGACAuBHk9ubHkgbGVhZiBub2RlcyB3aXRoIGN1c3RvbSBtZWFzdXJlIGZ1bmN0aW9ucyBzaG91bGQgbWFudWFsbHkgbWFyayB0aGVtc2VsdmVzIGFzIGRpcnR5AGlzRGlydHkAbWFya0RpcnR5AGRlc3Ryb3kAc2V0RGlzcGxheQBnZXREaXNwbGF5AHNldEZsZXgALSsgICAwWDB4AC0wWCswWCAwWC0weCsweCAweABzZXRGbGV4R3JvdwBnZXRGbGV4R3JvdwBzZXRPdmVyZmxvdwBnZXRPdmVyZmxvdwBoYXNOZXdMYXlvdXQAY2FsY3VsYXRlTGF5b3V0AGdldENvbXB1dGVkTGF5b3V0AHVuc2lnbmVkIHNob3J0AGdldENoaWxkQ291bnQAdW5zaWduZWQgaW50AHNldEp1c3RpZnlDb250ZW50AGdldEp1c3RpZnlDb250ZW50AGF2YWlsYWJsZUhlaWdodCBpcyBpbmRlZmluaXRlIHNvIGhlaWdodFNpemluZ01vZGUgbXVzdCBiZSBTaXppbmdNb2RlOjpNYXhDb250ZW50AGF2YWlsYWJsZVdpZHRoIGlzIGluZGVmaW5pdGUgc28gd2lkdGhTaXppbmdNb2RlIG11c3QgYmUgU2l6aW5nTW9kZTo6TWF4Q29udGVudABzZXRBbGlnbkNvbnRlbnQAZ2V0QWxpZ25Db250ZW50AGdldFBhcmVudABpbXBsZW1lbnQAc2V0TWF4SGVpZ2h0UGVyY2VudABzZXRIZWlnaHRQZXJjZW50AHNldE1pbkhlaWdodFBlcmNlbnQAc2V0RmxleEJhc2lzUGVyY2VudABzZXRHYXBQZXJjZW50AHNldFBvc2l0aW9uUGVyY2VudABzZXRNYXJnaW5QZXJjZW50AHNldE1heFdpZHRoUGVyY2VudABzZXRXaWR0aFBlcmNlbnQAc2V0TWluV2lkdGhQZXJjZW50AHNldFBhZGRpbmdQZXJjZW50AGhhbmRsZS50eXBlKCkgPT0gU3R5bGVWYWx1ZUhhbmRsZTo6VHlwZTo6UG9pbnQgfHwgaGFuZGxlLnR5cGUoKSA9PSBTdHlsZVZhbHVlSGFuZGxlOjpUeXBlOjpQZXJjZW50AGNyZWF0ZURlZmF1bHQAdW5pdAByaWdodABoZWlnaHQAc2V0TWF4SGVpZ2h0AGdldE1heEhlaWdodABzZXRIZWlnaHQAZ2V0SGVpZ2h0AHNldE1pbkhlaWdodABnZXRNaW5IZWlnaHQAZ2V0Q29tcHV0ZWRIZWlnaHQAZ2V0Q29tcHV0ZWRSaWdodABsZWZ0AGdldENvbXB1dGVkTGVmdAByZXNldABfX2Rlc3RydWN0AGZsb2F0AHVpbnQ2NF90AHVzZVdlYkRlZmF1bHRzAHNldFVzZVdlYkRlZmF1bHRzAHNldEFsaWduSXRlbXMAZ2V0QWxpZ25JdGVtcwBzZXRGbGV4QmFzaXMAZ2V0RmxleEJhc2lzAENhbm5vdCBnZXQgbGF5b3V0IHByb3BlcnRpZXMgb2YgbXVsdGktZWRnZSBzaG9ydGhhbmRzAHNldFBvaW50U2NhbGVGYWN0b3IATWVhc3VyZUNhbGxiYWNrV3JhcHBlcgBEaXJ0aWVkQ2FsbGJhY2tXcmFwcGVyAENhbm5vdCByZXNldCBhIG5vZGUgc3RpbGwgYXR0YWNoZWQgdG8gYSBvd25lcgBzZXRCb3JkZXIAZ2V0Qm9yZGVyAGdldENvbXB1dGVkQm9yZGVyAGdldE51bWJlcgBoYW5kbGUudHlwZSgpID09IFN0eWxlVmFsdWVIYW5kbGU6OlR5cGU6Ok51bWJlcgB1bnNpZ25lZCBjaGFyAHRvcABnZXRDb21wdXRlZFRvcABzZXRGbGV4V3JhcABnZXRGbGV4V3JhcABzZXRHYXAAZ2V0R2FwACVwAHNldEhlaWdodEF1dG8Ac2V0RmxleEJhc2lzQXV0bwBzZXRQb3NpdGlvbkF1dG8Ac2V0TWFyZ2luQXV0bwBzZXRXaWR0aEF1dG8AU2NhbGUgZmFjdG9yIHNob3VsZCBub3QgYmUgbGVzcyB0aGFuIHplcm8Ac2V0QXNwZWN0UmF0aW8AZ2V0QXNwZWN0UmF0aW8Ac2V0UG9zaXRpb24AZ2V0UG9zaXRpb24Abm90aWZ5T25EZXN0cnVjdGlvbgBzZXRGbGV4RGlyZWN0aW9uAGdldEZsZXhEaXJlY3Rpb24Ac2V0RGlyZWN0aW9uAGdldERpcmVjdGlvbgBzZXRNYXJnaW4AZ2V0TWFyZ2luAGdldENvbXB1dGVkTWFyZ2luAG1hcmtMYXlvdXRTZWVuAG5hbgBib3R0b20AZ2V0Q29tcHV0ZWRCb3R0b20AYm9vbABlbXNjcmlwdGVuOjp2YWwAc2V0RmxleFNocmluawBnZXRGbGV4U2hyaW5rAHNldEFsd2F5c0Zvcm1zQ29udGFpbmluZ0Jsb2NrAE1lYXN1cmVDYWxsYmFjawBEaXJ0aWVkQ2FsbGJhY2sAZ2V0TGVuZ3RoAHdpZHRoAHNldE1heFdpZHRoAGdldE1heFdpZHRoAHNldFdpZHRoAGdldFdpZHRoAHNldE1pbldpZHRoAGdldE1pbldpZHRoAGdldENvbXB1dGVkV2lkdGgAcHVzaAAvaG9tZS9ydW5uZXIvd29yay95b2dhL3lvZ2EvamF2YXNjcmlwdC8uLi95b2dhL3N0eWxlL1NtYWxsVmFsdWVCdWZmZXIuaAAvaG9tZS9ydW5uZXIvd29yay95b2dhL3lvZ2EvamF2YXNjcmlwdC8uLi95b2dhL3N0eWxlL1N0eWxlVmFsdWVQb29sLmgAdW5zaWduZWQgbG9uZwBzZXRCb3hTaXppbmcAZ2V0Qm94U2l6aW5nAHN0ZDo6d3N0cmluZwBzdGQ6OnN0cmluZwBzdGQ6OnUxNnN0cmluZwBzdGQ6OnUzMnN0cmluZwBzZXRQYWRkaW5nAGdldFBhZGRpbmcAZ2V0Q29tcHV0ZWRQYWRkaW5nAFRyaWVkIHRvIGNvbnN0cnVjdCBZR05vZGUgd2l0aCBudWxsIGNvbmZpZwBBdHRlbXB0aW5nIHRvIGNvbnN0cnVjdCBOb2RlIHdpdGggbnVsbCBjb25maWcAY3JlYXRlV2l0aENvbmZpZwBpbmYAc2V0QWxpZ25TZWxmAGdldEFsaWduU2VsZgBTaXplAHZhbHVlAFZhbHVlAGNyZWF0ZQBtZWFzdXJlAHNldFBvc2l0aW9uVHlwZQBnZXRQb3NpdGlvblR5cGUAaXNSZWZlcmVuY2VCYXNlbGluZQBzZXRJc1JlZmVyZW5jZUJhc2VsaW5lAGNvcHlTdHlsZQBkb3VibGUATm9kZQBleHRlbmQAaW5zZXJ0Q2hpbGQAZ2V0Q2hpbGQAcmVtb3ZlQ2hpbGQAdm9pZABzZXRFeHBlcmltZW50YWxGZWF0dXJlRW5hYmxlZABpc0V4cGVyaW1lbnRhbEZlYXR1cmVFbmFibGVkAGRpcnRpZWQAQ2Fubm90IHJlc2V0IGEgbm9kZSB3aGljaCBzdGlsbCBoYXMgY2hpbGRyZW4gYXR0YWNoZWQAdW5zZXRNZWFzdXJlRnVuYwB1bnNldERpcnRpZWRGdW5jAHNldEVycmF0YQBnZXRFcnJhdGEATWVhc3VyZSBmdW5jdGlvbiByZXR1cm5lZCBhbiBpbnZhbGlkIGRpbWVuc2lvbiB0byBZb2dhOiBbd2lkdGg9JWYsIGhlaWdodD0lZl0ARXhwZWN0IGN1c3RvbSBiYXNlbGluZSBmdW5jdGlvbiB0byBub3QgcmV0dXJuIE5hTgBOQU4ASU5GAGVtc2NyaXB0ZW46Om1lbW9yeV92aWV3PHNob3J0PgBlbXNjcmlwdGVuOjptZW1vcnlfdmlldzx1bnNpZ25lZCBzaG9ydD4AZW1zY3JpcHRlbjo6bWVtb3J5X3ZpZXc8aW50PgBlbXNjcmlwdGVuOjptZW1vcnlfdmlldzx1bnNpZ25lZCBpbnQ+AGVtc2NyaXB0ZW46Om1lbW9yeV92aWV3PGZsb2F0PgBlbXNjcmlwdGVuOjptZW1vcnlfdmlldzx1aW50OF90PgBlbXNjcmlwdGVuOjptZW1vcnlfdmlldzxpbnQ4X3Q+AGVtc2NyaXB0ZW46Om1lbW9yeV92aWV3PHVpbnQxNl90PgBlbXNjcmlwdGVuOjptZW1vcnlfdmlldzxpbnQxNl90PgBlbXNjcmlwdGVuOjptZW1vcnlfdmlldzx1aW50MzJfdD4AZW1zY3JpcHRlbjo6bWVtb3J5X3ZpZXc8aW50MzJfdD4AZW1zY3JpcHRlbjo6bWVtb3J5X3ZpZXc8Y2hhcj4AZW1zY3JpcHRlbjo6bWVtb3J5X3ZpZXc8dW5zaWduZWQgY2hhcj4Ac3RkOjpiYXNpY19zdHJpbmc8dW5zaWduZWQgY2hhcj4AZW1zY3JpcHRlbjo6bWVtb3J5X3ZpZXc8c2lnbmVkIGNoYXI+AGVtc2NyaXB0ZW46Om1lbW9yeV92aWV3PGxvbmc+AGVtc2NyaXB0ZW46Om1lbW9yeV92aWV3PHVuc2lnbmVkIGxvbmc+AGVtc2NyaXB0ZW46Om1lbW9yeV92aWV3PGRvdWJsZT4AQ2hpbGQgYWxyZWFkeSBoYXMgYSBvd25lciwgaXQgbXVzdCBiZSByZW1vdmVkIGZpcnN0LgBDYW5ub3Qgc2V0IG1lYXN1cmUgZnVuY3Rpb246IE5vZGVzIHdpdGggbWVhc3VyZSBmdW5jdGlvbnMgY2Fubm90IGhhdmUgY2hpbGRyZW4uAENhbm5vdCBhZGQgY2hpbGQ6IE5vZGVzIHdpdGggbWVhc3VyZSBmdW5jdGlvbnMgY2Fubm90IGhhdmUgY2hpbGRyZW4uAChudWxsKQBpbmRleCA8IDQwOTYgJiYgIlNtYWxsVmFsdWVCdWZmZXIgY2FuIG9ubHkgaG9sZCB1cCB0byA0MDk2IGNodW5rcyIAJXMKAAEAAAADAAAAAAAAAAIAAAADAAAAAQAAAAIAAAAAAAAAAQAAAAEAQYwmCwdpaQB2AHZpAEGgJgs3ox0AAKEdAADhHQAA2x0AAOEdAADbHQAAaWlpZmlmaQDUHQAApB0AAHZpaQClHQAA6B0AAGlpaQBB4CYLCcQAAADFAAAAxgBB9CYLDsQAAADHAAAAyAAAANQdAEGQJws+ox0AAOEdAADbHQAA4R0AANsdAADoHQAA4x0AAOgdAABpaWlpAAAAANQdAAC5HQAA1B0AALsdAAC8HQAA6B0AQdgnCwnJAAAAygAAAMsAQewnCxbJAAAAzAAAAMgAAAC/HQAA1B0AAL8dAEGQKAuiA9QdAAC/HQAA2x0AANUdAAB2aWlpaQAAANQdAAC/HQAA4R0AAHZpaWYAAAAA1B0AAL8dAADbHQAAdmlpaQAAAADUHQAAvx0AANUdAADVHQAAwB0AANsdAADbHQAAwB0AANUdAADAHQAAaQBkaWkAdmlpZAAAxB0AAMQdAAC/HQAA1B0AAMQdAADUHQAAxB0AAMMdAADUHQAAxB0AANsdAADUHQAAxB0AANsdAADiHQAAdmlpaWQAAADUHQAAxB0AAOIdAADbHQAAxR0AAMIdAADFHQAA2x0AAMIdAADFHQAA4h0AAMUdAADiHQAAxR0AANsdAABkaWlpAAAAAOEdAADEHQAA2x0AAGZpaWkAAAAA1B0AAMQdAADEHQAA3B0AANQdAADEHQAAxB0AANwdAADFHQAAxB0AAMQdAADEHQAAxB0AANwdAADUHQAAxB0AANUdAADVHQAAxB0AANQdAADEHQAAoR0AANQdAADEHQAAuR0AANUdAADFHQAAAAAAANQdAADEHQAA4h0AAOIdAADbHQAAdmlpZGRpAADBHQAAxR0AQcArC0EZAAoAGRkZAAAAAAUAAAAAAAAJAAAAAAsAAAAAAAAAABkAEQoZGRkDCgcAAQAJCxgAAAkGCwAACwAGGQAAABkZGQBBkSwLIQ4AAAAAAAAAABkACg0ZGRkADQAAAgAJDgAAAAkADgAADgBByywLAQwAQdcsCxUTAAAAABMAAAAACQwAAAAAAAwAAAwAQYUtCwEQAEGRLQsVDwAAAAQPAAAAAAkQAAAAAAAQAAAQAEG/LQsBEgBByy0LHhEAAAAAEQAAAAAJEgAAAAAAEgAAEgAAGgAAABoaGgBBgi4LDhoAAAAaGhoAAAAAAAAJAEGzLgsBFABBvy4LFRcAAAAAFwAAAAAJFAAAAAAAFAAAFABB7S4LARYAQfkuCycVAAAAABUAAAAACRYAAAAAABYAABYAADAxMjM0NTY3ODlBQkNERUYAQcQvCwHSAEHsLwsI//////////8AQbAwCwkQIgEAAAAAAAUAQcQwCwHNAEHcMAsKzgAAAM8AAAD8HQBB9DALAQIAQYQxCwj//////////wBByDELAQUAQdQxCwHQAEHsMQsOzgAAANEAAAAIHgAAAAQAQYQyCwEBAEGUMgsF/////woAQdgyCwHT";if(!ua(H)){var va=H;H=h.locateFile?h.locateFile(va,q):q+va}
function wa(){var a=H;try{if(a==H&&w)return new Uint8Array(w);if(ua(a))try{var b=xa(a.slice(37)),c=new Uint8Array(b.length);for(a=0;a<b.length;++a)c[a]=b.charCodeAt(a);var d=c}catch(f){throw Error("Converting base64 string to bytes failed.");}else d=void 0;var e=d;if(e)return e;throw"both async and sync fetching of the wasm failed";}catch(f){x(f)}}
function ya(){return w||"function"!=typeof fetch?Promise.resolve().then(function(){return wa()}):fetch(H,{credentials:"same-origin"}).then(function(a){if(!a.ok)throw"failed to load wasm binary file at '"+H+"'";return a.arrayBuffer()}).catch(function(){return wa()})}function za(a){for(;0<a.length;)a.shift()(h)}function Aa(a){if(void 0===a)return"_unknown";a=a.replace(/[^a-zA-Z0-9_]/g,"$");var b=a.charCodeAt(0);return 48<=b&&57>=b?"_"+a:a}
function Ba(a,b){a=Aa(a);return function(){return b.apply(this,arguments)}}var J=[{},{value:void 0},{value:null},{value:!0},{value:!1}],Ca=[];function Da(a){var b=Error,c=Ba(a,function(d){this.name=a;this.message=d;d=Error(d).stack;void 0!==d&&(this.stack=this.toString()+"\n"+d.replace(/^Error(:[^\n]*)?\n/,""))});c.prototype=Object.create(b.prototype);c.prototype.constructor=c;c.prototype.toString=function(){return void 0===this.message?this.name:this.name+": "+this.message};return c}var K=void 0;
function L(a){throw new K(a);}var M=a=>{a||L("Cannot use deleted val. handle = "+a);return J[a].value},Ea=a=>{switch(a){case void 0:return 1;case null:return 2;case !0:return 3;case !1:return 4;default:var b=Ca.length?Ca.pop():J.length;J[b]={ga:1,value:a};return b}},Fa=void 0,Ga=void 0;function N(a){for(var b="";A[a];)b+=Ga[A[a++]];return b}var O=[];function Ha(){for(;O.length;){var a=O.pop();a.M.$=!1;a["delete"]()}}var P=void 0,Q={};
function Ia(a,b){for(void 0===b&&L("ptr should not be undefined");a.R;)b=a.ba(b),a=a.R;return b}var R={};function Ja(a){a=Ka(a);var b=N(a);S(a);return b}function La(a,b){var c=R[a];void 0===c&&L(b+" has unknown type "+Ja(a));return c}function Ma(){}var Na=!1;function Oa(a){--a.count.value;0===a.count.value&&(a.T?a.U.W(a.T):a.P.N.W(a.O))}function Pa(a,b,c){if(b===c)return a;if(void 0===c.R)return null;a=Pa(a,b,c.R);return null===a?null:c.na(a)}var Qa={};function Ra(a,b){b=Ia(a,b);return Q[b]}
var Sa=void 0;function Ta(a){throw new Sa(a);}function Ua(a,b){b.P&&b.O||Ta("makeClassHandle requires ptr and ptrType");!!b.U!==!!b.T&&Ta("Both smartPtrType and smartPtr must be specified");b.count={value:1};return T(Object.create(a,{M:{value:b}}))}function T(a){if("undefined"===typeof FinalizationRegistry)return T=b=>b,a;Na=new FinalizationRegistry(b=>{Oa(b.M)});T=b=>{var c=b.M;c.T&&Na.register(b,{M:c},b);return b};Ma=b=>{Na.unregister(b)};return T(a)}var Va={};
function Wa(a){for(;a.length;){var b=a.pop();a.pop()(b)}}function Xa(a){return this.fromWireType(D[a>>2])}var U={},Ya={};function V(a,b,c){function d(k){k=c(k);k.length!==a.length&&Ta("Mismatched type converter count");for(var m=0;m<a.length;++m)W(a[m],k[m])}a.forEach(function(k){Ya[k]=b});var e=Array(b.length),f=[],g=0;b.forEach((k,m)=>{R.hasOwnProperty(k)?e[m]=R[k]:(f.push(k),U.hasOwnProperty(k)||(U[k]=[]),U[k].push(()=>{e[m]=R[k];++g;g===f.length&&d(e)}))});0===f.length&&d(e)}
function Za(a){switch(a){case 1:return 0;case 2:return 1;case 4:return 2;case 8:return 3;default:throw new TypeError("Unknown type size: "+a);}}
function W(a,b,c={}){if(!("argPackAdvance"in b))throw new TypeError("registerType registeredInstance requires argPackAdvance");var d=b.name;a||L('type "'+d+'" must have a positive integer typeid pointer');if(R.hasOwnProperty(a)){if(c.ua)return;L("Cannot register type '"+d+"' twice")}R[a]=b;delete Ya[a];U.hasOwnProperty(a)&&(b=U[a],delete U[a],b.forEach(e=>e()))}function $a(a){L(a.M.P.N.name+" instance already deleted")}function X(){}
function ab(a,b,c){if(void 0===a[b].S){var d=a[b];a[b]=function(){a[b].S.hasOwnProperty(arguments.length)||L("Function '"+c+"' called with an invalid number of arguments ("+arguments.length+") - expects one of ("+a[b].S+")!");return a[b].S[arguments.length].apply(this,arguments)};a[b].S=[];a[b].S[d.Z]=d}}
function bb(a,b){h.hasOwnProperty(a)?(L("Cannot register public name '"+a+"' twice"),ab(h,a,a),h.hasOwnProperty(void 0)&&L("Cannot register multiple overloads of a function with the same number of arguments (undefined)!"),h[a].S[void 0]=b):h[a]=b}function cb(a,b,c,d,e,f,g,k){this.name=a;this.constructor=b;this.X=c;this.W=d;this.R=e;this.pa=f;this.ba=g;this.na=k;this.ja=[]}
function db(a,b,c){for(;b!==c;)b.ba||L("Expected null or instance of "+c.name+", got an instance of "+b.name),a=b.ba(a),b=b.R;return a}function eb(a,b){if(null===b)return this.ea&&L("null is not a valid "+this.name),0;b.M||L('Cannot pass "'+fb(b)+'" as a '+this.name);b.M.O||L("Cannot pass deleted object as a pointer of type "+this.name);return db(b.M.O,b.M.P.N,this.N)}
function gb(a,b){if(null===b){this.ea&&L("null is not a valid "+this.name);if(this.da){var c=this.fa();null!==a&&a.push(this.W,c);return c}return 0}b.M||L('Cannot pass "'+fb(b)+'" as a '+this.name);b.M.O||L("Cannot pass deleted object as a pointer of type "+this.name);!this.ca&&b.M.P.ca&&L("Cannot convert argument of type "+(b.M.U?b.M.U.name:b.M.P.name)+" to parameter type "+this.name);c=db(b.M.O,b.M.P.N,this.N);if(this.da)switch(void 0===b.M.T&&L("Passing raw pointer to smart pointer is illegal"),
this.Ba){case 0:b.M.U===this?c=b.M.T:L("Cannot convert argument of type "+(b.M.U?b.M.U.name:b.M.P.name)+" to parameter type "+this.name);break;case 1:c=b.M.T;break;case 2:if(b.M.U===this)c=b.M.T;else{var d=b.clone();c=this.xa(c,Ea(function(){d["delete"]()}));null!==a&&a.push(this.W,c)}break;default:L("Unsupporting sharing policy")}return c}
function hb(a,b){if(null===b)return this.ea&&L("null is not a valid "+this.name),0;b.M||L('Cannot pass "'+fb(b)+'" as a '+this.name);b.M.O||L("Cannot pass deleted object as a pointer of type "+this.name);b.M.P.ca&&L("Cannot convert argument of type "+b.M.P.name+" to parameter type "+this.name);return db(b.M.O,b.M.P.N,this.N)}
function Y(a,b,c,d){this.name=a;this.N=b;this.ea=c;this.ca=d;this.da=!1;this.W=this.xa=this.fa=this.ka=this.Ba=this.wa=void 0;void 0!==b.R?this.toWireType=gb:(this.toWireType=d?eb:hb,this.V=null)}function ib(a,b){h.hasOwnProperty(a)||Ta("Replacing nonexistant public symbol");h[a]=b;h[a].Z=void 0}
function jb(a,b){var c=[];return function(){c.length=0;Object.assign(c,arguments);if(a.includes("j")){var d=h["dynCall_"+a];d=c&&c.length?d.apply(null,[b].concat(c)):d.call(null,b)}else d=oa.get(b).apply(null,c);return d}}function Z(a,b){a=N(a);var c=a.includes("j")?jb(a,b):oa.get(b);"function"!=typeof c&&L("unknown function pointer with signature "+a+": "+b);return c}var mb=void 0;
function nb(a,b){function c(f){e[f]||R[f]||(Ya[f]?Ya[f].forEach(c):(d.push(f),e[f]=!0))}var d=[],e={};b.forEach(c);throw new mb(a+": "+d.map(Ja).join([", "]));}
function ob(a,b,c,d,e){var f=b.length;2>f&&L("argTypes array size mismatch! Must at least get return value and 'this' types!");var g=null!==b[1]&&null!==c,k=!1;for(c=1;c<b.length;++c)if(null!==b[c]&&void 0===b[c].V){k=!0;break}var m="void"!==b[0].name,l=f-2,n=Array(l),p=[],r=[];return function(){arguments.length!==l&&L("function "+a+" called with "+arguments.length+" arguments, expected "+l+" args!");r.length=0;p.length=g?2:1;p[0]=e;if(g){var u=b[1].toWireType(r,this);p[1]=u}for(var t=0;t<l;++t)n[t]=
b[t+2].toWireType(r,arguments[t]),p.push(n[t]);t=d.apply(null,p);if(k)Wa(r);else for(var y=g?1:2;y<b.length;y++){var B=1===y?u:n[y-2];null!==b[y].V&&b[y].V(B)}u=m?b[0].fromWireType(t):void 0;return u}}function pb(a,b){for(var c=[],d=0;d<a;d++)c.push(E[b+4*d>>2]);return c}function qb(a){4<a&&0===--J[a].ga&&(J[a]=void 0,Ca.push(a))}function fb(a){if(null===a)return"null";var b=typeof a;return"object"===b||"array"===b||"function"===b?a.toString():""+a}
function rb(a,b){switch(b){case 2:return function(c){return this.fromWireType(la[c>>2])};case 3:return function(c){return this.fromWireType(ma[c>>3])};default:throw new TypeError("Unknown float type: "+a);}}
function sb(a,b,c){switch(b){case 0:return c?function(d){return ja[d]}:function(d){return A[d]};case 1:return c?function(d){return C[d>>1]}:function(d){return ka[d>>1]};case 2:return c?function(d){return D[d>>2]}:function(d){return E[d>>2]};default:throw new TypeError("Unknown integer type: "+a);}}function tb(a,b){for(var c="",d=0;!(d>=b/2);++d){var e=C[a+2*d>>1];if(0==e)break;c+=String.fromCharCode(e)}return c}
function ub(a,b,c){void 0===c&&(c=2147483647);if(2>c)return 0;c-=2;var d=b;c=c<2*a.length?c/2:a.length;for(var e=0;e<c;++e)C[b>>1]=a.charCodeAt(e),b+=2;C[b>>1]=0;return b-d}function vb(a){return 2*a.length}function wb(a,b){for(var c=0,d="";!(c>=b/4);){var e=D[a+4*c>>2];if(0==e)break;++c;65536<=e?(e-=65536,d+=String.fromCharCode(55296|e>>10,56320|e&1023)):d+=String.fromCharCode(e)}return d}
function xb(a,b,c){void 0===c&&(c=2147483647);if(4>c)return 0;var d=b;c=d+c-4;for(var e=0;e<a.length;++e){var f=a.charCodeAt(e);if(55296<=f&&57343>=f){var g=a.charCodeAt(++e);f=65536+((f&1023)<<10)|g&1023}D[b>>2]=f;b+=4;if(b+4>c)break}D[b>>2]=0;return b-d}function yb(a){for(var b=0,c=0;c<a.length;++c){var d=a.charCodeAt(c);55296<=d&&57343>=d&&++c;b+=4}return b}var zb={};function Ab(a){var b=zb[a];return void 0===b?N(a):b}var Bb=[];function Cb(a){var b=Bb.length;Bb.push(a);return b}
function Db(a,b){for(var c=Array(a),d=0;d<a;++d)c[d]=La(E[b+4*d>>2],"parameter "+d);return c}var Eb=[],Fb=[null,[],[]];K=h.BindingError=Da("BindingError");h.count_emval_handles=function(){for(var a=0,b=5;b<J.length;++b)void 0!==J[b]&&++a;return a};h.get_first_emval=function(){for(var a=5;a<J.length;++a)if(void 0!==J[a])return J[a];return null};Fa=h.PureVirtualError=Da("PureVirtualError");for(var Gb=Array(256),Hb=0;256>Hb;++Hb)Gb[Hb]=String.fromCharCode(Hb);Ga=Gb;h.getInheritedInstanceCount=function(){return Object.keys(Q).length};
h.getLiveInheritedInstances=function(){var a=[],b;for(b in Q)Q.hasOwnProperty(b)&&a.push(Q[b]);return a};h.flushPendingDeletes=Ha;h.setDelayFunction=function(a){P=a;O.length&&P&&P(Ha)};Sa=h.InternalError=Da("InternalError");X.prototype.isAliasOf=function(a){if(!(this instanceof X&&a instanceof X))return!1;var b=this.M.P.N,c=this.M.O,d=a.M.P.N;for(a=a.M.O;b.R;)c=b.ba(c),b=b.R;for(;d.R;)a=d.ba(a),d=d.R;return b===d&&c===a};
X.prototype.clone=function(){this.M.O||$a(this);if(this.M.aa)return this.M.count.value+=1,this;var a=T,b=Object,c=b.create,d=Object.getPrototypeOf(this),e=this.M;a=a(c.call(b,d,{M:{value:{count:e.count,$:e.$,aa:e.aa,O:e.O,P:e.P,T:e.T,U:e.U}}}));a.M.count.value+=1;a.M.$=!1;return a};X.prototype["delete"]=function(){this.M.O||$a(this);this.M.$&&!this.M.aa&&L("Object already scheduled for deletion");Ma(this);Oa(this.M);this.M.aa||(this.M.T=void 0,this.M.O=void 0)};X.prototype.isDeleted=function(){return!this.M.O};
X.prototype.deleteLater=function(){this.M.O||$a(this);this.M.$&&!this.M.aa&&L("Object already scheduled for deletion");O.push(this);1===O.length&&P&&P(Ha);this.M.$=!0;return this};Y.prototype.qa=function(a){this.ka&&(a=this.ka(a));return a};Y.prototype.ha=function(a){this.W&&this.W(a)};Y.prototype.argPackAdvance=8;Y.prototype.readValueFromPointer=Xa;Y.prototype.deleteObject=function(a){if(null!==a)a["delete"]()};
Y.prototype.fromWireType=function(a){function b(){return this.da?Ua(this.N.X,{P:this.wa,O:c,U:this,T:a}):Ua(this.N.X,{P:this,O:a})}var c=this.qa(a);if(!c)return this.ha(a),null;var d=Ra(this.N,c);if(void 0!==d){if(0===d.M.count.value)return d.M.O=c,d.M.T=a,d.clone();d=d.clone();this.ha(a);return d}d=this.N.pa(c);d=Qa[d];if(!d)return b.call(this);d=this.ca?d.la:d.pointerType;var e=Pa(c,this.N,d.N);return null===e?b.call(this):this.da?Ua(d.N.X,{P:d,O:e,U:this,T:a}):Ua(d.N.X,{P:d,O:e})};
mb=h.UnboundTypeError=Da("UnboundTypeError");
var xa="function"==typeof atob?atob:function(a){var b="",c=0;a=a.replace(/[^A-Za-z0-9\+\/=]/g,"");do{var d="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=".indexOf(a.charAt(c++));var e="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=".indexOf(a.charAt(c++));var f="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=".indexOf(a.charAt(c++));var g="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=".indexOf(a.charAt(c++));d=d<<2|e>>4;
e=(e&15)<<4|f>>2;var k=(f&3)<<6|g;b+=String.fromCharCode(d);64!==f&&(b+=String.fromCharCode(e));64!==g&&(b+=String.fromCharCode(k))}while(c<a.length);return b},Jb={l:function(a,b,c,d){x("Assertion failed: "+(a?z(A,a):"")+", at: "+[b?b?z(A,b):"":"unknown filename",c,d?d?z(A,d):"":"unknown function"])},q:function(a,b,c){a=N(a);b=La(b,"wrapper");c=M(c);var d=[].slice,e=b.N,f=e.X,g=e.R.X,k=e.R.constructor;a=Ba(a,function(){e.R.ja.forEach(function(l){if(this[l]===g[l])throw new Fa("Pure virtual function "+
l+" must be implemented in JavaScript");}.bind(this));Object.defineProperty(this,"__parent",{value:f});this.__construct.apply(this,d.call(arguments))});f.__construct=function(){this===f&&L("Pass correct 'this' to __construct");var l=k.implement.apply(void 0,[this].concat(d.call(arguments)));Ma(l);var n=l.M;l.notifyOnDestruction();n.aa=!0;Object.defineProperties(this,{M:{value:n}});T(this);l=n.O;l=Ia(e,l);Q.hasOwnProperty(l)?L("Tried to register registered instance: "+l):Q[l]=this};f.__destruct=function(){this===
f&&L("Pass correct 'this' to __destruct");Ma(this);var l=this.M.O;l=Ia(e,l);Q.hasOwnProperty(l)?delete Q[l]:L("Tried to unregister unregistered instance: "+l)};a.prototype=Object.create(f);for(var m in c)a.prototype[m]=c[m];return Ea(a)},j:function(a){var b=Va[a];delete Va[a];var c=b.fa,d=b.W,e=b.ia,f=e.map(g=>g.ta).concat(e.map(g=>g.za));V([a],f,g=>{var k={};e.forEach((m,l)=>{var n=g[l],p=m.ra,r=m.sa,u=g[l+e.length],t=m.ya,y=m.Aa;k[m.oa]={read:B=>n.fromWireType(p(r,B)),write:(B,ba)=>{var I=[];t(y,
B,u.toWireType(I,ba));Wa(I)}}});return[{name:b.name,fromWireType:function(m){var l={},n;for(n in k)l[n]=k[n].read(m);d(m);return l},toWireType:function(m,l){for(var n in k)if(!(n in l))throw new TypeError('Missing field:  "'+n+'"');var p=c();for(n in k)k[n].write(p,l[n]);null!==m&&m.push(d,p);return p},argPackAdvance:8,readValueFromPointer:Xa,V:d}]})},v:function(){},B:function(a,b,c,d,e){var f=Za(c);b=N(b);W(a,{name:b,fromWireType:function(g){return!!g},toWireType:function(g,k){return k?d:e},argPackAdvance:8,
readValueFromPointer:function(g){if(1===c)var k=ja;else if(2===c)k=C;else if(4===c)k=D;else throw new TypeError("Unknown boolean type size: "+b);return this.fromWireType(k[g>>f])},V:null})},f:function(a,b,c,d,e,f,g,k,m,l,n,p,r){n=N(n);f=Z(e,f);k&&(k=Z(g,k));l&&(l=Z(m,l));r=Z(p,r);var u=Aa(n);bb(u,function(){nb("Cannot construct "+n+" due to unbound types",[d])});V([a,b,c],d?[d]:[],function(t){t=t[0];if(d){var y=t.N;var B=y.X}else B=X.prototype;t=Ba(u,function(){if(Object.getPrototypeOf(this)!==ba)throw new K("Use 'new' to construct "+
n);if(void 0===I.Y)throw new K(n+" has no accessible constructor");var kb=I.Y[arguments.length];if(void 0===kb)throw new K("Tried to invoke ctor of "+n+" with invalid number of parameters ("+arguments.length+") - expected ("+Object.keys(I.Y).toString()+") parameters instead!");return kb.apply(this,arguments)});var ba=Object.create(B,{constructor:{value:t}});t.prototype=ba;var I=new cb(n,t,ba,r,y,f,k,l);y=new Y(n,I,!0,!1);B=new Y(n+"*",I,!1,!1);var lb=new Y(n+" const*",I,!1,!0);Qa[a]={pointerType:B,
la:lb};ib(u,t);return[y,B,lb]})},d:function(a,b,c,d,e,f,g){var k=pb(c,d);b=N(b);f=Z(e,f);V([],[a],function(m){function l(){nb("Cannot call "+n+" due to unbound types",k)}m=m[0];var n=m.name+"."+b;b.startsWith("@@")&&(b=Symbol[b.substring(2)]);var p=m.N.constructor;void 0===p[b]?(l.Z=c-1,p[b]=l):(ab(p,b,n),p[b].S[c-1]=l);V([],k,function(r){r=ob(n,[r[0],null].concat(r.slice(1)),null,f,g);void 0===p[b].S?(r.Z=c-1,p[b]=r):p[b].S[c-1]=r;return[]});return[]})},p:function(a,b,c,d,e,f){0<b||x();var g=pb(b,
c);e=Z(d,e);V([],[a],function(k){k=k[0];var m="constructor "+k.name;void 0===k.N.Y&&(k.N.Y=[]);if(void 0!==k.N.Y[b-1])throw new K("Cannot register multiple constructors with identical number of parameters ("+(b-1)+") for class '"+k.name+"'! Overload resolution is currently only performed using the parameter count, not actual type info!");k.N.Y[b-1]=()=>{nb("Cannot construct "+k.name+" due to unbound types",g)};V([],g,function(l){l.splice(1,0,null);k.N.Y[b-1]=ob(m,l,null,e,f);return[]});return[]})},
a:function(a,b,c,d,e,f,g,k){var m=pb(c,d);b=N(b);f=Z(e,f);V([],[a],function(l){function n(){nb("Cannot call "+p+" due to unbound types",m)}l=l[0];var p=l.name+"."+b;b.startsWith("@@")&&(b=Symbol[b.substring(2)]);k&&l.N.ja.push(b);var r=l.N.X,u=r[b];void 0===u||void 0===u.S&&u.className!==l.name&&u.Z===c-2?(n.Z=c-2,n.className=l.name,r[b]=n):(ab(r,b,p),r[b].S[c-2]=n);V([],m,function(t){t=ob(p,t,l,f,g);void 0===r[b].S?(t.Z=c-2,r[b]=t):r[b].S[c-2]=t;return[]});return[]})},A:function(a,b){b=N(b);W(a,
{name:b,fromWireType:function(c){var d=M(c);qb(c);return d},toWireType:function(c,d){return Ea(d)},argPackAdvance:8,readValueFromPointer:Xa,V:null})},n:function(a,b,c){c=Za(c);b=N(b);W(a,{name:b,fromWireType:function(d){return d},toWireType:function(d,e){return e},argPackAdvance:8,readValueFromPointer:rb(b,c),V:null})},e:function(a,b,c,d,e){b=N(b);-1===e&&(e=4294967295);e=Za(c);var f=k=>k;if(0===d){var g=32-8*c;f=k=>k<<g>>>g}c=b.includes("unsigned")?function(k,m){return m>>>0}:function(k,m){return m};
W(a,{name:b,fromWireType:f,toWireType:c,argPackAdvance:8,readValueFromPointer:sb(b,e,0!==d),V:null})},b:function(a,b,c){function d(f){f>>=2;var g=E;return new e(ia,g[f+1],g[f])}var e=[Int8Array,Uint8Array,Int16Array,Uint16Array,Int32Array,Uint32Array,Float32Array,Float64Array][b];c=N(c);W(a,{name:c,fromWireType:d,argPackAdvance:8,readValueFromPointer:d},{ua:!0})},o:function(a,b){b=N(b);var c="std::string"===b;W(a,{name:b,fromWireType:function(d){var e=E[d>>2],f=d+4;if(c)for(var g=f,k=0;k<=e;++k){var m=
f+k;if(k==e||0==A[m]){g=g?z(A,g,m-g):"";if(void 0===l)var l=g;else l+=String.fromCharCode(0),l+=g;g=m+1}}else{l=Array(e);for(k=0;k<e;++k)l[k]=String.fromCharCode(A[f+k]);l=l.join("")}S(d);return l},toWireType:function(d,e){e instanceof ArrayBuffer&&(e=new Uint8Array(e));var f,g="string"==typeof e;g||e instanceof Uint8Array||e instanceof Uint8ClampedArray||e instanceof Int8Array||L("Cannot pass non-string to std::string");if(c&&g){var k=0;for(f=0;f<e.length;++f){var m=e.charCodeAt(f);127>=m?k++:2047>=
m?k+=2:55296<=m&&57343>=m?(k+=4,++f):k+=3}f=k}else f=e.length;k=Ib(4+f+1);m=k+4;E[k>>2]=f;if(c&&g){if(g=m,m=f+1,f=A,0<m){m=g+m-1;for(var l=0;l<e.length;++l){var n=e.charCodeAt(l);if(55296<=n&&57343>=n){var p=e.charCodeAt(++l);n=65536+((n&1023)<<10)|p&1023}if(127>=n){if(g>=m)break;f[g++]=n}else{if(2047>=n){if(g+1>=m)break;f[g++]=192|n>>6}else{if(65535>=n){if(g+2>=m)break;f[g++]=224|n>>12}else{if(g+3>=m)break;f[g++]=240|n>>18;f[g++]=128|n>>12&63}f[g++]=128|n>>6&63}f[g++]=128|n&63}}f[g]=0}}else if(g)for(g=
0;g<f;++g)l=e.charCodeAt(g),255<l&&(S(m),L("String has UTF-16 code units that do not fit in 8 bits")),A[m+g]=l;else for(g=0;g<f;++g)A[m+g]=e[g];null!==d&&d.push(S,k);return k},argPackAdvance:8,readValueFromPointer:Xa,V:function(d){S(d)}})},i:function(a,b,c){c=N(c);if(2===b){var d=tb;var e=ub;var f=vb;var g=()=>ka;var k=1}else 4===b&&(d=wb,e=xb,f=yb,g=()=>E,k=2);W(a,{name:c,fromWireType:function(m){for(var l=E[m>>2],n=g(),p,r=m+4,u=0;u<=l;++u){var t=m+4+u*b;if(u==l||0==n[t>>k])r=d(r,t-r),void 0===
p?p=r:(p+=String.fromCharCode(0),p+=r),r=t+b}S(m);return p},toWireType:function(m,l){"string"!=typeof l&&L("Cannot pass non-string to C++ string type "+c);var n=f(l),p=Ib(4+n+b);E[p>>2]=n>>k;e(l,p+4,n+b);null!==m&&m.push(S,p);return p},argPackAdvance:8,readValueFromPointer:Xa,V:function(m){S(m)}})},k:function(a,b,c,d,e,f){Va[a]={name:N(b),fa:Z(c,d),W:Z(e,f),ia:[]}},h:function(a,b,c,d,e,f,g,k,m,l){Va[a].ia.push({oa:N(b),ta:c,ra:Z(d,e),sa:f,za:g,ya:Z(k,m),Aa:l})},C:function(a,b){b=N(b);W(a,{va:!0,name:b,
argPackAdvance:0,fromWireType:function(){},toWireType:function(){}})},s:function(a,b,c,d,e){a=Bb[a];b=M(b);c=Ab(c);var f=[];E[d>>2]=Ea(f);return a(b,c,f,e)},t:function(a,b,c,d){a=Bb[a];b=M(b);c=Ab(c);a(b,c,null,d)},g:qb,m:function(a,b){var c=Db(a,b),d=c[0];b=d.name+"_$"+c.slice(1).map(function(g){return g.name}).join("_")+"$";var e=Eb[b];if(void 0!==e)return e;var f=Array(a-1);e=Cb((g,k,m,l)=>{for(var n=0,p=0;p<a-1;++p)f[p]=c[p+1].readValueFromPointer(l+n),n+=c[p+1].argPackAdvance;g=g[k].apply(g,
f);for(p=0;p<a-1;++p)c[p+1].ma&&c[p+1].ma(f[p]);if(!d.va)return d.toWireType(m,g)});return Eb[b]=e},D:function(a){4<a&&(J[a].ga+=1)},r:function(a){var b=M(a);Wa(b);qb(a)},c:function(){x("")},x:function(a,b,c){A.copyWithin(a,b,b+c)},w:function(a){var b=A.length;a>>>=0;if(2147483648<a)return!1;for(var c=1;4>=c;c*=2){var d=b*(1+.2/c);d=Math.min(d,a+100663296);var e=Math;d=Math.max(a,d);e=e.min.call(e,2147483648,d+(65536-d%65536)%65536);a:{try{fa.grow(e-ia.byteLength+65535>>>16);na();var f=1;break a}catch(g){}f=
void 0}if(f)return!0}return!1},z:function(){return 52},u:function(){return 70},y:function(a,b,c,d){for(var e=0,f=0;f<c;f++){var g=E[b>>2],k=E[b+4>>2];b+=8;for(var m=0;m<k;m++){var l=A[g+m],n=Fb[a];0===l||10===l?((1===a?ea:v)(z(n,0)),n.length=0):n.push(l)}e+=k}E[d>>2]=e;return 0}};
(function(){function a(e){h.asm=e.exports;fa=h.asm.E;na();oa=h.asm.J;qa.unshift(h.asm.F);F--;h.monitorRunDependencies&&h.monitorRunDependencies(F);0==F&&(null!==ta&&(clearInterval(ta),ta=null),G&&(e=G,G=null,e()))}function b(e){a(e.instance)}function c(e){return ya().then(function(f){return WebAssembly.instantiate(f,d)}).then(function(f){return f}).then(e,function(f){v("failed to asynchronously prepare wasm: "+f);x(f)})}var d={a:Jb};F++;h.monitorRunDependencies&&h.monitorRunDependencies(F);if(h.instantiateWasm)try{return h.instantiateWasm(d,
a)}catch(e){v("Module.instantiateWasm callback failed with error: "+e),ca(e)}(function(){return w||"function"!=typeof WebAssembly.instantiateStreaming||ua(H)||"function"!=typeof fetch?c(b):fetch(H,{credentials:"same-origin"}).then(function(e){return WebAssembly.instantiateStreaming(e,d).then(b,function(f){v("wasm streaming compile failed: "+f);v("falling back to ArrayBuffer instantiation");return c(b)})})})().catch(ca);return{}})();
h.___wasm_call_ctors=function(){return(h.___wasm_call_ctors=h.asm.F).apply(null,arguments)};var Ka=h.___getTypeName=function(){return(Ka=h.___getTypeName=h.asm.G).apply(null,arguments)};h.__embind_initialize_bindings=function(){return(h.__embind_initialize_bindings=h.asm.H).apply(null,arguments)};var Ib=h._malloc=function(){return(Ib=h._malloc=h.asm.I).apply(null,arguments)},S=h._free=function(){return(S=h._free=h.asm.K).apply(null,arguments)};
h.dynCall_jiji=function(){return(h.dynCall_jiji=h.asm.L).apply(null,arguments)};var Kb;G=function Lb(){Kb||Mb();Kb||(G=Lb)};
function Mb(){function a(){if(!Kb&&(Kb=!0,h.calledRun=!0,!ha)){za(qa);aa(h);if(h.onRuntimeInitialized)h.onRuntimeInitialized();if(h.postRun)for("function"==typeof h.postRun&&(h.postRun=[h.postRun]);h.postRun.length;){var b=h.postRun.shift();ra.unshift(b)}za(ra)}}if(!(0<F)){if(h.preRun)for("function"==typeof h.preRun&&(h.preRun=[h.preRun]);h.preRun.length;)sa();za(pa);0<F||(h.setStatus?(h.setStatus("Running..."),setTimeout(function(){setTimeout(function(){h.setStatus("")},1);a()},1)):a())}}
if(h.preInit)for("function"==typeof h.preInit&&(h.preInit=[h.preInit]);0<h.preInit.length;)h.preInit.pop()();Mb();
return loadYoga.ready
}
);
})();
const __WEBPACK_DEFAULT_EXPORT__ = (loadYoga);
}),
4044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ay: () => (__WEBPACK_DEFAULT_EXPORT__),
Nf: () => ( Unit),
OP: () => ( Direction)
});
let Align = function (Align) {
Align[Align["Auto"] = 0] = "Auto";
Align[Align["FlexStart"] = 1] = "FlexStart";
Align[Align["Center"] = 2] = "Center";
Align[Align["FlexEnd"] = 3] = "FlexEnd";
Align[Align["Stretch"] = 4] = "Stretch";
Align[Align["Baseline"] = 5] = "Baseline";
Align[Align["SpaceBetween"] = 6] = "SpaceBetween";
Align[Align["SpaceAround"] = 7] = "SpaceAround";
Align[Align["SpaceEvenly"] = 8] = "SpaceEvenly";
return Align;
}({});
let BoxSizing = function (BoxSizing) {
BoxSizing[BoxSizing["BorderBox"] = 0] = "BorderBox";
BoxSizing[BoxSizing["ContentBox"] = 1] = "ContentBox";
return BoxSizing;
}({});
let Dimension = function (Dimension) {
Dimension[Dimension["Width"] = 0] = "Width";
Dimension[Dimension["Height"] = 1] = "Height";
return Dimension;
}({});
let Direction = function (Direction) {
Direction[Direction["Inherit"] = 0] = "Inherit";
Direction[Direction["LTR"] = 1] = "LTR";
Direction[Direction["RTL"] = 2] = "RTL";
return Direction;
}({});
let Display = function (Display) {
Display[Display["Flex"] = 0] = "Flex";
Display[Display["None"] = 1] = "None";
Display[Display["Contents"] = 2] = "Contents";
return Display;
}({});
let Edge = function (Edge) {
Edge[Edge["Left"] = 0] = "Left";
Edge[Edge["Top"] = 1] = "Top";
Edge[Edge["Right"] = 2] = "Right";
Edge[Edge["Bottom"] = 3] = "Bottom";
Edge[Edge["Start"] = 4] = "Start";
Edge[Edge["End"] = 5] = "End";
Edge[Edge["Horizontal"] = 6] = "Horizontal";
Edge[Edge["Vertical"] = 7] = "Vertical";
Edge[Edge["All"] = 8] = "All";
return Edge;
}({});
let Errata = function (Errata) {
Errata[Errata["None"] = 0] = "None";
Errata[Errata["StretchFlexBasis"] = 1] = "StretchFlexBasis";
Errata[Errata["AbsolutePositionWithoutInsetsExcludesPadding"] = 2] = "AbsolutePositionWithoutInsetsExcludesPadding";
Errata[Errata["AbsolutePercentAgainstInnerSize"] = 4] = "AbsolutePercentAgainstInnerSize";
Errata[Errata["All"] = 2147483647] = "All";
Errata[Errata["Classic"] = 2147483646] = "Classic";
return Errata;
}({});
let ExperimentalFeature = function (ExperimentalFeature) {
ExperimentalFeature[ExperimentalFeature["WebFlexBasis"] = 0] = "WebFlexBasis";
return ExperimentalFeature;
}({});
let FlexDirection = function (FlexDirection) {
FlexDirection[FlexDirection["Column"] = 0] = "Column";
FlexDirection[FlexDirection["ColumnReverse"] = 1] = "ColumnReverse";
FlexDirection[FlexDirection["Row"] = 2] = "Row";
FlexDirection[FlexDirection["RowReverse"] = 3] = "RowReverse";
return FlexDirection;
}({});
let Gutter = function (Gutter) {
Gutter[Gutter["Column"] = 0] = "Column";
Gutter[Gutter["Row"] = 1] = "Row";
Gutter[Gutter["All"] = 2] = "All";
return Gutter;
}({});
let Justify = function (Justify) {
Justify[Justify["FlexStart"] = 0] = "FlexStart";
Justify[Justify["Center"] = 1] = "Center";
Justify[Justify["FlexEnd"] = 2] = "FlexEnd";
Justify[Justify["SpaceBetween"] = 3] = "SpaceBetween";
Justify[Justify["SpaceAround"] = 4] = "SpaceAround";
Justify[Justify["SpaceEvenly"] = 5] = "SpaceEvenly";
return Justify;
}({});
let LogLevel = function (LogLevel) {
LogLevel[LogLevel["Error"] = 0] = "Error";
LogLevel[LogLevel["Warn"] = 1] = "Warn";
LogLevel[LogLevel["Info"] = 2] = "Info";
LogLevel[LogLevel["Debug"] = 3] = "Debug";
LogLevel[LogLevel["Verbose"] = 4] = "Verbose";
LogLevel[LogLevel["Fatal"] = 5] = "Fatal";
return LogLevel;
}({});
let MeasureMode = function (MeasureMode) {
MeasureMode[MeasureMode["Undefined"] = 0] = "Undefined";
MeasureMode[MeasureMode["Exactly"] = 1] = "Exactly";
MeasureMode[MeasureMode["AtMost"] = 2] = "AtMost";
return MeasureMode;
}({});
let NodeType = function (NodeType) {
NodeType[NodeType["Default"] = 0] = "Default";
NodeType[NodeType["Text"] = 1] = "Text";
return NodeType;
}({});
let Overflow = function (Overflow) {
Overflow[Overflow["Visible"] = 0] = "Visible";
Overflow[Overflow["Hidden"] = 1] = "Hidden";
Overflow[Overflow["Scroll"] = 2] = "Scroll";
return Overflow;
}({});
let PositionType = function (PositionType) {
PositionType[PositionType["Static"] = 0] = "Static";
PositionType[PositionType["Relative"] = 1] = "Relative";
PositionType[PositionType["Absolute"] = 2] = "Absolute";
return PositionType;
}({});
let Unit = function (Unit) {
Unit[Unit["Undefined"] = 0] = "Undefined";
Unit[Unit["Point"] = 1] = "Point";
Unit[Unit["Percent"] = 2] = "Percent";
Unit[Unit["Auto"] = 3] = "Auto";
return Unit;
}({});
let Wrap = function (Wrap) {
Wrap[Wrap["NoWrap"] = 0] = "NoWrap";
Wrap[Wrap["Wrap"] = 1] = "Wrap";
Wrap[Wrap["WrapReverse"] = 2] = "WrapReverse";
return Wrap;
}({});
const constants = {
ALIGN_AUTO: Align.Auto,
ALIGN_FLEX_START: Align.FlexStart,
ALIGN_CENTER: Align.Center,
ALIGN_FLEX_END: Align.FlexEnd,
ALIGN_STRETCH: Align.Stretch,
ALIGN_BASELINE: Align.Baseline,
ALIGN_SPACE_BETWEEN: Align.SpaceBetween,
ALIGN_SPACE_AROUND: Align.SpaceAround,
ALIGN_SPACE_EVENLY: Align.SpaceEvenly,
BOX_SIZING_BORDER_BOX: BoxSizing.BorderBox,
BOX_SIZING_CONTENT_BOX: BoxSizing.ContentBox,
DIMENSION_WIDTH: Dimension.Width,
DIMENSION_HEIGHT: Dimension.Height,
DIRECTION_INHERIT: Direction.Inherit,
DIRECTION_LTR: Direction.LTR,
DIRECTION_RTL: Direction.RTL,
DISPLAY_FLEX: Display.Flex,
DISPLAY_NONE: Display.None,
DISPLAY_CONTENTS: Display.Contents,
EDGE_LEFT: Edge.Left,
EDGE_TOP: Edge.Top,
EDGE_RIGHT: Edge.Right,
EDGE_BOTTOM: Edge.Bottom,
EDGE_START: Edge.Start,
EDGE_END: Edge.End,
EDGE_HORIZONTAL: Edge.Horizontal,
EDGE_VERTICAL: Edge.Vertical,
EDGE_ALL: Edge.All,
ERRATA_NONE: Errata.None,
ERRATA_STRETCH_FLEX_BASIS: Errata.StretchFlexBasis,
ERRATA_ABSOLUTE_POSITION_WITHOUT_INSETS_EXCLUDES_PADDING: Errata.AbsolutePositionWithoutInsetsExcludesPadding,
ERRATA_ABSOLUTE_PERCENT_AGAINST_INNER_SIZE: Errata.AbsolutePercentAgainstInnerSize,
ERRATA_ALL: Errata.All,
ERRATA_CLASSIC: Errata.Classic,
EXPERIMENTAL_FEATURE_WEB_FLEX_BASIS: ExperimentalFeature.WebFlexBasis,
FLEX_DIRECTION_COLUMN: FlexDirection.Column,
FLEX_DIRECTION_COLUMN_REVERSE: FlexDirection.ColumnReverse,
FLEX_DIRECTION_ROW: FlexDirection.Row,
FLEX_DIRECTION_ROW_REVERSE: FlexDirection.RowReverse,
GUTTER_COLUMN: Gutter.Column,
GUTTER_ROW: Gutter.Row,
GUTTER_ALL: Gutter.All,
JUSTIFY_FLEX_START: Justify.FlexStart,
JUSTIFY_CENTER: Justify.Center,
JUSTIFY_FLEX_END: Justify.FlexEnd,
JUSTIFY_SPACE_BETWEEN: Justify.SpaceBetween,
JUSTIFY_SPACE_AROUND: Justify.SpaceAround,
JUSTIFY_SPACE_EVENLY: Justify.SpaceEvenly,
LOG_LEVEL_ERROR: LogLevel.Error,
LOG_LEVEL_WARN: LogLevel.Warn,
LOG_LEVEL_INFO: LogLevel.Info,
LOG_LEVEL_DEBUG: LogLevel.Debug,
LOG_LEVEL_VERBOSE: LogLevel.Verbose,
LOG_LEVEL_FATAL: LogLevel.Fatal,
MEASURE_MODE_UNDEFINED: MeasureMode.Undefined,
MEASURE_MODE_EXACTLY: MeasureMode.Exactly,
MEASURE_MODE_AT_MOST: MeasureMode.AtMost,
NODE_TYPE_DEFAULT: NodeType.Default,
NODE_TYPE_TEXT: NodeType.Text,
OVERFLOW_VISIBLE: Overflow.Visible,
OVERFLOW_HIDDEN: Overflow.Hidden,
OVERFLOW_SCROLL: Overflow.Scroll,
POSITION_TYPE_STATIC: PositionType.Static,
POSITION_TYPE_RELATIVE: PositionType.Relative,
POSITION_TYPE_ABSOLUTE: PositionType.Absolute,
UNIT_UNDEFINED: Unit.Undefined,
UNIT_POINT: Unit.Point,
UNIT_PERCENT: Unit.Percent,
UNIT_AUTO: Unit.Auto,
WRAP_NO_WRAP: Wrap.NoWrap,
WRAP_WRAP: Wrap.Wrap,
WRAP_WRAP_REVERSE: Wrap.WrapReverse
};
const __WEBPACK_DEFAULT_EXPORT__ = (constants);
}),
91000:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.d(__webpack_exports__, {
Ay: () => (__WEBPACK_DEFAULT_EXPORT__)
});
var _binaries_yoga_wasm_base64_esm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87080);
var _wrapAssembly_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75182);
var _generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4044);
const Yoga = (0,_wrapAssembly_js__WEBPACK_IMPORTED_MODULE_1__ .A)(await (0,_binaries_yoga_wasm_base64_esm_js__WEBPACK_IMPORTED_MODULE_0__ .A)());
const __WEBPACK_DEFAULT_EXPORT__ = (Yoga);
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);
}),
75182:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( wrapAssembly)
});
var _generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4044);
function wrapAssembly(lib) {
function patch(prototype, name, fn) {
const original = prototype[name];
prototype[name] = function () {
for (var _len = arguments.length, args = new Array(_len), _key = 0; _key < _len; _key++) {
args[_key] = arguments[_key];
}
return fn.call(this, original, ...args);
};
}
for (const fnName of ['setPosition', 'setMargin', 'setFlexBasis', 'setWidth', 'setHeight', 'setMinWidth', 'setMinHeight', 'setMaxWidth', 'setMaxHeight', 'setPadding', 'setGap']) {
const methods = {
[_generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_0__ .Nf.Point]: lib.Node.prototype[fnName],
[_generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_0__ .Nf.Percent]: lib.Node.prototype[`${fnName}Percent`],
[_generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_0__ .Nf.Auto]: lib.Node.prototype[`${fnName}Auto`]
};
patch(lib.Node.prototype, fnName, function (original) {
for (var _len2 = arguments.length, args = new Array(_len2 > 1 ? _len2 - 1 : 0), _key2 = 1; _key2 < _len2; _key2++) {
args[_key2 - 1] = arguments[_key2];
}
const value = args.pop();
let unit, asNumber;
if (value === 'auto') {
unit = _generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_0__ .Nf.Auto;
asNumber = undefined;
} else if (typeof value === 'object') {
unit = value.unit;
asNumber = value.valueOf();
} else {
unit = typeof value === 'string' && value.endsWith('%') ? _generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_0__ .Nf.Percent : _generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_0__ .Nf.Point;
asNumber = parseFloat(value);
if (value !== undefined && !Number.isNaN(value) && Number.isNaN(asNumber)) {
throw new Error(`Invalid value ${value} for ${fnName}`);
}
}
if (!methods[unit]) throw new Error(`Failed to execute "${fnName}": Unsupported unit '${value}'`);
if (asNumber !== undefined) {
return methods[unit].call(this, ...args, asNumber);
} else {
return methods[unit].call(this, ...args);
}
});
}
function wrapMeasureFunction(measureFunction) {
return lib.MeasureCallback.implement({
measure: function () {
const {
width,
height
} = measureFunction(...arguments);
return {
width: width ?? NaN,
height: height ?? NaN
};
}
});
}
patch(lib.Node.prototype, 'setMeasureFunc', function (original, measureFunc) {
if (measureFunc) {
return original.call(this, wrapMeasureFunction(measureFunc));
} else {
return this.unsetMeasureFunc();
}
});
function wrapDirtiedFunc(dirtiedFunction) {
return lib.DirtiedCallback.implement({
dirtied: dirtiedFunction
});
}
patch(lib.Node.prototype, 'setDirtiedFunc', function (original, dirtiedFunc) {
original.call(this, wrapDirtiedFunc(dirtiedFunc));
});
patch(lib.Config.prototype, 'free', function () {
lib.Config.destroy(this);
});
patch(lib.Node, 'create', (_, config) => {
return config ? lib.Node.createWithConfig(config) : lib.Node.createDefault();
});
patch(lib.Node.prototype, 'free', function () {
lib.Node.destroy(this);
});
patch(lib.Node.prototype, 'freeRecursive', function () {
for (let t = 0, T = this.getChildCount(); t < T; ++t) {
this.getChild(0).freeRecursive();
}
this.free();
});
patch(lib.Node.prototype, 'calculateLayout', function (original) {
let width = arguments.length > 1 && arguments[1] !== undefined ? arguments[1] : NaN;
let height = arguments.length > 2 && arguments[2] !== undefined ? arguments[2] : NaN;
let direction = arguments.length > 3 && arguments[3] !== undefined ? arguments[3] : _generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_0__ .OP.LTR;
return original.call(this, width, height, direction);
});
return {
Config: lib.Config,
Node: lib.Node,
..._generated_YGEnums_js__WEBPACK_IMPORTED_MODULE_0__ .Ay
};
}
}),
55711:
((module) => {
module.exports = JSON.parse('{"single":{"topLeft":"┌","top":"─","topRight":"┐","right":"│","bottomRight":"┘","bottom":"─","bottomLeft":"└","left":"│"},"double":{"topLeft":"╔","top":"═","topRight":"╗","right":"║","bottomRight":"╝","bottom":"═","bottomLeft":"╚","left":"║"},"round":{"topLeft":"╭","top":"─","topRight":"╮","right":"│","bottomRight":"╯","bottom":"─","bottomLeft":"╰","left":"│"},"bold":{"topLeft":"┏","top":"━","topRight":"┓","right":"┃","bottomRight":"┛","bottom":"━","bottomLeft":"┗","left":"┃"},"singleDouble":{"topLeft":"╓","top":"─","topRight":"╖","right":"║","bottomRight":"╜","bottom":"─","bottomLeft":"╙","left":"║"},"doubleSingle":{"topLeft":"╒","top":"═","topRight":"╕","right":"│","bottomRight":"╛","bottom":"═","bottomLeft":"╘","left":"│"},"classic":{"topLeft":"+","top":"-","topRight":"+","right":"|","bottomRight":"+","bottom":"-","bottomLeft":"+","left":"|"},"arrow":{"topLeft":"↘","top":"↓","topRight":"↙","right":"←","bottomRight":"↖","bottom":"↑","bottomLeft":"↗","left":"→"}}');
})
};
