import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 894:
/***/ (function(__unused_webpack_module, exports) {

/*!
 * hash-wasm (https://www.npmjs.com/package/hash-wasm)
 * (c) Dani Biro
 * @license MIT
 */

!function(A,I){ true?I(exports):0}(this,function(A){"use strict";var I,g={name:"blake3",data:"AGFzbQEAAAABMQdgAAF/YAl/f39+f39/f38AYAZ/f39/fn8AYAF/AGADf39/AGABfgBgBX9/fn9/AX8DDg0AAQIDBAUGAwMDAwAEBQQBAQICBg8CfwFBgIAEC38AQYCABAsHggEJBm1lbW9yeQIAD19fc3RhY2tfcG9pbnRlcgMADkhhc2hfR2V0QnVmZmVyAAAJSGFzaF9Jbml0AAgLSGFzaF9VcGRhdGUACQpIYXNoX0ZpbmFsAAoNSGFzaF9HZXRTdGF0ZQALDkhhc2hfQ2FsY3VsYXRlAAwKU1RBVEVfU0laRQMBCrRYDQYAQYCBBAvUAgIDfwV+IwBB4ABrIgkkAAJAIAFFDQAgByAFciEKIAYgB0EAIAJBAUYbciAFciELIAStIQwDQCAAKAIAIQcgCUEAKQOAgQU3AwAgCUEAKQOIgQU3AwggCUEAKQOQgQU3AxAgCUEAKQOYgQU3AxggCUEgaiAJIAdBwAAgAyALEAIgB0HAAGohByACIQQCQANAIAkgCSkDQCAJKQMghSINNwMAIAkgCSkDSCAJKQMohSIONwMIIAkgCSkDUCAJKQMwhSIPNwMQIAkgCSkDWCAJKQM4hSIQNwMYIAUhBgJAAkAgBEF/aiIEDgIDAAELIAohBgsgCUEgaiAJIAdBwAAgAyAGEAIgB0HAAGohBwwACwsgCCAQNwMYIAggDzcDECAIIA43AwggCCANNwMAIAhBIGohCCAAQQRqIQAgAyAMfCEDIAFBf2oiAQ0ACwsgCUHgAGokAAv4GwIMfh9/IAIpAyghBiACKQM4IQcgAikDMCEIIAIpAxAhCSACKQMgIQogAikDACELIAIpAwghDCACKQMYIQ0gACABKQMAIg43AwAgACABKQMIIg83AwggACABKQMQIhA3AxAgACAPQiCIpyANpyICaiABKQMYIhFCIIinIhJqIhMgDUIgiKciAWogEyAFc0EQdyIUQbrqv6p6aiIVIBJzQRR3IhZqIhcgDqcgC6ciBWogEKciE2oiGCALQiCIpyISaiAYIASnc0EQdyIYQefMp9AGaiIZIBNzQRR3IhNqIhogGHNBGHciGyAZaiIcIBNzQRl3Ih1qIAenIhNqIh4gB0IgiKciGGogHiAPpyAJpyIZaiARpyIfaiIgIAlCIIinIiFqICAgA3NBEHciA0Hy5rvjA2oiICAfc0EUdyIfaiIiIANzQRh3IiNzQRB3IiQgDkIgiKcgDKciA2ogEEIgiKciJWoiJiAMQiCIpyIeaiAmIARCIIinc0EQdyImQYXdntt7aiInICVzQRR3IiVqIiggJnNBGHciJiAnaiInaiIpIB1zQRR3Ih1qIiogGWogFyAUc0EYdyIrIBVqIiwgFnNBGXciFiAiaiAIpyIUaiIXIAhCIIinIhVqIBcgJnNBEHciFyAcaiIcIBZzQRR3IhZqIiIgF3NBGHciJiAcaiItIBZzQRl3Ii5qIhwgFWogJyAlc0EZdyIlIBpqIAqnIhZqIhogCkIgiKciF2ogGiArc0EQdyIaICMgIGoiIGoiIyAlc0EUdyIlaiInIBpzQRh3IisgHHNBEHciLyAgIB9zQRl3Ih8gKGogBqciGmoiICAGQiCIpyIcaiAgIBtzQRB3IhsgLGoiICAfc0EUdyIfaiIoIBtzQRh3IhsgIGoiIGoiLCAuc0EUdyIuaiIwICcgA2ogKiAkc0EYdyIkIClqIicgHXNBGXciHWoiKSACaiAbIClzQRB3IhsgLWoiKSAdc0EUdyIdaiIqIBtzQRh3IhsgKWoiKSAdc0EZdyIdaiAYaiItIBZqIC0gIiABaiAgIB9zQRl3Ih9qIiAgBWogJCAgc0EQdyIgICsgI2oiImoiIyAfc0EUdyIfaiIkICBzQRh3IiBzQRB3IisgKCAeaiAiICVzQRl3IiJqIiUgGmogJiAlc0EQdyIlICdqIiYgInNBFHciImoiJyAlc0EYdyIlICZqIiZqIiggHXNBFHciHWoiLSABaiAwIC9zQRh3Ii8gLGoiLCAuc0EZdyIuICRqIBdqIiQgE2ogJCAlc0EQdyIkIClqIiUgLnNBFHciKWoiLiAkc0EYdyIkICVqIiUgKXNBGXciKWoiMCATaiAmICJzQRl3IiIgKmogEmoiJiAcaiAmIC9zQRB3IiYgICAjaiIgaiIjICJzQRR3IiJqIiogJnNBGHciJiAwc0EQdyIvICAgH3NBGXciHyAnaiAUaiIgICFqICAgG3NBEHciGyAsaiIgIB9zQRR3Ih9qIicgG3NBGHciGyAgaiIgaiIsIClzQRR3IilqIjAgKiAeaiAtICtzQRh3IiogKGoiKCAdc0EZdyIdaiIrIBlqIBsgK3NBEHciGyAlaiIlIB1zQRR3Ih1qIisgG3NBGHciGyAlaiIlIB1zQRl3Ih1qIBZqIi0gEmogLSAuIBVqICAgH3NBGXciH2oiICADaiAqICBzQRB3IiAgJiAjaiIjaiImIB9zQRR3Ih9qIiogIHNBGHciIHNBEHciLSAnIBpqICMgInNBGXciImoiIyAUaiAkICNzQRB3IiMgKGoiJCAic0EUdyIiaiInICNzQRh3IiMgJGoiJGoiKCAdc0EUdyIdaiIuIBVqIDAgL3NBGHciLyAsaiIsIClzQRl3IikgKmogHGoiKiAYaiAqICNzQRB3IiMgJWoiJSApc0EUdyIpaiIqICNzQRh3IiMgJWoiJSApc0EZdyIpaiIwIBhqICQgInNBGXciIiAraiACaiIkICFqICQgL3NBEHciJCAgICZqIiBqIiYgInNBFHciImoiKyAkc0EYdyIkIDBzQRB3Ii8gICAfc0EZdyIfICdqIBdqIiAgBWogICAbc0EQdyIbICxqIiAgH3NBFHciH2oiJyAbc0EYdyIbICBqIiBqIiwgKXNBFHciKWoiMCArIBpqIC4gLXNBGHciKyAoaiIoIB1zQRl3Ih1qIi0gAWogGyAtc0EQdyIbICVqIiUgHXNBFHciHWoiLSAbc0EYdyIbICVqIiUgHXNBGXciHWogEmoiLiACaiAuICogE2ogICAfc0EZdyIfaiIgIB5qICsgIHNBEHciICAkICZqIiRqIiYgH3NBFHciH2oiKiAgc0EYdyIgc0EQdyIrICcgFGogJCAic0EZdyIiaiIkIBdqICMgJHNBEHciIyAoaiIkICJzQRR3IiJqIicgI3NBGHciIyAkaiIkaiIoIB1zQRR3Ih1qIi4gE2ogMCAvc0EYdyIvICxqIiwgKXNBGXciKSAqaiAhaiIqIBZqICogI3NBEHciIyAlaiIlIClzQRR3IilqIiogI3NBGHciIyAlaiIlIClzQRl3IilqIjAgFmogJCAic0EZdyIiIC1qIBlqIiQgBWogJCAvc0EQdyIkICAgJmoiIGoiJiAic0EUdyIiaiItICRzQRh3IiQgMHNBEHciLyAgIB9zQRl3Ih8gJ2ogHGoiICADaiAgIBtzQRB3IhsgLGoiICAfc0EUdyIfaiInIBtzQRh3IhsgIGoiIGoiLCApc0EUdyIpaiIwIC9zQRh3Ii8gLGoiLCApc0EZdyIpICogGGogICAfc0EZdyIfaiIgIBpqIC4gK3NBGHciKiAgc0EQdyIgICQgJmoiJGoiJiAfc0EUdyIfaiIraiAFaiIuIBJqIC4gJyAXaiAkICJzQRl3IiJqIiQgHGogIyAkc0EQdyIjICogKGoiJGoiJyAic0EUdyIiaiIoICNzQRh3IiNzQRB3IiogLSAUaiAkIB1zQRl3Ih1qIiQgFWogGyAkc0EQdyIbICVqIiQgHXNBFHciHWoiJSAbc0EYdyIbICRqIiRqIi0gKXNBFHciKWoiLiAWaiArICBzQRh3IiAgJmoiJiAfc0EZdyIfIChqICFqIiggHmogKCAbc0EQdyIbICxqIiggH3NBFHciH2oiKyAbc0EYdyIbIChqIiggH3NBGXciH2oiLCAUaiAwICQgHXNBGXciHWogAmoiJCAZaiAkICBzQRB3IiAgIyAnaiIjaiIkIB1zQRR3Ih1qIicgIHNBGHciICAsc0EQdyIsICMgInNBGXciIiAlaiABaiIjIANqICMgL3NBEHciIyAmaiIlICJzQRR3IiJqIiYgI3NBGHciIyAlaiIlaiIvIB9zQRR3Ih9qIjAgLHNBGHciLCAvaiIvIB9zQRl3Ih8gKyAcaiAlICJzQRl3IiJqIiUgIWogLiAqc0EYdyIqICVzQRB3IiUgICAkaiIgaiIkICJzQRR3IiJqIitqIAVqIi4gGmogLiAmIBdqICAgHXNBGXciHWoiICATaiAbICBzQRB3IhsgKiAtaiIgaiImIB1zQRR3Ih1qIiogG3NBGHciG3NBEHciLSAnIBhqICAgKXNBGXciIGoiJyASaiAjICdzQRB3IiMgKGoiJyAgc0EUdyIgaiIoICNzQRh3IiMgJ2oiJ2oiKSAfc0EUdyIfaiIuICFqICsgJXNBGHciISAkaiIkICJzQRl3IiIgKmogFWoiJSAeaiAlICNzQRB3IiMgL2oiJSAic0EUdyIiaiIqICNzQRh3IiMgJWoiJSAic0EZdyIiaiIrIAVqICcgIHNBGXciBSAwaiADaiIgIAJqICAgIXNBEHciISAbICZqIhtqIiAgBXNBFHciBWoiJiAhc0EYdyIhICtzQRB3IicgKCAbIB1zQRl3IhtqIBlqIh0gAWogHSAsc0EQdyIdICRqIiQgG3NBFHciG2oiKCAdc0EYdyIdICRqIiRqIisgInNBFHciImoiLCAnc0EYdyInICtqIisgInNBGXciIiAqIBxqICQgG3NBGXciHGoiGyAYaiAuIC1zQRh3IhggG3NBEHciGyAhICBqIiFqIiAgHHNBFHciHGoiJGogE2oiEyAaaiATICggFmogISAFc0EZdyIFaiIhIAJqICMgIXNBEHciAiAYIClqIhhqIiEgBXNBFHciBWoiFiACc0EYdyICc0EQdyITICYgEmogGCAfc0EZdyISaiIYIBdqIB0gGHNBEHciGCAlaiIXIBJzQRR3IhJqIhogGHNBGHciGCAXaiIXaiIdICJzQRR3Ih9qIiI2AgAgACAXIBJzQRl3IhIgLGogA2oiAyAUaiADICQgG3NBGHciFHNBEHciAyACICFqIgJqIiEgEnNBFHciEmoiFyADc0EYdyIDNgIwIAAgFiAUICBqIhQgHHNBGXciHGogAWoiASAVaiABIBhzQRB3IgEgK2oiGCAcc0EUdyIVaiIWIAFzQRh3IgEgGGoiGCAVc0EZdzYCECAAIBc2AgQgACACIAVzQRl3IgIgGmogHmoiBSAZaiAFICdzQRB3IgUgFGoiGSACc0EUdyICaiIeIAVzQRh3IgU2AjQgACAFIBlqIgU2AiAgACAiIBNzQRh3IhMgHWoiGSAfc0EZdzYCFCAAIBg2AiQgACAeNgIIIAAgATYCOCAAIAMgIWoiASASc0EZdzYCGCAAIBk2AiggACAWNgIMIAAgEzYCPCAAIAUgAnNBGXc2AhwgACABNgIsC+ERCwN/BH4CfwF+AX8EfgJ/AX4CfwF+BH8jAEHQAmsiASQAAkAgAEUNAAJAAkBBAC0AiYIFQQZ0QQAtAIiCBWoiAg0AQYCBBCEDDAELQaCBBUGAgQRBgAggAmsiAiAAIAIgAEkbIgIQBCAAIAJrIgBFDQEgAUEAKQOggQUiBDcDcCABQQApA6iBBSIFNwN4IAFBACkDsIEFIgY3A4ABIAFBACkDuIEFIgc3A4gBIAFBACkDyIEFNwOYASABQQApA9CBBTcDoAEgAUEAKQPYgQU3A6gBQQAtAIqCBSEIQQAtAImCBSEJQQApA8CBBSEKIAFBAC0AiIIFIgs6ANgBIAEgCjcDkAEgAUEAKQPggQU3A7ABIAFBACkD6IEFNwO4ASABQQApA/CBBTcDwAEgAUEAKQP4gQU3A8gBIAFBACkDgIIFNwPQASABIAggCUVyQQJyIgg6ANkBIAEgBzcD+AEgASAGNwPwASABIAU3A+gBIAEgBDcD4AEgASABQeABaiABQZgBaiALIAogCEH/AXEQAiABKQMgIQQgASkDACEFIAEpAyghBiABKQMIIQcgASkDMCEMIAEpAxAhDSABKQM4IQ4gASkDGCEPIAoQBUEAQgA3A4CCBUEAQgA3A/iBBUEAQgA3A/CBBUEAQgA3A+iBBUEAQgA3A+CBBUEAQgA3A9iBBUEAQgA3A9CBBUEAQgA3A8iBBUEAQQApA4CBBTcDoIEFQQBBACkDiIEFNwOogQVBAEEAKQOQgQU3A7CBBUEAQQApA5iBBTcDuIEFQQAtAJCCBSIJQQV0IgggDiAPhTcDqYIFIAggDCANhTcDoYIFIAggBiAHhTcDmYIFIAggBCAFhTcDkYIFQQAgCUEBajoAkIIFQQBBACkDwIEFQgF8NwPAgQVBAEEAOwGIggUgAkGAgQRqIQMLAkAgAEGBCEkNAEEAKQPAgQUhBCABQShqIRADQCAEQgqGIQpCASAAQQFyrXlCP4WGpyECA0AgAiIRQQF2IQIgCiARQX9qrYNCAFINAAsgEUEKdq0hEgJAAkAgEUGACEsNACABQQA7AdgBIAFCADcD0AEgAUIANwPIASABQgA3A8ABIAFCADcDuAEgAUIANwOwASABQgA3A6gBIAFCADcDoAEgAUIANwOYASABQQApA4CBBTcDcCABQQApA4iBBTcDeCABQQApA5CBBTcDgAEgAUEALQCKggU6ANoBIAFBACkDmIEFNwOIASABIAQ3A5ABIAFB8ABqIAMgERAEIAEgASkDcCIENwMAIAEgASkDeCIFNwMIIAEgASkDgAEiBjcDECABIAEpA4gBIgc3AxggASABKQOYATcDKCABIAEpA6ABNwMwIAEgASkDqAE3AzggAS0A2gEhAiABLQDZASEIIAEpA5ABIQogASABLQDYASIJOgBoIAEgCjcDICABIAEpA7ABNwNAIAEgASkDuAE3A0ggASABKQPAATcDUCABIAEpA8gBNwNYIAEgASkD0AE3A2AgASACIAhFckECciICOgBpIAEgBzcDuAIgASAGNwOwAiABIAU3A6gCIAEgBDcDoAIgAUHgAWogAUGgAmogECAJIAogAkH/AXEQAiABKQOAAiEEIAEpA+ABIQUgASkDiAIhBiABKQPoASEHIAEpA5ACIQwgASkD8AEhDSABKQOYAiEOIAEpA/gBIQ8gChAFQQAtAJCCBSIIQQV0IgIgDiAPhTcDqYIFIAIgDCANhTcDoYIFIAIgBiAHhTcDmYIFIAIgBCAFhTcDkYIFQQAgCEEBajoAkIIFDAELAkACQCADIBEgBEEALQCKggUiAiABEAYiE0ECSw0AIAEpAxghCiABKQMQIQQgASkDCCEFIAEpAwAhBgwBCyACQQRyIRRBACkDmIEFIQ1BACkDkIEFIQ5BACkDiIEFIQ9BACkDgIEFIRUDQCATQX5qIhZBAXYiF0EBaiIYQQNxIQlBACELAkACQCAWQQZJDQAgGEH8////B3EhGUEAIQsgAUHIAmohAiABIQgDQCACIAg2AgAgAkEMaiAIQcABajYCACACQQhqIAhBgAFqNgIAIAJBBGogCEHAAGo2AgAgCEGAAmohCCACQRBqIQIgGSALQQRqIgtHDQALIAlFDQELIAEgC0EGdGohAiABQcgCaiALQQJ0aiEIA0AgCCACNgIAIAJBwABqIQIgCEEEaiEIIAlBf2oiCQ0ACwsgAUHIAmohCCABQaACaiECIBghCQNAIAgoAgAhCyABIA03A/gBIAEgDjcD8AEgASAPNwPoASABIBU3A+ABIAFB8ABqIAFB4AFqIAtBwABCACAUEAIgASkDkAEhCiABKQNwIQQgASkDmAEhBSABKQN4IQYgASkDoAEhByABKQOAASEMIAJBGGogASkDqAEgASkDiAGFNwMAIAJBEGogByAMhTcDACACQQhqIAUgBoU3AwAgAiAKIASFNwMAIAJBIGohAiAIQQRqIQggCUF/aiIJDQALAkACQCATIBZBfnFBAmpLDQAgGCETDAELIAFBoAJqIBhBBXRqIgIgASAYQQZ0aiIIKQMANwMAIAIgCCkDCDcDCCACIAgpAxA3AxAgAiAIKQMYNwMYIBdBAmohEwsgASABKQOgAiIGNwMAIAEgASkDqAIiBTcDCCABIAEpA7ACIgQ3AxAgASABKQO4AiIKNwMYIBNBAksNAAsLIAEpAyAhByABKQMoIQwgASkDMCENIAEpAzghDkEAKQPAgQUQBUEALQCQggUiCEEFdCICIAo3A6mCBSACIAQ3A6GCBSACIAU3A5mCBSACIAY3A5GCBUEAIAhBAWo6AJCCBUEAKQPAgQUgEkIBiHwQBUEALQCQggUiCEEFdCICIA43A6mCBSACIA03A6GCBSACIAw3A5mCBSACIAc3A5GCBUEAIAhBAWo6AJCCBQtBAEEAKQPAgQUgEnwiBDcDwIEFIAMgEWohAyAAIBFrIgBBgAhLDQALIABFDQELQaCBBSADIAAQBEEAKQPAgQUQBQsgAUHQAmokAAvsBgIJfwF+IwBBwABrIgMkAAJAAkAgAC0AaCIERQ0AAkBBwAAgBGsiBSACIAUgAkkbIgZFDQAgBkEDcSEHQQAhCAJAAkAgBkEESQ0AIAAgBGohCSAGQXxxIQpBACEIA0AgCSAIaiIFQShqIAEgCGoiCy0AADoAACAFQSlqIAtBAWotAAA6AAAgBUEqaiALQQJqLQAAOgAAIAVBK2ogC0EDai0AADoAACAKIAhBBGoiCEcNAAsgB0UNAQsgASAIaiEFIAggBGogAGpBKGohCANAIAggBS0AADoAACAFQQFqIQUgCEEBaiEIIAdBf2oiBw0ACwsgAC0AaCEECyAAIAQgBmoiBzoAaCABIAZqIQECQCACIAZrIgINAEEAIQIMAgsgAyAAIABBKGpBwAAgACkDICAALQBqIABB6QBqIgUtAAAiCEVyEAIgACADKQMgIAMpAwCFNwMAIAAgAykDKCADKQMIhTcDCCAAIAMpAzAgAykDEIU3AxAgACADKQM4IAMpAxiFNwMYIABBADoAaCAFIAhBAWo6AAAgAEIANwNgIABCADcDWCAAQgA3A1AgAEIANwNIIABCADcDQCAAQgA3AzggAEIANwMwIABCADcDKAtBACEHIAJBwQBJDQAgAEHpAGoiCC0AACEFIAAtAGohCyAAKQMgIQwDQCADIAAgAUHAACAMIAsgBUH/AXFFckH/AXEQAiAAIAMpAyAgAykDAIU3AwAgACADKQMoIAMpAwiFNwMIIAAgAykDMCADKQMQhTcDECAAIAMpAzggAykDGIU3AxggCCAFQQFqIgU6AAAgAUHAAGohASACQUBqIgJBwABLDQALCwJAQcAAIAdB/wFxIgZrIgUgAiAFIAJJGyIKRQ0AIApBA3EhC0EAIQUCQAJAIApBBEkNACAAIAZqIQcgCkH8AHEhCUEAIQUDQCAHIAVqIgJBKGogASAFaiIILQAAOgAAIAJBKWogCEEBai0AADoAACACQSpqIAhBAmotAAA6AAAgAkEraiAIQQNqLQAAOgAAIAkgBUEEaiIFRw0ACyALRQ0BCyABIAVqIQEgBSAGaiAAakEoaiEFA0AgBSABLQAAOgAAIAFBAWohASAFQQFqIQUgC0F/aiILDQALCyAALQBoIQcLIAAgByAKajoAaCADQcAAaiQAC94DBAV/A34FfwZ+IwBB0AFrIgEkAAJAIAB7pyICQQAtAJCCBSIDTw0AQQAtAIqCBUEEciEEIAFBKGohBUEAKQOYgQUhAEEAKQOQgQUhBkEAKQOIgQUhB0EAKQOAgQUhCCADIQkDQCABIAA3AxggASAGNwMQIAEgBzcDCCABIAg3AwAgASAJQQV0IglB0YEFaiIKKQMANwMoIAEgCUHZgQVqIgspAwA3AzAgASAJQeGBBWoiDCkDADcDOCABIAlB6YEFaiINKQMANwNAIAEgCUHxgQVqKQMANwNIIAEgCUH5gQVqKQMANwNQIAEgCUGBggVqKQMANwNYIAlBiYIFaikDACEOIAFBwAA6AGggASAONwNgIAFCADcDICABIAQ6AGkgASAANwOIASABIAY3A4ABIAEgBzcDeCABIAg3A3AgAUGQAWogAUHwAGogBUHAAEIAIARB/wFxEAIgASkDsAEhDiABKQOQASEPIAEpA7gBIRAgASkDmAEhESABKQPAASESIAEpA6ABIRMgDSABKQPIASABKQOoAYU3AwAgDCASIBOFNwMAIAsgECARhTcDACAKIA4gD4U3AwAgA0F/aiIDQf8BcSIJIAJLDQALQQAgAzoAkIIFCyABQdABaiQAC9AIBQF/BH4BfwF+BX8jAEHgAmsiBSQAAkACQCABQYAISw0AIAUgADYC/AEgAUUNAQJAIAFBgAhHDQBBASEBIAVB/AFqQQFBECACQQEgA0EBQQIgBBABDAILIAUgAzoAaiAFQgA3A2AgBUIANwNYIAVCADcDUCAFQgA3A0ggBUIANwNAIAVCADcDOCAFQgA3AzAgBUIANwMoIAUgAjcDICAFQQA7AWggBUEAKQOAgQU3AwAgBUEAKQOIgQU3AwggBUEAKQOQgQU3AxAgBUEAKQOYgQU3AxggBSAAIAEQBCAFIAUpAwAiBjcDiAEgBSAFKQMIIgc3A5ABIAUgBSkDECIINwOYASAFIAUpAxgiCTcDoAEgBSAFKQMoNwOwASAFIAUpAzA3A7gBIAUgBSkDODcDwAEgBS0AaiEAIAUtAGkhCiAFKQMgIQIgBSAFLQBoIgE6APABIAUgAjcDqAEgBSAFKQNANwPIASAFIAUpA0g3A9ABIAUgBSkDUDcD2AEgBSAFKQNYNwPgASAFIAUpA2A3A+gBIAUgACAKRXJBAnIiADoA8QEgBSAJNwOYAiAFIAg3A5ACIAUgBzcDiAIgBSAGNwOAAiAFQaACaiAFQYACaiAFQbABaiABIAIgAEH/AXEQAiAFKQPAAiECIAUpA6ACIQYgBSkDyAIhByAFKQOoAiEIIAUpA9ACIQkgBSkDsAIhCyAEIAUpA9gCIAUpA7gChTcDGCAEIAkgC4U3AxAgBCAHIAiFNwMIIAQgAiAGhTcDAEEBIQEMAQsgAEIBIAFBf2pBCnZBAXKteSIGQj+FhiIHp0EKdCIKIAIgAyAFEAYhDCAAIApqIAEgCmsgByACfCADIAVBIEHAACAGQj9RG2oQBiEAAkAgDEEBRw0AIAQgBSkDADcDACAEIAUpAwg3AwggBCAFKQMQNwMQIAQgBSkDGDcDGCAEIAUpAyA3AyAgBCAFKQMoNwMoIAQgBSkDMDcDMCAEIAUpAzg3AzhBAiEBDAELQQAhAUEAIQoCQCAAIAxqIg1BAkkNACANQX5qIg5BAXZBAWoiAUEDcSEMQQAhDwJAAkAgDkEGSQ0AIAFB/P///wdxIRBBACEPIAVBiAFqIQAgBSEKA0AgACAKNgIAIABBDGogCkHAAWo2AgAgAEEIaiAKQYABajYCACAAQQRqIApBwABqNgIAIApBgAJqIQogAEEQaiEAIBAgD0EEaiIPRw0ACyAMRQ0BCyAFIA9BBnRqIQAgBUGIAWogD0ECdGohCgNAIAogADYCACAAQcAAaiEAIApBBGohCiAMQX9qIgwNAAsLIA5BfnFBAmohCgsgBUGIAWogAUEBQgBBACADQQRyQQBBACAEEAEgDSAKTQ0AIAQgAUEFdGoiACAFIAFBBnRqIgopAwA3AwAgACAKKQMINwMIIAAgCikDEDcDECAAIAopAxg3AxggAUEBaiEBCyAFQeACaiQAIAEL6A8IAn8EfgF/AX4EfwR+An8EfiMAQfABayIBJAACQCAARQ0AAkBBAC0AkIIFIgINACABQQApA6CBBSIDNwMAIAFBACkDqIEFIgQ3AwggAUEAKQOwgQUiBTcDECABQQApA7iBBSIGNwMYIAFBACkDyIEFNwMoIAFBACkD0IEFNwMwIAFBACkD2IEFNwM4QQAtAIqCBSECQQAtAImCBSEHQQApA8CBBSEIIAFBAC0AiIIFIgk6AGggASAINwMgIAFBACkD4IEFNwNAIAFBACkD6IEFNwNIIAFBACkD8IEFNwNQIAFBACkD+IEFNwNYIAFBACkDgIIFNwNgIAEgAiAHRXIiAkECcjoAaSABQShqIQpCACEIQYCBBCELIAJBCnJB/wFxIQwDQCABQbABaiABIAogCUH/AXEgCCAMEAIgASABKQPQASINIAEpA7ABhTcDcCABIAEpA9gBIg4gASkDuAGFNwN4IAEgASkD4AEiDyABKQPAAYU3A4ABIAEgASkD6AEiECAGhTcDqAEgASAPIAWFNwOgASABIA4gBIU3A5gBIAEgDSADhTcDkAEgASAQIAEpA8gBhTcDiAECQAJAIABBwAAgAEHAAEkbIhFBB3EiEg0AIAFB8ABqIQIgCyEHIBEhEgwBCyABQfAAaiECIAshBwNAIAcgAi0AADoAACAHQQFqIQcgAkEBaiECIBJBf2oiEg0ACyARQfgAcSESCwJAIABBCEkNAANAIAcgAikAADcAACAHQQhqIQcgAkEIaiECIBJBeGoiEg0ACwsgCEIBfCEIIAsgEWohCyAAIBFrIgANAAwCCwsCQAJAAkBBAC0AiYIFIgdBAC0AiIIFIgtyQf8BcUUNACABIAs6AGggAUEAKQOAggU3A2AgAUEAKQP4gQU3A1ggAUEAKQPwgQU3A1AgAUEAKQPogQU3A0ggAUEAKQPggQU3A0AgAUEAKQPYgQU3AzggAUEAKQPQgQU3AzAgAUEAKQPIgQU3AyggAUEAKQPAgQUiCDcDICABQQApA7iBBSIDNwMYIAFBACkDsIEFIgQ3AxAgAUEAKQOogQUiBTcDCCABQQApA6CBBSIGNwMAIAFBAC0AioIFIhIgB0H/AXFFckECciIJOgBpIBJBBHIhEkEAKQOYgQUhDUEAKQOQgQUhDkEAKQOIgQUhD0EAKQOAgQUhEAwBC0HAACELIAFBwAA6AGhCACEIIAFCADcDICABQQApA5iBBSINNwMYIAFBACkDkIEFIg43AxAgAUEAKQOIgQUiDzcDCCABQQApA4CBBSIQNwMAIAFBAC0AioIFQQRyIhI6AGkgASACQX5qIgJBBXQiBykDyYIFNwNgIAEgBykDwYIFNwNYIAEgBykDuYIFNwNQIAEgBykDsYIFNwNIIAEgBykDqYIFNwNAIAEgBykDoYIFNwM4IAEgBykDmYIFNwMwIAEgBykDkYIFNwMoIBAhBiAPIQUgDiEEIA0hAyASIQkgAkUNAQsgAkF/aiIHQQV0IhEpA5GCBSETIBEpA5mCBSEUIBEpA6GCBSEVIBEpA6mCBSEWIAEgAzcDiAEgASAENwOAASABIAU3A3ggASAGNwNwIAFBsAFqIAFB8ABqIAFBKGoiESALQf8BcSAIIAlB/wFxEAIgASASOgBpIAFBwAA6AGggASAWNwNAIAEgFTcDOCABIBQ3AzAgASATNwMoIAFCADcDICABIA03AxggASAONwMQIAEgDzcDCCABIBA3AwAgASABKQPoASABKQPIAYU3A2AgASABKQPgASABKQPAAYU3A1ggASABKQPYASABKQO4AYU3A1AgASABKQPQASABKQOwAYU3A0ggB0UNACACQQV0QemBBWohAiASQf8BcSELA0AgAkFoaikDACEIIAJBcGopAwAhAyACQXhqKQMAIQQgAikDACEFIAEgDTcDiAEgASAONwOAASABIA83A3ggASAQNwNwIAFBsAFqIAFB8ABqIBFBwABCACALEAIgASASOgBpIAFBwAA6AGggASAFNwNAIAEgBDcDOCABIAM3AzAgASAINwMoIAFCADcDICABIA03AxggASAONwMQIAEgDzcDCCABIBA3AwAgASABKQPoASABKQPIAYU3A2AgASABKQPgASABKQPAAYU3A1ggASABKQPYASABKQO4AYU3A1AgASABKQPQASABKQOwAYU3A0ggAkFgaiECIAdBf2oiBw0ACwsgAUEoaiEJQgAhCEGAgQQhCyASQQhyQf8BcSEKA0AgAUGwAWogASAJQcAAIAggChACIAEgASkD0AEiAyABKQOwAYU3A3AgASABKQPYASIEIAEpA7gBhTcDeCABIAEpA+ABIgUgASkDwAGFNwOAASABIAEpA+gBIgYgDYU3A6gBIAEgBSAOhTcDoAEgASAEIA+FNwOYASABIAMgEIU3A5ABIAEgBiABKQPIAYU3A4gBAkACQCAAQcAAIABBwABJGyIRQQdxIhINACABQfAAaiECIAshByARIRIMAQsgAUHwAGohAiALIQcDQCAHIAItAAA6AAAgB0EBaiEHIAJBAWohAiASQX9qIhINAAsgEUH4AHEhEgsCQCAAQQhJDQADQCAHIAIpAAA3AAAgB0EIaiEHIAJBCGohAiASQXhqIhINAAsLIAhCAXwhCCALIBFqIQsgACARayIADQALCyABQfABaiQAC6cCAQR+AkACQCAAQSBGDQBCq7OP/JGjs/DbACEBQv+kuYjFkdqCm38hAkLy5rvjo6f9p6V/IQNC58yn0NbQ67O7fyEEQQAhAAwBC0EAKQOYgQQhAUEAKQOQgQQhAkEAKQOIgQQhA0EAKQOAgQQhBEEQIQALQQAgADoAioIFQQBCADcDgIIFQQBCADcD+IEFQQBCADcD8IEFQQBCADcD6IEFQQBCADcD4IEFQQBCADcD2IEFQQBCADcD0IEFQQBCADcDyIEFQQBCADcDwIEFQQAgATcDuIEFQQAgAjcDsIEFQQAgAzcDqIEFQQAgBDcDoIEFQQAgATcDmIEFQQAgAjcDkIEFQQAgAzcDiIEFQQAgBDcDgIEFQQBBADoAkIIFQQBBADsBiIIFCwYAIAAQAwsGACAAEAcLBgBBgIEFC68CAQR+AkACQCABQSBGDQBCq7OP/JGjs/DbACEDQv+kuYjFkdqCm38hBELy5rvjo6f9p6V/IQVC58yn0NbQ67O7fyEGQQAhAQwBC0EAKQOYgQQhA0EAKQOQgQQhBEEAKQOIgQQhBUEAKQOAgQQhBkEQIQELQQAgAToAioIFQQBCADcDgIIFQQBCADcD+IEFQQBCADcD8IEFQQBCADcD6IEFQQBCADcD4IEFQQBCADcD2IEFQQBCADcD0IEFQQBCADcDyIEFQQBCADcDwIEFQQAgAzcDuIEFQQAgBDcDsIEFQQAgBTcDqIEFQQAgBjcDoIEFQQAgAzcDmIEFQQAgBDcDkIEFQQAgBTcDiIEFQQAgBjcDgIEFQQBBADoAkIIFQQBBADsBiIIFIAAQAyACEAcLCwwBAEGAgAQLBHgHAAA=",hash:"558f85b5"};function B(A,I,g,B){return new(g||(g=Promise))(function(Q,i){function C(A){try{o(B.next(A))}catch(A){i(A)}}function E(A){try{o(B.throw(A))}catch(A){i(A)}}function o(A){var I;A.done?Q(A.value):(I=A.value,I instanceof g?I:new g(function(A){A(I)})).then(C,E)}o((B=B.apply(A,I||[])).next())})}"function"==typeof SuppressedError&&SuppressedError;class Q{constructor(){this.mutex=Promise.resolve()}lock(){let A=()=>{};return this.mutex=this.mutex.then(()=>new Promise(A)),new Promise(I=>{A=I})}dispatch(A){return B(this,void 0,void 0,function*(){const I=yield this.lock();try{return yield Promise.resolve(A())}finally{I()}})}}const i="undefined"!=typeof globalThis?globalThis:"undefined"!=typeof self?self:"undefined"!=typeof window?window:global,C=null!==(I=i.Buffer)&&void 0!==I?I:null,E=i.TextEncoder?new i.TextEncoder:null;function o(A,I){return(15&A)+(A>>6|A>>3&8)<<4|(15&I)+(I>>6|I>>3&8)}const c="a".charCodeAt(0)-10,e="0".charCodeAt(0);function t(A,I,g){let B=0;for(let Q=0;Q<g;Q++){let g=I[Q]>>>4;A[B++]=g>9?g+c:g+e,g=15&I[Q],A[B++]=g>9?g+c:g+e}return String.fromCharCode.apply(null,A)}const D=null!==C?A=>{if("string"==typeof A){const I=C.from(A,"utf8");return new Uint8Array(I.buffer,I.byteOffset,I.length)}if(C.isBuffer(A))return new Uint8Array(A.buffer,A.byteOffset,A.length);if(ArrayBuffer.isView(A))return new Uint8Array(A.buffer,A.byteOffset,A.byteLength);throw new Error("Invalid data type!")}:A=>{if("string"==typeof A)return E.encode(A);if(ArrayBuffer.isView(A))return new Uint8Array(A.buffer,A.byteOffset,A.byteLength);throw new Error("Invalid data type!")},a="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",h=new Uint8Array(256);for(let A=0;A<64;A++)h[a.charCodeAt(A)]=A;function n(A){const I=function(A){let I=Math.floor(.75*A.length);const g=A.length;return"="===A[g-1]&&(I-=1,"="===A[g-2]&&(I-=1)),I}(A),g=A.length,B=new Uint8Array(I);let Q=0;for(let I=0;I<g;I+=4){const g=h[A.charCodeAt(I)],i=h[A.charCodeAt(I+1)],C=h[A.charCodeAt(I+2)],E=h[A.charCodeAt(I+3)];B[Q]=g<<2|i>>4,Q+=1,B[Q]=(15&i)<<4|C>>2,Q+=1,B[Q]=(3&C)<<6|63&E,Q+=1}return B}const F=16384,r=new Q,w=new Map;function y(A,I){return B(this,void 0,void 0,function*(){let g=null,Q=null,i=!1;if("undefined"==typeof WebAssembly)throw new Error("WebAssembly is not supported in this environment!");const C=()=>new DataView(g.exports.memory.buffer).getUint32(g.exports.STATE_SIZE,!0),E=r.dispatch(()=>B(this,void 0,void 0,function*(){if(!w.has(A.name)){const I=n(A.data),g=WebAssembly.compile(I.buffer);w.set(A.name,g)}const I=yield w.get(A.name);g=yield WebAssembly.instantiate(I,{})})),c=(A=null)=>{i=!0,g.exports.Hash_Init(A)},e=A=>{if(!i)throw new Error("update() called before init()");(A=>{let I=0;for(;I<A.length;){const B=A.subarray(I,I+F);I+=B.length,Q.set(B),g.exports.Hash_Update(B.length)}})(D(A))},a=new Uint8Array(2*I),h=(A,B=null)=>{if(!i)throw new Error("digest() called before init()");return i=!1,g.exports.Hash_Final(B),"binary"===A?Q.slice(0,I):t(a,Q,I)},y=A=>"string"==typeof A?A.length<4096:A.byteLength<F;let N=y;switch(A.name){case"argon2":case"scrypt":N=()=>!0;break;case"blake2b":case"blake2s":N=(A,I)=>I<=512&&y(A);break;case"blake3":N=(A,I)=>0===I&&y(A);break;case"xxhash64":case"xxhash3":case"xxhash128":case"crc64":N=()=>!1}return yield(()=>B(this,void 0,void 0,function*(){g||(yield E);const A=g.exports.Hash_GetBuffer(),I=g.exports.memory.buffer;Q=new Uint8Array(I,A,F)}))(),{getMemory:()=>Q,writeMemory:(A,I=0)=>{Q.set(A,I)},getExports:()=>g.exports,setMemorySize:A=>{g.exports.Hash_SetMemorySize(A);const I=g.exports.Hash_GetBuffer(),B=g.exports.memory.buffer;Q=new Uint8Array(B,I,A)},init:c,update:e,digest:h,save:()=>{if(!i)throw new Error("save() can only be called after init() and before digest()");const I=g.exports.Hash_GetState(),B=C(),Q=g.exports.memory.buffer,E=new Uint8Array(Q,I,B),c=new Uint8Array(4+B);return function(A,I){const g=I.length>>1;for(let B=0;B<g;B++){const g=B<<1;A[B]=o(I.charCodeAt(g),I.charCodeAt(g+1))}}(c,A.hash),c.set(E,4),c},load:I=>{if(!(I instanceof Uint8Array))throw new Error("load() expects an Uint8Array generated by save()");const B=g.exports.Hash_GetState(),Q=C(),E=4+Q,c=g.exports.memory.buffer;if(I.length!==E)throw new Error(`Bad state length (expected ${E} bytes, got ${I.length})`);if(!function(A,I){if(A.length!==2*I.length)return!1;for(let g=0;g<I.length;g++){const B=g<<1;if(I[g]!==o(A.charCodeAt(B),A.charCodeAt(B+1)))return!1}return!0}(A.hash,I.subarray(0,4)))throw new Error("This state was written by an incompatible hash implementation");const e=I.subarray(4);new Uint8Array(c,B,Q).set(e),i=!0},calculate:(A,B=null,i=null)=>{if(!N(A,B))return c(B),e(A),h("hex",i);const C=D(A);return Q.set(C),g.exports.Hash_Calculate(C.length,B,i),t(a,Q,I)},hashLength:I}})}const N=new Q;let U=null;function s(A){return!Number.isInteger(A)||A<8||A%8!=0?new Error("Invalid variant! Valid values: 8, 16, ..."):null}A.blake3=function(A,I=256,Q=null){if(s(I))return Promise.reject(s(I));let i=null,C=0;if(null!==Q){if(i=D(Q),32!==i.length)return Promise.reject(new Error("Key length must be exactly 32 bytes"));C=32}const E=I/8,o=E;if(null===U||U.hashLength!==E)return function(A,I,g){return B(this,void 0,void 0,function*(){const B=yield A.lock(),Q=yield y(I,g);return B(),Q})}(N,g,E).then(I=>(U=I,32===C&&U.writeMemory(i),U.calculate(A,C,o)));try{32===C&&U.writeMemory(i);const I=U.calculate(A,C,o);return Promise.resolve(I)}catch(A){return Promise.reject(A)}},A.createBLAKE3=function(A=256,I=null){if(s(A))return Promise.reject(s(A));let B=null,Q=0;if(null!==I){if(B=D(I),32!==B.length)return Promise.reject(new Error("Key length must be exactly 32 bytes"));Q=32}const i=A/8,C=i;return y(g,i).then(A=>{32===Q&&A.writeMemory(B),A.init(Q);const I={init:32===Q?()=>(A.writeMemory(B),A.init(Q),I):()=>(A.init(Q),I),update:g=>(A.update(g),I),digest:I=>A.digest(I,C),save:()=>A.save(),load:g=>(A.load(g),I),blockSize:64,digestSize:i};return I})}});


/***/ }),

/***/ 161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Rb: () => (/* binding */ PreconditionError),
/* harmony export */   Vl: () => (/* binding */ ContractError),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   xb: () => (/* binding */ assertNever),
/* harmony export */   yW: () => (/* binding */ AutorizeError)
/* harmony export */ });
/* unused harmony exports IntegrityError, renderProblem, ProblemList */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(497);

const EXIT = { yes: 0, no: 1, usage: 2, precondition: 3, bug: 70, locked: 75 };
/** The base of every error that stops a run: a stable code, a sentence, a remedy and an exit code. */
class AutorizeError extends Error {
    code;
    remedy;
    exitCode;
    constructor(code, exitCode, { message, remedy, cause }) {
        super(message, cause === undefined ? undefined : { cause });
        this.name = new.target.name;
        this.code = code;
        this.remedy = remedy;
        this.exitCode = exitCode;
    }
}
/** The command line or a request cannot be understood; holds every problem that was found. */
class UsageError extends AutorizeError {
    problems;
    omitted = 0;
    constructor(problems) {
        super('usage', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
        this.problems = problems;
    }
}
/** An input file breaks its contract; holds every problem that was found, and how many more there were. */
class ContractError extends AutorizeError {
    problems;
    /** Problems beyond those listed: the list is bounded so that a hostile file cannot fill the memory. */
    omitted;
    constructor(problems, omitted = 0) {
        super('contract', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
        this.problems = problems;
        this.omitted = omitted;
    }
}
/** The machine or the repository is not in a state to run in; nothing was begun. */
class PreconditionError extends AutorizeError {
    constructor(details) {
        super('precondition', EXIT.precondition, details);
    }
}
/** Records, branch and commits contradict each other: nothing of them may be handed on. */
class IntegrityError extends (/* unused pure expression or super */ null && (PreconditionError)) {
}
function remedyOf(problems) {
    return problems[0]?.remedy ?? 'see --help';
}
// File names, keys and values come from outside: each part is shown on one line and within bounds.
const MAX_PART_LENGTH = 1000;
/** Prints a problem as one line: `file:line:column: $.path: found; expected …. Remedy.` */
function renderProblem({ file, line, column, path, found, expected, remedy }) {
    const position = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
    const place = [position, path].filter((part) => part !== undefined && part !== '').map(shown);
    return `${[...place, shown(found)].join(': ')}; expected ${shown(expected)}. ${shown(remedy)}`;
}
function shown(part) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(part ?? '', MAX_PART_LENGTH);
}
/** Collects problems up to a bound and counts the rest, so that a file of a million errors stays readable. */
class ProblemList {
    problems = [];
    omitted = 0;
    #limit;
    constructor(limit = 200) {
        this.#limit = limit;
    }
    add(problem) {
        if (this.problems.length < this.#limit)
            this.problems.push(problem);
        else
            this.omitted += 1;
    }
    get isEmpty() {
        return this.problems.length === 0;
    }
    /** Throws a ContractError that holds everything collected, if anything was. */
    throwIfAny() {
        if (!this.isEmpty)
            throw new ContractError(this.problems, this.omitted);
    }
}
function assertNever(value) {
    throw new Error(`unreachable: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
/* unused harmony exports withoutTrailing, nearestName, isMisspelling, suggestion */

// Controls, invisible characters (bidirectional overrides, zero-width and tag characters, fillers, variation selectors),
// lone surrogates and the line separators beyond ASCII: what can make a terminal or a reviewer see something else than
// what is there. Variation selector 16 stays where it can be seen: after a character that is an emoji by it alone, such
// as a warning sign. A joiner in a sequence of emoji does not stay: elsewhere it is invisible, and the parts are shown.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!(?!\p{Emoji_Presentation})\p{Extended_Pictographic})\ufe0f/gu;
/** Makes text of an unknown origin safe to print on one line: controls are shown as escapes, length is capped. */
function printable(text, maxLength = 120) {
    return shortened(text, maxLength).replace(UNPRINTABLE, escapeUnit);
}
/** The text, or its beginning and an ellipsis; never half a character. */
function shortened(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const isSplit = (text.codePointAt(maxLength - 1) ?? 0) > 0xffff;
    return `${text.slice(0, isSplit ? maxLength - 1 : maxLength)}…`;
}
/** As JSON would: what is beyond the first plane takes two escapes. */
function escapeUnit(char) {
    return char
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
/** Shows any JSON value inside a sentence, quoted, printable and short. */
function quoted(value, maxLength = 80) {
    if (value === undefined)
        return 'nothing';
    if (Array.isArray(value))
        return `an array of ${value.length}`;
    if (typeof value === 'object' && value !== null)
        return `an object of ${plural(Object.keys(value).length, 'key')}`;
    return printable(typeof value === 'string' ? `"${value}"` : String(value), maxLength);
}
/** The text without the characters at its end that are in the set; a pattern takes time in the square of its input. */
function withoutTrailing(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
/** `1 candidate`, `2 candidates`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** The known name closest to what was typed, if it is close enough to be what was meant. */
function nearestName(typed, known) {
    return findNearest({ typed, known, within: Math.max(2, Math.floor(typed.length / 3)) });
}
/** True for a name that is one of the known ones misspelt, rather than a name of its own like `note` beside `name`. */
function isMisspelling(typed, known) {
    return findNearest({ typed, known, within: Math.floor(typed.length / 3) }) !== undefined;
}
function findNearest({ typed, known, within }) {
    let best;
    let bestDistance = within + 1;
    for (const name of known) {
        const distance = leven(typed.toLowerCase(), name.toLowerCase(), { maxDistance: bestDistance });
        if (distance < bestDistance) {
            best = name;
            bestDistance = distance;
        }
    }
    return best;
}
/** `Did you mean "x"?` when a known name is near, else the list of what is known. */
function suggestion(typed, known) {
    const nearest = nearestName(typed, known);
    return nearest === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
}
/** A fenced block whose fence is longer than any run of backticks inside. */
function fenced(text, language = '') {
    const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}


/***/ }),

/***/ 977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(161);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The first signal ends the work in order, the second one at once: what agents are left die with this process. */
function listenForSignals() {
    const controller = new AbortController();
    let exitCode;
    const onSignal = (signal) => {
        if (exitCode !== undefined)
            process.exit(exitCode);
        exitCode = 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal];
        controller.abort();
    };
    for (const each of SIGNALS)
        process.on(each, onSignal);
    return {
        signal: controller.signal,
        get exitCode() {
            return exitCode;
        },
        [Symbol.dispose]: () => {
            for (const each of SIGNALS)
                process.off(each, onSignal);
        },
    };
}


/***/ }),

/***/ 844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ createHost)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(760);

/** The host of this process; pass the folder of the package, and another working directory where that is wanted. */
function createHost({ packageRoot, cwd = process.cwd(), }) {
    const { version, platform, arch } = process;
    return {
        cwd,
        now: () => new Date(),
        utcOffset: (at) => -at.getTimezoneOffset(),
        env: process.env,
        stdin: () => process.stdin,
        command: ['node', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, process.argv[1] ?? ''), ...process.argv.slice(2)],
        system: { node: version, platform, arch },
        packageRoot,
    };
}


/***/ }),

/***/ 909:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(145);
/* harmony import */ var _cli_stop_signals_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(977);
/* harmony import */ var _kernel_host_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(844);
/* harmony import */ var _workitem_replay_run_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(978);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * The program that a replay script runs; bundled to one file, which is kept with the receipts.
 * Exit codes: 0 the states are the same, 1 they are not or the agent did not end well, others as every command's.
 */





const OPTIONS = {
    run: { type: 'string' },
    repo: { type: 'string' },
    'before-commit': { type: 'string' },
    'before-hash': { type: 'string' },
    'expected-hash': { type: 'string' },
    recorded: { type: 'boolean' },
    unsandboxed: { type: 'boolean' },
};
async function main() {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ options: OPTIONS });
        const { run = '', repo = '', recorded = false, unsandboxed = false } = values;
        const before = { commit: values['before-commit'] ?? '', hash: values['before-hash'] ?? '' };
        const expected = values['expected-hash'] ?? '';
        const warn = (text) => {
            process.stderr.write(text);
        };
        const stopping = __addDisposableResource(env_1, (0,_cli_stop_signals_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForSignals */ .s)(), false);
        const { signal } = stopping;
        try {
            const request = { folder: run, repository: repo, before, expected, recorded, unsandboxed, signal, warn };
            const verdict = await (0,_workitem_replay_run_js__WEBPACK_IMPORTED_MODULE_4__/* .replayRun */ .X)(request, (0,_kernel_host_js__WEBPACK_IMPORTED_MODULE_3__/* .createHost */ .D)({ packageRoot: run }));
            if (verdict.kind === 'same')
                return stopping.exitCode ?? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
            warn((0,_workitem_replay_run_js__WEBPACK_IMPORTED_MODULE_4__/* .renderMismatch */ .x)(verdict));
            return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
        }
        catch (error) {
            if (stopping.exitCode !== undefined)
                return stopping.exitCode;
            if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AutorizeError */ .yW))
                throw error;
            warn(`ERROR: ${error.message}\n  ${error.remedy}\n`);
            return error.exitCode;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
process.exitCode = await main();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  x: () => (/* binding */ renderMismatch),
  X: () => (/* binding */ replayRun)
});

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: ./node_modules/hash-wasm/dist/blake3.umd.min.js
var blake3_umd_min = __nccwpck_require__(894);
;// CONCATENATED MODULE: ./build/base/blake3.js
// The package's main file has every other hash, too.

let made;
/** Gives the hash function: its WebAssembly is compiled once. The function itself waits for nothing. */
function createBlake3() {
    made ??= blake3_umd_min.createBLAKE3().then((hasher) => (data) => hasher.init().update(data).digest());
    return made;
}

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __nccwpck_require__(145);
;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./build/kernel/disk-room.js

// What checking out, capturing and landing a small change take together.
const LITTLE_BYTES = (/* unused pure expression or super */ null && (8 << 20));
/** Whether the disk that a folder is on is as good as full; false where there is no such folder. */
function disk_room_isShortOfRoom(folder) {
    try {
        const { bavail, bsize, files, ffree } = statfsSync(folder);
        return bavail * bsize < LITTLE_BYTES || (files > 0 && ffree < 100);
    }
    catch {
        // Whoever makes it is told what is in the way.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/kernel/fault-point.js
/**
 * Named points of a run at which a test can kill it, make it fail or hold it up.
 * Invariant: a point does nothing unless the supervisor's own environment names it in AUTORIZE_FAULT; agents get none
 * of that environment. `AUTORIZE_FAULT=NAME:kill`, `NAME:throw` or `NAME:delay`, with `:3` for the third time that it
 * is passed; AUTORIZE_FAULT_LOG names a file that every point which is passed is written to.
 */

/** Every point of an experiment's run; a test passes each of them and breaks the run there. */
const FAULT_POINTS = [
    ...['lock:after-hold', 'reserve:after-take', 'branch:after-move', 'run:after-mark'],
    ...['journal:after-create', 'journal:before-write', 'journal:after-write', 'journal:after-sync'],
    ...['replace:before-write', 'replace:after-sync', 'replace:after-rename', 'replace:after-folder-sync'],
    ...['store:amid-removal', 'store:before-create', 'store:after-objects', 'store:before-ready', 'store:after-ready'],
    ...['workspace:after-lock', 'workspace:after-session', 'workspace:after-leftovers', 'workspace:after-store'],
    ...['workspace:before-close', 'workspace:after-close', 'iteration:after-folder', 'prompt:after-write'],
    ...['lane:before-checkout', 'lane:after-checkout', 'lane:after-agent-git'],
    ...['command:after-scratch', 'command:before-start', 'command:after-end'],
    ...['capture:before', 'capture:after-tree', 'capture:after-diff'],
    ...['judge:before-checkout', 'judge:after-restore', 'judge:after-checkout', 'judge:after-score'],
    ...['judge:after-aside', 'judge:after-passing-on'],
    ...['evaluation:after-mark', 'evaluation:after-record'],
    ...['keep:before-intent', 'keep:after-intent', 'keep:after-commit', 'keep:after-swap'],
    ...['recover:before', 'recover:after-swap'],
    ...['evidence:after-write', 'record:before', 'record:after', 'record:after-state'],
    ...['step:Idle', 'step:AllocateIter', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
    ...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Score', 'step:Decide', 'step:Merge'],
    ...['step:Discard', 'step:Cleanup', 'step:Record', 'step:CheckDeadline', 'step:Done'],
];
/** Those of work items besides. */
const WORK_FAULT_POINTS = [
    ...['landing:after-receipt', 'landing:after-record'],
    ...['exchange:before', 'exchange:after-staging', 'exchange:between', 'exchange:after-files', 'exchange:after'],
];
/** Those of an experiment that is archived. */
const ARCHIVE_POINTS = [
    ...['archive:before', 'archive:after-mark', 'archive:after-close', 'archive:after-branch-copy'],
    ...['archive:after-branch', 'archive:after-file', 'archive:after-files', 'archive:after'],
];
/** Those of records that are fetched from a remote. */
const PULL_POINTS = [
    ...['pull:after-fetch', 'pull:after-staging', 'pull:after-check', 'pull:before-commit', 'pull:after-commit'],
    ...['pull:after-file', 'pull:after-files', 'pull:after-branch', 'pull:after-staged', 'pull:after'],
];
/** Those of a rejection that is a commit on top of a branch that others have. */
const REJECT_POINTS = (/* unused pure expression or super */ null && (['reject:after-decisions', 'reject:after-record', 'reject:after-state']));
/** Those that only a mission passes. */
const MISSION_POINTS = [
    ...['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'],
    ...['mission:after-lane', 'mission:after-baseline', 'mission:after-begun', 'mission:after-session'],
    ...['mission:after-candidate', 'handed:before-move', 'handed:after-move', 'mission:after-judging'],
    ...['mission:after-intent', 'mission:after-swap', 'mission:before-entry', 'mission:after-entry'],
    ...['mission:after-files', 'mission:after-reset', 'mission:after-ready', 'mission:after-stop'],
    ...['mission:after-recovery', 'mission:after-close'],
    ...['renewal:after-saved', 'renewal:after-removal', 'renewal:after-head'],
];
const DELAY_MS = 250;
const passed = new Map();
/** Does what the environment wants done at this point: nothing, as a rule. */
function faultPoint(name) {
    const { AUTORIZE_FAULT: wanted, AUTORIZE_FAULT_LOG: log } = process.env;
    if (wanted === undefined && log === undefined)
        return;
    // Of each fault that is wanted again: one process may make several runs.
    const counted = `${wanted} ${name}`;
    const times = (passed.get(counted) ?? 0) + 1;
    passed.set(counted, times);
    if (log !== undefined)
        (0,external_node_fs_namespaceObject.appendFileSync)(log, `${name}\n`);
    const [, point, action, nth = '1'] = /^(.*?):(kill|throw|delay)(?::(\d+))?$/.exec(wanted ?? '') ?? [];
    if ((point !== name && wanted !== '*:delay') || times !== Number(nth))
        return;
    if (action === 'kill')
        process.kill(process.pid, 'SIGKILL');
    if (action === 'throw')
        throw new Error(`a fault was asked for at ${name}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS);
}

;// CONCATENATED MODULE: ./build/kernel/durable.js
/**
 * Files that others read while we write.
 * Invariant: a reader sees the file as it was before or as it is after, whole, whatever happens in between.
 * The text goes to a new file in the same folder (created exclusively, so a planted link is refused), is synced, and
 * is renamed over the target; the folder is synced last, so that the rename survives a power loss.
 * Crash before the rename: the old file stands, a `.tmp` file may be left. Crash after: the new file stands.
 * A failed write or sync is not retried (after a failed fsync the kernel may have dropped the pages): it is an error.
 */




// Large enough that the number of writes does not matter, small enough to stay out of the way of the heap.
const BLOCK_CHARS = 1 << 20;
/** Replaces a file by the concatenation of the pieces, creating its folder when it is missing. */
function writeFileAtomic(path, pieces) {
    (0,external_node_fs_namespaceObject.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    replaceFile(path, pieces);
}
/**
 * The same in a folder that has to be there; throws ENOENT where it is not. For files of a run: a repository that is
 * renamed in mid-run must not come into being again at its old place, where it could not be put back.
 */
function replaceFile(path, pieces) {
    // Not made from the target's name, which may be as long as a name can be.
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_crypto_namespaceObject.randomBytes)(8).toString('hex')}.tmp`);
    const descriptor = (0,external_node_fs_namespaceObject.openSync)(temporary, 'wx', 0o644);
    try {
        try {
            faultPoint('replace:before-write');
            writePieces(descriptor, pieces);
            (0,external_node_fs_namespaceObject.fsyncSync)(descriptor);
            faultPoint('replace:after-sync');
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(descriptor);
        }
        (0,external_node_fs_namespaceObject.renameSync)(temporary, path);
        faultPoint('replace:after-rename');
    }
    catch (error) {
        removeQuietly(temporary);
        throw error;
    }
    syncFolder((0,external_node_path_.dirname)(path));
    faultPoint('replace:after-folder-sync');
}
function removeQuietly(path) {
    try {
        (0,external_node_fs_namespaceObject.rmSync)(path, { force: true });
    }
    catch {
        // What made the write fail is the news; a file that cannot be removed either would only hide it.
    }
}
function writePieces(descriptor, pieces) {
    let block = '';
    for (const piece of pieces) {
        block += piece;
        if (block.length < BLOCK_CHARS)
            continue;
        writeAll(descriptor, Buffer.from(block));
        block = '';
    }
    writeAll(descriptor, Buffer.from(block));
}
/** A write may be short (a nearly full disk): what is left is written again until it is all there or fails. */
function writeAll(descriptor, bytes) {
    let written = 0;
    while (written < bytes.length)
        written += (0,external_node_fs_namespaceObject.writeSync)(descriptor, bytes, written);
}
// What a file system answers that cannot sync a folder at all; the rename itself is done and seen by everyone.
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);
/** Makes the names in a folder last through a power loss, where the file system can. */
function syncFolder(path) {
    try {
        const descriptor = (0,external_node_fs_namespaceObject.openSync)(path, 'r');
        try {
            (0,external_node_fs_namespaceObject.fsyncSync)(descriptor);
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(descriptor);
        }
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code)))
            throw error;
    }
}

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __nccwpck_require__(497);
;// CONCATENATED MODULE: ./build/kernel/git.js
/**
 * Git, bound to directories of ours.
 * Invariant: git reads configuration, hooks, attributes and refs from the private git directory only, and nothing of
 * the environment; what lies in a work tree or in the user's .git is data, whatever an agent put there.
 * Crash of git: it may leave a lock file in the private directory, which the holder of the run lock may remove.
 * Trade-off: no filters (LFS, line ends) on the way in or out: what is captured and judged are the bytes on the disk.
 */





/** A git command that did not do its work; holds what it said. */
class git_GitError extends errors/* AutorizeError */.yW {
    command;
    gitExit;
    stderr;
    #lacksRoom;
    /** `lacksRoom`: where git wrote there is none, whatever it said. */
    constructor(command, gitExit, stderr, lacksRoom = false) {
        const said = stderr.trim() === '' ? '' : `: ${(0,base_text/* printable */.g$)(stderr.trim(), 500)}`;
        super('git', errors/* EXIT */.dc.precondition, {
            message: `git ${(0,base_text/* printable */.g$)(command.join(' '), 200)} ended with ${gitExit}${said}`,
            remedy: 'See what git said; `git fsck` tells whether the repository is whole.',
        });
        this.command = command;
        this.gitExit = gitExit;
        this.stderr = stderr;
        this.#lacksRoom = lacksRoom;
    }
    /** Whether somebody else ended this git, so that it says nothing of what it read. */
    get isKilled() {
        return this.gitExit === 'SIGKILL' || this.gitExit === 'SIGTERM';
    }
    /** Whether it was ended since its answer is longer than `maxBytes`. */
    get isTooLong() {
        return String(this.gitExit).startsWith('an answer of more than');
    }
    /** Whether there was no room for what git had to write. */
    get isDiskFull() {
        return this.#lacksRoom || /No space left on device|Out of diskspace|Disk quota exceeded/i.test(this.stderr);
    }
}
// Of some files git says that it could not write them, and not why.
const UNWRITTEN = /(unable|failed|could not|cannot) (to )?(write|create|append|store|flush|close|add)|write (error|failure)|insufficient permission for adding/i;
// Less than any git needs that has something to write.
const LEAST_ROOM_BYTES = 64 * 1024;
/** Whether what git could not write lies where there is no room. */
function lacksRoom(stderr, env) {
    if (!UNWRITTEN.test(stderr))
        return false;
    const { GIT_DIR = '', GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, GIT_INDEX_FILE = '' } = env;
    // The refs may be a link to somebody else's.
    const places = [GIT_DIR, (0,external_node_path_.join)(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, (0,external_node_path_.dirname)(GIT_INDEX_FILE)];
    return places.some((place) => {
        try {
            if (place === undefined)
                return false;
            const { bavail, bsize, files, ffree } = (0,external_node_fs_namespaceObject.statfsSync)(place);
            return bavail * bsize < LEAST_ROOM_BYTES || (files > 0 && ffree === 0);
        }
        catch {
            // Not there: what git said stands.
            return false;
        }
    });
}
/** Largest answer that is read, in bytes; a list of paths of a very large tree stays below. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Where the reading of an error text stops, give or take a block. */
const MAX_STDERR_CHARS = 64 * 1024;
// Defaults that the machine's git may have been built or told to have otherwise; the private config file is ours.
const SETTINGS = [
    'core.hooksPath=/dev/null',
    // By itself git leaves a ref that it has written to the system's leisure: a loss of power may tear it.
    'core.fsync=reference',
    // A user's git holds the lock of a ref for a moment.
    'core.filesRefLockTimeout=1000',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.excludesFile=/dev/null',
    'core.attributesFile=/dev/null',
    'core.autocrlf=false',
    'core.safecrlf=false',
    'core.fileMode=true',
    'core.symlinks=true',
    'core.ignoreCase=false',
    'core.trustctime=true',
    'core.checkStat=default',
    'core.splitIndex=false',
    'index.version=2',
    'index.sparse=false',
    'index.skipHash=false',
    'core.precomposeUnicode=false',
    'core.protectHFS=true',
    'core.protectNTFS=true',
    'core.quotePath=false',
    'core.sparseCheckout=false',
    'core.logAllRefUpdates=false',
    'commit.gpgSign=false',
    'credential.helper=',
    'diff.external=',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.allow=never',
    'submodule.recurse=false',
    'transfer.fsckObjects=true',
    'fetch.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
// An empty helper takes those of the user away.
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
    '-c',
    each,
]);
/** Binds git to a place. */
function git_bindGit(place) {
    const env = environmentOf(place);
    // With a folder of ours as working directory, no file of a work tree is ever taken for an argument's path.
    const cwd = place.workTree ?? place.gitDir;
    const overrides = overridesOf(place);
    return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
/** The same in one breath, where nobody can wait; the exit code. */
function git_runGitSync(place, args) {
    const options = { env: environmentOf(place), cwd: place.workTree ?? place.gitDir, stdio: 'ignore' };
    return spawnSync('git', [...overridesOf(place), ...args], options).status ?? 1;
}
function overridesOf({ network }) {
    const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
    return [...own, ...networkOverrides(network)];
}
/** A redirect would carry the header to whoever the server names. */
function networkOverrides(network) {
    if (network === undefined)
        return [];
    const settings = [
        `protocol.${network.protocol}.allow=always`,
        ...(network.isOfUser === true ? [] : ['http.followRedirects=false']),
        'http.lowSpeedLimit=1000',
        'http.lowSpeedTime=60',
    ];
    return settings.flatMap((setting) => ['-c', setting]);
}
function networkEnvironment(network) {
    if (network === undefined)
        return {};
    const header = network.header === undefined
        ? {}
        : { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
    return { ...network.env, ...header };
}
function environmentOf({ gitDir, home, indexFile, workTree, objects, alternates, network, }) {
    return {
        PATH: process.env.PATH ?? '/usr/bin:/bin',
        LC_ALL: 'C',
        HOME: home,
        XDG_CONFIG_HOME: home,
        GIT_DIR: gitDir,
        GIT_INDEX_FILE: indexFile ?? (0,external_node_path_.join)(gitDir, 'index'),
        ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
        ...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
        ...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_ADVICE: '0',
        GIT_PAGER: 'cat',
        GIT_EDITOR: 'false',
        ...networkEnvironment(network),
    };
}
/** Object stores as the environment of a git names them: a path that holds the separator is quoted as C would. */
function listStores(paths) {
    return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
function runGit({ args, call, env, cwd, overrides }) {
    const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
    if (cutOff?.aborted === true)
        return Promise.reject(new git_GitError(args, 'being cut off', ''));
    return new Promise((resolve, reject) => {
        // With a limit, in a group of its own: a program that talks to a server is a child of git, and has to end with it.
        const detached = timeoutMs !== undefined || cutOff !== undefined;
        const [program = 'git', ...before] = limitedGit(call);
        const all = [...before, ...overrides, ...args];
        const child = (0,external_node_child_process_namespaceObject.spawn)(program, all, { env, cwd, detached, stdio: ['pipe', 'pipe', 'pipe'] });
        child.on('error', (error) => reject(new git_GitError(args, error.message, '')));
        // Short of descriptors, Node makes no pipes at all; the error comes with the next tick.
        if (child.pid === undefined)
            return;
        const blocks = [];
        let size = 0;
        let stderr = '';
        let isEnded = false;
        const end = () => {
            isEnded = true;
            endGroup(child.pid);
        };
        const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
        cutOff?.addEventListener('abort', end);
        child.stdout.on('data', (block) => {
            size += block.length;
            if (size <= maxBytes)
                blocks.push(block);
            else
                child.kill('SIGKILL');
        });
        child.stderr.on('data', (block) => {
            if (stderr.length < MAX_STDERR_CHARS)
                stderr += block.toString();
        });
        child.stdin.on('error', () => {
            // Git stopped reading: its exit code tells why.
        });
        child.on('close', (code, signal) => {
            clearTimeout(timer);
            cutOff?.removeEventListener('abort', end);
            if (size > maxBytes)
                reject(new git_GitError(args, `an answer of more than ${maxBytes} bytes`, stderr));
            else if (code === null || !allowed.includes(code))
                reject(new git_GitError(args, code ?? `${signal}${isEnded ? ' of its limit' : ''}`, stderr, lacksRoom(stderr, env)));
            else
                resolve({
                    exitCode: code,
                    stdout: Buffer.concat(blocks),
                    stderr,
                    lacksRoom: code !== 0 && lacksRoom(stderr, env),
                });
        });
        child.stdin.end(input);
    });
}
// What `ulimit -f` counts in.
const BLOCK_BYTES = 512;
/** Git as a command line, with a shell before it that sets its limit. */
function limitedGit({ maxFileBytes }) {
    if (maxFileBytes === undefined)
        return ['git'];
    return ['sh', '-c', `ulimit -f ${Math.ceil(maxFileBytes / BLOCK_BYTES)}; exec git "$@"`, 'git'];
}
function endGroup(pid) {
    try {
        if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It ended by itself just now.
    }
}
/** What a command says in one line, e.g. an id. */
async function git_gitLine(git, args, call) {
    const { stdout } = await git(args, call);
    return stdout.toString().trimEnd();
}
/** Removes what a killed git left locked in a git directory of ours. Only for the holder of the run lock. */
function removeStaleLocks(gitDir) {
    const entries = (0,external_node_fs_namespaceObject.readdirSync)(gitDir, { recursive: true, withFileTypes: true });
    const locks = entries
        .filter(({ name }) => name.endsWith('.lock'))
        .map(({ parentPath, name }) => (0,external_node_path_.join)(parentPath, name));
    for (const path of locks)
        (0,external_node_fs_namespaceObject.rmSync)(path, { force: true });
    return locks.map((path) => (0,external_node_path_.relative)(gitDir, path));
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./build/base/byte-path.js

// A byte that is no part of UTF-8 is kept as a lone surrogate, as Python's "surrogateescape" does: no valid text has one.
const ESCAPE = 0xdc00;
/** A file name as text. Bytes that are not UTF-8 come back from `encodePath` as they were. */
function byte_path_decodePath(bytes) {
    if ((0,external_node_buffer_namespaceObject.isUtf8)(bytes))
        return bytes.toString();
    let text = '';
    for (let at = 0; at < bytes.length;) {
        const size = [4, 3, 2, 1].find((each) => at + each <= bytes.length && isCharacter(bytes.subarray(at, at + each)));
        text += size === undefined ? String.fromCharCode(ESCAPE + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + size);
        at += size ?? 1;
    }
    return text;
}
function isCharacter(bytes) {
    return (0,external_node_buffer_namespaceObject.isUtf8)(bytes) && [...bytes.toString()].length === 1;
}
/** The bytes of a name that `decodePath` gave. */
function byte_path_encodePath(path) {
    // No escaped byte, as a rule, and a list of paths may be long.
    if (!/[\udc80-\udcff]/.test(path))
        return Buffer.from(path);
    return Buffer.concat([...path].map((char) => {
        const unit = char.charCodeAt(0) - ESCAPE;
        return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
    }));
}

;// CONCATENATED MODULE: ./build/base/ignore-rules.js
/**
 * Writes all the ignore files of a tree as one list of patterns that starts at the top, to the same effect: so the
 * rules of the base hold, whatever an agent writes into the ignore files of its work tree.
 */
function flattenIgnoreRules(files) {
    // The last pattern that matches decides: a deeper file comes after those above it.
    const ordered = [...files].sort((a, b) => (a.folder < b.folder ? -1 : 1));
    return ordered.flatMap(({ folder, text }) => text.split('\n').flatMap((line) => moved(line, folder))).join('\n');
}
function moved(rawLine, folder) {
    const line = rawLine.replace(/\r$/, '').replace(/^\ufeff/, '');
    if (line.trim() === '' || line.startsWith('#'))
        return [];
    if (folder === '')
        return [line];
    const isNegated = line.startsWith('!');
    const pattern = isNegated ? line.slice(1) : line.replace(/^\\(?=[!#])/, '');
    // A slash at the beginning or in the middle ties a pattern to its folder; without one it holds at any depth below.
    const isTied = pattern.trimEnd().slice(0, -1).includes('/');
    const place = folder.replaceAll(/[\\*?[\]!#]/g, '\\$&');
    const below = isTied ? pattern.replace(/^\//, '') : `**/${pattern}`;
    return [`${isNegated ? '!' : ''}/${place}${below}`];
}

;// CONCATENATED MODULE: ./build/base/raw-diff.js

const HEAD = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([ADMT])$/;
/** Parses what `git diff-tree -r -z --raw --no-renames` prints: names as they are, never quoted. */
function parseRawDiff(bytes) {
    const fields = raw_diff_splitNul(bytes);
    const changes = [];
    for (let at = 0; at < fields.length; at += 2) {
        const head = fields[at]?.toString('latin1') ?? '';
        const path = fields[at + 1];
        const [, oldMode, newMode, oldId, newId, status] = HEAD.exec(head) ?? [];
        if (!(oldMode && newMode && oldId && newId && isStatus(status) && path)) {
            throw new Error(`a raw diff that cannot be read: ${JSON.stringify(head)}`);
        }
        changes.push({ path: byte_path_decodePath(path), status, oldMode, newMode, oldId, newId });
    }
    return changes;
}
function isStatus(status) {
    return status === 'A' || status === 'D' || status === 'M' || status === 'T';
}
/** The fields of a list of which each is ended by a NUL byte. */
function raw_diff_splitNul(bytes) {
    const fields = [];
    let from = 0;
    for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, from)) {
        fields.push(bytes.subarray(from, at));
        from = at + 1;
    }
    return fields;
}

;// CONCATENATED MODULE: ./build/kernel/git-folder.js
/** Git directories of ours, as `git init` makes them, without a process. */


/** Makes a folder a git directory, but for its objects and refs. */
function writeGitFolder(gitDir, { objectFormat, commit }) {
    (0,external_node_fs_namespaceObject.mkdirSync)(gitDir, { recursive: true });
    (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), `${commit ?? 'ref: refs/heads/none'}\n`);
    (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_.join)(gitDir, 'config'), formatConfig(objectFormat));
}
function formatConfig(objectFormat) {
    if (objectFormat === 'sha1')
        return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
    return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
}

;// CONCATENATED MODULE: ./build/kernel/files.js
/**
 * Input files that a user names.
 * Invariant: a file that cannot be read is a Problem with its place and a remedy, never a stack trace.
 * What is not a regular file or a pipe (a folder, a loop of links, a socket) is refused before it is opened, and a
 * file that must be whole in memory has a bound on its size.
 */



/** Largest file that is read whole (suites, configs, schemas), in bytes. */
const MAX_WHOLE_FILE_BYTES = (/* unused pure expression or super */ null && (16 * 1024 * 1024));
// Large enough that an entry rarely spans two blocks, small enough to be reused by the allocator.
const files_BLOCK_BYTES = (/* unused pure expression or super */ null && (1 << 18));
/** Reads a small file whole. `shown` is the name that the user knows it by. */
function readWholeFile(path, shown) {
    const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
    return problem === undefined ? readWhole(path, shown) : { problem };
}
/** Reads what a path names, or what is open already, whole. */
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
    try {
        // A pipe or a device tells no size beforehand, and a file may grow: one byte beyond the bound is enough to know.
        const bytes = readUpTo(source, maxBytes + 1);
        if (bytes.length <= maxBytes)
            return { bytes };
        return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
    }
    catch (error) {
        return { problem: readProblem(shown, error) };
    }
}
/** The problem of a file that is larger than its bound. */
function tooLarge(shown, found, maxBytes) {
    return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
/** The first bytes of a file, or all of them when there are no more. */
function readUpTo(source, maxBytes) {
    const blocks = [];
    let size = 0;
    for (const block of readBlocks(source)) {
        blocks.push(block);
        size += block.length;
        if (size >= maxBytes)
            break;
    }
    return Buffer.concat(blocks).subarray(0, maxBytes);
}
/**
 * A file's bytes, block by block, by its path or its descriptor, which is closed at the end. Reads wait: there is nothing
 * else to do meanwhile, and the machinery of streams costs a short run more than its work.
 */
function* readBlocks(source) {
    const descriptor = typeof source === 'number' ? source : openSync(source, 'r');
    try {
        while (true) {
            const block = Buffer.allocUnsafeSlow(files_BLOCK_BYTES);
            const size = readSync(descriptor, block);
            if (size === 0)
                return;
            // A slow pipe gives a little at a time: it must not hold a whole block each.
            yield 2 * size < files_BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
        }
    }
    finally {
        closeSync(descriptor);
    }
}
/** Why a path cannot be an input file, or undefined when it can. */
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
    let stats;
    try {
        stats = statSync(path);
    }
    catch (error) {
        return readProblem(shown, error);
    }
    if (stats.isDirectory()) {
        return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
    }
    if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
        return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
    }
    return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}
const READ_ERRORS = {
    ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
    ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
    EACCES: ['a file that may not be read', 'Give this user read permission.'],
    EPERM: ['a file that may not be read', 'Give this user read permission.'],
    ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
    EISDIR: ['a folder', 'Name a file inside it.'],
    ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};
/** Turns a failed read into a Problem; errors of an unknown kind keep their own text. */
function readProblem(shown, error) {
    const code = files_errorCode(error);
    const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
    return { file: shown, found, expected: 'a readable file', remedy };
}
/** The operating system's code of an error, e.g. `ENOSPC`; the message where there is none. */
function files_errorCode(error) {
    // Node has no name for it: its `code` is "UNKNOWN" or a sentence.
    if (error instanceof Error && 'errno' in error && error.errno === -external_node_os_.constants.errno.EDQUOT)
        return 'EDQUOT';
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    return error instanceof Error ? error.message : String(error);
}
/** Whether there is no room: on the disk, or in what the user may have of it. */
function isNoRoom(error) {
    return ['ENOSPC', 'EDQUOT'].includes(files_errorCode(error));
}
/** True for an error that the operating system gave, false for a fault of ours. */
function files_isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** Why a file could not be written at a path, or undefined when it should work; nothing is created. */
function outputProblem(path, shown) {
    const refused = (found, remedy) => {
        return { file: shown, found, expected: 'a place where the report can be written', remedy };
    };
    const kind = kindOf(path);
    if (kind === 'folder')
        return refused('a folder', 'Name a file inside it.');
    let folder = dirname(path);
    while (kindOf(folder) === 'nothing' && folder !== dirname(folder))
        folder = dirname(folder);
    if (kindOf(folder) !== 'folder')
        return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
    try {
        accessSync(folder, constants.W_OK | constants.X_OK);
    }
    catch {
        // Whatever the code: this user may not create a file here, and that is what the problem says.
        return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
    }
    // To replace a device or a pipe by a file would break it for everyone; a path that is too long or loops is no place.
    if (kind === 'other')
        return refused('neither a file nor a free name', 'Choose another --report.');
    return undefined;
}
function kindOf(path) {
    try {
        const stats = statSync(path);
        if (stats.isDirectory())
            return 'folder';
        return stats.isFile() ? 'file' : 'other';
    }
    catch (error) {
        return files_errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
    }
}
/** The first bytes of a file as text, empty when it is not there; a problem when it cannot be read. */
function readHead(path, shown) {
    try {
        return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
    }
    catch (error) {
        return files_errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
    }
}
const HEAD_BYTES = 4096;
// Node's own words, the system's, and git's: a git that could not be started tells it in its message alone.
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
/** Whether an error says that the machine is short of descriptors, processes or memory right now. */
function isShortage(error) {
    return error instanceof Error && SHORTAGE.test(`${files_errorCode(error)} ${error.message}`);
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/kernel/pace.js
/**
 * Long work on the main thread, in pieces.
 * Invariant: between two pieces signals and timers are heard; a piece is over when its time is.
 */

// Short enough for a Ctrl-C, long enough that the pauses cost nothing.
const PIECE_MS = 20;
class Pace {
    #since = performance.now();
    /** Lets others have a turn where the piece is over. */
    async step() {
        if (performance.now() - this.#since < PIECE_MS)
            return;
        await (0,promises_namespaceObject.setImmediate)();
        this.#since = performance.now();
    }
}

;// CONCATENATED MODULE: ./build/kernel/remove-tree.js
/**
 * Removing folders that others wrote into.
 * Invariant: afterwards the name is free, whatever lay there: trees deeper than a path can be long, folders without
 * rights, files that cannot be removed. What cannot be removed is moved aside, next to the folder, and told. Nothing that
 * a link leads to is touched, and nothing that is mounted: a folder is entered by its descriptor, and only once it could
 * be renamed, which no mount point can be.
 * Each folder is first moved up into one yard: no path here is ever long, and two descriptors are open at most.
 * Crash: the yard (`.left-…`) stays beside the folder; `removeLeftovers` of the next run takes it.
 * Trade-off: where there is no /proc (macOS), a folder is entered by its path after a look at it.
 */








/** Removes a file or folder of ours, in which nothing is mounted, at once; throws where its name could not be freed. */
function removeTree(path) {
    try {
        (0,external_node_fs_namespaceObject.rmSync)(path, { recursive: true, force: true });
        return [];
    }
    catch {
        // Without rights, too deep, not removable at all: it takes more than that.
        const sweep = new Sweep(path, (0,external_node_path_.dirname)(textOf(path)));
        for (let step = sweep.next(); step === 'more'; step = sweep.next())
            ;
        return sweep.finish();
    }
}
/** Removes what a command left, in pieces; throws where not even its name could be freed. */
async function remove_tree_discardTree(path, { signal, yardIn = (0,external_node_path_.dirname)(textOf(path)) } = {}) {
    const sweep = new Sweep(path, yardIn);
    const pace = new Pace();
    while (signal?.aborted !== true && sweep.next() === 'more')
        await pace.step();
    return sweep.finish();
}
const YARD = '.left-';
/** Removes the yards that were left in a folder. */
async function removeLeftovers(folder, options = {}) {
    const left = [];
    for (const name of listNames(folder)) {
        if (name.startsWith(YARD))
            left.push(...(await remove_tree_discardTree((0,external_node_path_.join)(folder, name), options)));
    }
    return left;
}
function listNames(folder) {
    try {
        return (0,external_node_fs_namespaceObject.readdirSync)(folder);
    }
    catch (error) {
        if (files_isSystemError(error))
            return [];
        throw error;
    }
}
class Sweep {
    #yardIn;
    #shown;
    #yard;
    #taken = 0;
    #waiting = [];
    #current;
    #failures = [];
    #blocked;
    constructor(path, yardIn) {
        this.#yardIn = yardIn;
        this.#shown = textOf(path);
        this.#begin(path);
    }
    /** Does one small piece of the work. */
    next() {
        if (this.#current === undefined) {
            const at = this.#waiting.pop();
            if (at === undefined)
                return 'done';
            this.#enter(at);
            return 'more';
        }
        const { base, entries } = this.#current;
        const name = entries.pop();
        if (name === undefined)
            this.#leave();
        else
            this.#take(Buffer.concat([Buffer.from(`${base}/`), name]), name);
        return 'more';
    }
    /** Says what is left; throws where the name is not free. */
    finish() {
        this.#close();
        if (this.#blocked !== undefined) {
            throw new errors/* PreconditionError */.Rb({
                message: `${(0,base_text/* quoted */.TL)(this.#shown, 300)} can neither be removed nor renamed: ${this.#blocked}`,
                remedy: 'Unmount it, or take away its attributes (lsattr -d, chattr -i -a); then run the command again.',
            });
        }
        if (this.#yard === undefined)
            return [];
        try {
            (0,external_node_fs_namespaceObject.rmdirSync)(this.#yard);
            return [];
        }
        catch {
            const [first = 'it was not finished'] = this.#failures;
            const more = this.#failures.length > 1 ? `, and ${(0,base_text/* plural */.LS)(this.#failures.length - 1, 'more')}` : '';
            return [{ path: this.#yard, why: `${first}${more}` }];
        }
    }
    #begin(path) {
        try {
            const stats = (0,external_node_fs_namespaceObject.lstatSync)(path, { throwIfNoEntry: false });
            if (stats === undefined)
                return;
            if (!stats.isDirectory() && tryUnlink(path) === undefined)
                return;
            this.#moveToYard(path);
        }
        catch (error) {
            if (['ENOENT', 'ENOTDIR'].includes(files_errorCode(error)))
                return;
            if (!files_isSystemError(error))
                throw error;
            this.#blocked = files_errorCode(error);
        }
    }
    /** Renames something into the yard; a folder waits there to be emptied. */
    #moveToYard(path) {
        const yard = this.#openYard(path);
        if (yard === undefined)
            return;
        const to = (0,external_node_path_.join)(yard, String(this.#taken));
        try {
            (0,external_node_fs_namespaceObject.renameSync)(path, to);
        }
        catch (error) {
            if (!['EACCES', 'EPERM'].includes(files_errorCode(error)) || !giveRights(path))
                throw error;
            (0,external_node_fs_namespaceObject.renameSync)(path, to);
        }
        if ((0,external_node_fs_namespaceObject.lstatSync)(to).isDirectory())
            this.#waiting.push(this.#taken);
        else
            this.#failures.push(`${(0,base_text/* quoted */.TL)((0,external_node_path_.basename)(textOf(path)), 200)} cannot be removed`);
        this.#taken += 1;
    }
    #openYard(path) {
        if (this.#yard !== undefined)
            return this.#yard;
        const yard = (0,external_node_path_.join)(this.#yardIn, `${YARD}${(0,external_node_crypto_namespaceObject.randomBytes)(6).toString('hex')}`);
        try {
            (0,external_node_fs_namespaceObject.mkdirSync)(yard, { mode: 0o700 });
        }
        catch (error) {
            if (!isNoRoom(error))
                throw error;
            // A full disk has no room for a folder either: what can go at once makes it.
            rmQuietly(path);
            if ((0,external_node_fs_namespaceObject.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
                return undefined;
            (0,external_node_fs_namespaceObject.mkdirSync)(yard, { mode: 0o700 });
        }
        this.#yard = yard;
        return yard;
    }
    #enter(at) {
        const path = (0,external_node_path_.join)(this.#yard ?? '', String(at));
        try {
            const descriptor = openFolder(path);
            const base = HAS_PROC ? `/proc/self/fd/${descriptor}` : path;
            this.#current = { base, descriptor, at, entries: [] };
            const stats = (0,external_node_fs_namespaceObject.fstatSync)(descriptor);
            if (stats.dev !== (0,external_node_fs_namespaceObject.lstatSync)(this.#yard ?? '').dev)
                throw new Error('it is another file system');
            if ((stats.mode & 0o700) !== 0o700)
                (0,external_node_fs_namespaceObject.fchmodSync)(descriptor, 0o700);
            // Not spread: there may be more of them than a call takes arguments.
            for (const name of (0,external_node_fs_namespaceObject.readdirSync)(base, { encoding: 'buffer' }))
                this.#current.entries.push(name);
        }
        catch (error) {
            this.#failures.push(files_errorCode(error));
            this.#close();
        }
    }
    #take(path, name) {
        const refused = tryUnlink(path);
        if (refused === undefined || refused === 'ENOENT')
            return;
        try {
            // Of a folder it says that, or (macOS) that it is not permitted.
            if (!(0,external_node_fs_namespaceObject.lstatSync)(path).isDirectory())
                throw new Error(refused);
            if (!tryRemoveFolder(path))
                this.#moveToYard(path);
        }
        catch (error) {
            this.#failures.push(`${files_errorCode(error)} for ${(0,base_text/* quoted */.TL)(byte_path_decodePath(name), 200)}`);
        }
    }
    #leave() {
        const at = this.#current?.at;
        this.#close();
        tryRemoveFolder((0,external_node_path_.join)(this.#yard ?? '', String(at)));
    }
    #close() {
        if (this.#current !== undefined)
            (0,external_node_fs_namespaceObject.closeSync)(this.#current.descriptor);
        this.#current = undefined;
    }
}
const HAS_PROC = (0,external_node_fs_namespaceObject.existsSync)('/proc/self/fd');
// Linux: a descriptor that stands for the place alone, and needs no right to read there. Node has no name for it.
const O_PATH = 0o10000000;
function openFolder(path) {
    const flags = external_node_fs_namespaceObject.constants.O_RDONLY | external_node_fs_namespaceObject.constants.O_DIRECTORY | external_node_fs_namespaceObject.constants.O_NOFOLLOW;
    try {
        return (0,external_node_fs_namespaceObject.openSync)(path, flags);
    }
    catch (error) {
        if (files_errorCode(error) !== 'EACCES' || !giveRights(path))
            throw error;
        return (0,external_node_fs_namespaceObject.openSync)(path, flags);
    }
}
/** Gives the owner's rights back to a folder; says whether it is one. */
function giveRights(path) {
    if (!(0,external_node_fs_namespaceObject.lstatSync)(path).isDirectory())
        return false;
    if (!HAS_PROC) {
        (0,external_node_fs_namespaceObject.chmodSync)(path, 0o700);
        return true;
    }
    const descriptor = (0,external_node_fs_namespaceObject.openSync)(path, O_PATH | external_node_fs_namespaceObject.constants.O_DIRECTORY | external_node_fs_namespaceObject.constants.O_NOFOLLOW);
    try {
        (0,external_node_fs_namespaceObject.chmodSync)(`/proc/self/fd/${descriptor}`, 0o700);
        return true;
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
}
/** Undefined where it is gone now, else the system's word. */
function tryUnlink(path) {
    try {
        (0,external_node_fs_namespaceObject.unlinkSync)(path);
        return undefined;
    }
    catch (error) {
        return files_errorCode(error);
    }
}
function tryRemoveFolder(path) {
    try {
        (0,external_node_fs_namespaceObject.rmdirSync)(path);
        return true;
    }
    catch {
        // Not empty, or not to be removed: it is looked at next.
        return false;
    }
}
function rmQuietly(path) {
    try {
        (0,external_node_fs_namespaceObject.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        // What is left is dealt with by the caller.
    }
}
function textOf(path) {
    return typeof path === 'string' ? path : byte_path_decodePath(path);
}

;// CONCATENATED MODULE: ./build/kernel/git-store.js
/**
 * A private git store: objects, refs and configuration that only the supervisor writes.
 * Invariant: what is read from it is what was put in: its objects are a pack of its own, each hashed again on the way
 * in, with no link to and no fallback on the user's store; a keep is one compare-and-swap of a ref.
 * Crash while it is made: the folder holds no `ready` file and is recreated. Crash between `commitTree` and `moveRef`:
 * the same commit is made again, with the same id, since its dates come from the caller.
 */










// Attributes of the git directory win over every .gitattributes: bytes go in and out as they are.
const RAW_ATTRIBUTES = '* -text -filter -ident !eol !working-tree-encoding !diff !merge\n';
/** The store that a folder holds whole, if it does. */
function findStore({ folder, base }) {
    return (0,external_node_fs_namespaceObject.existsSync)(readyFile(folder, base)) ? bindStore(folder, base) : undefined;
}
const READY = 'ready-';
function readyFile(folder, base) {
    return (0,external_node_path_.join)(folder, `${READY}${base}`);
}
/** Removes a store. Crash: what is left of it is not taken for a whole one. */
function removeStore(folder) {
    if (!(0,external_node_fs_namespaceObject.existsSync)(folder))
        return;
    for (const name of (0,external_node_fs_namespaceObject.readdirSync)(folder))
        if (name.startsWith(READY))
            (0,external_node_fs_namespaceObject.rmSync)((0,external_node_path_.join)(folder, name));
    syncFolder(folder);
    removeTree((0,external_node_path_.join)(folder, 'git'));
    faultPoint('store:amid-removal');
    removeTree(folder);
}
function bindStore(folder, base) {
    const gitDir = (0,external_node_path_.join)(folder, 'git');
    const home = (0,external_node_path_.join)(folder, 'home');
    return {
        folder,
        gitDir,
        home,
        base,
        ignoreFile: (0,external_node_path_.join)(gitDir, 'info', 'base-ignore'),
        git: git_bindGit({ gitDir, home }),
    };
}
/** Makes the private store of a run in a folder, or takes the one that is there whole. */
async function createStore({ folder, repository, base }) {
    const found = findStore({ folder, base });
    if (found !== undefined)
        return found;
    const store = bindStore(folder, base);
    const { gitDir, home, ignoreFile } = store;
    faultPoint('store:before-create');
    (0,external_node_fs_namespaceObject.rmSync)(folder, { recursive: true, force: true });
    for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'info'])
        (0,external_node_fs_namespaceObject.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
    (0,external_node_fs_namespaceObject.mkdirSync)(home);
    writeGitFolder(gitDir, repository);
    (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_.join)(gitDir, 'info', 'attributes'), RAW_ATTRIBUTES);
    // The base is where history ends here: a run needs no more, and the user's clone may be shallow itself.
    (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_.join)(gitDir, 'shallow'), `${base}\n`);
    await importCommit(store, { repository, commit: base });
    faultPoint('store:after-objects');
    (0,external_node_fs_namespaceObject.writeFileSync)(ignoreFile, `${flattenIgnoreRules(await readIgnoreFiles(store))}\n`);
    faultPoint('store:before-ready');
    (0,external_node_fs_namespaceObject.writeFileSync)(readyFile(folder, base), '');
    syncFolder(folder);
    faultPoint('store:after-ready');
    return store;
}
/**
 * Copies a commit of the user's repository, with what lies between it and the base; the base too when it is the commit
 * itself. Every object is hashed on the way in.
 */
async function importCommit({ gitDir, home, base, git }, { repository: { objects }, commit }) {
    const reader = git_bindGit({ gitDir, home, alternates: [objects] });
    await importObjects({ gitDir, git }, { reader, wanted: commit === base ? `${base}\n` : `${commit}\n^${base}\n` });
    await git(['rev-list', '--objects', '--quiet', '--end-of-options', commit]);
}
/** Copies the tree of a commit of the user's repository, without its history, and reads its message. */
async function importTree({ gitDir, home, git }, { repository: { objects }, commit }) {
    const reader = bindGit({ gitDir, home, alternates: [objects] });
    const tree = await gitLine(reader, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
    const id = await gitLine(reader, ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`]);
    const { stdout } = await reader(['cat-file', 'commit', '--end-of-options', id]);
    const text = stdout.toString();
    await importObjects({ gitDir, git }, { reader, wanted: `${tree}\n` });
    await git(['rev-list', '--objects', '--quiet', '--end-of-options', tree]);
    return { tree, message: text.slice(text.indexOf('\n\n') + 2) };
}
async function importObjects({ gitDir, git }, { reader, wanted }) {
    const packs = (0,external_node_path_.join)(gitDir, 'objects', 'pack');
    // Each import has a folder of its own, since several run in parallel; what they make is named by its content.
    const arrival = (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_.join)(gitDir, 'import-'));
    try {
        const name = await git_gitLine(reader, ['pack-objects', '-q', '--revs', '--window=0', (0,external_node_path_.join)(arrival, 'unchecked')], {
            input: wanted,
        });
        // The index that git wrote believes the names of the user's objects; the one made here is of what they hold.
        const checked = (0,external_node_path_.join)(arrival, `pack-${name}.idx`);
        await git(['index-pack', '-o', checked, (0,external_node_path_.join)(arrival, `unchecked-${name}.pack`)]);
        // Git finds a pack by its index, which therefore comes last.
        (0,external_node_fs_namespaceObject.renameSync)((0,external_node_path_.join)(arrival, `unchecked-${name}.pack`), (0,external_node_path_.join)(packs, `pack-${name}.pack`));
        (0,external_node_fs_namespaceObject.renameSync)(checked, (0,external_node_path_.join)(packs, `pack-${name}.idx`));
    }
    finally {
        (0,external_node_fs_namespaceObject.rmSync)(arrival, { recursive: true, force: true });
    }
}
async function readIgnoreFiles(store) {
    const files = [];
    for (const { mode, id, path } of await git_store_listFiles(store, store.base)) {
        const name = byte_path_decodePath(path);
        if (!mode.startsWith('100') || !/(^|\/)\.gitignore$/.test(name))
            continue;
        const { stdout: text } = await store.git(['cat-file', 'blob', '--end-of-options', id]);
        files.push({ folder: name.slice(0, -'.gitignore'.length), text: text.toString() });
    }
    return files;
}
// A run asks for those of its base again and again, and now and then for another commit's.
const MAX_LISTS = 4;
const lists = new WeakMap();
/** The files of a commit or tree by its full id, in git's order; asked of git once, since they cannot change. */
function git_store_listFiles({ git }, id) {
    const known = lists.get(git) ?? new Map();
    lists.set(git, known);
    const before = known.get(id);
    if (before !== undefined)
        return before;
    const list = readFiles(git, id);
    known.set(id, list);
    list.catch(() => known.delete(id));
    const [oldest] = known.keys();
    if (known.size > MAX_LISTS && oldest !== undefined)
        known.delete(oldest);
    return list;
}
/** The same, where git was asked already. */
function git_store_findListed({ git }, id) {
    return lists.get(git)?.get(id);
}
async function readFiles(git, id) {
    const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', id]);
    return raw_diff_splitNul(stdout).map((entry) => {
        const nameAt = entry.indexOf(TAB) + 1;
        const [mode = '', , file = ''] = entry.toString('latin1', 0, nameAt - 1).split(' ');
        return { mode, id: file, path: entry.subarray(nameAt) };
    });
}
const TAB = 0x09;
/** What differs between two trees or commits, by true names; a rename is a deletion and an addition. */
async function diffTrees({ git }, { from, to }) {
    const { stdout } = await git([
        ...['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--end-of-options'],
        ...[from, to, '--'],
    ]);
    return parseRawDiff(stdout);
}
/** Writes a commit and gives its id: the same request, the same id. */
async function commitTree({ git }, request) {
    const { tree, parents, message, identity, date } = request;
    const seconds = `@${Math.floor(Date.parse(date) / 1000)} +0000`;
    return gitLine(git, ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], {
        input: message,
        env: {
            GIT_AUTHOR_NAME: identity.name,
            GIT_AUTHOR_EMAIL: identity.email,
            GIT_AUTHOR_DATE: seconds,
            GIT_COMMITTER_NAME: identity.name,
            GIT_COMMITTER_EMAIL: identity.email,
            GIT_COMMITTER_DATE: seconds,
        },
    });
}

;// CONCATENATED MODULE: ./build/kernel/environment.js
/** Marks every process of a run, so that leftovers are found after a crash where no namespace holds them. */
const RUN_MARKER = 'AUTORIZE_RUN';
const PASSED = ['PATH', 'LANG', 'TERM', 'TZ'];
// Without a PATH even the shell's own default differs from machine to machine.
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const OURS = new Set(['HOME', 'TMPDIR', RUN_MARKER]);
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SECRET_NAMES = new Set(['GITHUB_TOKEN', ...COMMAND_FILES]);
const SECRET_PREFIXES = ['INPUT_', 'ACTIONS_'];
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const REFERENCE = /\$\$|\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
/** Whether a variable belongs to the supervisor alone: a token of the runner, or a file that it takes commands from. */
function isSupervisorsOwn(name) {
    // Names of inputs keep the case that the workflow's author wrote.
    const upper = name.toUpperCase();
    return SECRET_NAMES.has(upper) || SECRET_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
/** Replaces `$NAME` and `${NAME}` in a table's values from the supervisor's environment; `$$` is a dollar sign. */
function resolveTable(table, { parentEnv, path, }) {
    const problems = [];
    const values = {};
    for (const [name, template] of Object.entries(table)) {
        const issue = nameProblem(name);
        if (issue !== undefined)
            problems.push({ path, ...issue });
        values[name] = template.replaceAll(REFERENCE, (written, braced, bare) => {
            if (written === '$$')
                return '$';
            const wanted = braced ?? bare ?? '';
            const value = Object.hasOwn(parentEnv, wanted) ? parentEnv[wanted] : undefined;
            const wrong = referenceProblem(wanted, value);
            if (wrong !== undefined)
                problems.push({ path: `${path}.${name}`, ...wrong });
            return value ?? '';
        });
        if (values[name].includes('\0'))
            problems.push({ path: `${path}.${name}`, ...NUL_PROBLEM });
    }
    return problems.length === 0 ? { values } : { problems };
}
// What the runner says of itself, such as a folder's path, is in many places by chance.
const OF_THE_RUNNER = /^(?:GITHUB|RUNNER)_/;
/**
 * What a table takes from the supervisor's environment, which may be a key: values of variables as they are there. What is
 * written in the table itself, such as the name of a model, everybody can read who reads the file.
 */
function referencedValues(table, parentEnv) {
    const names = Object.values(table).flatMap((template) => [...template.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []));
    return [...new Set(names)].flatMap((name) => {
        const value = Object.hasOwn(parentEnv, name) && !OF_THE_RUNNER.test(name) ? parentEnv[name] : undefined;
        return value === undefined || value === '' ? [] : [value];
    });
}
const WHOLE_REFERENCE = /^\s*(?:\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*))\s*$/;
/** The variable that a text is nothing but a reference to; undefined for every other text. */
function referredName(text) {
    const [, braced, bare] = WHOLE_REFERENCE.exec(text) ?? [];
    return braced ?? bare;
}
/** A text that may be a reference as a whole: as it is written, else the variable's value, which must not be blank. */
function resolveText(text, parentEnv) {
    const name = referredName(text);
    if (name === undefined)
        return { value: text };
    const found = `$${name}`;
    if (isSupervisorsOwn(name))
        return { problem: { found, expected: NOT_THE_RUNNERS, remedy: 'Take another name.' } };
    const value = Object.hasOwn(parentEnv, name) ? parentEnv[name] : undefined;
    if (value !== undefined && value.trim() !== '')
        return { value };
    const state = value === undefined ? 'not set' : 'blank';
    const expected = 'a variable of this environment that is not blank';
    return { problem: { found: `${found}, which is ${state}`, expected, remedy: `Set ${name || 'it'} before the run.` } };
}
/** What is wrong with such a reference; nothing where a text is none. */
function checkReferences(parentEnv) {
    return (text) => {
        const resolved = resolveText(text, parentEnv);
        return 'problem' in resolved ? [resolved.problem] : [];
    };
}
const NOT_THE_RUNNERS = "a variable that is not the runner's own";
const NUL_PROBLEM = { found: 'a NUL character', expected: 'text without it', remedy: 'Remove it.' };
function nameProblem(name) {
    if (!NAME.test(name)) {
        return {
            found: JSON.stringify(name),
            expected: 'the name of a variable',
            remedy: 'Use letters, digits and "_", not beginning with a digit.',
        };
    }
    if (!OURS.has(name))
        return undefined;
    return { found: name, expected: 'a name that is not set for every agent', remedy: `Leave ${name} out.` };
}
function referenceProblem(name, value) {
    const found = `$${name}`;
    if (isSupervisorsOwn(name)) {
        return {
            found,
            expected: NOT_THE_RUNNERS,
            remedy: 'Give the agent a key of its own under another name; tokens of the runner never reach it.',
        };
    }
    if (value !== undefined)
        return undefined;
    return {
        found: `${found}, which is not set`,
        expected: 'a variable of this environment',
        remedy: `Set ${name === '' ? 'it' : name} before the run, or write $$ for a dollar sign.`,
    };
}
/** The whole environment of an agent; the run's marker is added where the process is made. */
function buildEnvironment({ parentEnv, given, home, temporary }) {
    const passed = PASSED.flatMap((name) => {
        const value = parentEnv[name];
        return value === undefined ? [] : [[name, value]];
    });
    return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...given, HOME: home, TMPDIR: temporary };
}

;// CONCATENATED MODULE: ./build/kernel/process-tree.js
/**
 * Finding and ending processes by what the kernel says of them (/proc).
 * Invariant: a signal goes only to a process that was a descendant, or bore the run's marker, at the moment of looking;
 * looking is repeated until nothing is found, because a process may fork while it is looked at.
 * Trade-off: without a namespace a process that leaves both the tree and the process group and wipes its environment
 * is not found: nothing that the kernel tells of it leads to us any more. That is what the namespaces are for.
 */



// A fork bomb is outrun by killing what is seen again and again; beyond this the machine is not ours any more.
const MAX_ROUNDS = 200;
const ROUND_PAUSE_MS = 10;
/** The processes below a process, itself not among them; parents come before their children. */
function descendantsOf(pid) {
    const children = new Map();
    for (const each of processes()) {
        const parent = parentOf(each);
        children.set(parent, [...(children.get(parent) ?? []), each]);
    }
    const found = [];
    const visit = (parent) => {
        for (const child of children.get(parent) ?? []) {
            found.push(child);
            visit(child);
        }
    };
    visit(pid);
    return found;
}
/** The processes that bear the marker of a run, or of a part of it: `x` finds `x` and `x.1`, not `x-1`. */
function markedProcesses(runId) {
    const entry = `${RUN_MARKER}=${runId}`;
    const isOurs = (each) => each === entry || each.startsWith(`${entry}.`);
    const isMarked = (pid) => {
        const environment = proc(pid, 'environ');
        // Of nearly all processes one look is enough, and no list of their variables is made.
        return environment.includes(entry) && environment.split('\0').some(isOurs) && isAlive(pid);
    };
    return processes().filter(isMarked);
}
/** Kills every process that bears the marker of a run or a part of it, and says how many were left when it gave up (0 is the rule). */
async function killMarked(runId) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const found = markedProcesses(runId);
        if (found.length === 0)
            return 0;
        for (const pid of found)
            sendSignal(pid, 'SIGKILL');
        await (0,promises_namespaceObject.setTimeout)(ROUND_PAUSE_MS);
    }
    return markedProcesses(runId).length;
}
/** Sends a signal; a process that is gone by then needs none. A negative id is a process group. */
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        // EPERM: it took another user's identity (a setuid program); what holds it then is its namespace, not a signal.
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
/** Whether a process of this machine lives; a zombie does not. */
function isProcessAlive(pid) {
    return isAlive(pid);
}
function processes() {
    return (0,external_node_fs_namespaceObject.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .filter((pid) => pid !== process.pid);
}
/** The fields of stat after the name, which may hold anything, blanks and parentheses too. */
function statOf(pid) {
    const stat = proc(pid, 'stat');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
/** When a process began, in the kernel's ticks: with its id, who it is. */
function processStart(pid) {
    return statOf(pid)[19] ?? '';
}
function parentOf(pid) {
    return Number(statOf(pid)[1] ?? 0);
}
function isAlive(pid) {
    const state = statOf(pid)[0];
    return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}
function proc(pid, name) {
    try {
        return (0,external_node_fs_namespaceObject.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
    }
    catch {
        // Gone since, or another user's: not one of ours.
        return '';
    }
}

;// CONCATENATED MODULE: ./build/base/canonical-json.js
// Deeper than any record of ours, shallow enough for the stack of every engine.
const MAX_DEPTH = 500;
const LONE_SURROGATE = /\p{Cs}/u;
/**
 * The one spelling of a JSON value by RFC 8785: no white space, keys in the order of their UTF-16 units, numbers and
 * strings as ECMAScript writes them. A member that is undefined is left out, as JSON.stringify does; whatever else JSON
 * cannot say (NaN, an infinity, a lone surrogate, a function, undefined in an array) is a TypeError.
 */
function canonical_json_canonicalJson(value) {
    return spell(value, 0);
}
function spell(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`a value nested deeper than ${MAX_DEPTH} levels has no canonical JSON`);
    if (value === null || typeof value === 'boolean')
        return String(value);
    if (typeof value === 'string')
        return spellText(value);
    if (typeof value === 'number') {
        if (!Number.isFinite(value))
            throw new TypeError(`the number ${value} has no canonical JSON`);
        return JSON.stringify(value);
    }
    if (Array.isArray(value))
        return `[${Array.from(value, (item) => spell(item, depth + 1)).join(',')}]`;
    if (typeof value !== 'object')
        throw new TypeError(`a value of type ${typeof value} has no canonical JSON`);
    const members = Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => `${spellText(key)}:${spell(item, depth + 1)}`);
    return `{${members.join(',')}}`;
}
function spellText(text) {
    if (LONE_SURROGATE.test(text))
        throw new TypeError('text with a lone surrogate has no canonical JSON');
    return JSON.stringify(text);
}

;// CONCATENATED MODULE: ./build/base/hash.js

/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
function hash_sha256(data) {
    return (0,external_node_crypto_namespaceObject.createHash)('sha256').update(data).digest('hex');
}
// Each update has a price of its own: lines are gathered in a block of this size.
const hash_BLOCK_BYTES = (/* unused pure expression or super */ null && (1 << 17));
/** A SHA-256 of lines of UTF-8 text, each ended by a newline. */
class LineHash {
    #hash = createHash('sha256');
    #block = Buffer.allocUnsafe(hash_BLOCK_BYTES);
    #used = 0;
    add(line) {
        // A UTF-16 unit is at most three bytes of UTF-8.
        const atMost = 3 * line.length + 1;
        if (this.#used + atMost > hash_BLOCK_BYTES)
            this.#flush();
        if (atMost > hash_BLOCK_BYTES) {
            this.#hash.update(`${line}\n`);
            return;
        }
        this.#used += this.#block.write(line, this.#used);
        this.#block[this.#used] = 0x0a;
        this.#used += 1;
    }
    digest() {
        this.#flush();
        return this.#hash.digest('hex');
    }
    #flush() {
        this.#hash.update(this.#block.subarray(0, this.#used));
        this.#used = 0;
    }
}

;// CONCATENATED MODULE: ./build/kernel/store-seal.js
/**
 * Whether someone else changed what steers git in a private git directory.
 * Invariant: equal digests mean that git would read the same configuration, hooks, attributes, excludes, shallow
 * bounds, alternates and packed refs as before. It detects and does not prevent: where an agent runs as our user
 * without a sandbox, it is asked before every use of the store; with one, the directory is out of its reach.
 */




// What git reads besides objects, loose refs and the index; a name that is not there counts as such.
const STEERING = [
    'HEAD',
    'config',
    'config.worktree',
    'commondir',
    'gitdir',
    'hooks',
    'info',
    'objects/info',
    'packed-refs',
    'shallow',
    'modules',
    'worktrees',
    'refs/replace',
];
/** A digest of every file of a git directory that steers what git does. */
function digestSteering(gitDir) {
    return hash_sha256(canonical_json_canonicalJson(Object.fromEntries(STEERING.map((name) => [name, describe((0,external_node_path_.join)(gitDir, name))]))));
}
function describe(path) {
    const stats = (0,external_node_fs_namespaceObject.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isSymbolicLink())
        return ['link', (0,external_node_fs_namespaceObject.readlinkSync)(path)];
    if (stats.isFile())
        return ['file', hash_sha256((0,external_node_fs_namespaceObject.readFileSync)(path))];
    if (!stats.isDirectory())
        return ['other'];
    // Names in hex: they may be no text.
    const names = (0,external_node_fs_namespaceObject.readdirSync)(path, { encoding: 'latin1' }).sort((a, b) => (a < b ? -1 : 1));
    return names.map((name) => [Buffer.from(name, 'latin1').toString('hex'), describe((0,external_node_path_.join)(path, name))]);
}

;// CONCATENATED MODULE: ./build/kernel/user-config.js
/**
 * What the user's own git configuration says in the user's repository: includes, conditional ones too.
 * Invariant: git reads configuration there and does nothing else; what the environment says of other repositories is not
 * passed on. What cannot be read in time, e.g. a pipe that a configuration includes, counts as not set.
 */

const TIMEOUT_MS = 10_000;
const user_config_MAX_BYTES = 4 << 20;
// They name another repository, or another file than those that git would read here.
const OF_ANOTHER = [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_CONFIG',
];
/** Reads the entries whose keys match, in git's order: of a key that is set twice the last one counts. */
function readUserConfig(folder, parentEnv, keys) {
    const kept = Object.entries(parentEnv).filter(([name]) => !OF_ANOTHER.includes(name));
    const env = { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
    const options = { cwd: folder, env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: user_config_MAX_BYTES };
    return new Promise((resolve) => {
        (0,external_node_child_process_namespaceObject.execFile)('git', ['config', '--null', '--show-origin', '--get-regexp', keys], options, (_error, stdout) => {
            const parts = stdout.split('\0');
            const entries = [];
            for (let at = 0; at + 1 < parts.length; at += 2) {
                const [key = '', ...value] = (parts[at + 1] ?? '').split('\n');
                if (value.length > 0)
                    entries.push({ key, value: value.join('\n'), origin: parts[at] ?? '' });
            }
            resolve(entries);
        });
    });
}

;// CONCATENATED MODULE: ./build/kernel/user-programs.js
/**
 * Files of a work tree that the user's own git runs or loads: by it a change could run commands on the user's machine.
 * Invariant: only looked at; no program of the configuration is started, and of what is not there nothing is said.
 */



const PATHS = /^(?:core\.(?:hookspath|attributesfile|excludesfile)|commit\.template|init\.templatedir|include(?:if\..*)?\.path)$/;
const COMMANDS = [
    'core\\.(fsmonitor|sshcommand|editor|pager|askpass|gitproxy|alternaterefscommand)',
    '(filter\\..*\\.(clean|smudge|process)|diff\\..*\\.(command|textconv)|diff\\.external|merge\\..*\\.driver)',
    '((diff|merge)tool\\..*\\.(cmd|path)|(sequence|gui)\\..*|gpg\\..*program|interactive\\.difffilter|pager\\..*)',
    '(alias\\..*|hook\\..*\\.command|credential\\.(.*\\.)?helper|uploadpack\\.packobjectshook|remote\\..*\\.(uploadpack|receivepack))',
];
const KEYS = `^(core\\.(hookspath|attributesfile|excludesfile)|commit\\.template|init\\.templatedir|include(if\\..*)?\\.path|${COMMANDS.join('|')})$`;
// Of hooks that lie in git's own folder; a person has a few.
const MAX_HOOKS = 1000;
/** Paths in the work tree, files and folders, that the user's configuration or links of hooks name; each once. */
async function readUserPrograms(repository, parentEnv) {
    const entries = await readUserConfig(repository.folder, parentEnv, KEYS);
    const named = entries.flatMap((entry) => PATHS.test(entry.key) ? pathsOf(repository, parentEnv, entry) : wordsOf(repository, entry));
    const places = [...named, ...hooksOf(repository)];
    return [...new Set(places.flatMap((place) => insideOf(repository.folder, place)))];
}
/** What a key of a path names; relative ones as git takes them. */
function pathsOf({ folder }, { HOME = '' }, entry) {
    const { key, origin } = entry;
    const value = entry.value.replace(/^~(?=\/|$)/, HOME);
    const from = key.startsWith('include') ? (0,external_node_path_.dirname)((0,external_node_path_.resolve)(folder, origin.replace(/^file:/, ''))) : folder;
    const place = (0,external_node_path_.resolve)(from, value);
    // Husky writes programs into a folder `_`, which run those around it.
    return key === 'core.hookspath' && /\/_\/?$/.test(value) ? [(0,external_node_path_.dirname)(place)] : [place];
}
/** Files that a command names, which git runs at the top of the work tree. */
function wordsOf({ folder }, { key, value }) {
    if (key.startsWith('alias.') && !value.startsWith('!'))
        return [];
    const words = value.split(/[\s"'`;|&<>()=,!{}]+/).filter((word) => word !== '');
    return words.map((word) => (0,external_node_path_.resolve)(folder, word)).filter(isFile);
}
/** Where hooks of git's own folder lie in truth, which people link to tracked ones. */
function hooksOf({ commonDir }) {
    const hooks = (0,external_node_path_.join)(commonDir, 'hooks');
    try {
        const names = (0,external_node_fs_namespaceObject.readdirSync)(hooks).filter((name) => !name.endsWith('.sample'));
        return [hooks, ...names.slice(0, MAX_HOOKS).map((name) => (0,external_node_path_.join)(hooks, name))];
    }
    catch {
        // There are none.
        return [];
    }
}
/** A place by its name and by what its links lead to, as paths of the work tree; git's own folder is none of it. */
function insideOf(folder, place) {
    const found = [(0,external_node_path_.relative)(folder, place)];
    try {
        found.push((0,external_node_path_.relative)((0,external_node_fs_namespaceObject.realpathSync)(folder), (0,external_node_fs_namespaceObject.realpathSync)(place)));
    }
    catch {
        // It is not there yet: a change could make it.
    }
    return found.filter((path) => path !== '' && !(0,external_node_path_.isAbsolute)(path) && !/^(?:\.\.|\.git)(?:\/|$)/.test(path));
}
function isFile(path) {
    try {
        return (0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
    }
    catch {
        // A name that is too long, or a path through a file: none of a program.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/engine/workspace/private-area.js
/**
 * The private area of a run: git store, workspaces, clean checkouts, scratch; all of it outside the user's repository.
 * Invariant: everything in it can be deleted and made again from the repository and the records; while it is open no
 * process of an earlier session lives, and nothing of an earlier session's git is locked. The caller holds the run
 * lock. Crash: the session file stays. The next opening ends the session's processes, and recreates the store, since
 * what a killed git, or a power loss, left in it is not known to be whole.
 */














/**
 * Where the private area of a run lies: in the user's cache, apart for each repository and name. Throws where nothing
 * names the cache, or another user can write there.
 */
function privateAreaFolder(owner) {
    requireOwn(rootOf(owner));
    return privateAreaPath(owner);
}
function rootOf({ parentEnv }) {
    return join(cacheFolder(parentEnv), 'autorize');
}
/** The same place, for those who only look at it. */
function privateAreaPath(owner) {
    const { repository, name } = owner;
    const id = createHash('sha256').update(`${repository.folder}\0${repository.commonDir}`).digest('hex').slice(0, 12);
    return join(rootOf(owner), `${name}-${id}`);
}
/** A path that is not absolute counts as none, as the XDG specification has it. */
function cacheFolder({ XDG_CACHE_HOME: cache = '', HOME: home = '' }) {
    if (isAbsolute(cache))
        return cache;
    if (isAbsolute(home))
        return join(home, '.cache');
    // A folder whose name everybody knows beforehand, such as one in /tmp, could be made by somebody else.
    throw new PreconditionError({
        message: `HOME is ${quoted(home)} and XDG_CACHE_HOME is ${quoted(cache)}; the private area of a run lies in one of them`,
        remedy: 'Set HOME or XDG_CACHE_HOME to an absolute path.',
    });
}
/** Whoever owns the folder can put another store, or another link, in the place of ours. */
function requireOwn(folder) {
    const user = process.geteuid?.();
    const owners = [lstatSync, statSync].map((look) => ownerOf(folder, look));
    const other = owners.find((owner) => owner !== undefined && owner !== user);
    if (user === undefined || other === undefined)
        return;
    throw new PreconditionError({
        message: `the folder ${quoted(folder, 200)} belongs to user ${other}, not to you (user ${user})`,
        remedy: 'Set XDG_CACHE_HOME to a folder of your own, or run as that user.',
    });
}
function ownerOf(path, look) {
    try {
        return look(path, { throwIfNoEntry: false })?.uid;
    }
    catch {
        // Not to be looked at, so not to be used either: making it fails next, and says why.
        return undefined;
    }
}
/** Where the store of a private area lies. */
function storeFolder(folder) {
    return (0,external_node_path_.join)(folder, 'store');
}
/** Ends what an earlier session left running in a private area; says how many processes could not be ended. */
async function endSession(folder) {
    const file = (0,external_node_path_.join)(folder, 'session');
    if (!(0,external_node_fs_namespaceObject.existsSync)(file))
        return 0;
    return killMarked((0,external_node_fs_namespaceObject.readFileSync)(file, 'utf8').trim());
}
/** Opens the private area of a run for the holder of its lock. */
async function openPrivateArea(request) {
    const { folder, repository, base, branchHead, level, parentEnv, hidden = [], signal } = request;
    faultPoint('workspace:after-lock');
    (0,external_node_fs_namespaceObject.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const sessionFile = (0,external_node_path_.join)(folder, 'session');
    if ((0,external_node_fs_namespaceObject.existsSync)(sessionFile)) {
        await endSession(folder);
        faultPoint('workspace:after-leftovers');
        removeStore(storeFolder(folder));
    }
    // Indexes of commands lie here too, beside the store; the run lock is held, so nobody is at work on one.
    for (const name of (0,external_node_fs_namespaceObject.readdirSync)(folder))
        if (name.endsWith('.lock'))
            (0,external_node_fs_namespaceObject.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
    const session = (0,external_node_crypto_namespaceObject.randomUUID)();
    writeFileAtomic(sessionFile, [session]);
    faultPoint('workspace:after-session');
    const leftBehind = [];
    const onLeft = (left) => void leftBehind.push(...left);
    const scratch = (0,external_node_path_.join)(folder, 'scratch');
    // Of an evaluation that was broken off nothing is used again.
    for (const each of [scratch, (0,external_node_path_.join)(folder, 'judges')])
        await remove_tree_discardTree(each, { signal });
    for (const each of [folder, ...holdersOf(folder)])
        onLeft(await removeLeftovers(each, { signal }));
    (0,external_node_fs_namespaceObject.mkdirSync)(scratch);
    const store = await createStore({ folder: storeFolder(folder), repository, base });
    faultPoint('workspace:after-store');
    removeStaleLocks(store.gitDir);
    if (branchHead !== base)
        await importCommit(store, { repository, commit: branchHead });
    const programs = await readUserPrograms(repository, parentEnv);
    let seal = digestSteering(store.gitDir);
    return {
        folder,
        repository,
        store,
        level,
        parentEnv,
        hidden,
        programs,
        session,
        leftBehind,
        onLeft,
        checkSeal: () => {
            if (digestSteering(store.gitDir) === seal)
                return;
            seal = '';
            throw new errors/* AutorizeError */.yW('tampered', errors/* EXIT */.dc.precondition, {
                message: `somebody changed the private git store "${store.gitDir}" during the run`,
                remedy: 'Use a sandbox (install bubblewrap), then resume; the store is recreated.',
            });
        },
        close: () => {
            faultPoint('workspace:before-close');
            (0,external_node_fs_namespaceObject.rmSync)(sessionFile, { force: true });
            faultPoint('workspace:after-close');
        },
    };
}
/** What could not be removed, a sentence each. */
function leftNotes({ leftBehind }) {
    return leftBehind.map(leftNote);
}
/** What could not be removed, in a sentence. */
function leftNote({ path, why }) {
    return `not everything could be removed (${why}); what is left lies in ${quoted(path, 300)}: remove it by hand`;
}
/** The folders that hold one workspace each. */
function holdersOf(folder) {
    const workspaces = (0,external_node_path_.join)(folder, 'lanes');
    return (0,external_node_fs_namespaceObject.existsSync)(workspaces) ? (0,external_node_fs_namespaceObject.readdirSync)(workspaces).map((number) => (0,external_node_path_.join)(workspaces, number)) : [];
}
/** A numbered folder for agents; its content stays until the next attempt there. */
function workspaceOf({ folder, repository, store }, number) {
    // The name that the agent sees is the project's own.
    const name = (0,external_node_path_.basename)(repository.folder);
    return { folder: (0,external_node_path_.join)(folder, 'lanes', String(number), name), indexFile: (0,external_node_path_.join)(store.folder, `lane-${number}.index`) };
}
/**
 * Empties the folders of these numbers where the disk is as good as full: what a command left there is of use to nobody
 * once it has been taken. No command is in them. Says whether the disk was full.
 */
async function makeRoom(privateArea, numbers) {
    if (!isShortOfRoom(privateArea.folder))
        return false;
    await emptyWorkspaces(privateArea, numbers);
    return true;
}
/** The same whatever the disk says: what a quota leaves is not seen in it. */
async function emptyWorkspaces(privateArea, numbers) {
    for (const number of numbers) {
        // Beside a checkout may lie what its setup made.
        for (const folder of [workspaceOf(privateArea, number).folder, dirname(judgeOf(privateArea, number).folder)]) {
            privateArea.onLeft(await discardTree(folder));
        }
    }
}
/** The same for all folders of a session that was killed, whose processes are ended. */
async function makeRoomAfter(folder) {
    if (!isShortOfRoom(folder))
        return;
    await endSession(folder);
    for (const name of ['lanes', 'judges', 'scratch'])
        await discardTree(join(folder, name));
}
/** A numbered folder for evaluators. */
function judgeOf({ folder, repository, store }, number) {
    const name = basename(repository.folder);
    return {
        folder: join(folder, 'judges', String(number), name),
        indexFile: join(store.folder, `judge-${number}.index`),
    };
}

;// CONCATENATED MODULE: ./build/kernel/machine-error.js
/** What the machine refuses, reported with what is in the way and what to do: no fault of ours, and no stack trace. */






const REFUSALS = {
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'a part of the path is no folder',
    ELOOP: 'a symbolic link leads to itself',
    ENAMETOOLONG: 'the path is too long',
};
/** An error of the operating system as a precondition; undefined where it may be a fault of ours. */
function machineError(cause) {
    const path = pathOf(cause);
    if (path === undefined)
        return undefined;
    const code = errorCode(cause);
    const temporary = tmpdir();
    const isTemporary = dirname(path) === temporary || (isBelow(path, temporary) && !existsSync(temporary));
    if (isTemporary && (code === 'ENOENT' || code in REFUSALS))
        return temporaryError(temporary, cause);
    const why = REFUSALS[code];
    if (why === undefined)
        return undefined;
    return new PreconditionError({
        message: `${quoted(path, 300)} cannot be used: ${why} (${code})`,
        remedy: remedyFor(path),
        cause,
    });
}
/** Throws where there is no folder for temporary files: whatever needs one would fail, each with a word of its own. */
function requireTemporaryFolder() {
    const folder = (0,external_node_os_.tmpdir)();
    if (!(0,external_node_fs_namespaceObject.existsSync)(folder))
        throw temporaryError(folder, undefined);
}
/** That a repository is not where it was; undefined where it is. */
function goneError({ folder, commonDir }, { command, cause }) {
    const isHere = existsSync(folder);
    // A git that was at work just then makes folders on the way to a file again, but no HEAD.
    if (isHere && existsSync(join(commonDir, 'HEAD')))
        return undefined;
    const missing = isHere ? commonDir : folder;
    return new PreconditionError({
        message: `${quoted(missing, 300)} is gone: the repository was renamed, moved or unmounted while it was in use`,
        remedy: `Bring it back to that place, then: ${command()}`,
        cause,
    });
}
function temporaryError(folder, cause) {
    const found = (0,external_node_fs_namespaceObject.existsSync)(folder) ? 'cannot be written to' : 'is not there';
    return new errors/* PreconditionError */.Rb({
        message: `the folder for temporary files ${(0,base_text/* quoted */.TL)(folder, 300)} ${found} (TMPDIR is ${(0,base_text/* quoted */.TL)(process.env.TMPDIR)})`,
        remedy: 'Make it, or set TMPDIR to a folder that this user may write to',
        cause,
    });
}
function remedyFor(path) {
    const { XDG_CACHE_HOME: cache } = process.env;
    const isPrivate = [homedir(), cache].some((each) => each !== undefined && each !== '' && isBelow(path, each));
    if (isPrivate)
        return 'Set HOME or XDG_CACHE_HOME to a folder that this user may write to';
    return `Give this user (id ${process.geteuid?.() ?? 'unknown'}) the rights that it needs there, or run as its owner`;
}
function isBelow(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}
function pathOf(error) {
    if (!(error instanceof Error) || !('syscall' in error) || !('path' in error))
        return undefined;
    return typeof error.path === 'string' ? error.path : undefined;
}

;// CONCATENATED MODULE: ./build/kernel/namespace-command.js
/**
 * The command line of the level without bubblewrap: namespaces by `unshare`. Pure.
 * Invariant: what is shut is shut before the command begins, by the first process of the namespace while it still has
 * the right to; it becomes the command's first process afterwards, with that right given up for good.
 */
/**
 * What below /proc, besides `/proc/sys`, root can change of the machine without a capability; some are not everywhere.
 * Source: the paths that container runtimes mask or make read-only, and what a walk over /proc finds writable.
 */
const MACHINE_SETTINGS = [
    '/proc/acpi',
    '/proc/asound',
    '/proc/bus',
    '/proc/driver',
    '/proc/dynamic_debug',
    '/proc/fs',
    '/proc/irq',
    '/proc/mtrr',
    '/proc/pressure',
    '/proc/scsi',
    '/proc/slabinfo',
    '/proc/sysrq-trigger',
];
/** The program and arguments before the command's own. */
function buildNamespaceCommand(level, { network }) {
    const { setpriv, unshare, isRoot, dropsGroups, shuts } = level;
    const root = isRoot ? [] : ['--user', '--map-root-user'];
    // Not mapped to root: agents refuse to work as root, and sudo would believe it.
    const user = isRoot ? [] : ['--user', '--map-current-user'];
    return [
        ...[setpriv, '--pdeathsig', 'KILL', '--no-new-privs', ...(dropsGroups ? ['--clear-groups'] : []), '--'],
        ...[unshare, ...(shuts === undefined ? user : root), '--ipc', '--pid', '--fork', '--mount-proc', '--kill-child'],
        ...(network === 'off' ? ['--net'] : []),
        '--',
        ...(shuts === undefined ? [] : shutting(unshare, shuts)),
    ];
}
/** A step that makes the machine's settings read-only and /dev/shm the command's own, and goes on as another user. */
function shutting(unshare, { mount, shownAs }) {
    const script = [
        'set -e; mount=$1; shift',
        'shut() { "$mount" --bind "$1" "$1"; "$mount" -o remount,bind,ro "$1"; }',
        'shut /proc/sys',
        `for path in ${MACHINE_SETTINGS.join(' ')}; do [ ! -e "$path" ] || shut "$path"; done`,
        // A file system below it, as that of the control groups, is a mount of its own.
        'while read -r _ _ _ _ point _; do case $point in /sys|/sys/*) "$mount" -o remount,bind,ro "$point";; esac; done </proc/self/mountinfo',
        '[ ! -d /dev/shm ] || "$mount" -t tmpfs -o nosuid,nodev,mode=1777 tmpfs /dev/shm',
        'exec "$@"',
    ].join('\n');
    const user = [`--map-user=${shownAs.uid}`, `--map-group=${shownAs.gid}`];
    return ['/bin/sh', '-c', script, 'sh', mount, unshare, '--user', ...user, '--'];
}

;// CONCATENATED MODULE: ./build/kernel/process-limits.js
/**
 * What one command may use of the machine. Pure.
 * Invariant: the limits are set by the shell that becomes or starts the command, before it, as hard limits that all its
 * children inherit; a limit that is lower already stays.
 * What holds where:
 * - Size of a file, open files: at every level. Root without a sandbox of bubblewrap may raise them again.
 * - Processes (threads count): in the namespaces of a user without rights, where since Linux 5.14 only those inside
 *   are counted; before, all of the user's. Root is never bound by it, in no namespace. At the level of the process
 *   group it is not set: all that the user runs elsewhere would count. There the end of the budget is the limit.
 * - The sum of all files, and their number: nowhere, but in the hidden folders of bubblewrap, which are in memory.
 */
// Above what builds and test runs take (a JVM has hundreds of threads), below what stops a machine.
const DEFAULTS = { maxProcesses: 4000, maxFileBytes: 10 * 2 ** 30, maxOpenFiles: 16_384 };
// What `ulimit -f` counts in.
const process_limits_BLOCK_BYTES = 512;
/** The lines of a shell script that set the limits. */
function renderLimits(limits, { countsProcesses }) {
    const { maxProcesses, maxFileBytes, maxOpenFiles } = { ...DEFAULTS, ...limits };
    return [
        // The hard limit alone where that works: a program that is content with fewer descriptors is not given more.
        'limit() { ulimit -H "$1" "$2" || ulimit "$1" "$2"; } 2>/dev/null',
        `limit -f ${whole(maxFileBytes / process_limits_BLOCK_BYTES)}`,
        `limit -n ${whole(maxOpenFiles)}`,
        // Shells differ in the letter; where it is another limit's, that one cannot be set.
        ...(countsProcesses ? [`limit -p ${whole(maxProcesses)} || limit -u ${whole(maxProcesses)}`] : []),
    ].join('\n');
}
function whole(count) {
    return Math.max(1, Math.ceil(count));
}

;// CONCATENATED MODULE: ./build/kernel/system-call-rules.js
const ERRORS = { EPERM: 1, EINVAL: 22, ENOSYS: 38, EOPNOTSUPP: 95, EAFNOSUPPORT: 97 };
// POSIX_FADV_DONTNEED and NOREUSE.
const DROPPING_ADVICE = [4, 5];
// MADV_COLD, PAGEOUT and COLLAPSE: of a mapped file they change what the page cache holds, and how.
const RECLAIMING_ADVICE = [20, 21, 25];
// RWF_NOWAIT asks whether a page is there; RWF_DONTCACHE drops it after use.
const CACHE_FLAGS = 0x08 | 0x80;
// Virtual sockets reach the host of a virtual machine from every network namespace.
const AF_VSOCK = 40;
// PTRACE_ATTACH and SEIZE begin to trace a process that runs. PTRACE_TRACEME is for a child that lets its parent trace it.
const BEGIN_TRACING = [16, 0x4206];
const call = (name, x64, arm64, answer = 'ENOSYS', where) => ({
    name,
    numbers: { x64, arm64 },
    answer,
    ...(where === undefined ? {} : { where }),
});
const CALL_RULES = [
    call('add_key', 248, 217),
    call('request_key', 249, 218),
    call('keyctl', 250, 219),
    call('syslog', 103, 116, 'EPERM'),
    call('mincore', 27, 232),
    call('cachestat', 451, 451),
    call('fadvise64', 221, 223, 'done', { argument: 3, values: DROPPING_ADVICE }),
    call('madvise', 28, 233, 'EINVAL', { argument: 2, values: RECLAIMING_ADVICE }),
    call('process_madvise', 440, 440, 'EINVAL', { argument: 3, values: RECLAIMING_ADVICE }),
    call('preadv2', 327, 286, 'EOPNOTSUPP', { argument: 5, bits: CACHE_FLAGS }),
    call('pwritev2', 328, 287, 'EOPNOTSUPP', { argument: 5, bits: CACHE_FLAGS }),
    // Requests in memory, which no filter sees: they take the same flags and advice.
    call('io_setup', 206, 0),
    call('io_submit', 209, 2),
    call('io_uring_setup', 425, 425),
    call('io_uring_enter', 426, 426),
    call('io_uring_register', 427, 427),
    call('socket', 41, 198, 'EAFNOSUPPORT', { argument: 0, values: [AF_VSOCK] }),
    call('pidfd_getfd', 438, 438),
];
/** What is refused besides where no process may reach into another: EPERM is also the answer of Yama, a kernel's setting. */
const TRACING_RULES = [
    call('ptrace', 101, 117, 'EPERM', { argument: 0, values: BEGIN_TRACING }),
    call('process_vm_readv', 310, 270),
    call('process_vm_writev', 311, 271),
];

;// CONCATENATED MODULE: ./build/kernel/system-call-filter.js
/**
 * The seccomp filter of a sandboxed command, as the kernel loads it. Pure.
 * Invariant: the calls of the rules are answered as the rules say, and every call by another convention of the same
 * machine (32-bit programs, x32), where calls have other numbers, by ENOSYS. Every other call is allowed.
 * Source: the kernel's uapi headers (audit, seccomp, bpf_common).
 */


/** By `process.arch`. */
const MACHINES = {
    x64: { audit: 0xc000003e, otherCallsFrom: 0x40000000 },
    arm64: { audit: 0xc00000b7 },
};
/** Whether there is a filter for a machine, named as `process.arch` names it. */
function isFiltered(machine) {
    return Object.hasOwn(MACHINES, machine);
}
// Instructions: load a word of the call's data, jump if equal, if greater or equal, if bits are set; return.
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const JUMP_IF_BITS = 0x45;
const RETURN = 0x06;
// Where in the call's data: its number, the convention it is made by, its arguments of 64 bits each.
const CALL_NUMBER = 0;
const CONVENTION = 4;
const ARGUMENTS = 16;
const LOWER_HALF = (0,external_node_os_.endianness)() === 'LE' ? 0 : 4;
const ALLOW = 0x7fff0000;
const REFUSE = 0x00050000;
/** Builds the filter for a machine: an array of `struct sock_filter`. */
function buildSystemCallFilter(machine, { tracing }) {
    const { audit, otherCallsFrom } = MACHINES[machine];
    const rules = tracing === 'off' ? [...CALL_RULES, ...TRACING_RULES] : CALL_RULES;
    const program = [
        [LOAD, 0, 0, CONVENTION],
        [JUMP_IF_EQUAL, 1, 0, audit],
        refuse('ENOSYS'),
        [LOAD, 0, 0, CALL_NUMBER],
        ...(otherCallsFrom === undefined ? [] : [onlyIf([JUMP_IF_AT_LEAST, otherCallsFrom], 1), refuse('ENOSYS')]),
        ...rules.flatMap((rule) => renderRule(rule, rule.numbers[machine])),
        [RETURN, 0, 0, ALLOW],
    ];
    return Buffer.concat(program.map(encode));
}
function renderRule({ answer, where }, number) {
    const body = where === undefined ? [refuse(answer)] : renderTest(where, answer);
    return [onlyIf([JUMP_IF_EQUAL, number], body.length), ...body];
}
function renderTest(test, answer) {
    const conditions = 'bits' in test ? [[JUMP_IF_BITS, test.bits]] : test.values.map((value) => [JUMP_IF_EQUAL, value]);
    return [
        [LOAD, 0, 0, ARGUMENTS + 8 * test.argument + LOWER_HALF],
        ...conditions.flatMap((condition) => [onlyIf(condition, 1), refuse(answer)]),
        [RETURN, 0, 0, ALLOW],
    ];
}
/** Skips that many instructions where the condition does not hold. */
function onlyIf([code, value], skipped) {
    return [code, 0, skipped, value];
}
function refuse(answer) {
    return [RETURN, 0, 0, REFUSE | (answer === 'done' ? 0 : ERRORS[answer])];
}
function encode([code, ifTrue, ifFalse, value]) {
    const bytes = Buffer.alloc(8);
    if ((0,external_node_os_.endianness)() === 'LE') {
        bytes.writeUInt16LE(code, 0);
        bytes.writeUInt32LE(value, 4);
    }
    else {
        bytes.writeUInt16BE(code, 0);
        bytes.writeUInt32BE(value, 4);
    }
    bytes[2] = ifTrue;
    bytes[3] = ifFalse;
    return bytes;
}

;// CONCATENATED MODULE: ./build/kernel/sandbox-command.js
/**
 * The command line that puts a command into a level of isolation. Pure.
 * Invariant: nothing secret is in it (every process of the machine may read it), and of nested paths the inner one
 * decides: a private area inside a hidden home is there, a hidden folder inside a private area is not.
 * The first process is a small shell script that sets the limits and reports that the command starts. Inside a
 * namespace it runs the command as its child and reports the exit code; when it ends, the kernel ends everything else
 * in there. Without one it becomes the command.
 * What outlives a command lies nowhere that it reaches: System V IPC and processes are in namespaces of its own,
 * /dev/shm is a file system of its own, and in bubblewrap a filter of system calls refuses the kernel keyring.
 * /proc/sys and the other settings of the machine below /proc are read-only, whoever runs the command: the files there
 * ask for the kernel's user 0, not for capabilities. Root is shown as another user by a user namespace, for programs
 * that refuse to work as root; to the kernel it stays user 0.
 * Without tracing no process of a command reaches into the memory of another one: the filter refuses the calls for it,
 * and all of /proc is read-only, since /proc/PID/mem takes writes that no filter sees. Programs that make a user
 * namespace with a map of users then fail, since they write the map there.
 * Supplementary groups are dropped where that can be done, by root. Of others they stay, and a group's files can be
 * read: bubblewrap hides /run and so the sockets that a group opens; at the other levels nothing does.
 */





const STATUS_DESCRIPTOR = 3;
const FILTER_DESCRIPTOR = 4;
// What an agent may fill in memory below each hidden folder, in bytes.
const TMPFS_BYTES = 1 << 30;
const SHELL = '/bin/sh';
/** A command that is not there is told from one that fails. */
const START = ['command -v -- "$1" >/dev/null 2>&1 || { echo missing >&3; exit 127; }', 'echo started >&3'];
/**
 * The first process of a namespace. After a TERM (ours; an agent that sends one waits for its own) it outlives the
 * command until the other processes have ended too: a shell that dies at once would take the agent below it along
 * before the agent could react. Exit codes beyond 128 are signals, as in any shell.
 */
const FIRST_PROCESS = [
    'stopping=; trap "stopping=1" TERM',
    ...START,
    '"$@" 3>&-; code=$?; echo "exit $code" >&3; exec </dev/null >/dev/null 2>&1',
    'others() { list=; read -r list </proc/1/task/1/children; [ -n "$list" ]; }',
    'while [ -n "$stopping" ] && others; do sleep 0.05; done',
    'exit $code',
].join('\n');
/** Where there is no namespace to be the first process of. */
const FIRST_STEP = [...START, 'exec "$@" 3>&-'].join('\n');
/** Whether root is root to the commands of a level. */
function showsRoot(level) {
    if (level.kind === 'process-group')
        return true;
    return (level.kind === 'bubblewrap' ? level.shownAs : level.shuts) === undefined;
}
/** Builds the command line that runs `command` in `level` with that view of the machine. */
function buildSandboxCommand(level, { view, command, limits = {} }) {
    const reportsExit = level.kind !== 'process-group';
    const script = [renderLimits(limits, { countsProcesses: reportsExit }), reportsExit ? FIRST_PROCESS : FIRST_STEP];
    const first = ['-c', script.join('\n'), 'sh', ...command];
    const isolation = isolationOf(level, view);
    const [program = SHELL, ...args] = [...isolation, SHELL, ...first];
    const filter = level.kind === 'bubblewrap'
        ? { filter: buildSystemCallFilter(level.machine, { tracing: view.tracing ?? 'on' }) }
        : {};
    return { program, args, reportsExit, ...filter };
}
function isolationOf(level, view) {
    switch (level.kind) {
        case 'bubblewrap': {
            const dropper = level.groupDropper === undefined ? [] : [level.groupDropper, '--clear-groups', '--'];
            return [...dropper, level.program, ...bubblewrapFlags(view, level), '--'];
        }
        case 'namespace':
            return buildNamespaceCommand(level, view);
        case 'process-group':
            return [];
        default:
            return (0,errors/* assertNever */.xb)(level);
    }
}
function bubblewrapFlags(view, { bounded, shownAs }) {
    return [
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
        ...['--ro-bind', '/proc/sys', '/proc/sys'],
        ...MACHINE_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path]),
        ...(view.tracing === 'off' ? ['--remount-ro', '/proc'] : []),
        ...mounts(view, bounded),
        ...['--unshare-pid', '--unshare-ipc', '--unshare-uts'],
        ...(shownAs === undefined ? [] : ['--unshare-user', '--uid', `${shownAs.uid}`, '--gid', `${shownAs.gid}`]),
        ...(view.network === 'off' ? ['--unshare-net'] : []),
        ...['--seccomp', String(FILTER_DESCRIPTOR)],
        // Root would otherwise keep its capabilities, and could mount its way out.
        ...['--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--as-pid-1', '--chdir', view.workDir],
    ];
}
/** Outer paths first, so that what is said of an inner one holds; of the same path the last mentioned wins. */
function mounts(view, bounded) {
    const { workDir, home, temporary, writable = [], readable = [], hiddenFolders = [], hiddenFiles = [] } = view;
    const size = bounded ? ['--size', String(TMPFS_BYTES)] : [];
    const all = [
        ...hiddenFolders.map((path) => ({ path, flags: [...size, '--tmpfs', path] })),
        ...hiddenFiles.map((path) => ({ path, flags: ['--ro-bind', '/dev/null', path] })),
        ...readable.map((path) => ({ path, flags: ['--ro-bind', path, path] })),
        ...[workDir, home, temporary, ...writable].map((path) => ({ path, flags: ['--bind', path, path] })),
    ];
    return all.toSorted((one, other) => depth(one.path) - depth(other.path)).flatMap(({ flags }) => flags);
}
function depth(path) {
    return (0,external_node_path_.normalize)(path)
        .split('/')
        .filter((part) => part !== '').length;
}

;// CONCATENATED MODULE: external "node:stream"
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;// CONCATENATED MODULE: ./build/kernel/sandbox-filter.js


/** Hands the filter of system calls to the program that makes a sandbox, which reads it before the command begins. */
function giveFilter(child, filter) {
    const pipe = child.stdio[FILTER_DESCRIPTOR];
    if (filter === undefined || !(pipe instanceof external_node_stream_namespaceObject.Writable))
        return;
    // A program that ended before it read says why by its exit, and one that could not be started by its own error.
    pipe.on('error', () => undefined);
    pipe.end(filter);
}

;// CONCATENATED MODULE: ./build/kernel/sandbox-level.js
/**
 * Which isolation works on this machine.
 * Invariant: a level is chosen only after a real command ran in it here; what a program is named or what its version
 * says is not asked. Where no level fits the request there is an error with a remedy: nothing weaker is taken silently.
 */










const SANDBOX_REQUESTS = (/* unused pure expression or super */ null && (['auto', 'required', 'off']));
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns';
// A trial takes a few milliseconds; a machine where it hangs has no use for the level.
const TRIAL_MS = 30_000;
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
let probed;
/** Tries the levels once, strongest first, until one works: no request takes a weaker one then. Later calls get the same. */
function probeSandbox() {
    probed ??= probeLevels({ until: 'one works' });
    return probed;
}
/** What is known without a trial: enough where no isolation is asked for. */
const NOTHING_TRIED = {
    levels: [{ kind: 'process-group' }],
    refusals: [],
    restrictsUserNamespaces: false,
};
/** Tries the levels; throws where a trial says nothing of the level, since its machine was short of something. */
async function probeLevels({ folders = SYSTEM_FOLDERS, until = 'all are tried', } = {}) {
    requireTemporaryFolder();
    const levels = [];
    const refusals = [];
    for (const kind of ['bubblewrap', 'namespace']) {
        if (until === 'one works' && levels.length > 0)
            break;
        const candidates = kind === 'bubblewrap' ? await bubblewraps(folders) : namespaces(folders);
        const found = typeof candidates === 'string' ? candidates : await firstThatWorks(candidates);
        if (typeof found === 'string')
            refusals.push({ kind, reason: found });
        else
            levels.push(found);
    }
    levels.push({ kind: 'process-group' });
    return { levels, refusals, restrictsUserNamespaces: isRestricted() };
}
/** The first level in which a command runs, or why the last one did not. */
async function firstThatWorks(candidates) {
    let reason = '';
    for (const candidate of candidates) {
        const refusal = await trial(candidate);
        if (refusal === undefined)
            return candidate;
        reason = refusal;
    }
    return reason;
}
/** With its groups dropped and shown as another user, if that can be: also root may lack the right to. */
async function bubblewraps(folders) {
    const program = findProgram('bwrap', folders);
    if (program === undefined)
        return 'bubblewrap is not installed';
    const machine = process.arch;
    if (!isFiltered(machine))
        return `there is no filter of system calls for a machine of type ${machine}`;
    const { output } = await execute(program, ['--help']);
    const level = { kind: 'bubblewrap', program, bounded: output.includes('--size '), machine };
    if (!isRoot())
        return [level];
    const groupDropper = findProgram('setpriv', folders);
    const shown = [{ ...level, shownAs: readShownUser() }, level];
    return [...(groupDropper === undefined ? [] : shown.map((each) => ({ ...each, groupDropper }))), ...shown];
}
/** With the machine's settings shut, if that can be. */
function namespaces(folders) {
    const setpriv = findProgram('setpriv', folders);
    const unshare = findProgram('unshare', folders);
    if (setpriv === undefined || unshare === undefined)
        return 'setpriv and unshare (util-linux) are not installed';
    const mount = findProgram('mount', folders);
    const level = { kind: 'namespace', setpriv, unshare, isRoot: isRoot() };
    const shownAs = isRoot() ? readShownUser() : { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
    const shut = mount === undefined ? [level] : [{ ...level, shuts: { mount, shownAs } }, level];
    return isRoot() ? [...shut.map((each) => ({ ...each, dropsGroups: true })), ...shut] : shut;
}
// The user of files whose owner has no name in a user namespace: there everywhere, and nobody's.
const NOBODY = 65_534;
const FIRST_OF_PEOPLE = 1000;
/** Whom root is shown as: the first account of a person, since programs look up the name of the user they run as. */
function readShownUser() {
    const users = readLines('/etc/passwd').map((line) => line.split(':').slice(2, 4).map(Number));
    const people = users.filter(([uid = 0]) => uid >= FIRST_OF_PEOPLE && uid < NOBODY);
    const [uid = NOBODY, gid = NOBODY] = people.toSorted(([one = 0], [other = 0]) => one - other)[0] ?? [];
    return { uid, gid: gid === 0 ? NOBODY : gid };
}
function readLines(path) {
    try {
        return (0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8').split('\n');
    }
    catch {
        // A machine without a list of its users.
        return [];
    }
}
function isRoot() {
    return process.geteuid?.() === 0;
}
// Absolute and of the system: a folder of the PATH may be writable to an agent.
function findProgram(name, folders) {
    return folders.map((folder) => (0,external_node_path_.join)(folder, name)).find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,external_node_fs_namespaceObject.accessSync)(path, external_node_fs_namespaceObject.constants.X_OK);
        return true;
    }
    catch {
        // Absent or not ours to run: the same to us.
        return false;
    }
}
/** Runs `true` in the level as an agent would be run, and says why it did not work. */
function trial(level) {
    const folder = (0,external_node_os_.tmpdir)();
    const view = { workDir: folder, home: folder, temporary: folder, network: 'on', tracing: 'off' };
    const { program, args, filter } = buildSandboxCommand(level, { view, command: ['true'] });
    const env = { PATH: SYSTEM_FOLDERS.join(':') };
    const stdio = ['ignore', 'ignore', 'pipe', 'ignore', filter === undefined ? 'ignore' : 'pipe'];
    const child = (0,external_node_child_process_namespaceObject.spawn)(program, args, { env, timeout: TRIAL_MS, killSignal: 'SIGKILL', stdio: [...stdio] });
    // Where no process can be made there are no pipes.
    child.once('spawn', () => giveFilter(child, filter));
    let output = '';
    child.stderr?.on('data', (block) => {
        output += block.toString();
    });
    return new Promise((resolve, reject) => {
        child.once('error', (error) => {
            const { message } = error;
            if (isShortage(error))
                reject(untried(level, message));
            else
                resolve(message);
        });
        child.once('close', (code, signal) => {
            if (signal === 'SIGKILL' && child.killed)
                reject(untried(level, `it did not end within ${TRIAL_MS / 1000} s`));
            const end = signal === null ? `exit code ${code}` : signal;
            resolve(code === 0 ? undefined : output.trim().split('\n')[0] || `it ended with ${end} and no message`);
        });
    });
}
function untried({ kind }, why) {
    return new errors/* PreconditionError */.Rb({
        message: `whether ${kind} works here could not be found out: ${why}; no weaker sandbox is taken instead`,
        remedy: 'Run again when the machine is less busy, or set agent.sandbox to "off"',
    });
}
function execute(program, args) {
    return new Promise((resolve) => {
        const options = { timeout: TRIAL_MS, killSignal: 'SIGKILL', env: { PATH: SYSTEM_FOLDERS.join(':') } };
        (0,external_node_child_process_namespaceObject.execFile)(program, args, options, (error, stdout, stderr) => {
            const output = stdout + stderr;
            resolve(error === null ? { output } : { output, error });
        });
    });
}
function isRestricted() {
    try {
        return (0,external_node_fs_namespaceObject.readFileSync)(`/proc/sys/${RESTRICTION.replaceAll('.', '/')}`, 'utf8').trim() === '1';
    }
    catch {
        // A kernel without the switch does not restrict.
        return false;
    }
}
/** Chooses the level for a request, or the error that ends the run. Pure. */
function decideLevel({ requested, network }, probe) {
    const fitting = probe.levels.filter(({ kind }) => {
        // Without a namespace there is no own network to be cut off from anything.
        if (network === 'off' && kind === 'process-group')
            return false;
        if (requested === 'required')
            return kind === 'bubblewrap';
        return requested === 'auto' || kind === 'process-group';
    });
    const level = fitting[0];
    if (level !== undefined)
        return level;
    if (requested === 'off') {
        return new errors/* PreconditionError */.Rb({
            message: 'agent.network is "off" while agent.sandbox is "off"; only a sandbox can cut the network off',
            remedy: 'Set agent.sandbox to "auto" or "required", or agent.network to "on".',
        });
    }
    const reasons = probe.refusals.map(({ kind, reason }) => `${kind}: ${reason}`).join('; ');
    return new errors/* PreconditionError */.Rb({
        message: `no sandbox for agent.sandbox "${requested}" with agent.network "${network}" works here (${reasons})`,
        remedy: sandbox_level_remedyFor(probe),
    });
}
/** What would make a stronger level work here. */
function sandbox_level_remedyFor(probe) {
    if (probe.restrictsUserNamespaces)
        return `Allow user namespaces: sudo sysctl -w ${RESTRICTION}=0, then run again.`;
    const isMissing = probe.refusals.some(({ kind, reason }) => kind === 'bubblewrap' && reason.includes('not installed'));
    if (isMissing)
        return 'Install it: sudo apt-get install bubblewrap, then run again.';
    return 'Let containers make namespaces (--privileged or a seccomp profile that allows it), or set agent.sandbox to "auto" with agent.network "on".';
}

;// CONCATENATED MODULE: ./build/kernel/refs.js
/**
 * Refs, by their full names.
 * Invariant: a ref moves by one compare-and-swap, and by nothing else; who comes too late is told where it is.
 */

/** Moves a ref if it is where it should be: the commit point of a keep. Says where it is when it is not. */
async function moveRef(git, { ref, from, to }) {
    const old = from ?? '0'.repeat(to.length);
    const args = ['update-ref', '--no-deref', ref, to, old];
    const { exitCode, stderr, lacksRoom } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return { kind: 'done' };
    const actual = await readRef(git, ref);
    if (actual !== from)
        return { kind: 'moved', actual };
    throw new GitError(args, exitCode, stderr, lacksRoom);
}
/** The commit that a full ref name is at, or undefined when there is no such ref. */
async function readRef(git, ref) {
    const args = ['show-ref', '--verify', '--hash', '--', ref];
    const { exitCode, stdout, stderr } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return stdout.toString().trim();
    if (stderr.includes('not a valid ref'))
        return undefined;
    throw new git_GitError(args, exitCode, stderr);
}
/** Finds branches by a short name or a pattern of one, the local ones first. */
async function findBranches(git, pattern) {
    const { stdout } = await git([
        'for-each-ref',
        '--format=%(objectname) %(refname)',
        `refs/heads/${pattern}`,
        `refs/remotes/*/${pattern}`,
    ]);
    return stdout
        .toString()
        .split('\n')
        .flatMap((line) => {
        const [, commit = '', kind, shown = ''] = /^(\S+) refs\/(heads|remotes)\/(.+)$/.exec(line) ?? [];
        if (kind === undefined)
            return [];
        const isLocal = kind === 'heads';
        return [{ shown, branch: isLocal ? shown : shown.slice(shown.indexOf('/') + 1), commit, isLocal }];
    });
}

;// CONCATENATED MODULE: ./build/kernel/user-repository.js
/**
 * The user's repository, as far as a run looks at it.
 * Invariant: no configuration, hook or attribute of it is ever in force: it is found by reading files, its objects and
 * refs are reached from a git directory of ours whose `refs` lead there, and the format of its config file is all that
 * is asked of it. An agent that can write there can spoil its own objects, not make us run anything.
 */







/** Finds the repository that a folder is in, by its files alone; throws when there is none that can be worked with. */
function findRepository(from, { allowsBare = false } = {}) {
    for (let folder = (0,external_node_path_.resolve)(from);; folder = (0,external_node_path_.dirname)(folder)) {
        const dotGit = (0,external_node_path_.join)(folder, '.git');
        if ((0,external_node_fs_namespaceObject.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
            return readRepository(folder, dotGit);
        if (isBare(folder) && allowsBare)
            return readRepository(folder, folder);
        if (isBare(folder)) {
            throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
        }
        if (folder === (0,external_node_path_.dirname)(folder))
            throw refused(`"${from}" is in no git repository`, 'Run it inside one, or: git init');
    }
}
/** Whether a folder is a git directory by itself, as git tells one. */
function isBare(folder) {
    return ['HEAD', 'objects', 'refs'].every((name) => (0,external_node_fs_namespaceObject.existsSync)((0,external_node_path_.join)(folder, name)));
}
function readRepository(folder, dotGit) {
    const gitDir = (0,external_node_fs_namespaceObject.statSync)(dotGit).isDirectory() ? dotGit : (0,external_node_path_.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
    const shared = (0,external_node_fs_namespaceObject.statSync)((0,external_node_path_.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
    const commonDir = shared === undefined ? gitDir : (0,external_node_path_.resolve)(gitDir, pointer((0,external_node_path_.join)(gitDir, 'commondir'), /^(.+)$/m));
    if ((0,external_node_fs_namespaceObject.statSync)((0,external_node_path_.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
        throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
    }
    const config = (0,external_node_fs_namespaceObject.readFileSync)((0,external_node_path_.join)(commonDir, 'config'), 'utf8');
    return {
        folder,
        commonDir,
        gitDir,
        objects: (0,external_node_path_.join)(commonDir, 'objects'),
        objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
        head: pointer((0,external_node_path_.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
    };
}
function pointer(path, pattern) {
    const found = pattern.exec((0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8'))?.[1];
    if (found === undefined)
        throw refused(`"${path}" is not what git writes`, 'Check the repository: git status');
    return found.trimEnd();
}
function refused(message, remedy) {
    return new errors/* AutorizeError */.yW('repository', errors/* EXIT */.dc.precondition, { message, remedy });
}
/** Git on the user's refs and objects, from a git directory of ours that is created in `folder`. */
function bindRefs(repository, { folder, home }) {
    return git_bindGit({ ...placeRefs(repository, folder), home });
}
function placeRefs({ commonDir, objects, objectFormat }, folder) {
    (0,external_node_fs_namespaceObject.rmSync)(folder, { recursive: true, force: true });
    writeGitFolder(folder, { objectFormat });
    (0,external_node_fs_namespaceObject.symlinkSync)((0,external_node_path_.join)(commonDir, 'refs'), (0,external_node_path_.join)(folder, 'refs'));
    (0,external_node_fs_namespaceObject.symlinkSync)((0,external_node_path_.join)(commonDir, 'packed-refs'), (0,external_node_path_.join)(folder, 'packed-refs'));
    return { gitDir: folder, objects };
}
/** What HEAD of each work tree of the repository says now, the linked ones too. */
function listHeads({ folder, commonDir, gitDir, }) {
    const linked = join(commonDir, 'worktrees');
    const names = existsSync(linked) ? readdirSync(linked) : [];
    const others = [
        { folder: dirname(commonDir), file: join(commonDir, 'HEAD') },
        ...names.map((name) => ({ folder: linkedFolder(join(linked, name)), file: join(linked, name, 'HEAD') })),
    ];
    const heads = others.flatMap((each) => existsSync(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
    return [{ folder, head: pointer(join(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
/**
 * Throws where a work tree of the repository has a branch checked out that a run moves: the next commit there would undo
 * what the run accepted. To be asked before a run begins, and right before each move.
 */
function requireNotCheckedOut(repository, ref) {
    const holder = findHolder(repository, ref);
    if (holder === undefined)
        return;
    throw new PreconditionError({
        message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
        remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
    });
}
/** Throws where a work tree switched to the branch in the very moment that it moved: its files are those of before. */
function requireNotOvertaken(repository, { ref, from, to }) {
    const holder = findHolder(repository, ref);
    if (holder === undefined || from === undefined)
        return;
    const folder = JSON.stringify(holder);
    throw new PreconditionError({
        message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be those of before`,
        remedy: `Bring them along: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
    });
}
function findHolder(repository, ref) {
    return listHeads(repository).find(({ head }) => head === ref)?.folder;
}
function shortName(ref) {
    return ref.replace(/^refs\/heads\//, '');
}
function linkedFolder(gitDir) {
    const file = join(gitDir, 'gitdir');
    return existsSync(file) ? dirname(pointer(file, /^(.+)$/m)) : gitDir;
}
/** The commit that a branch is at, by the files alone; undefined where there is no such branch. */
function readBranchFile({ commonDir }, branch) {
    const ref = `refs/heads/${branch}`;
    const loose = readText(join(commonDir, ref))?.trim();
    if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
        return loose;
    const packed = readText(join(commonDir, 'packed-refs')) ?? '';
    return packed
        .split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0];
}
function readText(path) {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : undefined;
}
/** The commit that HEAD of the user's work tree is at, or undefined before the first commit. */
async function user_repository_readHead(repository, git) {
    return repository.head.startsWith('refs/') ? readRef(git, repository.head) : repository.head;
}
function openRefs(repository, folder) {
    const [gitDir, home] = [(0,external_node_path_.join)(folder, 'refs'), (0,external_node_path_.join)(folder, 'home')];
    (0,external_node_fs_namespaceObject.mkdirSync)(home, { recursive: true });
    return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}
/** The commit that HEAD is at; throws before the first commit. */
async function requireHead(repository, refs) {
    const head = await user_repository_readHead(repository, refs);
    if (head !== undefined)
        return head;
    throw new errors/* PreconditionError */.Rb({
        message: `"${repository.folder}" has no commit yet; a run starts from one`,
        remedy: 'Commit what there is: git add -A && git commit',
    });
}
/** Moves a ref without waiting for anything, where it is where it should be; whether it is there now. */
function moveRefSync(repository, { ref, from, to }) {
    const folder = mkdtempSync(join(tmpdir(), 'autorize-ref-'));
    try {
        const place = { ...placeRefs(repository, join(folder, 'refs')), home: folder };
        return runGitSync(place, ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)]) === 0;
    }
    finally {
        rmSync(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/engine/agent/command-line.js


// These mean themselves wherever they stand in a shell's line, quoted or not.
const HARMLESS = /^[\w@%+=:,./-]+$/;
const PLACEHOLDER = /\{(prompt_file|workdir|iter|id)\}/y;
/**
 * Puts the values into a command line for `sh -c`, each as one word that the shell takes as it is, whatever the path is.
 * Quotes around a placeholder are respected. A placeholder inside longer quoted text, which may be a command for a
 * further shell, gets the quoted form as text. What is no placeholder stays. Throws a UsageError for a path that no
 * quoting makes safe at its place.
 */
function fillTemplate(template, { promptFile, workDir, iter, id }) {
    const values = {
        prompt_file: promptFile,
        workdir: workDir,
        iter: iter?.toString(),
        id,
    };
    const contexts = [{ kind: 'plain', start: 0 }];
    let filled = '';
    let at = 0;
    while (at < template.length) {
        PLACEHOLDER.lastIndex = at;
        const name = PLACEHOLDER.exec(template)?.[1];
        const value = name === undefined ? undefined : values[name];
        const end = value === undefined ? at + enterOrLeave(contexts, template, at) : PLACEHOLDER.lastIndex;
        filled += value === undefined ? template.slice(at, end) : substitute({ contexts, template, at, end, value });
        at = end;
    }
    return filled;
}
function substitute({ contexts, template, at, end, value }) {
    if (HARMLESS.test(value))
        return value;
    const context = contexts.at(-1);
    // A line break in the value would end the comment.
    if (context?.kind === 'comment')
        return template.slice(at, end);
    const isInBackticks = contexts.some(({ kind }) => kind === 'backticks');
    if (isInBackticks || template.slice(0, at).includes('<<'))
        throw unsafe(template, value);
    const word = `'${value.replaceAll("'", `'\\''`)}'`;
    if (context?.kind !== 'double' && context?.kind !== 'single')
        return word;
    const mark = context.kind === 'double' ? '"' : "'";
    // Out of the quotes and in again.
    if (template[at - 1] === mark && template[end] === mark)
        return mark + word + mark;
    // Where a further shell is inside of something, too, its quotes and ours would get mixed up.
    if (/["'`\\]/.test(template.slice(context.start + 1, at)))
        throw unsafe(template, value);
    return context.kind === 'double' ? word.replaceAll(/["$`\\]/g, '\\$&') : word.replaceAll("'", `'\\''`);
}
/** Follows the shell over the next token, and gives its length. */
function enterOrLeave(contexts, template, at) {
    const kind = contexts.at(-1)?.kind;
    const char = template[at];
    const enter = (entered) => contexts.push({ kind: entered, start: at });
    if (kind === 'single' || kind === 'comment') {
        if (char === (kind === 'single' ? "'" : '\n'))
            contexts.pop();
        return 1;
    }
    if (char === '\\')
        return 2;
    if (char === '$' && template[at + 1] === '(') {
        enter('parentheses');
        return 2;
    }
    if (char === '"' || char === '`') {
        const toggled = char === '"' ? 'double' : 'backticks';
        if (kind === toggled)
            contexts.pop();
        else
            enter(toggled);
    }
    else if (kind !== 'double') {
        if (char === "'")
            enter('single');
        else if (char === '(')
            enter('parentheses');
        else if (char === ')' && kind === 'parentheses')
            contexts.pop();
        else if (char === '#' && /^$|[\s;&|()]/.test(template[at - 1] ?? ''))
            enter('comment');
    }
    return 1;
}
function unsafe(template, value) {
    return new errors/* UsageError */.eb([
        {
            found: `${(0,base_text/* quoted */.TL)(value)} in the command ${(0,base_text/* quoted */.TL)(template)}`,
            expected: 'a path of plain letters there, since no quoting is safe in backticks, after "<<" and in nested quotes',
            remedy: 'Put the placeholder outside of them, or move the project to a plain path.',
        },
    ]);
}

;// CONCATENATED MODULE: ./build/engine/agent/preset.js
const AGENT_PRESETS = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'aider'];
/** Keys of the model vendors, for the CLIs that work with all of them. */
const VENDOR_KEYS = ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'OPENROUTER_API_KEY'];
/**
 * How each CLI is run where nobody can answer it: every permission is given beforehand, since the workspace and our own
 * sandbox are its bounds. A prompt can be longer than an argument may be (128 KB on Linux), so it comes on standard
 * input where the CLI reads it there. Updates are off: HOME is new for every attempt, and each would fetch one again.
 */
const PRESETS = {
    claude: {
        program: 'claude',
        // The stream, not the single result: of an attempt that is ended by its budget there are the messages until then.
        command: 'DISABLE_AUTOUPDATER=1 claude -p --output-format stream-json --verbose --dangerously-skip-permissions',
        stdin: 'prompt',
        keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
        summarizer: 'DISABLE_AUTOUPDATER=1 claude -p --model haiku',
        sandboxMark: 'IS_SANDBOX',
        settings: [
            '**/{CLAUDE,CLAUDE.local,AGENTS}.md',
            '**/.{claude,claude-plugin}/**',
            '**/{.mcp.json,.claude.json,.worktreeinclude}',
        ],
    },
    codex: {
        program: 'codex',
        command: 'codex exec --json --dangerously-bypass-approvals-and-sandbox --skip-git-repo-check -',
        stdin: 'prompt',
        keys: ['CODEX_API_KEY'],
        settings: ['**/.{codex,codex-plugin}/**', '**/AGENTS{,.override}.md', '**/.agents/**'],
    },
    gemini: {
        program: 'gemini',
        // In a folder that is not trusted it asks before every step again; as a variable, older versions take no offence.
        command: 'GEMINI_CLI_TRUST_WORKSPACE=true gemini --approval-mode=yolo --output-format stream-json',
        stdin: 'prompt',
        keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
        summarizer: 'GEMINI_CLI_TRUST_WORKSPACE=true gemini --model flash',
        settings: [
            '**/GEMINI.md',
            '**/.gemini/**',
            '**/{.geminiignore,.aiexclude,gemini-extension.json}',
            '**/.agents/**',
            '**/.env',
        ],
    },
    opencode: {
        program: 'opencode',
        // The flag for this has had several names.
        command: `OPENCODE_DISABLE_AUTOUPDATE=true OPENCODE_PERMISSION='{"*":"allow"}' opencode run --format json`,
        stdin: 'prompt',
        keys: [...VENDOR_KEYS, 'OPENCODE_API_KEY'],
        settings: ['**/{opencode,tui}.{json,jsonc}', '**/.{opencode,claude,agents}/**', '**/{CONTEXT,AGENTS,CLAUDE}.md'],
    },
    copilot: {
        program: 'copilot',
        // Its JSON has no count of tokens; the summary that it ends its text with has.
        command: 'COPILOT_AUTO_UPDATE=false copilot --allow-all --no-ask-user --no-color',
        stdin: 'prompt',
        keys: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'],
        // It also reads the instruction files of other CLIs, and what an editor has.
        settings: [
            '**/.{copilot,github,vscode,claude}/**',
            '**/{AGENTS,CLAUDE,GEMINI}.md',
            '**/.mcp.json',
            '**/.agents/**',
        ],
    },
    aider: {
        program: 'aider',
        // "Yes" to everything is also "yes" to installing a browser and to editing .gitignore, so these questions are off.
        // Its cache has a fixed place in the work tree, and would be part of the change.
        command: [
            `trap 'rm -rf .aider.tags.cache.v*' EXIT; trap 'exit 143' TERM;`,
            'aider --message-file {prompt_file} --yes-always --no-auto-commits --no-dirty-commits --no-gitignore',
            '--no-pretty --no-stream --no-detect-urls --no-show-model-warnings --no-show-release-notes --no-check-update',
            '--analytics-disable --chat-history-file "$HOME/aider.chat.md" --input-history-file "$HOME/aider.input"',
        ].join(' '),
        stdin: 'none',
        keys: VENDOR_KEYS,
        settings: [
            '**/.aider.conf.{yml,yaml}',
            '**/.aider.model.{settings.yml,metadata.json}',
            '**/.aiderignore',
            '**/.env',
        ],
    },
};
/** The command of an agent: the user's own if there is one, else the preset's. */
function agentTemplate(agent) {
    if (agent.command !== undefined)
        return { command: agent.command, stdin: agent.stdin };
    if (agent.preset === undefined)
        throw new Error('an agent without a command passed the config');
    const { command, stdin } = PRESETS[agent.preset];
    return { command, stdin };
}
/** The variable that tells a preset's CLI of a sandbox, if it wants to know; a command of the user's own is theirs. */
function sandboxMarkOf({ command, preset }) {
    return command === undefined && preset !== undefined ? PRESETS[preset].sandboxMark : undefined;
}
// What other CLIs mean by `-m` is something else, e.g. the message.
const SHORT_MODEL = new Set(['codex', 'gemini', 'opencode']);
/** The model that a command line of the user's own asks its CLI for; null where it leaves that to the CLI. */
function modelOfCommand(command) {
    const flag = SHORT_MODEL.has(presetOfCommand(command)) ? '(?:--model|-m)' : '--model';
    const plain = '[\\w@+:,./-]+';
    const value = `"(?<double>[^"$\`]+)"|'(?<single>[^']+)'|(?<bare>${plain})`;
    // The words of a mission's arguments are quoted, flags too.
    const asked = `(?<=\\s)(['"]?)${flag}(?:\\1(?:=|\\s+)(?:${value})|=(?<inside>${plain})\\1)(?=[\\s;&|()]|$)`;
    const found = [...command.matchAll(new RegExp(asked, 'g'))].at(-1)?.groups;
    return found?.double ?? found?.single ?? found?.bare ?? found?.inside ?? null;
}
/** The CLI that a command line of the user's own runs, by the first of its words that names the program of one. */
function presetOfCommand(command) {
    const words = command.split(/[\s;&|()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
    const program = words.find((word) => AGENT_PRESETS.some((name) => PRESETS[name].program === word));
    return AGENT_PRESETS.find((name) => PRESETS[name].program === program);
}

;// CONCATENATED MODULE: ./build/base/decode.js
/** True for a JSON object: not null, not an array. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The contract's "missing": undefined, null, a blank string or an empty array (spec: the candidate gate). */
function isMissing(value) {
    if (value === undefined || value === null)
        return true;
    if (typeof value === 'string')
        return value.trim() === '';
    return Array.isArray(value) && value.length === 0;
}
/** The value as an object, or an empty one: lets facts be read from a document of any shape. */
function objectOrEmpty(value) {
    return isObject(value) ? value : EMPTY;
}
function arrayOrEmpty(value) {
    return Array.isArray(value) ? value : NOTHING;
}
/** A finite number, or the fallback for everything else; text that looks like a number is not one. */
function numberOr(value, fallback) {
    return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
const EMPTY = Object.freeze({});
const NOTHING = Object.freeze([]);

;// CONCATENATED MODULE: ./build/engine/agent/usage.js

// Beyond these a figure is an error of whoever printed it, and a budget must not end because of it.
const MAX_TOKENS = 1e12;
const MAX_USD = 1e6;
// What a name of a model is made of, so that it can be shown as it is.
const MODEL = /^[\w@+:,./-]{1,100}$/;
const MAX_MODELS = 4;
const OWN_LINE = 'AUTORIZE_USAGE ';
const SCALES = { k: 1e3, m: 1e6, b: 1e9 };
const READERS = {
    claude: (stdout) => readClaude(readEvents(stdout)),
    codex: (stdout) => readCodex(readEvents(stdout)),
    gemini: (stdout) => readGemini(readEvents(stdout)),
    opencode: (stdout) => readOpencode(readEvents(stdout)),
    copilot: (stdout, stderr) => readCopilot(readEvents(stdout), `${stdout}\n${stderr}`),
    aider: (stdout, stderr) => readAider(`${stdout}\n${stderr}`),
};
/**
 * Reads what an agent used up from what it printed; undefined when it did not say. The CLI's own figures come first,
 * since a model that ends its answer with our line must not lower them; then the last line of standard output, if it is
 * `AUTORIZE_USAGE {"input_tokens":1,"output_tokens":2,"usd":0.01}`.
 */
function parseUsage(preset, stdout, stderr) {
    return checked(read(preset, stdout, stderr));
}
/** The same where a part of what it printed is not there: the end of it is. */
function parseCutUsage(preset, stdout, stderr) {
    const figures = read(preset, stdout, stderr);
    const usage = checked(figures);
    return usage === undefined || figures.isSum !== true ? usage : { ...usage, at_least: true };
}
function read(preset, stdout, stderr) {
    const own = preset === undefined ? {} : READERS[preset](stdout, stderr);
    if (figuresOf(own) !== undefined)
        return own;
    const line = readOwnLine(stdout);
    return own.models === undefined || own.models.length === 0 ? line : { ...line, models: own.models };
}
/** Names of models, those that wrote most first. */
function byOutput(models) {
    const written = (output) => (typeof output === 'number' ? output : 0);
    return models.toSorted(([, one], [, other]) => written(other) - written(one)).map(([name]) => name);
}
function names(values) {
    return [...new Set(values.filter((value) => typeof value === 'string'))];
}
/** The end of the stream, else, of an attempt that was broken off, its messages: each is there once for every block. */
function readClaude(events) {
    const result = events.findLast(({ type }) => type === 'result');
    if (result !== undefined) {
        const byModel = Object.entries(objectOrEmpty(result.modelUsage)).map(([name, m]) => [name, objectOrEmpty(m)]);
        const models = byModel.map(([, figures]) => figures);
        const { input, output } = claudeTokens(objectOrEmpty(result.usage));
        return {
            // Of all models; the other figure leaves out what helpers of the agent used.
            input: sum(models.flatMap((m) => [m.inputTokens, m.cacheCreationInputTokens, m.cacheReadInputTokens])) ?? input,
            output: sum(models.map(({ outputTokens }) => outputTokens)) ?? output,
            usd: usd(result.total_cost_usd),
            models: models.length > 0 ? byOutput(byModel.map(([name, m]) => [name, m.outputTokens])) : begunWith(events),
        };
    }
    const messages = events.filter(({ type }) => type === 'assistant').map(({ message }) => objectOrEmpty(message));
    const usages = new Map(messages.map(({ id, usage }) => [id, claudeTokens(objectOrEmpty(usage))]));
    const answered = names(messages.map(({ model }) => model)).filter((name) => name !== SYNTHETIC);
    return { ...total([...usages.values()]), models: answered.length > 0 ? answered : begunWith(events) };
}
// What claude writes itself, where no model answered.
const SYNTHETIC = '<synthetic>';
/** The model that the first event of a stream tells. */
function begunWith(events) {
    return names([
        events.find(({ type, subtype }) => type === 'init' || (type === 'system' && subtype === 'init'))?.model,
    ]);
}
function claudeTokens(usage) {
    const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens } = usage;
    return {
        input: sum([input_tokens, cache_creation_input_tokens, cache_read_input_tokens]),
        output: sum([output_tokens]),
    };
}
/** Each turn tells the total of the thread. */
function readCodex(events) {
    const usage = objectOrEmpty(events.findLast(({ type }) => type === 'turn.completed')?.usage);
    return { input: sum([usage.input_tokens]), output: sum([usage.output_tokens]) };
}
/** The end of the stream tells totals, the single document only those of each model. */
function readGemini(events) {
    const stats = objectOrEmpty(events.findLast(({ stats: each }) => isObject(each))?.stats);
    const byModel = Object.entries(objectOrEmpty(stats.models)).map(([name, model]) => [name, objectOrEmpty(objectOrEmpty(model).tokens)]);
    const told = byOutput(byModel.map(([name, { candidates }]) => [name, candidates]));
    const used = told.length > 0 ? told : begunWith(events);
    const input = sum([stats.input_tokens]);
    if (input !== undefined) {
        const answer = sum([stats.output_tokens]);
        const rest = (sum([stats.total_tokens]) ?? 0) - input;
        return { input, output: answer === undefined ? undefined : Math.max(answer, rest), models: used };
    }
    const models = byModel.map(([, tokens]) => tokens);
    return {
        models: used,
        input: sum(models.map(({ prompt }) => prompt)),
        output: sum(models.flatMap(({ candidates, thoughts }) => [candidates, thoughts])),
    };
}
function readOpencode(events) {
    const parts = events.filter(({ type }) => type === 'step_finish').map(({ part }) => objectOrEmpty(part));
    return total(parts.map(({ tokens: given, cost }) => {
        const { input, output, reasoning, cache } = objectOrEmpty(given);
        const { read, write } = objectOrEmpty(cache);
        return { input: sum([input, read, write]), output: sum([output, reasoning]), usd: usd(cost) };
    }));
}
/** The JSON of some versions has the end of the session, of others what each message wrote; the text has a summary. */
function readCopilot(events, text) {
    const dataOf = (wanted) => events.filter(({ type }) => type === wanted).map(({ data }) => objectOrEmpty(data));
    const byModel = dataOf('session.shutdown')
        .flatMap(({ modelMetrics }) => Object.entries(objectOrEmpty(modelMetrics)))
        .map(([name, model]) => [name, objectOrEmpty(objectOrEmpty(model).usage)]);
    const models = byModel.map(([, usage]) => usage);
    const usages = models.length > 0 ? models : dataOf('assistant.usage');
    if (usages.length > 0) {
        const input = sum(usages.map(({ inputTokens }) => inputTokens));
        const output = sum(usages.map(({ outputTokens }) => outputTokens));
        const used = byOutput(byModel.map(([name, usage]) => [name, usage.outputTokens]));
        return { input, output, models: used, isSum: models.length === 0 };
    }
    const line = [...text.matchAll(/\bTokens\s+↑\s*([\d.]+[kmb]?)\s*•\s*↓\s*([\d.]+[kmb]?)/g)].at(-1);
    if (line !== undefined)
        return { input: scaled(line[1]), output: scaled(line[2]) };
    const breakdown = text.slice(Math.max(0, text.lastIndexOf('Breakdown by AI model')));
    const lines = [...breakdown.matchAll(/^(?: *(\S+))? +([\d.]+[kmb]?) in, ([\d.]+[kmb]?) out, [\d.]+[kmb]? cached/gm)];
    if (lines.length > 0) {
        const figures = lines.map((each) => ({ input: scaled(each[2]), output: scaled(each[3]) }));
        return { ...total(figures), models: byOutput(lines.map((each) => [each[1] ?? '', scaled(each[3])])) };
    }
    return { output: sum(dataOf('assistant.message').map(({ outputTokens }) => outputTokens)), isSum: true };
}
/** Tokens are those of each message, the cost of the session is the total so far. */
function readAider(text) {
    const reports = [...text.matchAll(/\bTokens: ([\d.]+[kmb]?) sent,(?: [^\n]{1,80},)? ([\d.]+[kmb]?) received\./g)];
    const cost = [...text.matchAll(/\bCost: \$[\d.]+ message, \$([\d.]+) session\./g)].at(-1);
    const model = /^(?:Main model|Model): (\S+) with /m.exec(text)?.[1];
    return {
        models: names([model]),
        ...total(reports.map((report) => ({ input: scaled(report[1]), output: scaled(report[2]) }))),
        usd: cost === undefined ? undefined : usd(Number(cost[1])),
    };
}
function readOwnLine(stdout) {
    const line = stdout.trimEnd().split('\n').at(-1) ?? '';
    if (!line.startsWith(OWN_LINE))
        return {};
    const fields = objectOrEmpty(parseJson(line.slice(OWN_LINE.length)));
    const { input_tokens: input, output_tokens: output, usd: cost, model } = fields;
    return { input: sum([input]), output: sum([output]), usd: usd(cost), models: names([model]) };
}
/** The objects of a JSON document, of an array of them or of lines; what is none of these is passed over. */
function readEvents(text) {
    // A document of several lines may come after a line or two of something else.
    const document = parseJson(text.slice(Math.max(0, text.search(/^[{[]/m))));
    if (Array.isArray(document))
        return document.filter(isObject);
    if (isObject(document))
        return [document];
    return text
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map(parseJson)
        .filter(isObject);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // An agent prints what it likes: this is no figure then.
        return undefined;
    }
}
/** `4.1k` is 4100. */
function scaled(text = '') {
    const scale = SCALES[text.at(-1) ?? ''];
    const value = scale === undefined ? Number(text) : Number(text.slice(0, -1)) * scale;
    return sum([Math.round(value)]);
}
/** The sum of what are counts of tokens; undefined where none is. */
function sum(values) {
    const counts = values.filter((value) => Number.isInteger(value) && isWithin(value, MAX_TOKENS));
    return counts.length === 0 ? undefined : counts.reduce((all, count) => all + count, 0);
}
function usd(value) {
    return isWithin(value, MAX_USD) ? value : undefined;
}
function isWithin(value, max) {
    return typeof value === 'number' && value >= 0 && value <= max;
}
function total(parts) {
    const costs = parts.flatMap((part) => part.usd ?? []);
    return {
        input: sum(parts.map(({ input }) => input)),
        output: sum(parts.map(({ output }) => output)),
        usd: costs.length === 0 ? undefined : costs.reduce((all, cost) => all + cost, 0),
        isSum: true,
    };
}
function checked(figures) {
    const model = (figures.models ?? [])
        .filter((name) => MODEL.test(name))
        .slice(0, MAX_MODELS)
        .join(', ');
    const usage = figuresOf(figures);
    return model === '' ? usage : { model, ...usage };
}
function figuresOf({ input, output, usd: cost }) {
    const usage = {
        ...(isWithin(input, MAX_TOKENS) ? { input_tokens: input } : {}),
        ...(isWithin(output, MAX_TOKENS) ? { output_tokens: output } : {}),
        ...(isWithin(cost, MAX_USD) ? { usd: cost } : {}),
    };
    return Object.keys(usage).length === 0 ? undefined : usage;
}

;// CONCATENATED MODULE: ./build/engine/agent/read-usage.js


/** What an agent that has ended used up, by what it printed; undefined when it did not say. */
function readUsage(preset, { stdout, stderr }) {
    const parse = stdout.truncated || stderr.truncated ? parseCutUsage : parseUsage;
    return parse(preset, (0,external_node_fs_namespaceObject.readFileSync)(stdout.path, 'utf8'), (0,external_node_fs_namespaceObject.readFileSync)(stderr.path, 'utf8'));
}

;// CONCATENATED MODULE: ./build/kernel/regular-file.js
/**
 * Files that lie where a command could reach them, and put something else in their place.
 * Invariant: a link is not followed, a pipe is not waited for.
 */


// Gone, a link, a socket, or not to be read any more: what a command can make of a path. The rest is the machine's.
const REPLACED = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'];
/** Reads at most so many bytes of a regular file, from its start or its end; undefined where the path holds no such file. */
function regular_file_readFilePart(path, from, maxBytes) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_namespaceObject.openSync)(path, external_node_fs_namespaceObject.constants.O_RDONLY | external_node_fs_namespaceObject.constants.O_NOFOLLOW | external_node_fs_namespaceObject.constants.O_NONBLOCK);
    }
    catch (error) {
        if (REPLACED.includes(files_errorCode(error)))
            return undefined;
        throw error;
    }
    try {
        const stats = (0,external_node_fs_namespaceObject.fstatSync)(descriptor);
        if (!stats.isFile())
            return undefined;
        const bytes = Buffer.alloc(Math.min(maxBytes, stats.size));
        const start = from === 'start' ? 0 : stats.size - bytes.length;
        return { text: bytes.toString('utf8', 0, (0,external_node_fs_namespaceObject.readSync)(descriptor, bytes, 0, bytes.length, start)), size: stats.size };
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./build/engine/boundaries/java-classes.js
/**
 * Classes of the Java machine by their names, whatever folder their sources lie in. Pure.
 * Source: the Java Language Specification, "Packages and Modules"; javac looks for `a.b.C` as `a/b/C.java` below each
 * source folder, and what compiles all sources together takes them from anywhere.
 */

const SOURCE = /\.(?:java|kt|scala|groovy)$/i;
const ENDING = /\.(?:java|kt|scala|groovy|class)$/;
const PACKAGE = /^[ \t]*package\s+([\w.`]+)/m;
const TYPE = /^(?:(?:public|final|abstract|sealed|non-sealed|strictfp|open|data|internal|case|static|fun|value|annotation|@\w+)[ \t]+)*(?:class|interface|@interface|enum(?:[ \t]+class)?|record|object|trait)[ \t]+(\w+)/gm;
// Where packages begin, in the layouts of Maven, Gradle, sbt and plain javac.
const SOURCE_FOLDERS = new Set('java kotlin scala groovy src source sources main test jmh'.split(' '));
/** Whether a file is a source of classes. */
function java_classes_isClassSource(path) {
    return SOURCE.test(path);
}
/** The classes that a source declares outside of others, and the one of its name, as `a/b/C`. */
function java_classes_declaredClasses(path, text) {
    const folder = PACKAGE.exec(text)?.[1]?.replaceAll('`', '').replaceAll('.', '/');
    const stem = path.slice(path.lastIndexOf('/') + 1).replace(SOURCE, '');
    const names = [stem, ...[...text.matchAll(TYPE)].flatMap(([, name = '']) => name)];
    return [...new Set(names)].map((name) => (folder === undefined ? name : `${folder}/${name}`));
}
/**
 * Prepares the question for the source whose class a new file would be. `classes`: the source of each, by `a/b/C`. An
 * answer costs as many steps as the deepest package has parts.
 */
function java_classes_buildClassFinder(classes) {
    const known = new Map([...classes].map(([name, source]) => [foldPath(name), source]));
    const depth = Math.max(0, ...[...known.keys()].map((name) => name.split('/').length));
    return (path) => {
        if (depth === 0)
            return undefined;
        const starts = startsOf(path, depth + 1);
        const end = foldPath(path.slice(starts.at(-1)));
        if (!ENDING.test(end))
            return undefined;
        const parts = end.replace(ENDING, '').split('/');
        // Of `C$Inner.class` the source is that of `C`.
        const name = parts.pop()?.split('$')[0] ?? '';
        const folder = parts.at(-1);
        const alone = folder === undefined || SOURCE_FOLDERS.has(folder) ? known.get(name) : undefined;
        return (alone ?? parts.map((_, at) => known.get([...parts.slice(at), name].join('/'))).find((each) => each !== undefined));
    };
}
/** Where the last parts of a path begin, the last one first. */
function startsOf(path, count) {
    const starts = [];
    for (let end = path.length; starts.length < count;) {
        const at = path.lastIndexOf('/', end - 1);
        starts.push(at + 1);
        if (at <= 0)
            break;
        end = at;
    }
    return starts;
}

;// CONCATENATED MODULE: ./build/engine/boundaries/standard-modules.js
/**
 * Top-level modules of the standard libraries of Python (3.8 to 3.14, also those that its other modules import) and
 * Node. Fixed lists, so that a change is denied on every machine alike.
 * Source: `sys.stdlib_module_names`, `module.builtinModules`.
 */
const standard_modules_PYTHON_MODULES = new Set(`__future__ _abc _aix_support _ast _asyncio _bisect _blake2 _bootsubprocess _bz2 _codecs _codecs_cn _codecs_hk
  _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _collections _collections_abc _colorize _compat_pickle _compression
  _contextvars _crypt _csv _ctypes _curses _curses_panel _datetime _dbm _decimal _elementtree _frozen_importlib
  _frozen_importlib_external _functools _gdbm _hashlib _heapq _hmac _imp _interpchannels _interpqueues _interpreters
  _ios_support _io _json _locale _lsprof _lzma _markupbase _md5 _msi _multibytecodec _multiprocessing _opcode
  _opcode_metadata _operator _osx_support _overlapped _pickle _posixshmem _posixsubprocess _py_abc _py_warnings
  _pydatetime _pydecimal _pyio _pylong _pyrepl _queue _random _remote_debugging _scproxy _sha1 _sha2 _sha256 _sha3
  _sha512 _signal _sitebuiltins _socket _sqlite3 _sre _ssl _stat _statistics _string _strptime _struct _suggestions
  _symtable _sysconfig _thread _threading_local _tkinter _tokenize _tracemalloc _types _typing _uuid _warnings
  _weakref _weakrefset _winapi _wmi _zoneinfo _zstd
  abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb
  binascii binhex bisect builtins bz2 calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall
  compression concurrent configparser contextlib contextvars copy copyreg cprofile crypt csv ctypes curses dataclasses
  datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp
  fileinput fnmatch formatter fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip
  hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3
  linecache locale logging lzma macpath mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt
  multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev parser pathlib pdb
  pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr
  pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select
  selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants
  sre_parse ssl stat statistics string stringprep struct subprocess sunau symbol symtable sys sysconfig syslog tabnanny
  tarfile telnetlib tempfile termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser
  winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`.split(/\s+/));
const standard_modules_NODE_MODULES = new Set(`assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs
  http http2 https inspector module net os path perf_hooks process punycode querystring readline repl sqlite stream
  string_decoder sys test timers tls trace_events tty url util v8 vm wasi worker_threads zlib`.split(/\s+/));
/** Libraries that come with Ruby 3 and are loaded by `require`. */
const standard_modules_RUBY_MODULES = new Set(`abbrev base64 benchmark bigdecimal bundler cgi coverage csv date delegate did_you_mean digest drb english erb etc
  expect fcntl fiddle fileutils find forwardable getoptlong io ipaddr irb json logger matrix minitest monitor mutex_m net
  nkf objspace observer open-uri open3 openssl optparse ostruct pathname pp prettyprint prime pstore psych pty racc rake
  rdoc readline reline resolv rexml rinda ripper rspec rss rubygems securerandom set shellwords simplecov singleton socket
  stringio strscan syslog tempfile test-unit time timeout tmpdir tsort un unicode_normalize uri weakref yaml zlib`.split(/\s+/));
/** Headers of C (C23), C++ (C++23) and what is common of POSIX. */
const standard_modules_C_HEADERS = new Set(`assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h math.h setjmp.h signal.h
  stdalign.h stdarg.h stdatomic.h stdbit.h stdbool.h stdckdint.h stddef.h stdint.h stdio.h stdlib.h stdnoreturn.h string.h
  tgmath.h threads.h time.h uchar.h wchar.h wctype.h dirent.h dlfcn.h fcntl.h getopt.h poll.h pthread.h sched.h
  semaphore.h strings.h syslog.h termios.h unistd.h algorithm any array atomic barrier bit bitset cassert cctype cerrno
  cfenv cfloat charconv chrono cinttypes climits clocale cmath codecvt compare complex concepts condition_variable
  coroutine csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception
  execution expected filesystem format forward_list fstream functional future generator initializer_list iomanip ios
  iosfwd iostream istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers numeric
  optional ostream print queue random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location span
  spanstream sstream stack stacktrace stdexcept stdfloat stop_token streambuf string string_view strstream syncstream
  system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector`.split(/\s+/));

;// CONCATENATED MODULE: ./build/engine/boundaries/language-lookups.js
/**
 * By which names languages find what a file imports, and by which the settings around it. Pure.
 * Source: each language's rules of resolution: Python's `importlib` (a package before a module, a folder without
 * `__init__` last), Node's `require` and `import`, `go help modules`, Cargo's package layout, GCC's `#include`.
 */


const LANGUAGES = (/* unused pure expression or super */ null && ([
    ['python', /\.(?:py|pyw|pyx|pyc|pyd)$/],
    ['javascript', /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|vue|svelte)$/],
    ['go', /\.go$/],
    ['rust', /\.rs$/],
    ['ruby', /\.rb$/],
    ['c', /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|m|mm)$/],
]));
/** The language that a file of a folded name is written in. */
function language_lookups_languageOf(name) {
    return LANGUAGES.find(([, pattern]) => pattern.test(name))?.[0];
}
/** Where imports of Node look for packages, from the importing file's folder upwards. */
const language_lookups_PACKAGES_FOLDER = 'node_modules';
const language_lookups_COMPILED_FOLDER = '__pycache__';
const COMPILED = /\.(?:pyc|pyd|so|class)$/;
const PYTHON = /\.(?:py|pyw|pyc|pyd|so)$/;
const JAVASCRIPT = /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)$/;
const LOADED = /\.(?:py|pyw|js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm|java|jar|kt|groovy)$/;
// What makes a folder a package.
const PYTHON_PACKAGE = /^__init__\.(?:py|pyw|pyc|pyd|so|[^.]+.*\.(?:pyc|pyd|so))$/;
const JAVASCRIPT_PACKAGE = /^(?:index\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)|package\.json)$/;
function language_lookups_isCompiled(name) {
    return COMPILED.test(name);
}
/** Whether a part of a path is, or makes of a folder, a module of Python. */
function language_lookups_isPythonModule({ name, rest, kind }) {
    if (rest === undefined)
        return PYTHON.test(name) || kind === 'link';
    return rest.isLast && PYTHON_PACKAGE.test(rest.first);
}
/** Whether a part of a path is, or makes of a folder, a module of Node. */
function language_lookups_isJavaScriptModule({ name, rest, kind }) {
    if (rest === undefined)
        return JAVASCRIPT.test(name) || kind === 'link';
    return rest.isLast && JAVASCRIPT_PACKAGE.test(rest.first);
}
/** Whether a file makes a package of its folder, for Node. */
function language_lookups_isJavaScriptIndex(name) {
    return JAVASCRIPT_PACKAGE.test(name);
}
/** Whether a new file makes a package of its folder. */
function language_lookups_isPackageFile({ rest }) {
    return rest?.isLast === true && (PYTHON_PACKAGE.test(rest.first) || JAVASCRIPT_PACKAGE.test(rest.first));
}
/** A name without what says how it is loaded; compiled files bear the version of their machine between the two. */
function language_lookups_stemOf(name) {
    if (COMPILED.test(name))
        return name.slice(0, name.indexOf('.'));
    return name.replace(LOADED, '');
}
/** The library whose name a file bears, or a folder that is a package. */
function language_lookups_libraryOf(ending, packages) {
    const stem = language_lookups_stemOf(ending.name);
    const isPython = language_lookups_isPythonModule(ending);
    const isJavaScript = language_lookups_isJavaScriptModule(ending);
    if (isPython && PYTHON_MODULES.has(stem))
        return `Python's module ${quoted(stem)}`;
    if (isJavaScript && NODE_MODULES.has(stem))
        return `Node's module ${quoted(stem)}`;
    if ((isPython || isJavaScript) && packages.has(stem))
        return `the installed package ${quoted(stem)}`;
    return undefined;
}
/** The library whose name a file bears for what is written in a language and lies beside it. */
function language_lookups_neighbourOf({ name, rest }, { languages, headers }) {
    if (rest !== undefined) {
        // `#include "lib/x.h"`, beside which another `lib/x.h` comes first.
        const header = `${name}/${rest.first}`;
        return rest.isLast && languages.has('c') && headers.has(header) ? `another header ${quoted(header)}` : undefined;
    }
    if (languages.has('ruby') && name.endsWith('.rb') && RUBY_MODULES.has(name.slice(0, -3)))
        return `Ruby's library ${quoted(name.slice(0, -3))}`;
    if (languages.has('c') && C_HEADERS.has(name))
        return `the standard header ${quoted(name)}`;
    if (languages.has('c') && headers.has(name))
        return `another header ${quoted(name)}`;
    return undefined;
}
/** Settings that a language's tools look for in each folder from a file upwards; `below`: not at the top. */
const language_lookups_SETTINGS = {
    // Of pytest; at the top, too.
    python: { 'pyproject.toml': 'anywhere' },
    // They name modules again: `paths`, `imports`, `type`.
    javascript: { 'tsconfig.json': 'anywhere', 'jsconfig.json': 'anywhere', 'package.json': 'below' },
    // With it the folder is a module of its own, whose tests `./...` leaves out.
    go: { 'go.mod': 'anywhere' },
    rust: { 'build.rs': 'anywhere', 'cargo.toml': 'below' },
    ruby: { rakefile: 'anywhere', 'rakefile.rb': 'anywhere', gemfile: 'anywhere', 'gems.rb': 'anywhere' },
    c: {},
};
/** The language whose files a new file around them is a setting of. */
function language_lookups_findSetting({ name, rest }, { languages, isTop }) {
    if (rest !== undefined)
        return undefined;
    return [...languages].find((language) => {
        const where = Object.hasOwn(language_lookups_SETTINGS[language], name) ? language_lookups_SETTINGS[language][name] : undefined;
        return where === 'anywhere' || (where === 'below' && !isTop);
    });
}

;// CONCATENATED MODULE: ./build/engine/boundaries/shadowing.js
/**
 * New files that a program would load in the place of one that it means. Pure.
 * Invariant: what the evaluator imports, by whatever name, is what it would import at the base. A new path takes the
 * place of a protected file where its stem is that file's in the same folder, of a library where it lies in a folder that
 * imports are looked for in: the top of the tree, that of a protected file, those that pytest adds for it. Compiled files
 * of a protected module count as new even where the base has them: a compiled file may say that its source is not to be
 * looked at. Settings count that tools look for upwards from a protected file.
 * Names are compared by folded case: on some file systems `JSON.py` is `json.py`.
 */




const finders = new WeakMap();
/**
 * Prepares the question for one set of protected files; without any nothing is shadowed. An answer costs as many steps as
 * protected files lie deep, however deep the path is.
 */
function shadowing_buildShadowFinder(shadowable) {
    const known = finders.get(shadowable) ?? makeFinder(shadowable);
    finders.set(shadowable, known);
    return known;
}
function makeFinder(shadowable) {
    const { files, packages, folders, headers, classes = new Map() } = shadowable;
    if (files.length === 0)
        return () => undefined;
    const top = foldersOf(shadowable);
    const rules = { packages: folded(packages), headers: folded(headers) };
    const old = folded(folders);
    const findClass = buildClassFinder(classes);
    // A link is none of the base's folders, whatever was there.
    const isOld = ({ whole, rest, kind }) => (rest !== undefined || kind !== 'link') && old.has(foldPath(whole));
    return (path, { isNew = true, kind = 'file' } = {}) => {
        // The folders that were looked in, with where the path goes on below them.
        const roots = [];
        let from = 0;
        for (let folder = top; folder !== undefined;) {
            const level = levelOf(path, from, kind);
            const found = shadowedIn(folder, level, { ...rules, isOld: () => isOld(level), isNew });
            if (found !== undefined)
                return found;
            if (folder.isRoot && !folder.isTop)
                roots.push(from);
            if (level.rest === undefined)
                break;
            from += level.length + 1;
            folder = folder.children.get(level.name);
        }
        if (!isNew)
            return undefined;
        const source = findClass(path);
        if (source !== undefined)
            return inPlaceOf(source);
        for (const root of roots) {
            const found = moduleOfTop(top, path, { from: root, kind });
            if (found !== undefined)
                return inPlaceOf(found);
        }
        return undefined;
    };
}
function folded(paths) {
    return new Set([...paths].map(foldPath));
}
function inPlaceOf(file) {
    return `it would be loaded in the place of the protected file ${quoted(file, 200)}`;
}
function levelOf(path, from, kind) {
    const end = path.indexOf('/', from);
    if (end === -1) {
        return { name: foldPath(path.slice(from)), length: path.length - from, whole: path, rest: undefined, kind };
    }
    const next = path.indexOf('/', end + 1);
    return {
        name: foldPath(path.slice(from, end)),
        length: end - from,
        whole: path.slice(0, end),
        rest: { first: foldPath(path.slice(end + 1, next === -1 ? undefined : next)), isLast: next === -1 },
        kind,
    };
}
/** Why a part of a path in a folder would be loaded in the place of something. */
function shadowedIn(folder, level, { packages, headers, isOld, isNew }) {
    const { name, rest, kind } = level;
    const { names, owners, children, isRoot, isTop } = folder;
    if (rest === undefined && names.has(name))
        return undefined;
    // `dir/__pycache__/x.cpython-313.pyc` is loaded for `dir/x.py`.
    const isCached = name === COMPILED_FOLDER && rest?.isLast === true;
    const owner = owners.get(stemOf(isCached ? rest.first : name));
    const isBytecode = isCached || (rest === undefined && isCompiled(name));
    if (owner !== undefined && (isNew || isBytecode) && (isCached || isPackageFile(level) || !isOld())) {
        return inPlaceOf(owner);
    }
    if (!isNew)
        return undefined;
    const child = children.get(rest === undefined ? stemOf(name) : name);
    // A module or an `__init__` comes before a folder that has none; for Node a file before a folder.
    const package_ = child?.isPackage === false && isPythonModule(level) ? child.languages.get('python') : undefined;
    const index = rest === undefined && isJavaScriptModule(level) ? child?.index : undefined;
    const replaced = package_ ?? index;
    if (replaced !== undefined)
        return inPlaceOf(replaced);
    const languages = new Set(folder.languages.keys());
    const setting = findSetting(level, { languages, isTop });
    if (setting !== undefined) {
        const file = quoted(folder.languages.get(setting) ?? '', 200);
        return `it would say how the protected file ${file} is loaded or run`;
    }
    const isPackages = name === PACKAGES_FOLDER && (rest !== undefined || kind === 'link');
    // Between a protected file and the top tools keep what they remember in hidden folders.
    const isHidden = rest?.first.startsWith('.') === true && rest.first !== '.bin';
    if (isPackages && (isRoot || (languages.has('javascript') && !isHidden))) {
        return 'it would be loaded in the place of an installed package';
    }
    if (!isRoot && !(folder.isOnPath && isPythonModule(level)))
        return undefined;
    const library = libraryOf(level, packages) ?? (names.size > 0 ? neighbourOf(level, { languages, headers }) : undefined);
    return library === undefined ? undefined : `it would be loaded in the place of ${library}`;
}
/** The protected file of Python, imported from the top, whose name a path has from one of its folders on. */
function moduleOfTop(top, path, { from, kind }) {
    let at = from;
    for (let folder = top; folder !== undefined;) {
        const level = levelOf(path, at, kind);
        if (isPythonModule(level)) {
            const stem = level.rest === undefined ? stemOf(level.name) : level.name;
            const owner = folder.owners.get(stem) ?? folder.children.get(stem)?.languages.get('python');
            if (owner !== undefined && languageOf(foldPath(owner)) === 'python')
                return owner;
        }
        if (level.rest === undefined)
            return undefined;
        at += level.length + 1;
        const child = folder.children.get(level.name);
        // A package with an `__init__` comes before a folder without one, wherever that is.
        folder = child?.isPackage === true ? undefined : child;
    }
    return undefined;
}
function foldersOf({ files, initFolders, conftestFolders, importFolders = new Set() }) {
    const packages = folded(initFolders);
    const make = (path) => ({
        isTop: path === '',
        children: new Map(),
        names: new Set(),
        owners: new Map(),
        languages: new Map(),
        isPackage: packages.has(path),
        index: undefined,
        isRoot: path === '',
        isOnPath: false,
    });
    const top = make('');
    /** The folders from the top to one, which are made where they are not there. */
    const chainTo = (path) => {
        const chain = [top];
        let folder = top;
        for (let at = 0; at < path.length;) {
            const next = path.indexOf('/', at);
            const end = next === -1 ? path.length : next;
            const part = path.slice(at, end);
            const child = folder.children.get(part) ?? make(path.slice(0, end));
            folder.children.set(part, child);
            chain.push(child);
            folder = child;
            at = end + 1;
        }
        return chain;
    };
    /** Pytest looks for imports in the innermost folder around a file that is no package. */
    const addRoot = (chain) => {
        const root = chain.findLast(({ isPackage }) => !isPackage);
        if (root !== undefined)
            root.isRoot = true;
    };
    for (const path of files) {
        const whole = foldPath(path);
        const at = whole.lastIndexOf('/');
        const name = whole.slice(at + 1);
        const chain = chainTo(whole.slice(0, Math.max(0, at)));
        const folder = chain.at(-1) ?? top;
        folder.names.add(name);
        folder.owners.set(stemOf(name), path);
        folder.isRoot = true;
        if (isJavaScriptIndex(name))
            folder.index = path;
        const language = languageOf(name);
        if (language === undefined)
            continue;
        for (const each of chain)
            if (!each.languages.has(language))
                each.languages.set(language, path);
        if (language === 'python')
            addRoot(chain);
    }
    if (!top.languages.has('python'))
        return top;
    for (const path of conftestFolders)
        addRoot(chainTo(foldPath(path)));
    for (const path of importFolders) {
        const folder = chainTo(foldPath(path)).at(-1);
        if (folder !== undefined)
            folder.isOnPath = true;
    }
    return top;
}

;// CONCATENATED MODULE: ./build/engine/boundaries/planted-files.js
/**
 * New files in a checkout that would be part of the evaluator, or be loaded in the place of one of its files. Pure.
 * Invariant: a command that leaves one voids its evaluation, whoever of its processes made it: within one command
 * nothing else keeps a first run of the code under test from steering the next.
 */




// What package managers write beside their manifests.
const MADE_BY_SETUP = (/* unused pure expression or super */ null && ([
    '**/.env*',
    '**/.envrc',
    '**/.pnp.*',
    '**/.yarn/**',
    '**/.bundle/config',
    '**/.cargo/config{,.toml}',
]));
// Settings that they make where there are none.
const SETTINGS_BY_SETUP = (/* unused pure expression or super */ null && (['**/{package,tsconfig,jsconfig}.json', '**/go.mod', '**/{pyproject,Cargo}.toml']));
// Where they put packages: what is below is theirs. Packages of Node are found from every folder around a file.
const NODE_PACKAGES = /(?:^|\/)node_modules(?:\/|$)/;
const PACKAGES = /(?:^|\/)(?:\.venv|venv|vendor|\.tox)(?:\/|$)/;
const WHOLE = /^((?:[^*?[\]{}()!+@\\]+\/)*[^*?[\]{}()!+@\\/]+)\/\*\*(?:\/\*)?$/;
/** The folders all of whose files are protected by a glob of the form `dir/**`. */
function planted_files_wholeFolders(globs) {
    return globs.flatMap((glob) => WHOLE.exec(glob.replace(/^(?:\.\/)+/, ''))?.[1] ?? []);
}
/** Finds whether a new file voids an evaluation, with the reason; undefined: it does not. */
function buildPlantFinder({ globs, shadowable, manifestFolders, writable, permit, }) {
    if (shadowable.files.length === 0)
        return () => undefined;
    const isProtected = matcherOf(globs);
    const isWhole = matcherOf(planted_files_wholeFolders(globs).map((folder) => `${folder}/**`));
    const isLoaded = matcherOf(AUTOLOADED);
    const isOfSetup = matcherOf(MADE_BY_SETUP);
    const isSettingOfSetup = matcherOf(SETTINGS_BY_SETUP);
    const isOpen = matcherOf([...permit, ...writable.map((folder) => `${folder}{,/**}`)]);
    // A build puts compiled classes, and sources that it generates, where it likes.
    const isJava = shadowable.classes !== undefined && shadowable.classes.size > 0;
    const findShadow = buildShadowFinder(isJava ? { ...shadowable, classes: new Map() } : shadowable);
    const beside = foldersAround(shadowable.files);
    const manifests = new Set(manifestFolders);
    return ({ path, kind, isOutermost, by }) => {
        const isSetup = by === 'setup';
        if (isOpen(path) || (isSetup && isPackage(path)))
            return undefined;
        // What an install or a build puts into folders of its own is not checked.
        const isMatch = isWhole(path) || ((!isSetup || isOutermost) && isProtected(path));
        if (isMatch)
            return { path, why: 'it matches what is protected', isMatch };
        const shadow = isSetup && isSettingOfSetup(path) ? undefined : findShadow(path, { kind });
        const why = shadow ?? loadedReason(path, isSetup);
        return why === undefined ? undefined : { path, why, isMatch };
    };
    function isPackage(path) {
        const found = NODE_PACKAGES.exec(path);
        // Of the outermost: packages have packages of their own inside.
        return found === null ? PACKAGES.test(path) : manifests.has(path.slice(0, found.index));
    }
    function loadedReason(path, isSetup) {
        const folder = foldPath(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
        if (!beside.has(folder) || !isLoaded(path) || (isSetup && isOfSetup(path)))
            return undefined;
        return 'a harness or runtime loads it by itself';
    }
}
function matcherOf(globs) {
    const tests = globs.map((glob) => picomatch(foldPath(glob), { dot: true }));
    return (path) => {
        if (tests.length === 0)
            return false;
        const folded = foldPath(path);
        return tests.some((isMatch) => isMatch(folded));
    };
}
/** The folders around files, and the top. */
function foldersAround(files) {
    const found = new Set(['']);
    for (const path of files.map(foldPath)) {
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at);
            if (found.has(folder))
                break;
            found.add(folder);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/decision/evaluator-digest.js



/** Digest of an evaluator: what it runs, the files that judge, where it runs. */
function evaluatorDigest({ judge, files, environment }) {
    return sha256(canonicalJson({ judge, files, environment }));
}
/** Digest of files by their paths. A path may hold what is no text, so this is not canonical JSON. */
function evaluator_digest_filesDigest(files) {
    return sha256(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}
/** Digest of the evaluator that a record begins with, in an environment. */
function evaluatorIn({ judge_digest: judge, evaluator_files: files, }, environment) {
    return evaluatorDigest({ judge, files: evaluator_digest_filesDigest(files), environment: environmentDigest(environment) });
}
function environmentDigest(facts) {
    return sha256(canonicalJson(facts));
}
const MAX_TOLD = 3;
const MAX_CHARS = 60;
/** What differs between two environments, in words; digests say nothing to anybody and are left out. */
function tellMove(before, after) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    const changed = names.filter((name) => before[name] !== after[name]);
    const told = changed.slice(0, MAX_TOLD).map((name) => {
        const [was, is] = [before[name], after[name]];
        if (was === undefined || is === undefined)
            return `${name} is ${is === undefined ? 'gone' : 'new'}`;
        return name.startsWith('env.') ? name : `${name} ${quoted(was, MAX_CHARS)}, now ${quoted(is, MAX_CHARS)}`;
    });
    const rest = changed.length - told.length;
    return `${told.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

;// CONCATENATED MODULE: ./build/engine/boundaries/package-names.js
/**
 * What projects of package registries are called where they are imported. Pure.
 */
/** Projects of PyPI whose modules have other names than the project itself, in normal form. Source: their wheels. */
const OTHER_NAMES = {
    antlr4_python3_runtime: 'antlr4',
    apache_airflow: 'airflow',
    argon2_cffi: 'argon2',
    attrs: 'attr attrs',
    azure_core: 'azure',
    beautifulsoup4: 'bs4',
    biopython: 'Bio',
    discord_py: 'discord',
    djangorestframework: 'rest_framework',
    dnspython: 'dns',
    docker_py: 'docker',
    faiss_cpu: 'faiss',
    faiss_gpu: 'faiss',
    ffmpeg_python: 'ffmpeg',
    fonttools: 'fontTools',
    gitpython: 'git gitdb smmap',
    google_api_python_client: 'googleapiclient apiclient',
    google_cloud_storage: 'google',
    grpcio: 'grpc',
    grpcio_tools: 'grpc_tools',
    imbalanced_learn: 'imblearn',
    kafka_python: 'kafka',
    markdown_it_py: 'markdown_it',
    msgpack_python: 'msgpack',
    mysql_connector_python: 'mysql',
    mysqlclient: 'MySQLdb',
    opencv_contrib_python: 'cv2',
    opencv_contrib_python_headless: 'cv2',
    opencv_python: 'cv2',
    opencv_python_headless: 'cv2',
    paho_mqtt: 'paho',
    pillow: 'PIL',
    pillow_simd: 'PIL',
    protobuf: 'google',
    psycopg2_binary: 'psycopg2',
    py_cpuinfo: 'cpuinfo',
    pycryptodome: 'Crypto',
    pycryptodomex: 'Cryptodome',
    pygithub: 'github',
    pyjwt: 'jwt',
    pymupdf: 'fitz pymupdf',
    pynacl: 'nacl',
    pyopenssl: 'OpenSSL',
    pypdf2: 'PyPDF2',
    pyserial: 'serial',
    pysocks: 'socks',
    pytest: 'pytest py',
    python_dateutil: 'dateutil',
    python_docx: 'docx',
    python_dotenv: 'dotenv',
    python_jose: 'jose',
    python_json_logger: 'pythonjsonlogger',
    python_levenshtein: 'Levenshtein',
    python_magic: 'magic',
    python_multipart: 'multipart python_multipart',
    python_pptx: 'pptx',
    python_slugify: 'slugify',
    pytorch_lightning: 'pytorch_lightning lightning_fabric',
    pywin32: 'win32api win32con win32gui pythoncom',
    pyyaml: 'yaml',
    pyzmq: 'zmq',
    ruamel_yaml: 'ruamel',
    scikit_image: 'skimage',
    scikit_learn: 'sklearn',
    setuptools: 'setuptools pkg_resources',
    speechrecognition: 'speech_recognition',
    tensorflow_cpu: 'tensorflow',
    tensorflow_gpu: 'tensorflow',
    umap_learn: 'umap',
    websocket_client: 'websocket',
};
/** Names by which what a project of PyPI installs may be imported: an underscore where the project has a hyphen. */
function package_names_importedNames(project) {
    const normal = project.toLowerCase().replaceAll(/[-_.]+/g, '_');
    const others = Object.hasOwn(OTHER_NAMES, normal) ? (OTHER_NAMES[normal] ?? '').split(' ') : [];
    return [project, project.replaceAll('-', '_'), ...others];
}
/** The module that a file or folder in a folder of Python packages is; none for metadata. */
function package_names_moduleOf(name) {
    return /^[A-Za-z_]\w*(?=\.(?:py|so)$|\.[^.]+\.so$|$)/.exec(name) ?? [];
}
const PYTHON_PACKAGES = /(?:^|\/)(?:site|dist)-packages$/;
const package_names_NODE_PACKAGES = /(?:^|\/)node_modules$/;
// Packages of packages, which nothing else imports.
const INNER = /(?:^|\/)node_modules\//;
const METADATA = /^(.*)\/[^/]+\.dist-info$/;
// What projects call their own folders; a package that installs one of them does so by mistake.
const USUAL_FOLDERS = new Set('test tests doc docs example examples script scripts tool tools benchmark benchmarks src lib bin data build dist'.split(' '));
/**
 * Names by which what an installation made can be imported: what lies in folders of Python packages, known by their name
 * or by the metadata in them (`pip install --target`), and in the outermost `node_modules`.
 */
function installedNames(paths) {
    const targets = new Set(paths.flatMap((path) => METADATA.exec(path)?.[1] ?? []));
    const names = paths.flatMap((path) => {
        const at = path.lastIndexOf('/');
        if (at === -1)
            return [];
        const folder = path.slice(0, at);
        const name = path.slice(at + 1);
        if (PYTHON_PACKAGES.test(folder) || targets.has(folder))
            return package_names_moduleOf(name);
        return package_names_NODE_PACKAGES.test(folder) && !INNER.test(folder) && /^[A-Za-z0-9]/.test(name) ? [name] : [];
    });
    return [...new Set(names)].filter((name) => !USUAL_FOLDERS.has(name));
}
/** Modules of Python that a tree has at its top: installed under the same name, they are the project itself. */
function package_names_topModules(paths) {
    return paths.flatMap((path) => /^([A-Za-z_]\w*)(?:\.py|\/__init__\.py)$/.exec(path)?.[1] ?? []);
}

;// CONCATENATED MODULE: ./build/engine/boundaries/imported-packages.js
/**
 * The names by which packages are imported that an evaluator may use: those that the base declares, and those that the
 * Python installations of the PATH and of its commands have.
 * Invariant: nothing that an agent can write has a say; what cannot be read counts as empty.
 */





/** Names that the manifests at the top of a commit declare; with lock files also what those need. */
async function imported_packages_readDeclaredPackages(store, commit) {
    const names = [];
    const listed = (await listFiles(store, commit)).map(({ path, id }) => ({ path: decodePath(path), id }));
    const own = new Set(topModules(listed.map(({ path }) => path)));
    for (const { path, id } of listed) {
        if (!MANIFEST.test(path))
            continue;
        const { stdout } = await store.git(['cat-file', 'blob', '--end-of-options', id]);
        const text = stdout.toString();
        if (path === 'package.json')
            names.push(...ofPackageJson(text));
        else if (!path.endsWith('.lock'))
            names.push(...ofPython(text).flatMap(importedNames));
        // A lock file names the project itself, too.
        else
            names.push(...ofPythonLock(text)
                .flatMap(importedNames)
                .filter((name) => !own.has(name)));
    }
    return names;
}
const MANIFEST = /^(?:package\.json|pyproject\.toml|setup\.cfg|Pipfile|(?:poetry|uv|pdm)\.lock|(?:requirements\/[^/]+|[^/]*requirements[^/]*)\.(?:txt|in))$/;
const DEPENDENCY_KEYS = (/* unused pure expression or super */ null && (['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']));
function ofPackageJson(text) {
    let manifest;
    try {
        manifest = JSON.parse(text);
    }
    catch {
        // npm reports it to whoever runs it.
        return [];
    }
    return DEPENDENCY_KEYS.flatMap((key) => Object.keys(tableOf(tableOf(manifest)[key])));
}
function tableOf(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}
/** Requirements, one a line or one a string. */
function ofPython(text) {
    const found = text.matchAll(/^\s*["']?([A-Za-z][A-Za-z0-9._-]*)\s*["']?\s*(?:\[[^\]]*\])?\s*(?:[<>=!~;,@"'].*)?$/gm);
    return [...found].flatMap(([, name = '']) => name);
}
function ofPythonLock(text) {
    return [...text.matchAll(/^name = "([^"]+)"$/gm)].flatMap(([, name = '']) => name);
}
const installed = new Map();
/**
 * Names that Python installations have, asked once a process: those of a PATH, and those of programs that are named by
 * absolute paths.
 */
function readInstalledPackages(path, programs = []) {
    const key = [path, ...programs].join('\0');
    const known = installed.get(key);
    if (known !== undefined)
        return known;
    const folders = [...path.split(delimiter), ...programs.map(dirname)].filter((folder) => isAbsolute(folder));
    const prefixes = new Set(folders.flatMap(prefixesOf));
    const found = new Set([...prefixes].flatMap((prefix) => packageFolders(prefix).flatMap(namesIn)).flatMap(moduleOf));
    installed.set(key, [...found]);
    return [...found];
}
/** Where the installations lie whose programs are in a folder, also behind links and behind pyenv's shims. */
function prefixesOf(folder) {
    const prefix = dirname(folder);
    const versions = folder.endsWith('/shims') ? namesIn(join(prefix, 'versions')) : [];
    const behind = namesIn(folder)
        .filter((name) => /^python3?$/.test(name))
        .flatMap((name) => {
        try {
            return dirname(dirname(realpathSync(join(folder, name))));
        }
        catch {
            // A link to nothing.
            return [];
        }
    });
    return [prefix, ...behind, ...versions.map((version) => join(prefix, 'versions', version))];
}
function packageFolders(prefix) {
    return ['lib', 'lib64'].flatMap((lib) => {
        const versions = namesIn(join(prefix, lib)).filter((name) => /^python3(\.\d+)?$/.test(name));
        return versions.flatMap((version) => ['site-packages', 'dist-packages'].map((name) => join(prefix, lib, version, name)));
    });
}
function namesIn(folder) {
    try {
        return readdirSync(folder);
    }
    catch {
        // No such installation.
        return [];
    }
}

;// CONCATENATED MODULE: ./build/engine/boundaries/tree-links.js
/**
 * The links of a captured tree, and what is wrong with them after a change.
 * Invariant: targets are read from the store, and all of the tree's links are looked at: a change of one path can turn
 * a link elsewhere around.
 */




const SYMLINK = '120000';
// Linux takes no longer path.
const MAX_TARGET_BYTES = 4096;
// Of all targets together: beyond it the tree is none that a person made.
const MAX_TARGETS_BYTES = (/* unused pure expression or super */ null && (16 << 20));
const NO_LINKS = { linkIssues: new Map(), otherNames: new Map() };
/** Reads what links mean for a change from a commit or tree of the store. */
async function readLinkFacts(store, { from, changes }) {
    if (changes.length === 0)
        return NO_LINKS;
    const files = await listFiles(store, from);
    if (![...files.map(({ mode }) => mode), ...changes.map(({ newMode }) => newMode)].includes(SYMLINK))
        return NO_LINKS;
    const before = new Map(files.map(({ path, mode, id }) => [path.toString('latin1'), { mode, id }]));
    const after = new Map(before);
    for (const { path, newMode, newId } of changes) {
        const key = encodePath(path).toString('latin1');
        if (newMode === GONE)
            after.delete(key);
        else
            after.set(key, { mode: newMode, id: newId });
    }
    const ids = new Set([...before.values(), ...after.values()].flatMap(({ mode, id }) => (mode === SYMLINK ? [id] : [])));
    const targets = await readTargets(store, [...ids]);
    const changed = new Set(changes.map(({ path }) => path));
    const old = linkedTree(before, targets);
    return {
        linkIssues: findLinkIssues(old, linkedTree(after, targets), changed),
        otherNames: namesOf(changed, buildNameFinder(resolveLinks(old.links))),
    };
}
function namesOf(paths, find) {
    const named = [...paths].map((path) => [path, find(path)]);
    return new Map(named.filter(([, names]) => names.length > 0));
}
/** Where the links of a commit end inside of it. */
async function tree_links_readLinks(store, files) {
    const links = files.filter(({ mode }) => mode === SYMLINK);
    if (links.length === 0)
        return new Map();
    const targets = await readTargets(store, [...new Set(links.map(({ id }) => id))]);
    return resolveLinks(new Map(links.map(({ path, id }) => [decodePath(path), targets.get(id)])));
}
const GONE = '000000';
function linkedTree(files, targets) {
    const paths = [];
    const links = new Map();
    for (const [key, { mode, id }] of files) {
        const path = decodePath(Buffer.from(key, 'latin1'));
        paths.push(path);
        if (mode === SYMLINK)
            links.set(path, targets.get(id));
    }
    return { paths, links };
}
/** Targets by object; one that is too long for a path is not read. */
async function readTargets({ git }, ids) {
    const check = await git(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input: lines(ids) });
    const small = [];
    let total = 0;
    for (const line of check.stdout.toString().trimEnd().split('\n')) {
        const [id = '', size = ''] = line.split(' ');
        if (!/^\d+$/.test(size) || Number(size) > MAX_TARGET_BYTES || total + Number(size) > MAX_TARGETS_BYTES)
            continue;
        total += Number(size);
        small.push(id);
    }
    const targets = new Map();
    if (small.length === 0)
        return targets;
    const { stdout } = await git(['cat-file', '--batch=%(objectname) %(objectsize)'], { input: lines(small) });
    for (let at = 0; at < stdout.length;) {
        const end = stdout.indexOf(LINE_END, at);
        const [id = '', size = ''] = stdout.toString('latin1', at, end).split(' ');
        const from = end + 1;
        targets.set(id, decodePath(stdout.subarray(from, from + Number(size))));
        at = from + Number(size) + 1;
    }
    return targets;
}
const LINE_END = 0x0a;
function lines(ids) {
    return ids.map((id) => `${id}\n`).join('');
}

;// CONCATENATED MODULE: ./build/engine/boundaries/protected-files.js
/**
 * The files that judge: evaluator, its inputs, tests.
 * Invariant: they are those of the base in every evaluation, byte for byte, before it and after it; a change of one of
 * them is never judged by itself.
 */


















const NOTHING_OPEN = { writable: [], writableKey: 'objective.writable', permit: [] };
/** Finds the protected files of a commit by globs. */
async function readProtectedFiles(store, { commit, globs: given, openings = NOTHING_OPEN, commands = [] }) {
    if (given.length === 0)
        return NOTHING_PROTECTED;
    const listed = await listFiles(store, commit);
    // What is named by way of a link lies where the link ends.
    const globs = [...given, ...throughLinks(given, await readLinks(store, listed))];
    const matches = globs.map((glob) => picomatch(glob, { dot: true }));
    const isProtected = (path) => matches.some((isMatch) => isMatch(path));
    const files = listed.flatMap(({ mode, id, path: name }) => {
        const path = decodePath(name);
        return mode !== REPOSITORY && isProtected(path) ? [{ path, mode, id }] : [];
    });
    const folders = protected_files_foldersAbove(listed.map(({ path }) => ({ path: decodePath(path) })));
    const packages = await readDeclaredPackages(store, commit);
    const paths = listed.map(({ path }) => decodePath(path));
    const manifestFolders = foldersWith(paths, 'package.json');
    const environmentSnapshot = {
        initFolders: new Set(foldersWith(paths, '__init__.py')),
        conftestFolders: new Set(foldersWith(paths, 'conftest.py')),
        headers: new Set(paths.flatMap((path) => HEADER.exec(path)?.flatMap((part = '') => part) ?? [])),
        classes: await readClasses(store, files),
        importFolders: new Set([...(await readImportFolders(store, listed)), ...commands.flatMap(foldersOfCommand)]),
    };
    const programs = commands.flatMap(protected_files_wordsOf).filter((word) => word.startsWith('/'));
    const found = {
        files,
        digest: digestOf(files),
        globs,
        folders,
        environmentSnapshot,
        packages,
        manifestFolders,
        openings,
    };
    return { ...found, commit, programs, ownModules: topModules(paths) };
}
// A header, with the folder around it and without.
const HEADER = /(?:[^/]+\/)?([^/]+\.(?:h|hh|hpp|hxx))$/i;
async function readImportFolders(store, listed) {
    const folders = [];
    for (const { path, id, mode } of listed) {
        if (!namesImportFolders(decodePath(path)) || mode === LINK || mode === REPOSITORY)
            continue;
        folders.push(...foldersOfSettings((await store.git(['cat-file', 'blob', '--end-of-options', id])).stdout.toString()));
    }
    return folders;
}
/** The source of each class that protected files declare. */
async function readClasses(store, files) {
    const sources = files.filter(({ path, mode }) => isClassSource(path) && mode !== LINK && mode !== REPOSITORY);
    if (sources.length === 0)
        return new Map();
    const { stdout } = await store.git(['cat-file', '--batch'], { input: sources.map(({ id }) => `${id}\n`).join('') });
    const classes = new Map();
    let from = 0;
    for (const { path } of sources) {
        // `<id> blob <size>`, then the content, each with the end of its line.
        const end = stdout.indexOf('\n', from);
        const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
        const text = stdout.toString('utf8', end + 1, end + 1 + size);
        for (const name of declaredClasses(path, text))
            classes.set(name, path);
        from = end + size + 2;
    }
    return classes;
}
/** The folders that hold a file of a name. */
function foldersWith(paths, name) {
    const inside = paths.filter((path) => path === name || path.endsWith(`/${name}`));
    return inside.map((path) => path.slice(0, Math.max(0, path.length - name.length - 1)));
}
function digestOf(files) {
    return hash_sha256(canonical_json_canonicalJson(files.map(({ path, mode, id }) => [byte_path_encodePath(path).toString('hex'), mode, id])));
}
/** Where nothing judges but the command itself. */
const NOTHING_PROTECTED = {
    files: [],
    digest: digestOf([]),
    globs: [],
    folders: [],
    environmentSnapshot: { initFolders: new Set(), conftestFolders: new Set(), headers: new Set() },
    packages: [],
    ownModules: [],
    programs: [],
    commit: undefined,
    manifestFolders: [],
    openings: NOTHING_OPEN,
};
const REPOSITORY = '160000';
const LINK = '120000';
const MAX_NAMED = 200;
// A tree is evaluated more than once, and what comes of it is the same each time: ids name contents.
const MAX_RESTORED = 100;
const restored = new WeakMap();
/** The tree with the protected files of the base in it: the tree itself where they are that already. */
async function restoreProtected(store, restoring) {
    const { tree, protectedFiles } = restoring;
    const known = restored.get(protectedFiles) ?? new Map();
    restored.set(protectedFiles, known);
    const found = known.get(tree) ?? (await makeRestored(store, restoring));
    if (known.size >= MAX_RESTORED)
        known.clear();
    known.set(tree, found);
    return found;
}
async function makeRestored(store, { tree, indexFile, protectedFiles: { files } }) {
    const { gitDir, home } = store;
    if (files.length === 0)
        return tree;
    const found = await entriesOf(store, { tree, files });
    const changed = files.filter(({ path, mode, id }) => !found.has(`${mode} blob ${id}\t${path}`));
    if (changed.length === 0)
        return tree;
    const lines = changed.map(({ path, mode, id }) => Buffer.concat([Buffer.from(`${mode} ${id}\t`), encodePath(path), Buffer.alloc(1)]));
    const bound = bindGit({ gitDir, home, indexFile });
    await bound(['read-tree', '--end-of-options', tree]);
    await bound(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(lines) });
    return gitLine(bound, ['write-tree']);
}
/** What a tree has under the names of some files, or more of it: each as `git ls-tree` prints it. */
async function entriesOf(store, { tree, files }) {
    const listed = await findListed(store, tree);
    if (listed !== undefined)
        return new Set(listed.map(({ mode, id, path }) => `${mode} blob ${id}\t${decodePath(path)}`));
    // All of a large tree costs more than the evaluation's checkout.
    const named = files.length <= MAX_NAMED ? files.map(({ path }) => path) : [];
    // A name that is no text cannot be an argument.
    const isPlain = named.every((path) => encodePath(path).equals(Buffer.from(path)));
    const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', tree, ...(isPlain ? named : [])];
    const { stdout } = await store.git(args);
    return new Set(splitNul(stdout).map(decodePath));
}
/** What each file is, by its path: mode and id, as a record of decisions begins with them. */
function idsOf({ files }) {
    return Object.fromEntries(files.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
}
/** Reads the protected files in a folder. */
function findProtectedIn(folder, { files }) {
    const issues = [];
    const moved = protected_files_foldersAbove(files).filter((path) => {
        // Behind a link the same files may lie, until the link leads elsewhere.
        return !isFolderAt(Buffer.concat([Buffer.from(`${folder}/`), encodePath(path)]));
    });
    if (moved[0] !== undefined)
        issues.push(`the folder ${quoted(moved[0], 200)} of protected files is not the one of the base`);
    const found = files.map(({ path, mode, id }) => {
        const isBehind = moved.some((folderPath) => path.startsWith(`${folderPath}/`));
        const whole = Buffer.concat([Buffer.from(`${folder}/`), encodePath(path)]);
        const is = isBehind ? undefined : readId(whole, { mode, length: id.length });
        if (is !== id)
            issues.push(`the protected file ${quoted(path, 200)} is not the one of the base`);
        return { path, mode, id: is ?? 'gone' };
    });
    return { digest: filesDigest(idsOf({ files: found })), issue: issues[0] };
}
function isFolderAt(path) {
    try {
        return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch (error) {
        // A command took the rights of a folder around it.
        if (isSystemError(error))
            return false;
        throw error;
    }
}
/** The folders that files lie in, outermost first, but the top. */
function protected_files_foldersAbove(files) {
    const found = new Set();
    for (const { path } of files) {
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
            found.add(path.slice(0, at));
    }
    return [...found].sort((one, other) => one.length - other.length);
}
/** The id that git gives to a file's content; undefined for what is not such a file any more. */
function readId(path, { mode, length }) {
    try {
        const content = mode === '120000' ? Buffer.from(readlinkSync(path)) : readRegular(path);
        const hash = createHash(length === 64 ? 'sha256' : 'sha1');
        return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
    }
    catch {
        // Gone, of another kind, or not to be read: not what was there.
        return undefined;
    }
}
function readRegular(path) {
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
        if (!fstatSync(descriptor).isFile())
            throw new Error('not a regular file');
        return readFileSync(descriptor);
    }
    finally {
        closeSync(descriptor);
    }
}
function protected_files_wordsOf(command) {
    return command.split(/[\s"'`;|&<>()=,]+/);
}
/** Globs for the files that a command names: those words of it that are paths of a commit. */
async function findNamedFiles(store, { commit, command }) {
    const listed = await listFiles(store, commit);
    const paths = new Set(listed.map(({ path }) => decodePath(path)));
    const words = protected_files_wordsOf(command).map((word) => word.replace(/^(\.\/)+/, ''));
    const isNamed = (word) => paths.has(word);
    // By way of a link a command names what lies where that ends.
    const findNames = buildNameFinder(await readLinks(store, listed));
    const behind = words.flatMap((word) => findNames(word).flatMap(({ kind, name }) => (kind === 'real' ? [name] : [])));
    const named = [...new Set([...words, ...behind].filter(isNamed))];
    return named.map((path) => path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&'));
}

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./build/kernel/output-capture.js
/**
 * A stream of a command, kept in a file up to a bound: its beginning and, where it is longer, its end, since that is
 * where a program says what became of it.
 * Invariant: memory does not grow with what the command writes; what is between the two is read and dropped, so that
 * the command is neither blocked nor killed by it, and a line in the file says how much it was. The file is created
 * exclusively: a planted link is refused.
 */


/** The end of a stream is kept in memory until there is no more to come. */
const MAX_TAIL_BYTES = 1 << 20;
// What was written before the end is in the pipe already; a daemon that holds it open has nothing to add.
const DRAIN_MS = 500;
// Enough for the sentence in which a program says why it did not start.
const output_capture_HEAD_BYTES = 2000;
class OutputCapture {
    #target;
    #descriptor;
    #tail;
    #closed = Promise.resolve();
    #stream;
    #bytes = 0;
    #seenBytes = 0;
    #head = '';
    #failure;
    constructor(target) {
        this.#target = target;
        this.#tail = new Tail(Math.min(MAX_TAIL_BYTES, target.maxBytes >> 1));
        this.#descriptor = (0,external_node_fs_namespaceObject.openSync)(target.path, 'wx', 0o600);
    }
    /** Takes everything that a stream gives from now on. */
    attach(stream) {
        this.#stream = stream;
        this.#closed = new Promise((resolve) => stream.once('close', () => resolve()));
        stream.on('data', (block) => this.#take(block));
        // A reset pipe is an ended pipe.
        stream.on('error', () => undefined);
    }
    #take(block) {
        this.#seenBytes += block.length;
        if (this.#head.length < output_capture_HEAD_BYTES)
            this.#head += block.toString('utf8', 0, output_capture_HEAD_BYTES);
        const room = this.#target.maxBytes - this.#tail.maxBytes - this.#bytes;
        const kept = block.subarray(0, Math.max(0, room));
        this.#bytes += this.#write(kept);
        this.#tail.push(block.subarray(kept.length));
        release(block);
    }
    /** Gives how much was written: all of it, or nothing where the disk took no more. */
    #write(kept) {
        if (this.#failure !== undefined)
            return 0;
        try {
            // A write may be short (a nearly full disk): the rest is written again until it is there or fails.
            for (let at = 0; at < kept.length;)
                at += (0,external_node_fs_namespaceObject.writeSync)(this.#descriptor, kept, at);
            return kept.length;
        }
        catch (error) {
            this.#failure = error;
            return 0;
        }
    }
    #writeEnd() {
        const end = this.#tail.take();
        const dropped = this.#seenBytes - this.#bytes - end.length;
        if (dropped > 0)
            this.#write(Buffer.from(`\n[autorize left out ${dropped} bytes here]\n`));
        this.#bytes += this.#write(end);
    }
    /** The beginning of what was written. */
    get head() {
        return this.#head;
    }
    /** Lets the stream run out, without waiting for those who merely hold it open; throws what writing the file threw. */
    async finish() {
        await Promise.race([this.#closed, (0,promises_namespaceObject.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
        this.#stream?.destroy();
        this.#writeEnd();
        if (this.#failure !== undefined)
            throw this.#failure;
        const [bytes, seenBytes] = [this.#bytes, this.#seenBytes];
        return { path: this.#target.path, bytes, seenBytes, truncated: seenBytes > bytes };
    }
    [Symbol.dispose]() {
        this.#stream?.destroy();
        (0,external_node_fs_namespaceObject.closeSync)(this.#descriptor);
    }
}
/** The last bytes of a stream, so many at most. */
class Tail {
    maxBytes;
    #ring;
    #seen = 0;
    constructor(maxBytes) {
        this.maxBytes = maxBytes;
    }
    push(block) {
        if (block.length === 0 || this.maxBytes === 0)
            return;
        this.#ring ??= Buffer.allocUnsafe(this.maxBytes);
        const last = block.subarray(-this.maxBytes);
        const at = (this.#seen + block.length - last.length) % this.maxBytes;
        const copied = last.copy(this.#ring, at);
        last.copy(this.#ring, 0, copied);
        this.#seen += block.length;
    }
    /** What there is, in its order; then there is nothing. */
    take() {
        const [ring, seen] = [this.#ring, this.#seen];
        this.#ring = undefined;
        this.#seen = 0;
        if (ring === undefined)
            return Buffer.alloc(0);
        if (seen <= this.maxBytes)
            return ring.subarray(0, seen);
        const at = seen % this.maxBytes;
        return Buffer.concat([ring.subarray(at), ring.subarray(0, at)]);
    }
}
/**
 * Gives a block's memory back at once. The collector comes by too rarely for a flood: measured with `yes`, the process
 * grows by 10 MB instead of 90 MB, and reads half as much again. (Node 20 has no such call and collects in time by itself.)
 */
function release(block) {
    const { buffer } = block;
    // A block that shares its memory with others (Node's pool) is not ours to give.
    if (block.byteLength !== buffer.byteLength)
        return;
    if ('transfer' in buffer && typeof buffer.transfer === 'function')
        buffer.transfer(0);
}

;// CONCATENATED MODULE: ./build/kernel/timer.js
/**
 * Timers for any duration.
 * Node's own take at most 2^31-1 ms, and end at once beyond that; `AbortSignal.timeout` takes whole milliseconds only.
 * Invariant: the callback is called once, never before its time, and never after it was cancelled.
 */
// 24.8 days: the most that a timer of Node can hold.
const MAX_STEP_MS = 2 ** 31 - 1;
/** Calls back after a duration of any length, on the monotonic clock; `Infinity` is never. */
function startTimer(ms, callback) {
    let timer;
    const wait = (leftMs) => {
        const stepMs = Math.min(leftMs, MAX_STEP_MS);
        timer = setTimeout(() => (leftMs > stepMs ? wait(leftMs - stepMs) : callback()), Math.ceil(stepMs));
    };
    if (ms !== Number.POSITIVE_INFINITY)
        wait(Math.max(0, ms));
    const cancel = () => clearTimeout(timer);
    return { cancel, [Symbol.dispose]: cancel };
}
/** A signal that is aborted after a duration of any length, unless it is disposed of before. */
function startDeadline(ms) {
    const controller = new AbortController();
    const timer = startTimer(ms, () => controller.abort());
    return { signal: controller.signal, [Symbol.dispose]: timer.cancel };
}
/** A signal that is aborted so long after another one is; without that one, never. */
function startGrace(signal, ms) {
    const controller = new AbortController();
    let timer;
    const begin = () => {
        timer ??= startTimer(ms, () => controller.abort());
    };
    if (signal?.aborted === true)
        begin();
    signal?.addEventListener('abort', begin, { once: true });
    return {
        signal: controller.signal,
        [Symbol.dispose]: () => {
            signal?.removeEventListener('abort', begin);
            timer?.cancel();
        },
    };
}

;// CONCATENATED MODULE: ./build/kernel/agent-process.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A command under a wall-clock budget, alone in its level of isolation.
 * Invariant: when the promise settles no process of the command is left, whether it ended by itself, ran out of budget
 * or was cancelled; it settles when the command has ended, not when the last holder of its pipes has.
 * Killed supervisor: the first process of the namespace dies with us (parent-death signal) and the kernel ends all in
 * it. Without a namespace the processes stay until `killMarked` of the next run, by the marker.
 * The parent-death signal follows the thread that forked: only the main thread may run commands.
 */












/** Between TERM and KILL at the end of the budget. */
const GRACE_MS = 5000;
// Someone waits: with the launcher's second and the last look for leftovers, a called-off run is over within five.
const ABORT_GRACE_MS = 2000;
// A namespace whose first process was killed ends within milliseconds; if not, its launcher is killed as well.
const LAUNCHER_MS = 1000;
const MAX_STATUS_LENGTH = 1000;
const CALLED_OFF = { code: 'ABORTED', reason: 'the run was cancelled before it began' };
/** Runs a command to its end and leaves nothing of it behind. */
async function runProcess(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!external_node_worker_threads_namespaceObject.isMainThread)
            throw new Error('commands are run from the main thread only: their lifetime hangs on it');
        if (request.signal?.aborted === true)
            return { kind: 'unstarted', ...CALLED_OFF, level: request.level.kind };
        const built = buildSandboxCommand(request.level, request);
        const opened = openOutputs(request);
        if ('kind' in opened)
            return opened;
        const stdout = __addDisposableResource(env_1, opened.stdout, false);
        const stderr = __addDisposableResource(env_1, opened.stderr, false);
        const startedAt = performance.now();
        const launch = startChild(built, request);
        if ('kind' in launch)
            return launch;
        const { child } = launch;
        const ending = watchEnding(child, request);
        const spawned = await new Promise((resolve) => {
            child.once('spawn', () => resolve(undefined));
            child.once('error', resolve);
        });
        if (spawned !== undefined) {
            ending.stop();
            return unstarted(request, spawned);
        }
        giveFilter(child, built.filter);
        const status = readStatus(child);
        if (child.stdout !== null)
            stdout.attach(child.stdout);
        if (child.stderr !== null)
            stderr.attach(child.stderr);
        feed(child.stdin, request.stdin);
        const exit = await ending.exit;
        const durationMs = performance.now() - startedAt;
        const survivors = await endLeftovers(child, request);
        const outputs = { stdout: await stdout.finish(), stderr: await stderr.finish() };
        const report = parseStatus(await status());
        const { killedByBudget, aborted } = ending;
        if (!report.began && !killedByBudget && !aborted) {
            if (report.isMissing)
                return notFound(request);
            return {
                kind: 'unstarted',
                code: 'SANDBOX',
                reason: stderr.head.trim() || 'no word of why',
                level: request.level.kind,
            };
        }
        const told = built.reportsExit ? (report.exitCode ?? 128 + external_node_os_.constants.signals.SIGKILL) : codeOf(exit);
        const facts = { exitCode: told, signal: signalOf(told), killedByBudget, aborted, durationMs };
        return { kind: 'ended', ...facts, ...outputs, level: request.level.kind, survivors };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function openOutputs(request) {
    let stdout;
    try {
        stdout = new OutputCapture(request.stdout);
        return { stdout, stderr: new OutputCapture(request.stderr) };
    }
    catch (error) {
        stdout?.[Symbol.dispose]();
        // Too many open files is the machine's moment of weakness, as when a process cannot be made; the rest is not.
        if (['EMFILE', 'ENFILE'].includes(files_errorCode(error)))
            return unstarted(request, error);
        throw error;
    }
}
function startChild({ program, args, filter }, request) {
    try {
        const child = (0,external_node_child_process_namespaceObject.spawn)(program, args, {
            cwd: request.view.workDir,
            // Not --setenv or --clearenv: an environment on a command line, or of a launcher, is for everyone to read.
            env: { ...request.environment, [RUN_MARKER]: request.runId },
            detached: true,
            stdio: [
                ...[request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'],
                ...(filter === undefined ? [] : ['pipe']),
            ],
        });
        return { child };
    }
    catch (error) {
        return unstarted(request, error);
    }
}
function unstarted({ level }, error) {
    return {
        kind: 'unstarted',
        code: files_errorCode(error),
        reason: error instanceof Error ? error.message : String(error),
        level: level.kind,
    };
}
function notFound({ level, command }) {
    const reason = `${JSON.stringify(command[0] ?? '')} is no command in the sandbox`;
    return { kind: 'unstarted', code: 'ENOENT', reason, level: level.kind };
}
function feed(stdin, text) {
    if (stdin === null || text === undefined)
        return;
    // A command need not read its input.
    stdin.on('error', () => undefined);
    stdin.end(text);
}
/** What the first process reports. A process of the command can take its descriptor, and write there too. */
function readStatus(child) {
    const pipe = child.stdio[STATUS_DESCRIPTOR];
    if (!(pipe instanceof external_node_stream_namespaceObject.Readable))
        return () => Promise.resolve('');
    let text = '';
    const closed = new Promise((resolve) => pipe.once('close', () => resolve()));
    pipe.on('data', (block) => {
        if (text.length < MAX_STATUS_LENGTH)
            text += block.toString('latin1');
    });
    pipe.on('error', () => undefined);
    return async () => {
        await Promise.race([closed, (0,promises_namespaceObject.setTimeout)(LAUNCHER_MS, undefined, { ref: false })]);
        pipe.destroy();
        return text;
    };
}
/** Takes an exit code from a report that is whole and holds nothing else: what was added to it is a forgery. */
function parseStatus(text) {
    const code = /^started\nexit (\d{1,3})\n$/.exec(text)?.[1];
    return {
        began: text.startsWith('started\n'),
        isMissing: text === 'missing\n',
        ...(code === undefined ? {} : { exitCode: Number(code) & 255 }),
    };
}
function codeOf({ code, signal }) {
    return code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal]);
}
function signalOf(exitCode) {
    const found = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128);
    return found === undefined ? null : found[0];
}
/** Waits for the exit, and brings it about when the budget is used up or the run is cancelled. */
function watchEnding(child, request) {
    const { budgetMs, graceMs = GRACE_MS, signal } = request;
    const { abortGraceMs = Math.min(graceMs, ABORT_GRACE_MS) } = request;
    const timers = [];
    const state = { killedByBudget: false, aborted: false, stop };
    const ask = () => {
        if (!isRunning(child))
            return;
        const members = membersOf(child, request);
        for (const pid of members)
            sendSignal(pid, 'SIGTERM');
        // The sandbox does not stand yet: there is nobody to be asked.
        if (members.length === 0)
            killLauncher(child);
    };
    const killAfter = (ms) => {
        timers.push(startTimer(ms, () => killTree(child, request)));
        timers.push(startTimer(ms + LAUNCHER_MS, () => killLauncher(child)));
    };
    const onBudget = () => {
        if (state.aborted)
            return;
        state.killedByBudget = true;
        ask();
        killAfter(graceMs);
    };
    const onAbort = () => {
        // Asked at the end of its budget already, and told by that: only the wait becomes shorter.
        if (!state.killedByBudget) {
            state.aborted = true;
            ask();
        }
        killAfter(abortGraceMs);
    };
    function stop() {
        for (const timer of timers)
            timer.cancel();
        signal?.removeEventListener('abort', onAbort);
    }
    // Timers and durations are of the monotonic clock: setting the time of day neither stretches nor cuts a budget.
    timers.push(startTimer(budgetMs, onBudget));
    signal?.addEventListener('abort', onAbort, { once: true });
    const exit = new Promise((resolve) => {
        child.once('exit', (code, exitSignal) => {
            stop();
            resolve({ code, signal: exitSignal });
        });
    });
    return Object.assign(state, { exit });
}
function isRunning(child) {
    return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
/** The processes to be asked to stop: all of the namespace, first process first, but not its launcher. */
function membersOf(child, request) {
    const below = descendantsOf(child.pid);
    if (request.level.kind !== 'process-group')
        return below;
    return [...new Set([child.pid, ...below, ...markedProcesses(request.runId)])];
}
function killTree(child, request) {
    if (!isRunning(child))
        return;
    const first = descendantsOf(child.pid)[0];
    // The first process's death is reported only when the kernel has ended all the others: then they are gone for sure.
    if (request.level.kind !== 'process-group' && first !== undefined)
        sendSignal(first, 'SIGKILL');
    else
        sendSignal(-child.pid, 'SIGKILL');
}
function killLauncher(child) {
    if (isRunning(child))
        sendSignal(-child.pid, 'SIGKILL');
}
/** A command that ended by itself may have left others behind. */
async function endLeftovers(child, { level, runId }) {
    // Members of the group keep its number taken, and numbers go round: it is not another's so soon.
    if (level.kind === 'process-group' && child.pid !== undefined)
        sendSignal(-child.pid, 'SIGKILL');
    return await killMarked(runId);
}

;// CONCATENATED MODULE: ./build/kernel/program-places.js
/**
 * What a command must be able to read for the programs of its PATH to run, where homes and the like are hidden.
 * Invariant: only folders of programs, the libraries beside them and the targets of their links; never a home, a folder
 * that holds another hidden one, one that is a repository, or one where keys are kept. A link is followed by its next
 * name and by its last, since both may be what a program is found by.
 * An answer is given again as long as no folder that was looked into has changed since: each run of a command asks.
 * Trade-off: a program that reads more of its home (toolchains that a shim chooses from) needs that named as readable.
 */



// Packages find their siblings through these; a package alone would not run.
const PACKAGE_FOLDERS = ['node_modules', 'Cellar'];
// What is needed beside a folder `bin`: libraries, and the file that a Python environment is known by.
const NEIGHBOURS = ['lib', 'lib64', 'libexec', 'pyvenv.cfg'];
const program_places_KEYS = new Set(['.git', '.ssh', '.aws', '.azure', '.gnupg', '.kube']);
const PRIVATE = new Set([...program_places_KEYS, '.config', '.docker', '.env', '.netrc', '.git-credentials']);
const MAX_ANSWERS = 8;
// A change within the same tick of a file system's clock as the look would not be seen; ten times the longest tick.
const TICK_MS = 100;
const answers = new Map();
/** The hidden paths that programs of a PATH need, outer ones first found. */
function readProgramPlaces(request) {
    const { path, hiddenFolders, homes } = request;
    const key = JSON.stringify([path, hiddenFolders, homes]);
    const before = answers.get(key);
    if (before !== undefined && isStill(before))
        return before.places;
    answers.delete(key);
    const look = createLook();
    const answer = { places: findPlaces(request, look), stamps: look.stamps, at: Date.now() };
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MAX_ANSWERS && oldest !== undefined)
        answers.delete(oldest);
    return answer.places;
}
function isStill({ stamps, at }) {
    return [...stamps].every(([folder, { id, changedAt }]) => at - changedAt > TICK_MS && stampOf(folder).id === id);
}
/** Another folder under the name, or one whose list of names changed, has another stamp. */
function stampOf(folder) {
    try {
        const { dev, ino, ctimeNs } = (0,external_node_fs_namespaceObject.statSync)(folder, { bigint: true });
        return { id: `${dev}:${ino}:${ctimeNs}`, changedAt: Number(ctimeNs / 1000000n) };
    }
    catch (error) {
        if (files_isSystemError(error))
            return { id: 'none', changedAt: 0 };
        throw error;
    }
}
/** Each finds nothing where the file system refuses: what we cannot reach the command cannot either. */
function createLook() {
    const stamps = new Map();
    const note = (folder) => {
        if (!stamps.has(folder))
            stamps.set(folder, stampOf(folder));
    };
    return {
        stamps,
        entries: (folder) => {
            note(folder);
            return quietly(() => (0,external_node_fs_namespaceObject.readdirSync)(folder, { withFileTypes: true }));
        },
        next: (link) => {
            note((0,external_node_path_.dirname)(link));
            const found = quietly(() => [(0,external_node_path_.resolve)((0,external_node_path_.dirname)(link), (0,external_node_fs_namespaceObject.readlinkSync)(link))]);
            for (const each of found)
                note((0,external_node_path_.dirname)(each));
            return found;
        },
        real: (path) => {
            note((0,external_node_path_.dirname)(path));
            const found = quietly(() => [external_node_fs_namespaceObject.realpathSync.native(path)]);
            for (const each of found)
                note((0,external_node_path_.dirname)(each));
            return found;
        },
    };
}
function findPlaces({ path, hiddenFolders, homes }, look) {
    const { real } = look;
    const places = new Set();
    const seen = new Set();
    const isHidden = (place) => hiddenFolders.some((folder) => isInside(place, folder));
    const isClosed = (place) => [...homes, ...hiddenFolders].some((folder) => place === folder || isInside(folder, place)) ||
        isPrivate(place, look);
    // Hundreds of links lead into one folder of packages.
    const known = new Map();
    const add = (place) => {
        const isAdded = known.get(place) ?? addNew(place);
        known.set(place, isAdded);
        return isAdded;
    };
    const addNew = (place) => {
        if (!isHidden(place) || real(place).length === 0 || isClosed(place))
            return false;
        if (![...places].some((each) => isInside(place, each)))
            places.add(place);
        return true;
    };
    // What a link says is said from where its folder really is; one folder has many names (/bin, /usr/bin).
    const targets = new Map();
    const targetsIn = (folder) => {
        const found = targets.get(folder) ?? linkTargets(folder, look);
        targets.set(folder, found);
        return found;
    };
    const addFolder = (folder) => {
        if (seen.has(folder))
            return;
        seen.add(folder);
        // A folder that is not hidden may hold links to what is.
        if (!add(folder) && isHidden(folder))
            return;
        const prefix = (0,external_node_path_.dirname)(folder);
        if ((0,external_node_path_.basename)(folder) === 'bin' && !isClosed(prefix))
            for (const name of NEIGHBOURS)
                add((0,external_node_path_.join)(prefix, name));
        for (const target of real(folder).flatMap(targetsIn)) {
            const packages = packageFolder(target);
            if (packages !== undefined)
                add(packages);
            else if (!isHidden(target))
                continue;
            else if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(target)) === 'bin')
                addFolder((0,external_node_path_.dirname)(target));
            else
                add(target);
        }
    };
    const written = path.split(external_node_path_.delimiter).filter((each) => (0,external_node_path_.isAbsolute)(each));
    for (const folder of written.map((each) => (0,external_node_path_.resolve)(each)))
        for (const each of [folder, ...real(folder)])
            addFolder(each);
    return [...places];
}
/** The next and the last name of every link in a folder. */
function linkTargets(folder, { entries, next, real }) {
    const links = entries(folder).filter((entry) => entry.isSymbolicLink());
    return links.flatMap(({ name }) => {
        const link = (0,external_node_path_.join)(folder, name);
        return [...next(link), ...real(link)];
    });
}
/** The outermost folder of packages that a path lies in. */
function packageFolder(path) {
    const parts = path.split(external_node_path_.sep);
    const at = parts.findIndex((part) => PACKAGE_FOLDERS.includes(part));
    return at === -1 || at === parts.length - 1 ? undefined : parts.slice(0, at + 1).join(external_node_path_.sep);
}
function isPrivate(place, { entries }) {
    if (PRIVATE.has((0,external_node_path_.basename)(place)) || place.split(external_node_path_.sep).some((part) => program_places_KEYS.has(part)))
        return true;
    return entries(place).some(({ name }) => PRIVATE.has(name));
}
function isInside(path, folder) {
    return path.startsWith(folder + external_node_path_.sep);
}
function quietly(look) {
    try {
        return look();
    }
    catch (error) {
        if (files_isSystemError(error))
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/kernel/runner-folders.js
/**
 * Where a runner of GitHub Actions keeps what is no business of a command: its own credentials, the checkouts of this job
 * and of others, the event, the files of its commands.
 * Invariant: only looked for, by names and variables of the runner; outside of a runner there is none.
 */


// What the runner's registration leaves in its folder; `.credentials_rsaparams` lies beside them.
const REGISTRATION = ['.runner', '.credentials'];
const FOLDERS = ['RUNNER_TEMP', 'RUNNER_WORKSPACE', 'GITHUB_WORKSPACE'];
const FILES = [
    'GITHUB_EVENT_PATH',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
// Where a job in a container has the runner's folders.
const OF_CONTAINERS = ['/__w', '/__e', '/github'];
/** Folders of the runner that no command may see, whether they are there or not. */
function findRunnerFolders(parentEnv, program = process.execPath) {
    const of = (names) => names.flatMap((name) => {
        const path = parentEnv[name];
        return path !== undefined && (0,external_node_path_.isAbsolute)(path) ? [path] : [];
    });
    if (of([...FOLDERS, ...FILES]).length === 0)
        return [];
    const named = [...of(FOLDERS), ...of(FILES).map(external_node_path_.dirname)];
    // Beside the folder for temporary files are the checkouts of other repositories, and the sources of actions.
    const work = of(['RUNNER_TEMP']).flatMap((path) => ((0,external_node_path_.basename)(path) === '_temp' ? [(0,external_node_path_.dirname)(path)] : []));
    // The runner brings the program of its actions along: from there its own folder is found wherever the work is.
    const starts = [...named, ...of(['RUNNER_TOOL_CACHE']), (0,external_node_path_.dirname)(program)];
    const container = parentEnv.GITHUB_ACTIONS === 'true' ? OF_CONTAINERS : [];
    return [...new Set([...starts.flatMap(registrationsAbove), ...work, ...named, ...container])];
}
/** The folders above a path, itself included, that a runner is registered in. */
function registrationsAbove(path) {
    const above = (0,external_node_path_.dirname)(path);
    const own = REGISTRATION.some((name) => (0,external_node_fs_namespaceObject.existsSync)((0,external_node_path_.join)(path, name))) ? [path] : [];
    return above === path ? own : [...own, ...registrationsAbove(above)];
}

;// CONCATENATED MODULE: ./build/kernel/sandbox-view.js
/**
 * What of this machine a sandboxed command sees.
 * Invariant: sockets of services (/run), other people's temporary files, the user's home and the runner's own folders
 * are not there; what must be reached inside them is named, or is what the programs of the PATH need. A path that does
 * not exist needs no hiding.
 */




const sandbox_view_SYSTEM_FOLDERS = ['/run', '/var/run', '/tmp', '/var/tmp', '/root', '/home'];
const FOLDER_VARIABLES = ['HOME', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'TMPDIR'];
/** The view of a command in its folders, with everything hidden that is not the command's business. */
function readSandboxView({ parentEnv, hidden = [], readable = [], ...folders }) {
    const variables = FOLDER_VARIABLES.flatMap((name) => parentEnv[name] ?? []);
    const general = realPaths([...sandbox_view_SYSTEM_FOLDERS, ...variables]);
    const paths = [...new Set([...general, ...realPaths([...findRunnerFolders(parentEnv), ...hidden])])];
    const hiddenFolders = paths.filter((path) => (0,external_node_fs_namespaceObject.statSync)(path).isDirectory());
    const homes = parentEnv.HOME === undefined ? [] : [parentEnv.HOME, ...realPath(parentEnv.HOME)];
    const programs = readProgramPlaces({ path: parentEnv.PATH ?? '', hiddenFolders, homes });
    const opened = [...readable, ...programs];
    const { workDir, home, temporary, writable = [] } = folders;
    const bound = [...opened, workDir, home, temporary, ...writable];
    const open = [...bound, ...bound.flatMap(realPath)];
    // The list of mounts is there for the command to read: what is gone with the folder around it is not named.
    const isNamed = (path) => general.includes(path) || !isGone(path, { hiddenFolders, open });
    const named = paths.filter(isNamed);
    const isFolder = (path) => hiddenFolders.includes(path);
    return {
        ...{ ...folders, readable: opened },
        hiddenFolders: named.filter(isFolder),
        hiddenFiles: named.filter((path) => !isFolder(path)),
    };
}
/** Whether a path lies in a hidden folder, and in none inside that which is open. */
function isGone(path, { hiddenFolders, open }) {
    const nearest = (places) => Math.max(0, ...places.flatMap((place) => (path.startsWith(place + external_node_path_.sep) ? place.length : [])));
    return nearest(hiddenFolders) > nearest(open);
}
function realPaths(paths) {
    return [...new Set(paths.flatMap(realPath))].filter((path) => path !== external_node_path_.sep);
}
function realPath(path) {
    if (!(0,external_node_path_.isAbsolute)(path))
        return [];
    try {
        return [(0,external_node_fs_namespaceObject.realpathSync)(path)];
    }
    catch {
        // Not there, or not reachable by us, and so not by the command.
        return [];
    }
}

;// CONCATENATED MODULE: ./build/kernel/scratch-home.js
var scratch_home_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var scratch_home_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A home and a temporary folder for one command.
 * Invariant: both are new, empty and ours alone when the block begins, and gone when it ends, whatever a command left
 * there; what cannot be removed is told. Crash: they stay under the given parent, which the next run may empty.
 */





/** Makes a fresh home and temporary folder below an existing folder. */
function createScratchHome(parent, { signal, onLeft } = {}) {
    const folder = (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_.join)(parent, 'scratch-'));
    const [home, temporary] = [(0,external_node_path_.join)(folder, 'home'), (0,external_node_path_.join)(folder, 'tmp')];
    for (const path of [home, temporary])
        (0,external_node_fs_namespaceObject.mkdirSync)(path, { mode: 0o700 });
    return {
        home,
        temporary,
        [Symbol.asyncDispose]: async () => {
            const left = await discardScratch(folder, signal);
            if (left.length > 0)
                onLeft?.(left);
        },
    };
}
// Of a command that was cancelled: its small files are gone by then.
const scratch_home_GRACE_MS = 1000;
/** Its name is never used again: it may stay where it is. */
async function discardScratch(folder, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const grace = scratch_home_addDisposableResource(env_1, startGrace(signal, scratch_home_GRACE_MS), false);
        try {
            return await remove_tree_discardTree(folder, { signal: grace.signal });
        }
        catch (error) {
            if (error instanceof errors/* PreconditionError */.Rb)
                return [{ path: folder, why: error.message }];
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        scratch_home_disposeResources(env_1);
    }
}

;// CONCATENATED MODULE: ./build/engine/workspace/command.js
var command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A command of an attempt: agent, setup, teardown, guard, evaluator, summarizer.
 * Invariant: it runs by `sh -c` (no login shell, no file of anybody's read first) in its folder, with a HOME and a
 * TMPDIR of its own, the allowed environment, and the user's repository and the private area out of its sight wherever
 * the level can do that. When the promise settles nothing of it lives.
 */








/** What of a stream is kept; the rest is read and dropped, and the file says so. */
const MAX_LOG_BYTES = 10 << 20;
const GIT_CONFIG = '[user]\n\tname = agent\n\temail = agent@localhost\n[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n';
// A TERM goes to every process of the command. Without this the shell would be the first to end, and its end is taken
// for the command's: the program would get no grace, and its exit code would be lost. With it the shell waits for the
// program that it started, and ends as that one did. A trap is not inherited.
const WAIT_ON_TERM = 'trap exit TERM; ';
/**
 * Where a score is printed, no settings that code under test of the same command left in HOME count for tools that can be
 * told so. pip then reads an empty file in the place of its user's, and still that of the machine: it reads neither where the
 * name is "/dev/null" to the letter. npm's settings of the machine and of the project count, too.
 */
const NO_USER_SETTINGS = {
    GOENV: 'off',
    NPM_CONFIG_USERCONFIG: '/dev/null',
    PIP_CONFIG_FILE: '/dev/./null',
};
/**
 * Python looks for compiled files nowhere but below a prefix, and writes none unless it is told to compile. `never`: below
 * a device nobody can make one, so no process of a command plants one for the next process. `apart`: below a folder of
 * this command, so that a guard such as `python3 -m py_compile` works. Python's safe path is not set: that takes the
 * script's own folder off the path.
 */
function evaluationVariables(compiled, temporary) {
    if (compiled === undefined)
        return {};
    const prefix = compiled === 'never' ? '/dev/null/pycache' : (0,external_node_path_.join)(temporary, 'pycache');
    // What code under test installs for the user is not loaded by the evaluator of the same command.
    const python = { PYTHONPYCACHEPREFIX: prefix, PYTHONDONTWRITEBYTECODE: '1', PYTHONNOUSERSITE: '1' };
    return compiled === 'never' ? { ...python, ...NO_USER_SETTINGS } : python;
}
/** Runs one command of an attempt to its end. */
async function command_runCommand(privateArea, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { command, workDir, given, stdin, stdoutPath, stderrPath, budgetMs, network, signal } = request;
        const { readable = [], writable = [], maxStdoutBytes = MAX_LOG_BYTES, compiled, tracing = 'on' } = request;
        const { folder, repository, parentEnv, level, session } = privateArea;
        const scratch = command_addDisposableResource(env_1, createScratchHome((0,external_node_path_.join)(folder, 'scratch'), { signal, onLeft: privateArea.onLeft }), true);
        const { home, temporary } = scratch;
        (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_.join)(home, '.gitconfig'), GIT_CONFIG);
        faultPoint('command:after-scratch');
        const hidden = [repository.folder, repository.commonDir, folder, ...privateArea.hidden];
        const folders = { workDir, home, temporary, readable, writable, network, tracing };
        // Of no other level do files depend on what is in the view, and to find it takes its time.
        const view = level.kind === 'bubblewrap' ? readSandboxView({ ...folders, parentEnv, hidden }) : folders;
        faultPoint('command:before-start');
        const result = await runProcess({
            level,
            view,
            command: ['/bin/sh', '-c', `${WAIT_ON_TERM}${command}`],
            environment: buildEnvironment({
                parentEnv,
                given: { ...evaluationVariables(compiled, temporary), ...given },
                home,
                temporary,
            }),
            runId: `${session}.${(0,external_node_crypto_namespaceObject.randomUUID)()}`,
            stdout: { path: stdoutPath, maxBytes: maxStdoutBytes },
            stderr: { path: stderrPath, maxBytes: MAX_LOG_BYTES },
            budgetMs,
            ...(stdin === undefined ? {} : { stdin }),
            ...(signal === undefined ? {} : { signal }),
        });
        faultPoint('command:after-end');
        return result;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./build/engine/evaluation/evaluation-step.js
/**
 * One command of an evaluation: how its checkout looks to it, and what its end means.
 * Invariant: where the level can do that, folders that are protected whole are read-only to it, of others each file.
 */






const TAIL_BYTES = 2000;
// How many files are bound read-only one by one; more are guarded by their digests alone.
const MAX_BOUND_FILES = 200;
/** Runs one command of an evaluation in its checkout. */
function runStep(privateArea, request, step) {
    const { judge, protectedFiles, given, signal, mayCompile = false } = request;
    const { readOnly, mounts } = boundPaths(protectedFiles, step);
    const inside = (path) => join(judge.folder, path);
    return runCommand(privateArea, {
        command: step.command,
        workDir: judge.folder,
        given,
        ...(step.stdin === undefined ? {} : { stdin: step.stdin }),
        stdoutPath: `${step.logs}.stdout`,
        stderrPath: `${step.logs}.stderr`,
        budgetMs: step.timeoutMs,
        network: step.network,
        ...(step.tracing === undefined ? {} : { tracing: step.tracing }),
        signal,
        compiled: mayCompile ? 'apart' : 'never',
        writable: [...mounts, ...protectedFiles.openings.writable].map(inside),
        readable: [...readOnly.map(inside), ...(step.readable ?? [])],
    });
}
/** What is read-only in the checkout, and which folders are mounts of their own so that they cannot be moved away. */
function boundPaths({ files, globs }, { isSetup = false }) {
    // An install may put packages beside a manifest that is protected with its folder.
    const whole = isSetup ? [] : wholeFolders(globs).filter((folder) => files.some(({ path }) => isIn(path, folder)));
    const single = files.filter(({ path }) => !whole.some((folder) => isIn(path, folder)));
    const bound = single.length <= MAX_BOUND_FILES ? single : [];
    const around = foldersAbove([...bound, ...whole.map((folder) => ({ path: folder }))]);
    return {
        readOnly: [...whole, ...bound.flatMap(({ path, mode }) => (mode === '120000' ? [] : [path]))],
        mounts: around.filter((path) => !whole.some((folder) => path === folder || isIn(path, folder))),
    };
}
function isIn(path, folder) {
    return path.startsWith(`${folder}/`);
}
/** Where a command said what went wrong: most do on standard error. */
function logOf({ stdout, stderr }) {
    return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}
/** Why a command counts as failed; undefined where it did what it was to do. */
function issueOf(step, result, protectedFiles) {
    const { title, timeoutMs, isSealed } = step;
    const { exitCode, signal, killedByBudget, stderr, stdout } = result;
    if (killedByBudget)
        return `${title} took more than ${timeoutMs / 1000} s`;
    if (exitCode === 0)
        return undefined;
    const how = signal === null ? `exit code ${exitCode}` : signal;
    const said = isSealed === true ? undefined : (readLastLine(stderr.path) ?? readLastLine(stdout.path));
    const failure = `${title} ended with ${how}${said === undefined ? '' : `: ${said}`}`;
    const hint = [stderr, stdout]
        .map(({ path }) => hintFor(step, path, protectedFiles))
        .find((each) => each !== undefined);
    return hint === undefined ? failure : `${failure} (${hint})`;
}
/** What of its sandbox a command met, by the end of a log. */
function hintFor({ tracing }, path, { globs, openings }) {
    const text = readFilePart(path, 'end', TAIL_BYTES)?.text ?? '';
    const { writableKey } = openings;
    if (tracing === 'off' &&
        /LeakSanitizer has encountered a fatal error|(?:uid map|\/proc\/).*Read-only file system/i.test(text)) {
        const key = writableKey.replace(/\.writable$/, '.tracing');
        return `no process of this command may trace another one or write below /proc; ${key} = "on" lets them`;
    }
    if (/No such device or address/i.test(text) && /\/dev\/std(?:out|err)/.test(text))
        return 'standard output and error are sockets, which cannot be opened by a name such as /dev/stdout: write to them directly';
    if (wholeFolders(globs).length > 0 && /EROFS|Read-only file system/i.test(text))
        return `protected folders are read-only; to give a command an empty folder in one, name it in ${writableKey}`;
    return undefined;
}
/** The last line of a log, quoted; undefined where it holds none, or is no file any more. */
function readLastLine(path) {
    const line = regular_file_readFilePart(path, 'end', TAIL_BYTES)?.text.trimEnd().split('\n').at(-1)?.trim();
    return line === undefined || line === '' ? undefined : (0,base_text/* quoted */.TL)(line, 200);
}

;// CONCATENATED MODULE: ./build/kernel/bounded-work.js
var bounded_work_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var bounded_work_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Work on what an agent left, which may be as large as it likes.
 * Invariant: it is cut off when the run is cancelled or its time is up; what it comes to by then counts for nothing.
 */

/** Does work that fails, or ends early, when the signal that it gets is aborted; any other error is thrown. */
async function workWithin({ timeoutMs = Number.POSITIVE_INFINITY, signal }, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const deadline = bounded_work_addDisposableResource(env_1, startDeadline(timeoutMs), false);
        const cutOff = signal === undefined ? deadline.signal : AbortSignal.any([deadline.signal, signal]);
        try {
            const value = await work(cutOff);
            if (!cutOff.aborted)
                return { kind: 'done', value };
        }
        catch (error) {
            if (!cutOff.aborted)
                throw error;
        }
        return { kind: signal?.aborted === true ? 'cancelled' : 'out-of-time' };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        bounded_work_disposeResources(env_1);
    }
}

;// CONCATENATED MODULE: ./build/kernel/capture-size.js
/**
 * How large a folder is, before anything of it is read.
 * Invariant: only names and sizes are asked for; the answer comes in pieces, and not at all once it is cancelled.
 */





/** Why a folder is too large to be taken, or undefined. */
async function findExcess(store, { folder, known, others, limits, signal }) {
    const { maxFiles, maxBytes } = limits;
    if (others.length > maxFiles)
        return `it adds ${(0,base_text/* plural */.LS)(others.length, 'file')}, above capture.max_files ${maxFiles}`;
    const pace = new Pace();
    let bytes = 0;
    for (const names of [known, others]) {
        for (const name of names) {
            bytes += sizeOf(folder, name);
            if (signal.aborted)
                return undefined;
            await pace.step();
        }
    }
    // What the base has does not count: only where that could matter it is asked for.
    if (bytes <= maxBytes)
        return undefined;
    const grown = bytes - (await sizeOfBase(store, signal));
    if (grown <= maxBytes)
        return undefined;
    return `it adds ${Math.ceil(grown / 2 ** 20)} MB, above capture.max_mb ${Math.floor(maxBytes / 2 ** 20)}`;
}
function sizeOf(folder, name) {
    try {
        const stats = (0,external_node_fs_namespaceObject.lstatSync)(Buffer.concat([Buffer.from(`${folder}/`), name]));
        return stats.isFile() || stats.isSymbolicLink() ? stats.size : 0;
    }
    catch (error) {
        // Gone, or out of reach: git says so, where it matters.
        if (files_isSystemError(error))
            return 0;
        throw error;
    }
}
async function sizeOfBase({ git, base }, signal) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', base], {
        cutOff: signal,
    });
    let bytes = 0;
    for (const entry of raw_diff_splitNul(stdout))
        bytes += Number(/ (\d+)\t/.exec(entry.toString('latin1'))?.[1] ?? 0);
    return bytes;
}

;// CONCATENATED MODULE: ./build/kernel/git-index.js
/**
 * Git's index file, as far as trust in the times that it holds goes. Pure.
 * Invariant: only an index whose checksum is right is read, so that a new checksum never hides a broken file; what is
 * changed has the length it had, so that every extension stays where its neighbours say it is.
 */

const LINK_TO_REPOSITORY = 0o160000;
const HASH_BYTES = { sha1: 20, sha256: 32 };
const HEADER_BYTES = 12;
// Two times of seconds and nanoseconds, device, inode, mode, user, group, size: each of four bytes.
const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const TIMES_BYTES = 16;
const EXTENDED_FLAG = 0x4000;
const VERSIONS = [2, 3];
/** Reads an index of version 2 or 3; undefined when it is none, or not whole. */
function parseIndex(bytes, hash) {
    const end = bytes.length - HASH_BYTES[hash];
    if (end < HEADER_BYTES || bytes.toString('latin1', 0, 4) !== 'DIRC')
        return undefined;
    if (!VERSIONS.includes(bytes.readUInt32BE(4)) || !checksum(bytes, hash).equals(bytes.subarray(end)))
        return undefined;
    const entries = [];
    const count = bytes.readUInt32BE(8);
    let offset = HEADER_BYTES;
    while (entries.length < count) {
        const flagsAt = offset + ID_OFFSET + HASH_BYTES[hash];
        if (flagsAt + 2 > end)
            return undefined;
        const nameAt = flagsAt + ((bytes.readUInt16BE(flagsAt) & EXTENDED_FLAG) === 0 ? 2 : 4);
        const nameEnd = bytes.indexOf(0, nameAt);
        if (nameEnd === -1 || nameEnd >= end)
            return undefined;
        entries.push({
            offset,
            ctimeNs: BigInt(bytes.readUInt32BE(offset)) * 1000000000n + BigInt(bytes.readUInt32BE(offset + 4)),
            mode: bytes.readUInt32BE(offset + MODE_OFFSET),
            path: bytes.subarray(nameAt, nameEnd),
        });
        // One to eight NULs, up to a multiple of eight from the entry's beginning.
        offset += (nameEnd - offset + 8) & ~7;
    }
    return offset <= end ? { bytes, entries, hash } : undefined;
}
/** The index with the times of some entries wiped: git looks at those files again, whatever their times are. */
function wipeTimes({ bytes, hash }, entries) {
    const wiped = Buffer.from(bytes);
    for (const { offset } of entries)
        wiped.fill(0, offset, offset + TIMES_BYTES);
    checksum(wiped, hash).copy(wiped, wiped.length - HASH_BYTES[hash]);
    return wiped;
}
function checksum(bytes, hash) {
    return (0,external_node_crypto_namespaceObject.createHash)(hash)
        .update(bytes.subarray(0, bytes.length - HASH_BYTES[hash]))
        .digest();
}

;// CONCATENATED MODULE: ./build/kernel/folder-trust.js
/**
 * Which files of a folder that was handed out git need not read again.
 * Invariant: a time in the index is believed only if no change since the folder was handed out can have left it as it
 * is. A change sets the file's ctime to the clock, and nobody but root with another clock can set it otherwise. So the
 * ctime of an entry is believed when it lies before the second before that of the handing out, for git compares whole
 * seconds; and between that and the handing out when the file's ctime is still the same to the nanosecond.
 * Crash: the moment of the handing out is on the disk before a command gets the folder, and an earlier moment than the
 * true one only means more reading. Without it, or with a clock that went backwards, nothing is believed.
 * Trade-off: a process that survives its run (process-group level only) and still holds a page of a file mapped can
 * write there without a new ctime.
 */




const SECOND_NS = 1000000000n;
// File systems take the time of the last tick, which is up to 10 ms old; ten times that for clocks that are worse.
const TICK_NS = 100000000n;
/** Notes that a command is about to get the folder; to be called right before. */
function handOut(workTree) {
    // What an earlier command did there must not pass for our own work.
    if (readHanding(workTree) !== undefined)
        return;
    const now = clockOf(workTree.folder);
    if (now === undefined)
        (0,external_node_fs_namespaceObject.rmSync)(noteOf(workTree), { force: true });
    else
        writeFileAtomic(noteOf(workTree), [`${now}\n`]);
}
/** Forgets the moment: the next folder of that name is a new one. */
function forgetHanding(workTree) {
    (0,external_node_fs_namespaceObject.rmSync)(noteOf(workTree), { force: true });
}
/** The folder's index without the times that are not to be believed; undefined when there is no whole index. */
function readTrustedIndex(workTree, hash) {
    const bytes = readIfThere(workTree.indexFile);
    const index = bytes === undefined ? undefined : parseIndex(bytes, hash);
    if (index === undefined)
        return undefined;
    const handing = readHanding(workTree);
    const now = clockOf(workTree.folder);
    const since = handing === undefined || now === undefined || now < handing ? 0n : handing;
    const doubtful = index.entries.filter((entry) => isDoubtful(entry, { since, folder: workTree.folder }));
    return { ...index, bytes: wipeTimes(index, doubtful) };
}
/** Puts an index where git finds it; its own time is now, so that git does not doubt what was written before. */
function writeIndex(path, { bytes }) {
    (0,external_node_fs_namespaceObject.rmSync)(path, { force: true });
    (0,external_node_fs_namespaceObject.writeFileSync)(path, bytes, { flag: 'wx' });
}
function isDoubtful({ ctimeNs, mode, path }, { since, folder }) {
    if (mode === LINK_TO_REPOSITORY || ctimeNs / SECOND_NS < since / SECOND_NS - 1n)
        return false;
    if (ctimeNs >= since - TICK_NS)
        return true;
    const place = Buffer.concat([Buffer.from(`${folder}/`), path]);
    try {
        return (0,external_node_fs_namespaceObject.lstatSync)(place, { bigint: true }).ctimeNs !== ctimeNs;
    }
    catch {
        // Gone, or out of reach: git will see for itself.
        return true;
    }
}
/**
 * The time that the folder's file system gives a change now: that of a change of the folder itself. Where setting the
 * rights that it has already counts as none, it is an earlier time, which is safe.
 */
function clockOf(folder) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_namespaceObject.openSync)(folder, external_node_fs_namespaceObject.constants.O_RDONLY | external_node_fs_namespaceObject.constants.O_DIRECTORY | external_node_fs_namespaceObject.constants.O_NOFOLLOW);
    }
    catch (error) {
        // Removed, shut or replaced by the command: there is no time to go by.
        if (files_isSystemError(error))
            return undefined;
        throw error;
    }
    try {
        (0,external_node_fs_namespaceObject.fchmodSync)(descriptor, (0,external_node_fs_namespaceObject.fstatSync)(descriptor).mode & 0o7777);
        return (0,external_node_fs_namespaceObject.fstatSync)(descriptor, { bigint: true }).ctimeNs;
    }
    catch (error) {
        // Another user's folder, or one on a file system that has become read-only.
        if (files_isSystemError(error))
            return undefined;
        throw error;
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
}
function noteOf({ indexFile }) {
    return `${indexFile}.handed`;
}
/** When the folder was handed out first, by its file system's clock, in nanoseconds. */
function readHanding(workTree) {
    const [, atNs] = /^(\d+)\n$/.exec(readIfThere(noteOf(workTree))?.toString() ?? '') ?? [];
    return atNs === undefined ? undefined : BigInt(atNs);
}
function readIfThere(path) {
    try {
        return (0,external_node_fs_namespaceObject.readFileSync)(path);
    }
    catch (error) {
        if (files_isSystemError(error))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/kernel/tree-names.js
function tree_names_namesOf(paths) {
    const files = new Set(paths.map((path) => `/${path.toString('latin1')}`));
    return { files, folders: tree_names_foldersOf(files) };
}
/** Whether an entry of a folder is a file or link, or a folder, as the names have it. */
function isKnown({ files, folders }, folder, entry) {
    const name = `${folder}/${nameOf(entry)}`;
    if (entry.isDirectory())
        return folders.has(name);
    return (entry.isFile() || entry.isSymbolicLink()) && files.has(name);
}
function nameOf({ name }) {
    return name.toString('latin1');
}
function pathIn(folder, path) {
    return Buffer.concat([Buffer.from(folder), Buffer.from(path, 'latin1')]);
}
/** The folders that hold files, parents first, each with a slash before every name; the first is ''. */
function tree_names_foldersOf(files) {
    const found = new Set(['']);
    const add = (path) => {
        if (found.has(path))
            return;
        add(tree_names_parentOf(path));
        found.add(path);
    };
    for (const path of files)
        add(tree_names_parentOf(path));
    return found;
}
function tree_names_parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
const NUL = Buffer.alloc(1);
function joinNul(names) {
    return Buffer.concat(names.flatMap((name) => [name, NUL]));
}

;// CONCATENATED MODULE: ./build/kernel/git-work-tree.js
/**
 * Folders that git fills and reads: workspaces for agents, clean checkouts for evaluators.
 * Invariant: a folder's bytes become exactly one tree, and a tree's bytes exactly one folder: no filter, no attribute,
 * no index, no ignore rule and no `.git` that lies in the folder has a say, and no time that a command can have set.
 * Crash: the index file beside a folder may be old or locked; a checkout begins with none, in a folder of its own.
 */












function bindWorkTree({ gitDir, home }, { folder, indexFile }) {
    return git_bindGit({ gitDir, home, indexFile, workTree: folder });
}
/**
 * Takes a folder's content as a tree, once. New files that the base's ignore rules name are left out; nested
 * repositories are in it as links (mode 160000), which a diff shows. Sizes are summed before any content is read.
 */
async function captureTree(store, workTree, { limits, signal } = {}) {
    const obstacle = folderObstacle(workTree.folder);
    if (obstacle !== undefined)
        return { kind: 'refused', reason: obstacle };
    const bounds = { timeoutMs: limits?.timeoutMs, signal };
    const taken = await workWithin(bounds, (cutOff) => takeTree(store, workTree, { limits, cutOff }));
    if (taken.kind === 'done')
        return taken.value;
    if (taken.kind === 'cancelled')
        return taken;
    return { kind: 'too-large', reason: 'it could not be read within capture.timeout' };
}
async function takeTree(store, { folder, indexFile }, { limits, cutOff }) {
    // A copy: the checkout's own index never learns what was found here.
    const captureIndex = `${indexFile}.capture`;
    for (const file of [captureIndex, `${captureIndex}.lock`])
        (0,external_node_fs_namespaceObject.rmSync)(file, { force: true });
    const index = readTrustedIndex({ folder, indexFile }, hashOf(store));
    if (index !== undefined)
        writeIndex(captureIndex, index);
    const git = bindWorkTree(store, { folder, indexFile: captureIndex });
    // What is known is what the base has, whatever tree the folder began with.
    const base = await git_store_listFiles(store, store.base);
    if (index === undefined || !hasNames(index, base))
        await git(['read-tree', '--reset', '--end-of-options', store.base], { cutOff });
    const known = base.map(({ path }) => path);
    const others = holdsMore(folder, known) ? await listOthers(git, store, cutOff) : [];
    if (others === 'too many')
        return { kind: 'too-large', reason: 'the names of what it adds alone are too many to read' };
    if (limits !== undefined) {
        const excess = await findExcess(store, { folder, known, others, limits, signal: cutOff });
        if (excess !== undefined)
            return { kind: 'too-large', reason: excess };
    }
    // Where a link took the place of a folder, git lets nothing go that lay in the folder, unless it is made to.
    const hidden = findBeyondLinks(folder, known);
    if (hidden.size > 0) {
        await git(['update-index', '-z', '--force-remove', '--stdin'], { input: joinNul([...hidden]), cutOff });
    }
    // Known names first: where a folder took the place of a file, the file has to go before its content comes.
    const names = [...known.filter((name) => !hidden.has(name)), ...others.map(withoutSlash)];
    const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
    const added = await git(args, { input: joinNul(names), allowed: [0, 1, 128], cutOff });
    const reason = refusal(added);
    if (reason !== undefined)
        return { kind: 'refused', reason };
    return { kind: 'captured', tree: await git_gitLine(git, ['write-tree'], { cutOff }) };
}
// Of names: more than a hundred thousand long ones.
const MAX_NAMES_BYTES = 64 << 20;
/** New files that no ignore rule of the base names. */
async function listOthers(git, { ignoreFile }, cutOff) {
    const args = ['ls-files', '-z', '--others', `--exclude-from=${ignoreFile}`];
    try {
        return raw_diff_splitNul((await git(args, { maxBytes: MAX_NAMES_BYTES, cutOff })).stdout);
    }
    catch (error) {
        if (error instanceof git_GitError && error.isTooLong)
            return 'too many';
        throw error;
    }
}
/** Whether an index is of these files by name, so that looking at each of them again makes it theirs. */
function hasNames({ entries }, files) {
    return (entries.length === files.length &&
        entries.every(({ mode, path }, at) => {
            const file = files[at];
            // Of another repository git takes its commit, and no content.
            return mode !== LINK_TO_REPOSITORY && file?.mode !== REPOSITORY_MODE && file?.path.equals(path) === true;
        }));
}
const REPOSITORY_MODE = LINK_TO_REPOSITORY.toString(8);
/**
 * Whether anything lies in a folder besides files of these names; what lies behind a link or is shut is not looked at.
 */
function holdsMore(folder, known) {
    const names = tree_names_namesOf(known);
    for (const path of names.folders) {
        const found = readEntries(pathIn(folder, path));
        if (found === undefined)
            continue;
        // The top's own belongs to us.
        if (found.some((entry) => !isKnown(names, path, entry) && !(path === '' && nameOf(entry) === '.git')))
            return true;
    }
    return false;
}
/** What is in a folder; undefined where there is none that can be read. */
function readEntries(path) {
    try {
        if (!(0,external_node_fs_namespaceObject.lstatSync)(path).isDirectory())
            return undefined;
        return (0,external_node_fs_namespaceObject.readdirSync)(path, { encoding: 'buffer', withFileTypes: true });
    }
    catch (error) {
        if (files_isSystemError(error))
            return undefined;
        throw error;
    }
}
/** Why there is no folder to be captured: its command may have removed, shut or replaced it. */
function folderObstacle(folder) {
    try {
        if (!(0,external_node_fs_namespaceObject.lstatSync)(folder).isDirectory())
            return 'the work tree is no folder any more';
        (0,external_node_fs_namespaceObject.accessSync)(folder, external_node_fs_namespaceObject.constants.R_OK | external_node_fs_namespaceObject.constants.X_OK);
        return undefined;
    }
    catch (error) {
        return `the work tree cannot be read: ${files_errorCode(error)}`;
    }
}
/** The names that lead through a link. */
function findBeyondLinks(folder, names) {
    const asked = new Map([['', false]]);
    const isBeyond = (path) => {
        const before = asked.get(path);
        if (before !== undefined)
            return before;
        const found = isBeyond(tree_names_parentOf(path)) || isLink(Buffer.from(`${folder}/`), Buffer.from(path, 'latin1'));
        asked.set(path, found);
        return found;
    };
    return new Set(names.filter((name) => isBeyond(tree_names_parentOf(name.toString('latin1')))));
}
function isLink(...parts) {
    try {
        return (0,external_node_fs_namespaceObject.lstatSync)(Buffer.concat(parts)).isSymbolicLink();
    }
    catch {
        // Not there, below a file, or shut to us: git says so, where it matters.
        return false;
    }
}
/** A nested repository is listed with a slash at its end. */
function withoutSlash(name) {
    return name.at(-1) === 0x2f ? name.subarray(0, -1) : name;
}
const MAX_REASON_CHARS = 500;
/** Git goes on when it ignores a name: its warning is what tells, and a flood of others must not push it out. */
function refusal({ exitCode, stderr }) {
    if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < MAX_STDERR_CHARS)
        return undefined;
    // It may quote a name as it is.
    return (0,base_text/* printable */.g$)(stderr.trim().split('\n')[0] || `git update-index ended with ${exitCode}`, MAX_REASON_CHARS);
}
/**
 * Makes a new folder hold a tree, and nothing else, in the place of whatever was there: of a folder that is used again,
 * attributes, access lists and times would stay. Says whether it came to that, or was cancelled: then nothing is said
 * of what the folder holds.
 */
async function checkoutTree(store, checkout) {
    const { folder, indexFile, tree, yardIn, signal, onLeft } = checkout;
    const isCancelled = () => signal?.aborted === true;
    const left = await remove_tree_discardTree(folder, { signal, ...(yardIn === undefined ? {} : { yardIn }) });
    if (isCancelled())
        return 'cancelled';
    if (left.length > 0)
        onLeft?.(left);
    forgetHanding(checkout);
    for (const file of [indexFile, `${indexFile}.lock`])
        (0,external_node_fs_namespaceObject.rmSync)(file, { force: true });
    (0,external_node_fs_namespaceObject.mkdirSync)(folder, { recursive: true });
    try {
        await bindWorkTree(store, checkout)(['read-tree', '--reset', '-u', '--end-of-options', tree], {
            ...(signal && { cutOff: signal }),
        });
    }
    catch (error) {
        if (!isCancelled())
            throw error;
    }
    return isCancelled() ? 'cancelled' : 'ready';
}
/** Ids of a store are as long as its hash. */
function hashOf({ base }) {
    return base.length === 64 ? 'sha256' : 'sha1';
}

;// CONCATENATED MODULE: ./build/engine/workspace/workspace.js
/**
 * A workspace: the folder that an agent changes.
 * Invariant: before the agent gets it, it holds exactly one tree and a `.git` made for this agent; what the agent does
 * to that `.git` reaches nobody, since no git command of ours ever reads it. The content is taken once, as a tree, when
 * no process of the agent is left; whatever is done to the folder later changes nothing that is judged or kept.
 */







/**
 * Makes a workspace hold a commit, with a git directory for the agent to look at history and to make commits in; says
 * whether it came to that, or was cancelled.
 */
async function prepareWorkspace(privateArea, request) {
    const { store, onLeft } = privateArea;
    const { workspace, commit, yardIn, signal } = request;
    faultPoint('lane:before-checkout');
    privateArea.checkSeal();
    if ((await checkoutTree(store, { ...workspace, tree: commit, yardIn, signal, onLeft })) === 'cancelled')
        return 'cancelled';
    faultPoint('lane:after-checkout');
    writeAgentGit(store, request);
    faultPoint('lane:after-agent-git');
    return 'ready';
}
/** Paths in the private area that an agent's git reads. */
function agentReadable({ store }) {
    return [(0,external_node_path_.join)(store.gitDir, 'objects')];
}
/**
 * Writes the git directory of a workspace that has none; `HEAD` is its last file. `packs`: a folder of objects to take
 * in.
 */
function writeAgentGit(store, { workspace, commit, branch, identity, ignored = [] }, { packs } = {}) {
    const gitDir = (0,external_node_path_.join)(workspace.folder, '.git');
    for (const name of ['objects/info', 'refs/heads', 'info'])
        (0,external_node_fs_namespaceObject.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
    const ref = `refs/heads/${branch}`;
    const write = (name, text) => {
        (0,external_node_fs_namespaceObject.mkdirSync)((0,external_node_path_.join)(gitDir, name, '..'), { recursive: true });
        (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_.join)(gitDir, name), text);
    };
    const format = commit.length === 64 ? '\n[extensions]\n\tobjectformat = sha256' : '';
    const user = identity === undefined ? '' : `[user]\n\tname = ${quote(identity.name)}\n\temail = ${quote(identity.email)}\n`;
    write('config', `[core]\n\trepositoryformatversion = ${format === '' ? 0 : 1}\n\tbare = false${format}\n${user}`);
    write('info/exclude', ignored.map((name) => `/${name}\n`).join(''));
    write(ref, `${commit}\n`);
    write('shallow', `${store.base}\n`);
    write('objects/info/alternates', `${(0,external_node_path_.join)(store.gitDir, 'objects')}\n`);
    (0,external_node_fs_namespaceObject.copyFileSync)(workspace.indexFile, (0,external_node_path_.join)(gitDir, 'index'));
    if (packs !== undefined)
        (0,external_node_fs_namespaceObject.cpSync)(packs, (0,external_node_path_.join)(gitDir, 'objects', 'pack'), { recursive: true });
    write('HEAD.new', `ref: ${ref}\n`);
    (0,external_node_fs_namespaceObject.renameSync)((0,external_node_path_.join)(gitDir, 'HEAD.new'), (0,external_node_path_.join)(gitDir, 'HEAD'));
}
/** A value as a git configuration file holds it, whatever characters it is of. */
function quote(value) {
    return `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
/** Takes what an agent left, as a tree. With `before` only what differs from that counts as the agent's. */
async function captureWorkspace(privateArea, { workspace, commit, before, limits, signal }) {
    faultPoint('capture:before');
    privateArea.checkSeal();
    const captured = await captureTree(privateArea.store, workspace, { limits, signal });
    if (captured.kind !== 'captured' || before === undefined)
        return captured;
    const indexFile = `${workspace.indexFile}.transplant`;
    const tree = await transplant(privateArea.store, { indexFile, from: before, to: captured.tree, onto: commit });
    faultPoint('capture:after-tree');
    return { kind: 'captured', tree };
}
/** Why a capture gave no tree, in a sentence. */
function captureReason({ kind, reason }) {
    return kind === 'refused' ? `git takes no such change: ${reason}` : `the change is too large to take: ${reason}`;
}
/** The tree of `onto` with every path that differs between two trees as it is in the second. */
async function transplant(store, { indexFile, from, to, onto }) {
    const { gitDir, home } = store;
    const changes = await diffTrees(store, { from, to });
    const isGone = ({ status }) => status === 'D';
    // What goes first makes room: a folder may have taken the place of a file.
    const ordered = [...changes.filter(isGone), ...changes.filter((change) => !isGone(change))];
    const entries = ordered.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), byte_path_encodePath(path), Buffer.alloc(1)]));
    const git = git_bindGit({ gitDir, home, indexFile });
    await git(['read-tree', '--end-of-options', onto]);
    await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(entries) });
    return git_gitLine(git, ['write-tree']);
}

;// CONCATENATED MODULE: ./build/workitem/prompt.js

/** What an agent is told: the same item, the same words. */
function buildItemPrompt(item, { hasTrace }) {
    const { constraints, input_files: inputs = [], output_files: outputs = [], test_command: test } = item;
    return [
        `# Work item ${item.id}`,
        '',
        item.description.trim(),
        '',
        ...list('## Input files', inputs),
        ...list('## Files that must exist afterwards', outputs),
        ...(test === undefined ? [] : ['## Checked by', '', (0,base_text/* fenced */.OF)(test, 'sh'), '']),
        '## Limits',
        '',
        'You work in a copy of the repository; what you leave there is taken as it is. Commits are not needed. Beyond a',
        'limit nothing of it is taken.',
        '',
        `- files that may change: ${constraints.max_files}`,
        `- separate changes in them: ${constraints.max_delta_size}`,
        `- tool operations: ${constraints.max_tool_ops}`,
        `- time: ${constraints.timeout_ms / 1000} s`,
        '',
        'The item as JSON is in the file that the variable AGENTRUN_WORK_ITEM names.',
        ...(hasTrace
            ? []
            : [
                'For each tool operation append a line to the file that AGENTRUN_TOOL_TRACE names: {"tool": "NAME", "detail": "…"}',
            ]),
        '',
    ].join('\n');
}
function list(title, paths) {
    return paths.length === 0 ? [] : [title, '', ...paths.map((path) => `- ${JSON.stringify(path)}`), ''];
}

;// CONCATENATED MODULE: ./build/workitem/run-files.js
/** A run's own files. Invariant: only looked at. */




/**
 * Throws where what ran outside of a sandbox put something else in the place of a run's files: a pipe would never be
 * read to its end.
 */
function requireRunFiles(folder, names) {
    const isFile = (name) => (0,external_node_fs_namespaceObject.lstatSync)((0,external_node_path_.join)(folder, name), { throwIfNoEntry: false })?.isFile() === true;
    const found = (0,external_node_fs_namespaceObject.existsSync)(folder) ? (0,external_node_fs_namespaceObject.readdirSync)(folder) : [];
    const odd = [...new Set([...names, ...found])].find((name) => !isFile(name));
    if (odd === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the item's own command changed the records of its run: ${(0,base_text/* quoted */.TL)(odd, 200)} in ${(0,base_text/* quoted */.TL)(folder, 200)} is no file any more`,
        remedy: 'Nothing of it landed. Set sandbox: required for an agent that is not trusted, and run the plan again.',
    });
}

;// CONCATENATED MODULE: ./build/workitem/tool-trace.js



// Of the CLIs that are run with a stream of events; the others print text.
const tool_trace_READERS = {
    claude: tool_trace_readClaude,
    codex: tool_trace_readCodex,
    gemini: (events) => events.filter(({ type }) => type === 'tool_use').map(geminiOperation),
    opencode: tool_trace_readOpencode,
    copilot: undefined,
    aider: undefined,
};
/**
 * The operations of an agent: from its own stream of events where it has one, else from the lines `{"tool": …}` of its
 * trace file. Undefined when there is neither, which is not the same as none.
 */
function readToolTrace({ preset, stdout, file }) {
    const reader = preset === undefined ? undefined : tool_trace_READERS[preset];
    const events = reader === undefined ? [] : eventsOf(stdout);
    if (reader !== undefined && events.length > 0)
        return reader(events);
    if (file === undefined)
        return undefined;
    return eventsOf(file).flatMap((fields) => {
        const { tool, detail } = fields;
        return typeof tool === 'string' ? [operation(tool, detail ?? detailOf(fields))] : [];
    });
}
// Of a receipt, which is pushed whole or not at all.
const MAX_TRACE_BYTES = (/* unused pure expression or super */ null && (2 << 20));
/** The operations that a receipt lists; where they are too many, the last one says how many more there were. */
function recordedTrace(trace) {
    let bytes = 0;
    const end = trace.findIndex((each) => {
        bytes += receiptBytes(each);
        return bytes > MAX_TRACE_BYTES;
    });
    if (end === -1)
        return trace;
    return [...trace.slice(0, end), { tool: 'not recorded', detail: `${trace.length - end} operations more` }];
}
/** A block of a message is told again with each part of the message that comes. */
function tool_trace_readClaude(events) {
    const blocks = events
        .filter(({ type }) => type === 'assistant')
        .flatMap(({ message }) => arrayOrEmpty(objectOrEmpty(message).content).filter(isObject))
        .filter(({ type }) => type === 'tool_use');
    return once(blocks, ({ id }) => id).map(({ name, input }) => operation(name, detailOf(objectOrEmpty(input))));
}
// What the agent says, thinks or plans is no operation.
const CODEX_TALK = ['agent_message', 'reasoning', 'todo_list', 'error', 'user_message'];
function tool_trace_readCodex(events) {
    const items = events
        .filter(({ type }) => type === 'item.completed' || type === 'item.started')
        .map(({ item }) => objectOrEmpty(item))
        .filter(({ type, item_type: older }) => !CODEX_TALK.includes(type ?? older));
    return once(items, ({ id }) => id).map((item) => {
        const { type, item_type: older, server, tool } = item;
        if (typeof tool === 'string')
            return operation(typeof server === 'string' ? `${server}/${tool}` : tool, undefined);
        return operation(type ?? older, detailOf(item));
    });
}
function geminiOperation({ tool_name: name, parameters }) {
    return operation(name, detailOf(objectOrEmpty(parameters)));
}
function tool_trace_readOpencode(events) {
    const parts = events.filter(({ type }) => type === 'tool_use').map(({ part }) => objectOrEmpty(part));
    return once(parts, ({ callID }) => callID).map(({ tool, state }) => operation(tool, detailOf(objectOrEmpty(objectOrEmpty(state).input))));
}
/** Each of a name once, the first time; what has no name counts every time. */
function once(values, nameOf) {
    const seen = new Set();
    return values.filter((value) => {
        const name = nameOf(value);
        if (typeof name !== 'string')
            return true;
        if (seen.has(name))
            return false;
        seen.add(name);
        return true;
    });
}
const DETAILS = ['command', 'file_path', 'filePath', 'path', 'absolute_path', 'pattern', 'url', 'query'];
const MAX_DETAIL = 200;
function detailOf(fields) {
    return DETAILS.map((key) => fields[key]).find((value) => typeof value === 'string');
}
function operation(name, detail) {
    const tool = typeof name === 'string' ? plain(name) : 'unknown';
    return typeof detail === 'string' ? { tool, detail: plain(detail) } : { tool };
}
/** Of an agent's own text: short, and without halves of characters, which have no canonical JSON. */
function plain(text) {
    return (0,base_text/* shortened */.vI)(text.replaceAll(/\p{Cs}/gu, '\ufffd'), MAX_DETAIL);
}
function eventsOf(text) {
    return text.split('\n').flatMap((line) => {
        if (!line.startsWith('{'))
            return [];
        try {
            const value = JSON.parse(line);
            return isObject(value) ? [value] : [];
        }
        catch {
            // An agent prints what it likes; a line that is cut off by its end tells of nothing that was done.
            return [];
        }
    });
}

;// CONCATENATED MODULE: ./build/workitem/item-turn.js
/**
 * An agent's turn at a work item: a workspace, a prompt, a time limit, and what is left when the agent is gone.
 * Invariant: what this gives is a tree in the private store; no process of the agent lives any more, its workspace is
 * not looked at again, and nothing of the user's was within its reach.
 */













/** What the agent used up, in the folder of its run; only where it said so. */
const USAGE_FILE = 'usage.json';
const TRACE_FILE = 'agentrun-tools.jsonl';
const item_turn_MAX_TRACE_BYTES = 4 << 20;
/** Lets an agent work at an item, and takes what it left. */
async function takeItemTurn(privateArea, request) {
    const { item, agent, workspace, base, branch, limits, signal } = request;
    const atLevel = { ...privateArea, level: agent.level };
    if ((await prepareWorkspace(atLevel, { workspace, commit: base, branch, signal })) === 'cancelled')
        return { kind: 'aborted' };
    const trace = (0,external_node_path_.join)(workspace.folder, '.git', TRACE_FILE);
    const command = commandOf(request, trace);
    const readable = [...agentReadable(privateArea), ...(command.readable ?? [])];
    handOut(workspace);
    const result = await command_runCommand(atLevel, { ...command, readable, signal });
    requireRunFiles(request.folder, ['prompt.md', 'work-item.json']);
    if (result.kind === 'unstarted') {
        if (result.code === 'ABORTED')
            return { kind: 'aborted' };
        return ended('failure', `the agent could not be started: ${result.reason}`, undefined);
    }
    if (result.aborted)
        return { kind: 'aborted' };
    const { stdout, stderr, exitCode, killedByBudget } = result;
    requireRunFiles(request.folder, [stdout, stderr].map(({ path }) => (0,external_node_path_.basename)(path)));
    const usage = readUsage(agent.spec.preset ?? presetOfCommand(command.command), result);
    if (usage !== undefined) {
        (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_.join)(request.folder, USAGE_FILE), `${JSON.stringify(usage)}\n`);
        request.onUsage?.(usage);
    }
    const { text, isWhole } = readTrace(trace);
    const found = readToolTrace({ preset: agent.spec.preset, stdout: (0,external_node_fs_namespaceObject.readFileSync)(stdout.path, 'utf8'), file: text });
    // Of a stream that was too long to keep, what is left tells of so many operations at least: within the limit, of
    // none.
    const isCut = agent.spec.preset === undefined ? !isWhole : stdout.truncated || !isWhole;
    const told = isCut && (found?.length ?? 0) <= item.constraints.max_tool_ops ? undefined : found;
    if (killedByBudget) {
        return ended('timeout', `the agent took more than timeout_ms ${item.constraints.timeout_ms}`, told);
    }
    if (exitCode !== 0) {
        const said = readLastLine(stderr.path) ?? readLastLine(stdout.path);
        return ended('failure', `the agent ended with exit code ${exitCode}${said === undefined ? '' : `: ${said}`}`, told);
    }
    const captured = await captureWorkspace(privateArea, { workspace, commit: base, before: undefined, limits, signal });
    if (captured.kind === 'cancelled')
        return { kind: 'aborted' };
    // Beyond a limit it is denied as by any other constraint; what git will not take is a failure.
    if (captured.kind === 'too-large')
        return ended('denied', captureReason(captured), told);
    if (captured.kind === 'refused')
        return ended('failure', captureReason(captured), told);
    return { kind: 'captured', tree: captured.tree, trace: told };
}
function ended(status, reason, trace) {
    return { kind: 'ended', status, reason, trace };
}
function commandOf({ item, agent, workspace, folder }, trace) {
    const { spec, env } = agent;
    const [promptFile, itemFile] = [(0,external_node_path_.join)(folder, 'prompt.md'), (0,external_node_path_.join)(folder, 'work-item.json')];
    const prompt = buildItemPrompt(item, { hasTrace: spec.preset !== undefined });
    (0,external_node_fs_namespaceObject.writeFileSync)(promptFile, prompt);
    (0,external_node_fs_namespaceObject.writeFileSync)(itemFile, `${JSON.stringify(item, null, 2)}\n`);
    const template = agentTemplate(spec);
    const mark = agent.level.kind === 'bubblewrap' ? sandboxMarkOf({ preset: spec.preset, stdin: template.stdin }) : undefined;
    return {
        command: fillTemplate(template.command, { promptFile, workDir: workspace.folder, id: item.id }),
        workDir: workspace.folder,
        given: {
            ...(mark === undefined ? {} : { [mark]: '1' }),
            ...env,
            AGENTRUN_WORK_ITEM: itemFile,
            AGENTRUN_TOOL_TRACE: trace,
            AUTORIZE_WORKDIR: workspace.folder,
        },
        stdoutPath: (0,external_node_path_.join)(folder, 'agent.stdout'),
        stderrPath: (0,external_node_path_.join)(folder, 'agent.stderr'),
        budgetMs: item.constraints.timeout_ms,
        network: spec.network,
        signal: undefined,
        readable: [promptFile, itemFile],
        ...(template.stdin === 'prompt' ? { stdin: prompt } : {}),
    };
}
/** What an agent's own folder holds is its word: a regular file, up to a size, or nothing. */
function readTrace(path) {
    const part = regular_file_readFilePart(path, 'start', item_turn_MAX_TRACE_BYTES);
    return { text: part?.text, isWhole: part === undefined || part.size <= item_turn_MAX_TRACE_BYTES };
}

;// CONCATENATED MODULE: ./build/workitem/receipt-seal.js


/** Links a receipt to the one before it: null for what is no part of the chain. */
function sealReceipt(draft, { previous, blake3 }) {
    const linked = { ...draft, previous_receipt_hash: previous };
    return { ...linked, receipt_hash: blake3(canonicalJson(linked)) };
}
/** The hash that a receipt must have: of all of it but the hash. */
function hashOfReceipt({ receipt_hash: _, ...rest }, blake3) {
    return blake3(canonical_json_canonicalJson(rest));
}
/** The bytes of a receipt's file: there is one spelling, so that any other byte is told. */
function renderReceipt(receipt) {
    return `${JSON.stringify(receipt, null, 2)}\n`;
}
/** What an item's run is of: the same item and agent, the same hash. */
function hashOfInputs(item, agent, blake3) {
    return blake3(canonicalJson({ agent, item }));
}
/** The receipt that a text is, as far as its own hash tells; undefined for everything else. It is not checked by a schema. */
function parseSealed(text, blake3) {
    let raw;
    try {
        raw = JSON.parse(text);
    }
    catch {
        // Not what was written, whatever it is.
        return undefined;
    }
    if (!isObject(raw))
        return undefined;
    // Its hash is that of a receipt that was checked when it was made.
    const receipt = raw;
    return hashOfReceipt(receipt, blake3) === receipt.receipt_hash ? receipt : undefined;
}

;// CONCATENATED MODULE: ./build/workitem/manifest.js

/**
 * The hash of a state: BLAKE3 over one record a file, `MODE SP HASH TAB PATH NUL`, in the order of the paths' bytes.
 * Source: work items, "State hash".
 */
function hashManifest(entries, blake3) {
    const records = entries.map(({ path, mode, hash }) => ({ bytes: byte_path_encodePath(path), head: `${mode} ${hash}\t` }));
    records.sort((one, other) => Buffer.compare(one.bytes, other.bytes));
    return blake3(Buffer.concat(records.flatMap(({ bytes, head }) => [Buffer.from(head), bytes, manifest_NUL])));
}
const manifest_NUL = Buffer.alloc(1);

;// CONCATENATED MODULE: ./build/workitem/state-hash.js




const state_hash_LINK_TO_REPOSITORY = '160000';
// Of contents that are in memory at a time; a larger file comes alone.
const BATCH_BYTES = 32 << 20;
const state_hash_HEAD_BYTES = 200;
const NEWLINE = 0x0a;
class StateHasher {
    #git;
    #blake3;
    #known = new Map();
    /** `git` reads the objects of the trees. */
    constructor(git, blake3) {
        this.#git = git;
        this.#blake3 = blake3;
    }
    /** The state of a tree or of a commit's tree. Throws a GitError where the signal ends the reading. */
    async hashTree(tree, signal) {
        const call = signal === undefined ? {} : { cutOff: signal };
        const files = await this.#list(tree, call);
        await this.#learn(files, call);
        const entries = files.map(({ path, mode, id }) => ({ path, mode, hash: this.#hashOf(mode, id) }));
        return { hash: hashManifest(entries, this.#blake3), entries };
    }
    /** The same; undefined where the signal comes first. */
    async hashTreeUntil(tree, signal) {
        try {
            return await this.hashTree(tree, signal);
        }
        catch (error) {
            if (signal.aborted)
                return undefined;
            throw error;
        }
    }
    #hashOf(mode, id) {
        if (mode === state_hash_LINK_TO_REPOSITORY)
            return this.#blake3(id);
        const known = this.#known.get(id);
        if (known === undefined)
            throw new Error(`the content ${id} was not read`);
        return known;
    }
    async #list(tree, call) {
        const { stdout } = await this.#git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', tree], call);
        return raw_diff_splitNul(stdout).map((entry) => {
            const found = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec(byte_path_decodePath(entry));
            const [, mode = '', id = '', size = '', path = ''] = found ?? [];
            return { mode, id, size: Number(size) || 0, path };
        });
    }
    async #learn(files, call) {
        const wanted = new Map(files.flatMap(({ mode, id, size }) => mode === state_hash_LINK_TO_REPOSITORY || this.#known.has(id) ? [] : [[id, size]]));
        let batch = [];
        let bytes = 0;
        for (const [id, size] of wanted) {
            if (batch.length > 0 && bytes + size > BATCH_BYTES) {
                await this.#read(batch, bytes, call);
                batch = [];
                bytes = 0;
            }
            batch.push(id);
            bytes += size + state_hash_HEAD_BYTES;
        }
        if (batch.length > 0)
            await this.#read(batch, bytes, call);
    }
    async #read(ids, bytes, call) {
        const command = ['cat-file', '--batch'];
        const limits = { input: `${ids.join('\n')}\n`, maxBytes: 2 * bytes + BATCH_BYTES };
        const { stdout } = await this.#git(command, { ...call, ...limits });
        let at = 0;
        for (const id of ids) {
            const end = stdout.indexOf(NEWLINE, at);
            const [, found, size] = /^([0-9a-f]+) blob (\d+)$/.exec(stdout.toString('latin1', at, end)) ?? [];
            if (found !== id || size === undefined)
                throw new git_GitError(command, 'no content', `${id} is not there`);
            const from = end + 1;
            at = from + Number(size);
            this.#known.set(id, this.#blake3(stdout.subarray(from, at)));
            at += 1;
        }
    }
}

;// CONCATENATED MODULE: ./build/workitem/temporary-area.js
/**
 * A private area for one command that needs no lock: hashing a folder, running an agent again.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all. Crash: it stays in the
 * system's folder for temporary files.
 */






/** Opens a private area on the repository that a folder is in; it may be a bare one. */
async function openTemporaryArea(from, { level, parentEnv, commit }) {
    const repository = findRepository(from, { allowsBare: true });
    const folder = (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-work-'));
    const remove = async () => {
        await endSession(folder);
        await remove_tree_discardTree(folder);
    };
    try {
        const { refs } = openRefs(repository, (0,external_node_path_.join)(folder, 'user'));
        const base = commit ?? (await requireHead(repository, refs));
        const privateArea = await openPrivateArea({ folder, repository, base, branchHead: base, level, parentEnv });
        return { privateArea, refs, base, [Symbol.asyncDispose]: remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/workitem/replay-run.js
var replay_run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var replay_run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A run once more, from its receipt: its input restored, its agent run again or its change applied, the states compared.
 * Invariant: everything happens in a private area that is gone afterwards; the repository is only read. The agent has
 * what it had: the commit, the prompt, the item, the variables, the limit of time, and no weaker a sandbox.
 */















/** Does a run again and compares the states. Throws where it cannot be done, and where the agent does not end well. */
async function replayRun(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, before, expected, repository, recorded } = request;
        const blake3 = await createBlake3();
        const receipt = readSealed((0,external_node_path_.join)(folder, 'RECEIPT.json'), blake3);
        const input = await hashInput(request, blake3);
        if (input !== before.hash)
            return { kind: 'differs', state: 'input', expected: before.hash, actual: input };
        const level = recorded ? PROCESS_GROUP : await decideReplayLevel(receipt, request);
        const area = replay_run_addDisposableResource(env_1, await openTemporaryArea(repository, { level, parentEnv: host.env, commit: before.commit }), true);
        const { privateArea } = area;
        const tree = recorded
            ? await applyRecorded(privateArea, request)
            : await rerunAgent(privateArea, { receipt, request, host });
        const { hash: actual } = await new StateHasher(privateArea.store.git, blake3).hashTree(tree);
        return actual === expected ? { kind: 'same' } : { kind: 'differs', state: 'output', expected, actual };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = replay_run_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const PROCESS_GROUP = { kind: 'process-group' };
/** Says which state differs, and both hashes. */
function renderMismatch({ state, expected, actual }) {
    return `ERROR: Hash mismatch of the ${state}\n  expected ${expected}\n  actual   ${actual}\n`;
}
/** A changed receipt would run another command than the one that was run. */
function readSealed(path, blake3) {
    const receipt = (0,external_node_fs_namespaceObject.existsSync)(path) ? parseSealed((0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8'), blake3) : undefined;
    if (receipt !== undefined)
        return receipt;
    throw new errors/* PreconditionError */.Rb({
        message: `${path} is not the receipt that the run wrote`,
        remedy: 'Put it back from a copy. See: autorize work verify',
    });
}
/** The state of the commit as the repository has it, before anything of it is believed. */
async function hashInput({ repository, before }, blake3) {
    const scratch = (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-hash-'));
    try {
        const { refs } = openRefs(findRepository(repository, { allowsBare: true }), scratch);
        return (await new StateHasher(refs, blake3).hashTree(`${before.commit}^{tree}`)).hash;
    }
    catch (error) {
        if (!(error instanceof git_GitError))
            throw error;
        throw new errors/* PreconditionError */.Rb({
            message: `git cannot read the commit ${before.commit} in ${repository}: ${error.message}`,
            remedy: 'Fetch it, or name another clone: --repo FOLDER',
            cause: error,
        });
    }
    finally {
        removeTree(scratch);
    }
}
const STRENGTH = ['process-group', 'namespace', 'bubblewrap'];
/** The level for the agent: as strong as that of its run, or what there is, where that is allowed; never weaker silently. */
async function decideReplayLevel({ agent, sandbox }, { unsandboxed, needsSandbox = false, warn }) {
    const probe = await probeSandbox();
    const wanted = decideLevel({ requested: agent.sandbox, network: agent.network }, probe);
    const isStrong = (level) => STRENGTH.indexOf(level.kind) >= STRENGTH.indexOf(sandbox);
    if (!(wanted instanceof errors/* PreconditionError */.Rb) && isStrong(wanted)) {
        if (wanted.kind !== 'process-group' || !needsSandbox || unsandboxed)
            return wanted;
        throw new errors/* PreconditionError */.Rb({
            message: `the agent would run without a sandbox, as the receipt says (${JSON.stringify(agent.sandbox)})`,
            remedy: 'Apply what was recorded: --recorded. Where you trust the agent: --unsandboxed',
        });
    }
    const [strongest = PROCESS_GROUP] = probe.levels;
    const level = agent.sandbox === 'off' ? PROCESS_GROUP : strongest;
    const isOpen = agent.network === 'off' && level.kind === 'process-group';
    const found = `the run was in the sandbox "${sandbox}"; here the agent would run in "${level.kind}"${isOpen ? ', and with the network on' : ''}`;
    if (!unsandboxed) {
        throw new errors/* PreconditionError */.Rb({
            message: found,
            remedy: 'Install bubblewrap, or apply what was recorded: --recorded. Where you trust the agent: --unsandboxed',
        });
    }
    warn(`WARNING: ${found}, as --unsandboxed allows: it can reach what you can reach\n`);
    return level;
}
async function rerunAgent(privateArea, { receipt, request, host }) {
    const { agent, work_item: item, branch } = receipt;
    const { id, command, preset, stdin, env, sandbox, network } = agent;
    const resolved = resolveTable(env, { parentEnv: host.env, path: `$.agents.${id}.env` });
    if ('problems' in resolved)
        throw new errors/* ContractError */.Vl(resolved.problems);
    const runs = (0,external_node_path_.join)(privateArea.folder, 'runs');
    (0,external_node_fs_namespaceObject.mkdirSync)(runs);
    const spec = { command, preset: preset ?? undefined, stdin, env, sandbox, network };
    const turn = await takeItemTurn(privateArea, {
        item,
        agent: { id, spec, env: resolved.values, level: privateArea.level },
        workspace: workspaceOf(privateArea, 1),
        base: request.before.commit,
        folder: (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_.join)(runs, 'run-')),
        branch,
        limits: undefined,
        signal: request.signal,
    });
    if (turn.kind === 'captured')
        return turn.tree;
    throw new errors/* AutorizeError */.yW('agent', errors/* EXIT */.dc.no, {
        message: turn.kind === 'aborted' ? 'the replay was cancelled' : `the agent did not end as it did before: ${turn.reason}`,
        remedy: 'Apply what was recorded: --recorded',
    });
}
/** The tree of the input with the recorded change. */
async function applyRecorded({ store }, { folder, before }) {
    const indexFile = (0,external_node_path_.join)(store.folder, 'recorded.index');
    const git = git_bindGit({ gitDir: store.gitDir, home: store.home, indexFile });
    await git(['read-tree', '--end-of-options', before.commit]);
    const input = (0,external_node_fs_namespaceObject.readFileSync)((0,external_node_path_.join)(folder, 'changes.patch'));
    await git(['apply', '--cached', '--binary', '--whitespace=nowarn', '-'], { input });
    return git_gitLine(git, ['write-tree']);
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(909);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/
/*
hash-wasm 4.13.0 (MIT)

MIT License

Copyright (c) 2020 Dani Biró

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.

Embedded C implementations might use other, similarly permissive licenses.
Check the beginning of the files from the /src directory.

Special thank you to the authors of original C algorithms:
- Alexander Peslyak <solar@openwall.com>
- Aleksey Kravchenko <rhash.admin@gmail.com>
- Colin Percival
- Stephan Brumme <create@stephan-brumme.com>
- Steve Reid <steve@edmweb.com>
- Samuel Neves <sneves@dei.uc.pt>
- Solar Designer <solar@openwall.com>
- Project Nayuki
- ARM Limited
- Yanbo Li dreamfly281@gmail.com, goldboar@163.comYanbo Li
- Mark Adler
- Yann Collet
*/
