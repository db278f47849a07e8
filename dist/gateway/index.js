import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 110:
/***/ ((module, exports, __nccwpck_require__) => {

/* eslint-env browser */

/**
 * This is the web browser implementation of `debug()`.
 */

exports.formatArgs = formatArgs;
exports.save = save;
exports.load = load;
exports.useColors = useColors;
exports.storage = localstorage();
exports.destroy = (() => {
	let warned = false;

	return () => {
		if (!warned) {
			warned = true;
			console.warn('Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.');
		}
	};
})();

/**
 * Colors.
 */

exports.colors = [
	'#0000CC',
	'#0000FF',
	'#0033CC',
	'#0033FF',
	'#0066CC',
	'#0066FF',
	'#0099CC',
	'#0099FF',
	'#00CC00',
	'#00CC33',
	'#00CC66',
	'#00CC99',
	'#00CCCC',
	'#00CCFF',
	'#3300CC',
	'#3300FF',
	'#3333CC',
	'#3333FF',
	'#3366CC',
	'#3366FF',
	'#3399CC',
	'#3399FF',
	'#33CC00',
	'#33CC33',
	'#33CC66',
	'#33CC99',
	'#33CCCC',
	'#33CCFF',
	'#6600CC',
	'#6600FF',
	'#6633CC',
	'#6633FF',
	'#66CC00',
	'#66CC33',
	'#9900CC',
	'#9900FF',
	'#9933CC',
	'#9933FF',
	'#99CC00',
	'#99CC33',
	'#CC0000',
	'#CC0033',
	'#CC0066',
	'#CC0099',
	'#CC00CC',
	'#CC00FF',
	'#CC3300',
	'#CC3333',
	'#CC3366',
	'#CC3399',
	'#CC33CC',
	'#CC33FF',
	'#CC6600',
	'#CC6633',
	'#CC9900',
	'#CC9933',
	'#CCCC00',
	'#CCCC33',
	'#FF0000',
	'#FF0033',
	'#FF0066',
	'#FF0099',
	'#FF00CC',
	'#FF00FF',
	'#FF3300',
	'#FF3333',
	'#FF3366',
	'#FF3399',
	'#FF33CC',
	'#FF33FF',
	'#FF6600',
	'#FF6633',
	'#FF9900',
	'#FF9933',
	'#FFCC00',
	'#FFCC33'
];

/**
 * Currently only WebKit-based Web Inspectors, Firefox >= v31,
 * and the Firebug extension (any Firefox version) are known
 * to support "%c" CSS customizations.
 *
 * TODO: add a `localStorage` variable to explicitly enable/disable colors
 */

// eslint-disable-next-line complexity
function useColors() {
	// NB: In an Electron preload script, document will be defined but not fully
	// initialized. Since we know we're in Chrome, we'll just detect this case
	// explicitly
	if (typeof window !== 'undefined' && window.process && (window.process.type === 'renderer' || window.process.__nwjs)) {
		return true;
	}

	// Internet Explorer and Edge do not support colors.
	if (typeof navigator !== 'undefined' && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) {
		return false;
	}

	let m;

	// Is webkit? http://stackoverflow.com/a/16459606/376773
	// document is undefined in react-native: https://github.com/facebook/react-native/pull/1632
	// eslint-disable-next-line no-return-assign
	return (typeof document !== 'undefined' && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance) ||
		// Is firebug? http://stackoverflow.com/a/398120/376773
		(typeof window !== 'undefined' && window.console && (window.console.firebug || (window.console.exception && window.console.table))) ||
		// Is firefox >= v31?
		// https://developer.mozilla.org/en-US/docs/Tools/Web_Console#Styling_messages
		(typeof navigator !== 'undefined' && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31) ||
		// Double check webkit in userAgent just in case we are in a worker
		(typeof navigator !== 'undefined' && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/));
}

/**
 * Colorize log arguments if enabled.
 *
 * @api public
 */

function formatArgs(args) {
	args[0] = (this.useColors ? '%c' : '') +
		this.namespace +
		(this.useColors ? ' %c' : ' ') +
		args[0] +
		(this.useColors ? '%c ' : ' ') +
		'+' + module.exports.humanize(this.diff);

	if (!this.useColors) {
		return;
	}

	const c = 'color: ' + this.color;
	args.splice(1, 0, c, 'color: inherit');

	// The final "%c" is somewhat tricky, because there could be other
	// arguments passed either before or after the %c, so we need to
	// figure out the correct index to insert the CSS into
	let index = 0;
	let lastC = 0;
	args[0].replace(/%[a-zA-Z%]/g, match => {
		if (match === '%%') {
			return;
		}
		index++;
		if (match === '%c') {
			// We only are interested in the *last* %c
			// (the user may have provided their own)
			lastC = index;
		}
	});

	args.splice(lastC, 0, c);
}

/**
 * Invokes `console.debug()` when available.
 * No-op when `console.debug` is not a "function".
 * If `console.debug` is not available, falls back
 * to `console.log`.
 *
 * @api public
 */
exports.log = console.debug || console.log || (() => {});

/**
 * Save `namespaces`.
 *
 * @param {String} namespaces
 * @api private
 */
function save(namespaces) {
	try {
		if (namespaces) {
			exports.storage.setItem('debug', namespaces);
		} else {
			exports.storage.removeItem('debug');
		}
	} catch (error) {
		// Swallow
		// XXX (@Qix-) should we be logging these?
	}
}

/**
 * Load `namespaces`.
 *
 * @return {String} returns the previously persisted debug modes
 * @api private
 */
function load() {
	let r;
	try {
		r = exports.storage.getItem('debug') || exports.storage.getItem('DEBUG') ;
	} catch (error) {
		// Swallow
		// XXX (@Qix-) should we be logging these?
	}

	// If debug isn't set in LS, and we're in Electron, try to load $DEBUG
	if (!r && typeof process !== 'undefined' && 'env' in process) {
		r = process.env.DEBUG;
	}

	return r;
}

/**
 * Localstorage attempts to return the localstorage.
 *
 * This is necessary because safari throws
 * when a user disables cookies/localstorage
 * and you attempt to access it.
 *
 * @return {LocalStorage}
 * @api private
 */

function localstorage() {
	try {
		// TVMLKit (Apple TV JS Runtime) does not have a window object, just localStorage in the global context
		// The Browser also has localStorage in the global context.
		return localStorage;
	} catch (error) {
		// Swallow
		// XXX (@Qix-) should we be logging these?
	}
}

module.exports = __nccwpck_require__(897)(exports);

const {formatters} = module.exports;

/**
 * Map %j to `JSON.stringify()`, since no Web Inspectors do that by default.
 */

formatters.j = function (v) {
	try {
		return JSON.stringify(v);
	} catch (error) {
		return '[UnexpectedJSONParseError]: ' + error.message;
	}
};


/***/ }),

/***/ 897:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {


/**
 * This is the common logic for both the Node.js and web browser
 * implementations of `debug()`.
 */

function setup(env) {
	createDebug.debug = createDebug;
	createDebug.default = createDebug;
	createDebug.coerce = coerce;
	createDebug.disable = disable;
	createDebug.enable = enable;
	createDebug.enabled = enabled;
	createDebug.humanize = __nccwpck_require__(744);
	createDebug.destroy = destroy;

	Object.keys(env).forEach(key => {
		createDebug[key] = env[key];
	});

	/**
	* The currently active debug mode names, and names to skip.
	*/

	createDebug.names = [];
	createDebug.skips = [];

	/**
	* Map of special "%n" handling functions, for the debug "format" argument.
	*
	* Valid key names are a single, lower or upper-case letter, i.e. "n" and "N".
	*/
	createDebug.formatters = {};

	/**
	* Selects a color for a debug namespace
	* @param {String} namespace The namespace string for the debug instance to be colored
	* @return {Number|String} An ANSI color code for the given namespace
	* @api private
	*/
	function selectColor(namespace) {
		let hash = 0;

		for (let i = 0; i < namespace.length; i++) {
			hash = ((hash << 5) - hash) + namespace.charCodeAt(i);
			hash |= 0; // Convert to 32bit integer
		}

		return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
	}
	createDebug.selectColor = selectColor;

	/**
	* Create a debugger with the given `namespace`.
	*
	* @param {String} namespace
	* @return {Function}
	* @api public
	*/
	function createDebug(namespace) {
		let prevTime;
		let enableOverride = null;
		let namespacesCache;
		let enabledCache;

		function debug(...args) {
			// Disabled?
			if (!debug.enabled) {
				return;
			}

			const self = debug;

			// Set `diff` timestamp
			const curr = Number(new Date());
			const ms = curr - (prevTime || curr);
			self.diff = ms;
			self.prev = prevTime;
			self.curr = curr;
			prevTime = curr;

			args[0] = createDebug.coerce(args[0]);

			if (typeof args[0] !== 'string') {
				// Anything else let's inspect with %O
				args.unshift('%O');
			}

			// Apply any `formatters` transformations
			let index = 0;
			args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
				// If we encounter an escaped % then don't increase the array index
				if (match === '%%') {
					return '%';
				}
				index++;
				const formatter = createDebug.formatters[format];
				if (typeof formatter === 'function') {
					const val = args[index];
					match = formatter.call(self, val);

					// Now we need to remove `args[index]` since it's inlined in the `format`
					args.splice(index, 1);
					index--;
				}
				return match;
			});

			// Apply env-specific formatting (colors, etc.)
			createDebug.formatArgs.call(self, args);

			const logFn = self.log || createDebug.log;
			logFn.apply(self, args);
		}

		debug.namespace = namespace;
		debug.useColors = createDebug.useColors();
		debug.color = createDebug.selectColor(namespace);
		debug.extend = extend;
		debug.destroy = createDebug.destroy; // XXX Temporary. Will be removed in the next major release.

		Object.defineProperty(debug, 'enabled', {
			enumerable: true,
			configurable: false,
			get: () => {
				if (enableOverride !== null) {
					return enableOverride;
				}
				if (namespacesCache !== createDebug.namespaces) {
					namespacesCache = createDebug.namespaces;
					enabledCache = createDebug.enabled(namespace);
				}

				return enabledCache;
			},
			set: v => {
				enableOverride = v;
			}
		});

		// Env-specific initialization logic for debug instances
		if (typeof createDebug.init === 'function') {
			createDebug.init(debug);
		}

		return debug;
	}

	function extend(namespace, delimiter) {
		const newDebug = createDebug(this.namespace + (typeof delimiter === 'undefined' ? ':' : delimiter) + namespace);
		newDebug.log = this.log;
		return newDebug;
	}

	/**
	* Enables a debug mode by namespaces. This can include modes
	* separated by a colon and wildcards.
	*
	* @param {String} namespaces
	* @api public
	*/
	function enable(namespaces) {
		createDebug.save(namespaces);
		createDebug.namespaces = namespaces;

		createDebug.names = [];
		createDebug.skips = [];

		const split = (typeof namespaces === 'string' ? namespaces : '')
			.trim()
			.replace(/\s+/g, ',')
			.split(',')
			.filter(Boolean);

		for (const ns of split) {
			if (ns[0] === '-') {
				createDebug.skips.push(ns.slice(1));
			} else {
				createDebug.names.push(ns);
			}
		}
	}

	/**
	 * Checks if the given string matches a namespace template, honoring
	 * asterisks as wildcards.
	 *
	 * @param {String} search
	 * @param {String} template
	 * @return {Boolean}
	 */
	function matchesTemplate(search, template) {
		let searchIndex = 0;
		let templateIndex = 0;
		let starIndex = -1;
		let matchIndex = 0;

		while (searchIndex < search.length) {
			if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === '*')) {
				// Match character or proceed with wildcard
				if (template[templateIndex] === '*') {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++; // Skip the '*'
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) { // eslint-disable-line no-negated-condition
				// Backtrack to the last '*' and try to match more characters
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else {
				return false; // No match
			}
		}

		// Handle trailing '*' in template
		while (templateIndex < template.length && template[templateIndex] === '*') {
			templateIndex++;
		}

		return templateIndex === template.length;
	}

	/**
	* Disable debug output.
	*
	* @return {String} namespaces
	* @api public
	*/
	function disable() {
		const namespaces = [
			...createDebug.names,
			...createDebug.skips.map(namespace => '-' + namespace)
		].join(',');
		createDebug.enable('');
		return namespaces;
	}

	/**
	* Returns true if the given mode name is enabled, false otherwise.
	*
	* @param {String} name
	* @return {Boolean}
	* @api public
	*/
	function enabled(name) {
		for (const skip of createDebug.skips) {
			if (matchesTemplate(name, skip)) {
				return false;
			}
		}

		for (const ns of createDebug.names) {
			if (matchesTemplate(name, ns)) {
				return true;
			}
		}

		return false;
	}

	/**
	* Coerce `val`.
	*
	* @param {Mixed} val
	* @return {Mixed}
	* @api private
	*/
	function coerce(val) {
		if (val instanceof Error) {
			return val.stack || val.message;
		}
		return val;
	}

	/**
	* XXX DO NOT USE. This is a temporary stub function.
	* XXX It WILL be removed in the next major release.
	*/
	function destroy() {
		console.warn('Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.');
	}

	createDebug.enable(createDebug.load());

	return createDebug;
}

module.exports = setup;


/***/ }),

/***/ 830:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

/**
 * Detect Electron renderer / nwjs process, which is node, but we should
 * treat as a browser.
 */

if (typeof process === 'undefined' || process.type === 'renderer' || process.browser === true || process.__nwjs) {
	module.exports = __nccwpck_require__(110);
} else {
	module.exports = __nccwpck_require__(108);
}


/***/ }),

/***/ 108:
/***/ ((module, exports, __nccwpck_require__) => {

/**
 * Module dependencies.
 */

const tty = __nccwpck_require__(18);
const util = __nccwpck_require__(23);

/**
 * This is the Node.js implementation of `debug()`.
 */

exports.init = init;
exports.log = log;
exports.formatArgs = formatArgs;
exports.save = save;
exports.load = load;
exports.useColors = useColors;
exports.destroy = util.deprecate(
	() => {},
	'Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.'
);

/**
 * Colors.
 */

exports.colors = [6, 2, 3, 4, 5, 1];

try {
	// Optional dependency (as in, doesn't need to be installed, NOT like optionalDependencies in package.json)
	// eslint-disable-next-line import/no-extraneous-dependencies
	const supportsColor = __nccwpck_require__(75);

	if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) {
		exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		];
	}
} catch (error) {
	// Swallow - we only care if `supports-color` is available; it doesn't have to be.
}

/**
 * Build up the default `inspectOpts` object from the environment variables.
 *
 *   $ DEBUG_COLORS=no DEBUG_DEPTH=10 DEBUG_SHOW_HIDDEN=enabled node script.js
 */

exports.inspectOpts = Object.keys(process.env).filter(key => {
	return /^debug_/i.test(key);
}).reduce((obj, key) => {
	// Camel-case
	const prop = key
		.substring(6)
		.toLowerCase()
		.replace(/_([a-z])/g, (_, k) => {
			return k.toUpperCase();
		});

	// Coerce string value into JS value
	let val = process.env[key];
	if (/^(yes|on|true|enabled)$/i.test(val)) {
		val = true;
	} else if (/^(no|off|false|disabled)$/i.test(val)) {
		val = false;
	} else if (val === 'null') {
		val = null;
	} else {
		val = Number(val);
	}

	obj[prop] = val;
	return obj;
}, {});

/**
 * Is stdout a TTY? Colored output is enabled when `true`.
 */

function useColors() {
	return 'colors' in exports.inspectOpts ?
		Boolean(exports.inspectOpts.colors) :
		tty.isatty(process.stderr.fd);
}

/**
 * Adds ANSI color escape codes if enabled.
 *
 * @api public
 */

function formatArgs(args) {
	const {namespace: name, useColors} = this;

	if (useColors) {
		const c = this.color;
		const colorCode = '\u001B[3' + (c < 8 ? c : '8;5;' + c);
		const prefix = `  ${colorCode};1m${name} \u001B[0m`;

		args[0] = prefix + args[0].split('\n').join('\n' + prefix);
		args.push(colorCode + 'm+' + module.exports.humanize(this.diff) + '\u001B[0m');
	} else {
		args[0] = getDate() + name + ' ' + args[0];
	}
}

function getDate() {
	if (exports.inspectOpts.hideDate) {
		return '';
	}
	return new Date().toISOString() + ' ';
}

/**
 * Invokes `util.formatWithOptions()` with the specified arguments and writes to stderr.
 */

function log(...args) {
	return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + '\n');
}

/**
 * Save `namespaces`.
 *
 * @param {String} namespaces
 * @api private
 */
function save(namespaces) {
	if (namespaces) {
		process.env.DEBUG = namespaces;
	} else {
		// If you set a process.env field to null or undefined, it gets cast to the
		// string 'null' or 'undefined'. Just delete instead.
		delete process.env.DEBUG;
	}
}

/**
 * Load `namespaces`.
 *
 * @return {String} returns the previously persisted debug modes
 * @api private
 */

function load() {
	return process.env.DEBUG;
}

/**
 * Init logic for `debug` instances.
 *
 * Create a new `inspectOpts` object in case `useColors` is set
 * differently for a particular `debug` instance.
 */

function init(debug) {
	debug.inspectOpts = {};

	const keys = Object.keys(exports.inspectOpts);
	for (let i = 0; i < keys.length; i++) {
		debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
}

module.exports = __nccwpck_require__(897)(exports);

const {formatters} = module.exports;

/**
 * Map %o to `util.inspect()`, all on a single line.
 */

formatters.o = function (v) {
	this.inspectOpts.colors = this.useColors;
	return util.inspect(v, this.inspectOpts)
		.split('\n')
		.map(str => str.trim())
		.join(' ');
};

/**
 * Map %O to `util.inspect()`, allowing multiple lines if needed.
 */

formatters.O = function (v) {
	this.inspectOpts.colors = this.useColors;
	return util.inspect(v, this.inspectOpts);
};


/***/ }),

/***/ 807:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./format", "./parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isWS = exports.applyEdit = exports.setProperty = exports.removeProperty = void 0;
    const format_1 = __nccwpck_require__(612);
    const parser_1 = __nccwpck_require__(152);
    function removeProperty(text, path, options) {
        return setProperty(text, path, void 0, options);
    }
    exports.removeProperty = removeProperty;
    function setProperty(text, originalPath, value, options) {
        const path = originalPath.slice();
        const errors = [];
        const root = (0, parser_1.parseTree)(text, errors);
        let parent = void 0;
        let lastSegment = void 0;
        while (path.length > 0) {
            lastSegment = path.pop();
            parent = (0, parser_1.findNodeAtLocation)(root, path);
            if (parent === void 0 && value !== void 0) {
                if (typeof lastSegment === 'string') {
                    value = { [lastSegment]: value };
                }
                else {
                    value = [value];
                }
            }
            else {
                break;
            }
        }
        if (!parent) {
            // empty document
            if (value === void 0) { // delete
                throw new Error('Can not delete in empty document');
            }
            return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
        }
        else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
            const existing = (0, parser_1.findNodeAtLocation)(parent, [lastSegment]);
            if (existing !== void 0) {
                if (value === void 0) { // delete
                    if (!existing.parent) {
                        throw new Error('Malformed AST');
                    }
                    const propertyIndex = parent.children.indexOf(existing.parent);
                    let removeBegin;
                    let removeEnd = existing.parent.offset + existing.parent.length;
                    if (propertyIndex > 0) {
                        // remove the comma of the previous node
                        let previous = parent.children[propertyIndex - 1];
                        removeBegin = previous.offset + previous.length;
                    }
                    else {
                        removeBegin = parent.offset + 1;
                        if (parent.children.length > 1) {
                            // remove the comma of the next node
                            let next = parent.children[1];
                            removeEnd = next.offset;
                        }
                    }
                    return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
                }
                else {
                    // set value of existing property
                    return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
                }
            }
            else {
                if (value === void 0) { // delete
                    return []; // property does not exist, nothing to do
                }
                const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
                const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
                let edit;
                if (index > 0) {
                    let previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                else if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
                }
                return withFormatting(text, edit, options);
            }
        }
        else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
            const insertIndex = lastSegment;
            if (insertIndex === -1) {
                // Insert
                const newProperty = `${JSON.stringify(value)}`;
                let edit;
                if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    const previous = parent.children[parent.children.length - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else if (value === void 0 && parent.children.length >= 0) {
                // Removal
                const removalIndex = lastSegment;
                const toRemove = parent.children[removalIndex];
                let edit;
                if (parent.children.length === 1) {
                    // only item
                    edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
                }
                else if (parent.children.length - 1 === removalIndex) {
                    // last item
                    let previous = parent.children[removalIndex - 1];
                    let offset = previous.offset + previous.length;
                    let parentEndOffset = parent.offset + parent.length;
                    edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
                }
                else {
                    edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
                }
                return withFormatting(text, edit, options);
            }
            else if (value !== void 0) {
                let edit;
                const newProperty = `${JSON.stringify(value)}`;
                if (!options.isArrayInsertion && parent.children.length > lastSegment) {
                    const toModify = parent.children[lastSegment];
                    edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
                }
                else if (parent.children.length === 0 || lastSegment === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
                }
                else {
                    const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
                    const previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else {
                throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
            }
        }
        else {
            throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
        }
    }
    exports.setProperty = setProperty;
    function withFormatting(text, edit, options) {
        if (!options.formattingOptions) {
            return [edit];
        }
        // apply the edit
        let newText = applyEdit(text, edit);
        // format the new text
        let begin = edit.offset;
        let end = edit.offset + edit.content.length;
        if (edit.length === 0 || edit.content.length === 0) { // insert or remove
            while (begin > 0 && !(0, format_1.isEOL)(newText, begin - 1)) {
                begin--;
            }
            while (end < newText.length && !(0, format_1.isEOL)(newText, end)) {
                end++;
            }
        }
        const edits = (0, format_1.format)(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
        // apply the formatting edits and track the begin and end offsets of the changes
        for (let i = edits.length - 1; i >= 0; i--) {
            const edit = edits[i];
            newText = applyEdit(newText, edit);
            begin = Math.min(begin, edit.offset);
            end = Math.max(end, edit.offset + edit.length);
            end += edit.content.length - edit.length;
        }
        // create a single edit with all changes
        const editLength = text.length - (newText.length - end) - begin;
        return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
    }
    function applyEdit(text, edit) {
        return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
    }
    exports.applyEdit = applyEdit;
    function isWS(text, offset) {
        return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isWS = isWS;
});


/***/ }),

/***/ 612:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner", "./string-intern"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isEOL = exports.format = void 0;
    const scanner_1 = __nccwpck_require__(525);
    const string_intern_1 = __nccwpck_require__(579);
    function format(documentText, range, options) {
        let initialIndentLevel;
        let formatText;
        let formatTextStart;
        let rangeStart;
        let rangeEnd;
        if (range) {
            rangeStart = range.offset;
            rangeEnd = rangeStart + range.length;
            formatTextStart = rangeStart;
            while (formatTextStart > 0 && !isEOL(documentText, formatTextStart - 1)) {
                formatTextStart--;
            }
            let endOffset = rangeEnd;
            while (endOffset < documentText.length && !isEOL(documentText, endOffset)) {
                endOffset++;
            }
            formatText = documentText.substring(formatTextStart, endOffset);
            initialIndentLevel = computeIndentLevel(formatText, options);
        }
        else {
            formatText = documentText;
            initialIndentLevel = 0;
            formatTextStart = 0;
            rangeStart = 0;
            rangeEnd = documentText.length;
        }
        const eol = getEOL(options, documentText);
        const eolFastPathSupported = string_intern_1.supportedEols.includes(eol);
        let numberLineBreaks = 0;
        let indentLevel = 0;
        let indentValue;
        if (options.insertSpaces) {
            indentValue = string_intern_1.cachedSpaces[options.tabSize || 4] ?? repeat(string_intern_1.cachedSpaces[1], options.tabSize || 4);
        }
        else {
            indentValue = '\t';
        }
        const indentType = indentValue === '\t' ? '\t' : ' ';
        let scanner = (0, scanner_1.createScanner)(formatText, false);
        let hasError = false;
        function newLinesAndIndent() {
            if (numberLineBreaks > 1) {
                return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
            if (!eolFastPathSupported || amountOfSpaces > string_intern_1.cachedBreakLinesWithSpaces[indentType][eol].length) {
                return eol + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            if (amountOfSpaces <= 0) {
                return eol;
            }
            return string_intern_1.cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
        }
        function scanNext() {
            let token = scanner.scan();
            numberLineBreaks = 0;
            while (token === 15 /* SyntaxKind.Trivia */ || token === 14 /* SyntaxKind.LineBreakTrivia */) {
                if (token === 14 /* SyntaxKind.LineBreakTrivia */ && options.keepLines) {
                    numberLineBreaks += 1;
                }
                else if (token === 14 /* SyntaxKind.LineBreakTrivia */) {
                    numberLineBreaks = 1;
                }
                token = scanner.scan();
            }
            hasError = token === 16 /* SyntaxKind.Unknown */ || scanner.getTokenError() !== 0 /* ScanError.None */;
            return token;
        }
        const editOperations = [];
        function addEdit(text, startOffset, endOffset) {
            if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
                editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
            }
        }
        let firstToken = scanNext();
        if (options.keepLines && numberLineBreaks > 0) {
            addEdit(repeat(eol, numberLineBreaks), 0, 0);
        }
        if (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
            let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
                ? string_intern_1.cachedSpaces[indentValue.length * initialIndentLevel]
                : repeat(indentValue, initialIndentLevel);
            addEdit(initialIndent, formatTextStart, firstTokenStart);
        }
        while (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
            let secondToken = scanNext();
            let replaceContent = '';
            let needsLineBreak = false;
            while (numberLineBreaks === 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
                addEdit(string_intern_1.cachedSpaces[1], firstTokenEnd, commentTokenStart);
                firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
                needsLineBreak = secondToken === 12 /* SyntaxKind.LineCommentTrivia */;
                replaceContent = needsLineBreak ? newLinesAndIndent() : '';
                secondToken = scanNext();
            }
            if (secondToken === 2 /* SyntaxKind.CloseBraceToken */) {
                if (firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else if (secondToken === 4 /* SyntaxKind.CloseBracketToken */) {
                if (firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else {
                switch (firstToken) {
                    case 3 /* SyntaxKind.OpenBracketToken */:
                    case 1 /* SyntaxKind.OpenBraceToken */:
                        indentLevel++;
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 5 /* SyntaxKind.CommaToken */:
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                        replaceContent = newLinesAndIndent();
                        break;
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 6 /* SyntaxKind.ColonToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 10 /* SyntaxKind.StringLiteral */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (secondToken === 6 /* SyntaxKind.ColonToken */ && !needsLineBreak) {
                            replaceContent = '';
                        }
                        break;
                    case 7 /* SyntaxKind.NullKeyword */:
                    case 8 /* SyntaxKind.TrueKeyword */:
                    case 9 /* SyntaxKind.FalseKeyword */:
                    case 11 /* SyntaxKind.NumericLiteral */:
                    case 2 /* SyntaxKind.CloseBraceToken */:
                    case 4 /* SyntaxKind.CloseBracketToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            if ((secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */) && !needsLineBreak) {
                                replaceContent = string_intern_1.cachedSpaces[1];
                            }
                            else if (secondToken !== 5 /* SyntaxKind.CommaToken */ && secondToken !== 17 /* SyntaxKind.EOF */) {
                                hasError = true;
                            }
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        hasError = true;
                        break;
                }
                if (numberLineBreaks > 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                    replaceContent = newLinesAndIndent();
                }
            }
            if (secondToken === 17 /* SyntaxKind.EOF */) {
                if (options.keepLines && numberLineBreaks > 0) {
                    replaceContent = newLinesAndIndent();
                }
                else {
                    replaceContent = options.insertFinalNewline ? eol : '';
                }
            }
            const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
            addEdit(replaceContent, firstTokenEnd, secondTokenStart);
            firstToken = secondToken;
        }
        return editOperations;
    }
    exports.format = format;
    function repeat(s, count) {
        let result = '';
        for (let i = 0; i < count; i++) {
            result += s;
        }
        return result;
    }
    function computeIndentLevel(content, options) {
        let i = 0;
        let nChars = 0;
        const tabSize = options.tabSize || 4;
        while (i < content.length) {
            let ch = content.charAt(i);
            if (ch === string_intern_1.cachedSpaces[1]) {
                nChars++;
            }
            else if (ch === '\t') {
                nChars += tabSize;
            }
            else {
                break;
            }
            i++;
        }
        return Math.floor(nChars / tabSize);
    }
    function getEOL(options, text) {
        for (let i = 0; i < text.length; i++) {
            const ch = text.charAt(i);
            if (ch === '\r') {
                if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
                    return '\r\n';
                }
                return '\r';
            }
            else if (ch === '\n') {
                return '\n';
            }
        }
        return (options && options.eol) || '\n';
    }
    function isEOL(text, offset) {
        return '\r\n'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isEOL = isEOL;
});


/***/ }),

/***/ 152:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.getNodeType = exports.stripComments = exports.visit = exports.findNodeAtOffset = exports.contains = exports.getNodeValue = exports.getNodePath = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = void 0;
    const scanner_1 = __nccwpck_require__(525);
    var ParseOptions;
    (function (ParseOptions) {
        ParseOptions.DEFAULT = {
            allowTrailingComma: false
        };
    })(ParseOptions || (ParseOptions = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    function getLocation(text, position) {
        const segments = []; // strings or numbers
        const earlyReturnException = new Object();
        let previousNode = undefined;
        const previousNodeInst = {
            value: {},
            offset: 0,
            length: 0,
            type: 'object',
            parent: undefined
        };
        let isAtPropertyKey = false;
        function setPreviousNode(value, offset, length, type) {
            previousNodeInst.value = value;
            previousNodeInst.offset = offset;
            previousNodeInst.length = length;
            previousNodeInst.type = type;
            previousNodeInst.colonOffset = undefined;
            previousNode = previousNodeInst;
        }
        try {
            visit(text, {
                onObjectBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    isAtPropertyKey = position > offset;
                    segments.push(''); // push a placeholder (will be replaced)
                },
                onObjectProperty: (name, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(name, offset, length, 'property');
                    segments[segments.length - 1] = name;
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onObjectEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onArrayBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.push(0);
                },
                onArrayEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onLiteralValue: (value, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(value, offset, length, getNodeType(value));
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onSeparator: (sep, offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    if (sep === ':' && previousNode && previousNode.type === 'property') {
                        previousNode.colonOffset = offset;
                        isAtPropertyKey = false;
                        previousNode = undefined;
                    }
                    else if (sep === ',') {
                        const last = segments[segments.length - 1];
                        if (typeof last === 'number') {
                            segments[segments.length - 1] = last + 1;
                        }
                        else {
                            isAtPropertyKey = true;
                            segments[segments.length - 1] = '';
                        }
                        previousNode = undefined;
                    }
                }
            });
        }
        catch (e) {
            if (e !== earlyReturnException) {
                throw e;
            }
        }
        return {
            path: segments,
            previousNode,
            isAtPropertyKey,
            matches: (pattern) => {
                let k = 0;
                for (let i = 0; k < pattern.length && i < segments.length; i++) {
                    if (pattern[k] === segments[i] || pattern[k] === '*') {
                        k++;
                    }
                    else if (pattern[k] !== '**') {
                        return false;
                    }
                }
                return k === pattern.length;
            }
        };
    }
    exports.getLocation = getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore always check the errors list to find out if the input was valid.
     */
    function parse(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentProperty = null;
        let currentParent = [];
        const previousParents = [];
        function onValue(value) {
            if (Array.isArray(currentParent)) {
                currentParent.push(value);
            }
            else if (currentProperty !== null) {
                currentParent[currentProperty] = value;
            }
        }
        const visitor = {
            onObjectBegin: () => {
                const object = {};
                onValue(object);
                previousParents.push(currentParent);
                currentParent = object;
                currentProperty = null;
            },
            onObjectProperty: (name) => {
                currentProperty = name;
            },
            onObjectEnd: () => {
                currentParent = previousParents.pop();
            },
            onArrayBegin: () => {
                const array = [];
                onValue(array);
                previousParents.push(currentParent);
                currentParent = array;
                currentProperty = null;
            },
            onArrayEnd: () => {
                currentParent = previousParents.pop();
            },
            onLiteralValue: onValue,
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        return currentParent[0];
    }
    exports.parse = parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined }; // artificial root
        function ensurePropertyComplete(endOffset) {
            if (currentParent.type === 'property') {
                currentParent.length = endOffset - currentParent.offset;
                currentParent = currentParent.parent;
            }
        }
        function onValue(valueNode) {
            currentParent.children.push(valueNode);
            return valueNode;
        }
        const visitor = {
            onObjectBegin: (offset) => {
                currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
            },
            onObjectProperty: (name, offset, length) => {
                currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
                currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
            },
            onObjectEnd: (offset, length) => {
                ensurePropertyComplete(offset + length); // in case of a missing value for a property: make sure property is complete
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onArrayBegin: (offset, length) => {
                currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
            },
            onArrayEnd: (offset, length) => {
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onLiteralValue: (value, offset, length) => {
                onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
                ensurePropertyComplete(offset + length);
            },
            onSeparator: (sep, offset, length) => {
                if (currentParent.type === 'property') {
                    if (sep === ':') {
                        currentParent.colonOffset = offset;
                    }
                    else if (sep === ',') {
                        ensurePropertyComplete(offset);
                    }
                }
            },
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        const result = currentParent.children[0];
        if (result) {
            delete result.parent;
        }
        return result;
    }
    exports.parseTree = parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    function findNodeAtLocation(root, path) {
        if (!root) {
            return undefined;
        }
        let node = root;
        for (let segment of path) {
            if (typeof segment === 'string') {
                if (node.type !== 'object' || !Array.isArray(node.children)) {
                    return undefined;
                }
                let found = false;
                for (const propertyNode of node.children) {
                    if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
                        node = propertyNode.children[1];
                        found = true;
                        break;
                    }
                }
                if (!found) {
                    return undefined;
                }
            }
            else {
                const index = segment;
                if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
                    return undefined;
                }
                node = node.children[index];
            }
        }
        return node;
    }
    exports.findNodeAtLocation = findNodeAtLocation;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    function getNodePath(node) {
        if (!node.parent || !node.parent.children) {
            return [];
        }
        const path = getNodePath(node.parent);
        if (node.parent.type === 'property') {
            const key = node.parent.children[0].value;
            path.push(key);
        }
        else if (node.parent.type === 'array') {
            const index = node.parent.children.indexOf(node);
            if (index !== -1) {
                path.push(index);
            }
        }
        return path;
    }
    exports.getNodePath = getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    function getNodeValue(node) {
        switch (node.type) {
            case 'array':
                return node.children.map(getNodeValue);
            case 'object':
                const obj = Object.create(null);
                for (let prop of node.children) {
                    const valueNode = prop.children[1];
                    if (valueNode) {
                        obj[prop.children[0].value] = getNodeValue(valueNode);
                    }
                }
                return obj;
            case 'null':
            case 'string':
            case 'number':
            case 'boolean':
                return node.value;
            default:
                return undefined;
        }
    }
    exports.getNodeValue = getNodeValue;
    function contains(node, offset, includeRightBound = false) {
        return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
    }
    exports.contains = contains;
    /**
     * Finds the most inner node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    function findNodeAtOffset(node, offset, includeRightBound = false) {
        if (contains(node, offset, includeRightBound)) {
            const children = node.children;
            if (Array.isArray(children)) {
                for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
                    const item = findNodeAtOffset(children[i], offset, includeRightBound);
                    if (item) {
                        return item;
                    }
                }
            }
            return node;
        }
        return undefined;
    }
    exports.findNodeAtOffset = findNodeAtOffset;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    function visit(text, visitor, options = ParseOptions.DEFAULT) {
        const _scanner = (0, scanner_1.createScanner)(text, false);
        // Important: Only pass copies of this to visitor functions to prevent accidental modification, and
        // to not affect visitor functions which stored a reference to a previous JSONPath
        const _jsonPath = [];
        // Depth of onXXXBegin() callbacks suppressed. onXXXEnd() decrements this if it isn't 0 already.
        // Callbacks are only called when this value is 0.
        let suppressedCallbacks = 0;
        function toNoArgVisit(visitFunction) {
            return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisit(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisitWithPath(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
        }
        function toBeginVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks++;
                    }
                    else {
                        let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
                        if (cbReturn === false) {
                            suppressedCallbacks = 1;
                        }
                    }
                }
                : () => true;
        }
        function toEndVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks--;
                    }
                    if (suppressedCallbacks === 0) {
                        visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
                    }
                }
                : () => true;
        }
        const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
        const disallowComments = options && options.disallowComments;
        const allowTrailingComma = options && options.allowTrailingComma;
        function scanNext() {
            while (true) {
                const token = _scanner.scan();
                switch (_scanner.getTokenError()) {
                    case 4 /* ScanError.InvalidUnicode */:
                        handleError(14 /* ParseErrorCode.InvalidUnicode */);
                        break;
                    case 5 /* ScanError.InvalidEscapeCharacter */:
                        handleError(15 /* ParseErrorCode.InvalidEscapeCharacter */);
                        break;
                    case 3 /* ScanError.UnexpectedEndOfNumber */:
                        handleError(13 /* ParseErrorCode.UnexpectedEndOfNumber */);
                        break;
                    case 1 /* ScanError.UnexpectedEndOfComment */:
                        if (!disallowComments) {
                            handleError(11 /* ParseErrorCode.UnexpectedEndOfComment */);
                        }
                        break;
                    case 2 /* ScanError.UnexpectedEndOfString */:
                        handleError(12 /* ParseErrorCode.UnexpectedEndOfString */);
                        break;
                    case 6 /* ScanError.InvalidCharacter */:
                        handleError(16 /* ParseErrorCode.InvalidCharacter */);
                        break;
                }
                switch (token) {
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (disallowComments) {
                            handleError(10 /* ParseErrorCode.InvalidCommentToken */);
                        }
                        else {
                            onComment();
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        handleError(1 /* ParseErrorCode.InvalidSymbol */);
                        break;
                    case 15 /* SyntaxKind.Trivia */:
                    case 14 /* SyntaxKind.LineBreakTrivia */:
                        break;
                    default:
                        return token;
                }
            }
        }
        function handleError(error, skipUntilAfter = [], skipUntil = []) {
            onError(error);
            if (skipUntilAfter.length + skipUntil.length > 0) {
                let token = _scanner.getToken();
                while (token !== 17 /* SyntaxKind.EOF */) {
                    if (skipUntilAfter.indexOf(token) !== -1) {
                        scanNext();
                        break;
                    }
                    else if (skipUntil.indexOf(token) !== -1) {
                        break;
                    }
                    token = scanNext();
                }
            }
        }
        function parseString(isValue) {
            const value = _scanner.getTokenValue();
            if (isValue) {
                onLiteralValue(value);
            }
            else {
                onObjectProperty(value);
                // add property name afterwards
                _jsonPath.push(value);
            }
            scanNext();
            return true;
        }
        function parseLiteral() {
            switch (_scanner.getToken()) {
                case 11 /* SyntaxKind.NumericLiteral */:
                    const tokenValue = _scanner.getTokenValue();
                    let value = Number(tokenValue);
                    if (isNaN(value)) {
                        handleError(2 /* ParseErrorCode.InvalidNumberFormat */);
                        value = 0;
                    }
                    onLiteralValue(value);
                    break;
                case 7 /* SyntaxKind.NullKeyword */:
                    onLiteralValue(null);
                    break;
                case 8 /* SyntaxKind.TrueKeyword */:
                    onLiteralValue(true);
                    break;
                case 9 /* SyntaxKind.FalseKeyword */:
                    onLiteralValue(false);
                    break;
                default:
                    return false;
            }
            scanNext();
            return true;
        }
        function parseProperty() {
            if (_scanner.getToken() !== 10 /* SyntaxKind.StringLiteral */) {
                handleError(3 /* ParseErrorCode.PropertyNameExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                return false;
            }
            parseString(false);
            if (_scanner.getToken() === 6 /* SyntaxKind.ColonToken */) {
                onSeparator(':');
                scanNext(); // consume colon
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
            }
            else {
                handleError(5 /* ParseErrorCode.ColonExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            _jsonPath.pop(); // remove processed property name
            return true;
        }
        function parseObject() {
            onObjectBegin();
            scanNext(); // consume open brace
            let needsComma = false;
            while (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 2 /* SyntaxKind.CloseBraceToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (!parseProperty()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onObjectEnd();
            if (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */) {
                handleError(7 /* ParseErrorCode.CloseBraceExpected */, [2 /* SyntaxKind.CloseBraceToken */], []);
            }
            else {
                scanNext(); // consume close brace
            }
            return true;
        }
        function parseArray() {
            onArrayBegin();
            scanNext(); // consume open bracket
            let isFirstElement = true;
            let needsComma = false;
            while (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 4 /* SyntaxKind.CloseBracketToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (isFirstElement) {
                    _jsonPath.push(0);
                    isFirstElement = false;
                }
                else {
                    _jsonPath[_jsonPath.length - 1]++;
                }
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [4 /* SyntaxKind.CloseBracketToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onArrayEnd();
            if (!isFirstElement) {
                _jsonPath.pop(); // remove array index
            }
            if (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */) {
                handleError(8 /* ParseErrorCode.CloseBracketExpected */, [4 /* SyntaxKind.CloseBracketToken */], []);
            }
            else {
                scanNext(); // consume close bracket
            }
            return true;
        }
        function parseValue() {
            switch (_scanner.getToken()) {
                case 3 /* SyntaxKind.OpenBracketToken */:
                    return parseArray();
                case 1 /* SyntaxKind.OpenBraceToken */:
                    return parseObject();
                case 10 /* SyntaxKind.StringLiteral */:
                    return parseString(true);
                default:
                    return parseLiteral();
            }
        }
        scanNext();
        if (_scanner.getToken() === 17 /* SyntaxKind.EOF */) {
            if (options.allowEmptyContent) {
                return true;
            }
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (!parseValue()) {
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (_scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            handleError(9 /* ParseErrorCode.EndOfFileExpected */, [], []);
        }
        return true;
    }
    exports.visit = visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    function stripComments(text, replaceCh) {
        let _scanner = (0, scanner_1.createScanner)(text), parts = [], kind, offset = 0, pos;
        do {
            pos = _scanner.getPosition();
            kind = _scanner.scan();
            switch (kind) {
                case 12 /* SyntaxKind.LineCommentTrivia */:
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                case 17 /* SyntaxKind.EOF */:
                    if (offset !== pos) {
                        parts.push(text.substring(offset, pos));
                    }
                    if (replaceCh !== undefined) {
                        parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                    }
                    offset = _scanner.getPosition();
                    break;
            }
        } while (kind !== 17 /* SyntaxKind.EOF */);
        return parts.join('');
    }
    exports.stripComments = stripComments;
    function getNodeType(value) {
        switch (typeof value) {
            case 'boolean': return 'boolean';
            case 'number': return 'number';
            case 'string': return 'string';
            case 'object': {
                if (!value) {
                    return 'null';
                }
                else if (Array.isArray(value)) {
                    return 'array';
                }
                return 'object';
            }
            default: return 'null';
        }
    }
    exports.getNodeType = getNodeType;
});


/***/ }),

/***/ 525:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.createScanner = void 0;
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    function createScanner(text, ignoreTrivia = false) {
        const len = text.length;
        let pos = 0, value = '', tokenOffset = 0, token = 16 /* SyntaxKind.Unknown */, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0 /* ScanError.None */;
        function scanHexDigits(count, exact) {
            let digits = 0;
            let value = 0;
            while (digits < count || !exact) {
                let ch = text.charCodeAt(pos);
                if (ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */) {
                    value = value * 16 + ch - 48 /* CharacterCodes._0 */;
                }
                else if (ch >= 65 /* CharacterCodes.A */ && ch <= 70 /* CharacterCodes.F */) {
                    value = value * 16 + ch - 65 /* CharacterCodes.A */ + 10;
                }
                else if (ch >= 97 /* CharacterCodes.a */ && ch <= 102 /* CharacterCodes.f */) {
                    value = value * 16 + ch - 97 /* CharacterCodes.a */ + 10;
                }
                else {
                    break;
                }
                pos++;
                digits++;
            }
            if (digits < count) {
                value = -1;
            }
            return value;
        }
        function setPosition(newPosition) {
            pos = newPosition;
            value = '';
            tokenOffset = 0;
            token = 16 /* SyntaxKind.Unknown */;
            scanError = 0 /* ScanError.None */;
        }
        function scanNumber() {
            let start = pos;
            if (text.charCodeAt(pos) === 48 /* CharacterCodes._0 */) {
                pos++;
            }
            else {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
            }
            if (pos < text.length && text.charCodeAt(pos) === 46 /* CharacterCodes.dot */) {
                pos++;
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                    return text.substring(start, pos);
                }
            }
            let end = pos;
            if (pos < text.length && (text.charCodeAt(pos) === 69 /* CharacterCodes.E */ || text.charCodeAt(pos) === 101 /* CharacterCodes.e */)) {
                pos++;
                if (pos < text.length && text.charCodeAt(pos) === 43 /* CharacterCodes.plus */ || text.charCodeAt(pos) === 45 /* CharacterCodes.minus */) {
                    pos++;
                }
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                    end = pos;
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                }
            }
            return text.substring(start, end);
        }
        function scanString() {
            let result = '', start = pos;
            while (true) {
                if (pos >= len) {
                    result += text.substring(start, pos);
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                const ch = text.charCodeAt(pos);
                if (ch === 34 /* CharacterCodes.doubleQuote */) {
                    result += text.substring(start, pos);
                    pos++;
                    break;
                }
                if (ch === 92 /* CharacterCodes.backslash */) {
                    result += text.substring(start, pos);
                    pos++;
                    if (pos >= len) {
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    const ch2 = text.charCodeAt(pos++);
                    switch (ch2) {
                        case 34 /* CharacterCodes.doubleQuote */:
                            result += '\"';
                            break;
                        case 92 /* CharacterCodes.backslash */:
                            result += '\\';
                            break;
                        case 47 /* CharacterCodes.slash */:
                            result += '/';
                            break;
                        case 98 /* CharacterCodes.b */:
                            result += '\b';
                            break;
                        case 102 /* CharacterCodes.f */:
                            result += '\f';
                            break;
                        case 110 /* CharacterCodes.n */:
                            result += '\n';
                            break;
                        case 114 /* CharacterCodes.r */:
                            result += '\r';
                            break;
                        case 116 /* CharacterCodes.t */:
                            result += '\t';
                            break;
                        case 117 /* CharacterCodes.u */:
                            const ch3 = scanHexDigits(4, true);
                            if (ch3 >= 0) {
                                result += String.fromCharCode(ch3);
                            }
                            else {
                                scanError = 4 /* ScanError.InvalidUnicode */;
                            }
                            break;
                        default:
                            scanError = 5 /* ScanError.InvalidEscapeCharacter */;
                    }
                    start = pos;
                    continue;
                }
                if (ch >= 0 && ch <= 0x1f) {
                    if (isLineBreak(ch)) {
                        result += text.substring(start, pos);
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    else {
                        scanError = 6 /* ScanError.InvalidCharacter */;
                        // mark as error but continue with string
                    }
                }
                pos++;
            }
            return result;
        }
        function scanNext() {
            value = '';
            scanError = 0 /* ScanError.None */;
            tokenOffset = pos;
            lineStartOffset = lineNumber;
            prevTokenLineStartOffset = tokenLineStartOffset;
            if (pos >= len) {
                // at the end
                tokenOffset = len;
                return token = 17 /* SyntaxKind.EOF */;
            }
            let code = text.charCodeAt(pos);
            // trivia: whitespace
            if (isWhiteSpace(code)) {
                do {
                    pos++;
                    value += String.fromCharCode(code);
                    code = text.charCodeAt(pos);
                } while (isWhiteSpace(code));
                return token = 15 /* SyntaxKind.Trivia */;
            }
            // trivia: newlines
            if (isLineBreak(code)) {
                pos++;
                value += String.fromCharCode(code);
                if (code === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                    pos++;
                    value += '\n';
                }
                lineNumber++;
                tokenLineStartOffset = pos;
                return token = 14 /* SyntaxKind.LineBreakTrivia */;
            }
            switch (code) {
                // tokens: []{}:,
                case 123 /* CharacterCodes.openBrace */:
                    pos++;
                    return token = 1 /* SyntaxKind.OpenBraceToken */;
                case 125 /* CharacterCodes.closeBrace */:
                    pos++;
                    return token = 2 /* SyntaxKind.CloseBraceToken */;
                case 91 /* CharacterCodes.openBracket */:
                    pos++;
                    return token = 3 /* SyntaxKind.OpenBracketToken */;
                case 93 /* CharacterCodes.closeBracket */:
                    pos++;
                    return token = 4 /* SyntaxKind.CloseBracketToken */;
                case 58 /* CharacterCodes.colon */:
                    pos++;
                    return token = 6 /* SyntaxKind.ColonToken */;
                case 44 /* CharacterCodes.comma */:
                    pos++;
                    return token = 5 /* SyntaxKind.CommaToken */;
                // strings
                case 34 /* CharacterCodes.doubleQuote */:
                    pos++;
                    value = scanString();
                    return token = 10 /* SyntaxKind.StringLiteral */;
                // comments
                case 47 /* CharacterCodes.slash */:
                    const start = pos - 1;
                    // Single-line comment
                    if (text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                        pos += 2;
                        while (pos < len) {
                            if (isLineBreak(text.charCodeAt(pos))) {
                                break;
                            }
                            pos++;
                        }
                        value = text.substring(start, pos);
                        return token = 12 /* SyntaxKind.LineCommentTrivia */;
                    }
                    // Multi-line comment
                    if (text.charCodeAt(pos + 1) === 42 /* CharacterCodes.asterisk */) {
                        pos += 2;
                        const safeLength = len - 1; // For lookahead.
                        let commentClosed = false;
                        while (pos < safeLength) {
                            const ch = text.charCodeAt(pos);
                            if (ch === 42 /* CharacterCodes.asterisk */ && text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                                pos += 2;
                                commentClosed = true;
                                break;
                            }
                            pos++;
                            if (isLineBreak(ch)) {
                                if (ch === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                                    pos++;
                                }
                                lineNumber++;
                                tokenLineStartOffset = pos;
                            }
                        }
                        if (!commentClosed) {
                            pos++;
                            scanError = 1 /* ScanError.UnexpectedEndOfComment */;
                        }
                        value = text.substring(start, pos);
                        return token = 13 /* SyntaxKind.BlockCommentTrivia */;
                    }
                    // just a single slash
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
                // numbers
                case 45 /* CharacterCodes.minus */:
                    value += String.fromCharCode(code);
                    pos++;
                    if (pos === len || !isDigit(text.charCodeAt(pos))) {
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                // found a minus, followed by a number so
                // we fall through to proceed with scanning
                // numbers
                case 48 /* CharacterCodes._0 */:
                case 49 /* CharacterCodes._1 */:
                case 50 /* CharacterCodes._2 */:
                case 51 /* CharacterCodes._3 */:
                case 52 /* CharacterCodes._4 */:
                case 53 /* CharacterCodes._5 */:
                case 54 /* CharacterCodes._6 */:
                case 55 /* CharacterCodes._7 */:
                case 56 /* CharacterCodes._8 */:
                case 57 /* CharacterCodes._9 */:
                    value += scanNumber();
                    return token = 11 /* SyntaxKind.NumericLiteral */;
                // literals and unknown symbols
                default:
                    // is a literal? Read the full word.
                    while (pos < len && isUnknownContentCharacter(code)) {
                        pos++;
                        code = text.charCodeAt(pos);
                    }
                    if (tokenOffset !== pos) {
                        value = text.substring(tokenOffset, pos);
                        // keywords: true, false, null
                        switch (value) {
                            case 'true': return token = 8 /* SyntaxKind.TrueKeyword */;
                            case 'false': return token = 9 /* SyntaxKind.FalseKeyword */;
                            case 'null': return token = 7 /* SyntaxKind.NullKeyword */;
                        }
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                    // some
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
            }
        }
        function isUnknownContentCharacter(code) {
            if (isWhiteSpace(code) || isLineBreak(code)) {
                return false;
            }
            switch (code) {
                case 125 /* CharacterCodes.closeBrace */:
                case 93 /* CharacterCodes.closeBracket */:
                case 123 /* CharacterCodes.openBrace */:
                case 91 /* CharacterCodes.openBracket */:
                case 34 /* CharacterCodes.doubleQuote */:
                case 58 /* CharacterCodes.colon */:
                case 44 /* CharacterCodes.comma */:
                case 47 /* CharacterCodes.slash */:
                    return false;
            }
            return true;
        }
        function scanNextNonTrivia() {
            let result;
            do {
                result = scanNext();
            } while (result >= 12 /* SyntaxKind.LineCommentTrivia */ && result <= 15 /* SyntaxKind.Trivia */);
            return result;
        }
        return {
            setPosition: setPosition,
            getPosition: () => pos,
            scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
            getToken: () => token,
            getTokenValue: () => value,
            getTokenOffset: () => tokenOffset,
            getTokenLength: () => pos - tokenOffset,
            getTokenStartLine: () => lineStartOffset,
            getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
            getTokenError: () => scanError,
        };
    }
    exports.createScanner = createScanner;
    function isWhiteSpace(ch) {
        return ch === 32 /* CharacterCodes.space */ || ch === 9 /* CharacterCodes.tab */;
    }
    function isLineBreak(ch) {
        return ch === 10 /* CharacterCodes.lineFeed */ || ch === 13 /* CharacterCodes.carriageReturn */;
    }
    function isDigit(ch) {
        return ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */;
    }
    var CharacterCodes;
    (function (CharacterCodes) {
        CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
        CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
        CharacterCodes[CharacterCodes["space"] = 32] = "space";
        CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
        CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
        CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
        CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
        CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
        CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
        CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
        CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
        CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
        CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
        CharacterCodes[CharacterCodes["a"] = 97] = "a";
        CharacterCodes[CharacterCodes["b"] = 98] = "b";
        CharacterCodes[CharacterCodes["c"] = 99] = "c";
        CharacterCodes[CharacterCodes["d"] = 100] = "d";
        CharacterCodes[CharacterCodes["e"] = 101] = "e";
        CharacterCodes[CharacterCodes["f"] = 102] = "f";
        CharacterCodes[CharacterCodes["g"] = 103] = "g";
        CharacterCodes[CharacterCodes["h"] = 104] = "h";
        CharacterCodes[CharacterCodes["i"] = 105] = "i";
        CharacterCodes[CharacterCodes["j"] = 106] = "j";
        CharacterCodes[CharacterCodes["k"] = 107] = "k";
        CharacterCodes[CharacterCodes["l"] = 108] = "l";
        CharacterCodes[CharacterCodes["m"] = 109] = "m";
        CharacterCodes[CharacterCodes["n"] = 110] = "n";
        CharacterCodes[CharacterCodes["o"] = 111] = "o";
        CharacterCodes[CharacterCodes["p"] = 112] = "p";
        CharacterCodes[CharacterCodes["q"] = 113] = "q";
        CharacterCodes[CharacterCodes["r"] = 114] = "r";
        CharacterCodes[CharacterCodes["s"] = 115] = "s";
        CharacterCodes[CharacterCodes["t"] = 116] = "t";
        CharacterCodes[CharacterCodes["u"] = 117] = "u";
        CharacterCodes[CharacterCodes["v"] = 118] = "v";
        CharacterCodes[CharacterCodes["w"] = 119] = "w";
        CharacterCodes[CharacterCodes["x"] = 120] = "x";
        CharacterCodes[CharacterCodes["y"] = 121] = "y";
        CharacterCodes[CharacterCodes["z"] = 122] = "z";
        CharacterCodes[CharacterCodes["A"] = 65] = "A";
        CharacterCodes[CharacterCodes["B"] = 66] = "B";
        CharacterCodes[CharacterCodes["C"] = 67] = "C";
        CharacterCodes[CharacterCodes["D"] = 68] = "D";
        CharacterCodes[CharacterCodes["E"] = 69] = "E";
        CharacterCodes[CharacterCodes["F"] = 70] = "F";
        CharacterCodes[CharacterCodes["G"] = 71] = "G";
        CharacterCodes[CharacterCodes["H"] = 72] = "H";
        CharacterCodes[CharacterCodes["I"] = 73] = "I";
        CharacterCodes[CharacterCodes["J"] = 74] = "J";
        CharacterCodes[CharacterCodes["K"] = 75] = "K";
        CharacterCodes[CharacterCodes["L"] = 76] = "L";
        CharacterCodes[CharacterCodes["M"] = 77] = "M";
        CharacterCodes[CharacterCodes["N"] = 78] = "N";
        CharacterCodes[CharacterCodes["O"] = 79] = "O";
        CharacterCodes[CharacterCodes["P"] = 80] = "P";
        CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
        CharacterCodes[CharacterCodes["R"] = 82] = "R";
        CharacterCodes[CharacterCodes["S"] = 83] = "S";
        CharacterCodes[CharacterCodes["T"] = 84] = "T";
        CharacterCodes[CharacterCodes["U"] = 85] = "U";
        CharacterCodes[CharacterCodes["V"] = 86] = "V";
        CharacterCodes[CharacterCodes["W"] = 87] = "W";
        CharacterCodes[CharacterCodes["X"] = 88] = "X";
        CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
        CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
        CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
        CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
        CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
        CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
        CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
        CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
        CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
        CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
        CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
        CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
        CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
        CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
        CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
        CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
        CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
    })(CharacterCodes || (CharacterCodes = {}));
});


/***/ }),

/***/ 579:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    "use strict";
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.supportedEols = exports.cachedBreakLinesWithSpaces = exports.cachedSpaces = void 0;
    exports.cachedSpaces = new Array(20).fill(0).map((_, index) => {
        return ' '.repeat(index);
    });
    const maxCachedValues = 200;
    exports.cachedBreakLinesWithSpaces = {
        ' ': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + ' '.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + ' '.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + ' '.repeat(index);
            }),
        },
        '\t': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + '\t'.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + '\t'.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + '\t'.repeat(index);
            }),
        }
    };
    exports.supportedEols = ['\n', '\r', '\r\n'];
});


/***/ }),

/***/ 547:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./impl/format", "./impl/edit", "./impl/scanner", "./impl/parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.applyEdits = exports.modify = exports.format = exports.printParseErrorCode = exports.ParseErrorCode = exports.stripComments = exports.visit = exports.getNodeValue = exports.getNodePath = exports.findNodeAtOffset = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = exports.SyntaxKind = exports.ScanError = exports.createScanner = void 0;
    const formatter = __nccwpck_require__(612);
    const edit = __nccwpck_require__(807);
    const scanner = __nccwpck_require__(525);
    const parser = __nccwpck_require__(152);
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    exports.createScanner = scanner.createScanner;
    var ScanError;
    (function (ScanError) {
        ScanError[ScanError["None"] = 0] = "None";
        ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
        ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
        ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
        ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
        ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
        ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
    })(ScanError || (exports.ScanError = ScanError = {}));
    var SyntaxKind;
    (function (SyntaxKind) {
        SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
        SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
        SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
        SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
        SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
        SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
        SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
        SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
        SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
        SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
        SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
        SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
        SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
        SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
        SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
        SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
        SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
    })(SyntaxKind || (exports.SyntaxKind = SyntaxKind = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    exports.getLocation = parser.getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore, always check the errors list to find out if the input was valid.
     */
    exports.parse = parser.parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    exports.parseTree = parser.parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    exports.findNodeAtLocation = parser.findNodeAtLocation;
    /**
     * Finds the innermost node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    exports.findNodeAtOffset = parser.findNodeAtOffset;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    exports.getNodePath = parser.getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    exports.getNodeValue = parser.getNodeValue;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    exports.visit = parser.visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    exports.stripComments = parser.stripComments;
    var ParseErrorCode;
    (function (ParseErrorCode) {
        ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
        ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
        ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
        ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
        ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
        ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
        ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
        ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
        ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
        ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
        ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
        ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
        ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
    })(ParseErrorCode || (exports.ParseErrorCode = ParseErrorCode = {}));
    function printParseErrorCode(code) {
        switch (code) {
            case 1 /* ParseErrorCode.InvalidSymbol */: return 'InvalidSymbol';
            case 2 /* ParseErrorCode.InvalidNumberFormat */: return 'InvalidNumberFormat';
            case 3 /* ParseErrorCode.PropertyNameExpected */: return 'PropertyNameExpected';
            case 4 /* ParseErrorCode.ValueExpected */: return 'ValueExpected';
            case 5 /* ParseErrorCode.ColonExpected */: return 'ColonExpected';
            case 6 /* ParseErrorCode.CommaExpected */: return 'CommaExpected';
            case 7 /* ParseErrorCode.CloseBraceExpected */: return 'CloseBraceExpected';
            case 8 /* ParseErrorCode.CloseBracketExpected */: return 'CloseBracketExpected';
            case 9 /* ParseErrorCode.EndOfFileExpected */: return 'EndOfFileExpected';
            case 10 /* ParseErrorCode.InvalidCommentToken */: return 'InvalidCommentToken';
            case 11 /* ParseErrorCode.UnexpectedEndOfComment */: return 'UnexpectedEndOfComment';
            case 12 /* ParseErrorCode.UnexpectedEndOfString */: return 'UnexpectedEndOfString';
            case 13 /* ParseErrorCode.UnexpectedEndOfNumber */: return 'UnexpectedEndOfNumber';
            case 14 /* ParseErrorCode.InvalidUnicode */: return 'InvalidUnicode';
            case 15 /* ParseErrorCode.InvalidEscapeCharacter */: return 'InvalidEscapeCharacter';
            case 16 /* ParseErrorCode.InvalidCharacter */: return 'InvalidCharacter';
        }
        return '<unknown ParseErrorCode>';
    }
    exports.printParseErrorCode = printParseErrorCode;
    /**
     * Computes the edit operations needed to format a JSON document.
     *
     * @param documentText The input text
     * @param range The range to format or `undefined` to format the full content
     * @param options The formatting options
     * @returns The edit operations describing the formatting changes to the original document following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function format(documentText, range, options) {
        return formatter.format(documentText, range, options);
    }
    exports.format = format;
    /**
     * Computes the edit operations needed to modify a value in the JSON document.
     *
     * @param documentText The input text
     * @param path The path of the value to change. The path represents either to the document root, a property or an array item.
     * If the path points to an non-existing property or item, it will be created.
     * @param value The new value for the specified property or item. If the value is undefined,
     * the property or item will be removed.
     * @param options Options
     * @returns The edit operations describing the changes to the original document, following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function modify(text, path, value, options) {
        return edit.setProperty(text, path, value, options);
    }
    exports.modify = modify;
    /**
     * Applies edits to an input string.
     * @param text The input text
     * @param edits Edit operations following the format described in {@linkcode EditResult}.
     * @returns The text with the applied edits.
     * @throws An error if the edit operations are not well-formed as described in {@linkcode EditResult}.
     */
    function applyEdits(text, edits) {
        let sortedEdits = edits.slice(0).sort((a, b) => {
            const diff = a.offset - b.offset;
            if (diff === 0) {
                return a.length - b.length;
            }
            return diff;
        });
        let lastModifiedOffset = text.length;
        for (let i = sortedEdits.length - 1; i >= 0; i--) {
            let e = sortedEdits[i];
            if (e.offset + e.length <= lastModifiedOffset) {
                text = edit.applyEdit(text, e);
            }
            else {
                throw new Error('Overlapping edit');
            }
            lastModifiedOffset = e.offset;
        }
        return text;
    }
    exports.applyEdits = applyEdits;
});


/***/ }),

/***/ 744:
/***/ ((module) => {

/**
 * Helpers.
 */

var s = 1000;
var m = s * 60;
var h = m * 60;
var d = h * 24;
var w = d * 7;
var y = d * 365.25;

/**
 * Parse or format the given `val`.
 *
 * Options:
 *
 *  - `long` verbose formatting [false]
 *
 * @param {String|Number} val
 * @param {Object} [options]
 * @throws {Error} throw an error if val is not a non-empty string or a number
 * @return {String|Number}
 * @api public
 */

module.exports = function (val, options) {
  options = options || {};
  var type = typeof val;
  if (type === 'string' && val.length > 0) {
    return parse(val);
  } else if (type === 'number' && isFinite(val)) {
    return options.long ? fmtLong(val) : fmtShort(val);
  }
  throw new Error(
    'val is not a non-empty string or a valid number. val=' +
      JSON.stringify(val)
  );
};

/**
 * Parse the given `str` and return milliseconds.
 *
 * @param {String} str
 * @return {Number}
 * @api private
 */

function parse(str) {
  str = String(str);
  if (str.length > 100) {
    return;
  }
  var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(
    str
  );
  if (!match) {
    return;
  }
  var n = parseFloat(match[1]);
  var type = (match[2] || 'ms').toLowerCase();
  switch (type) {
    case 'years':
    case 'year':
    case 'yrs':
    case 'yr':
    case 'y':
      return n * y;
    case 'weeks':
    case 'week':
    case 'w':
      return n * w;
    case 'days':
    case 'day':
    case 'd':
      return n * d;
    case 'hours':
    case 'hour':
    case 'hrs':
    case 'hr':
    case 'h':
      return n * h;
    case 'minutes':
    case 'minute':
    case 'mins':
    case 'min':
    case 'm':
      return n * m;
    case 'seconds':
    case 'second':
    case 'secs':
    case 'sec':
    case 's':
      return n * s;
    case 'milliseconds':
    case 'millisecond':
    case 'msecs':
    case 'msec':
    case 'ms':
      return n;
    default:
      return undefined;
  }
}

/**
 * Short format for `ms`.
 *
 * @param {Number} ms
 * @return {String}
 * @api private
 */

function fmtShort(ms) {
  var msAbs = Math.abs(ms);
  if (msAbs >= d) {
    return Math.round(ms / d) + 'd';
  }
  if (msAbs >= h) {
    return Math.round(ms / h) + 'h';
  }
  if (msAbs >= m) {
    return Math.round(ms / m) + 'm';
  }
  if (msAbs >= s) {
    return Math.round(ms / s) + 's';
  }
  return ms + 'ms';
}

/**
 * Long format for `ms`.
 *
 * @param {Number} ms
 * @return {String}
 * @api private
 */

function fmtLong(ms) {
  var msAbs = Math.abs(ms);
  if (msAbs >= d) {
    return plural(ms, msAbs, d, 'day');
  }
  if (msAbs >= h) {
    return plural(ms, msAbs, h, 'hour');
  }
  if (msAbs >= m) {
    return plural(ms, msAbs, m, 'minute');
  }
  if (msAbs >= s) {
    return plural(ms, msAbs, s, 'second');
  }
  return ms + ' ms';
}

/**
 * Pluralization helper.
 */

function plural(ms, msAbs, n, name) {
  var isPlural = msAbs >= n * 1.5;
  return Math.round(ms / n) + ' ' + name + (isPlural ? 's' : '');
}


/***/ }),

/***/ 75:
/***/ ((module) => {

module.exports = eval("require")("supports-color");


/***/ }),

/***/ 18:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 23:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

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
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
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
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./node_modules/proxy-from-env/index.js


var DEFAULT_PORTS = {
  ftp: 21,
  gopher: 70,
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
};

function parseUrl(urlString) {
  try {
    return new URL(urlString);
  } catch {
    return null;
  }
}

/**
 * @param {string|object|URL} url - The URL as a string or URL instance, or a
 *   compatible object (such as the result from legacy url.parse).
 * @return {string} The URL of the proxy that should handle the request to the
 *  given URL. If no proxy is set, this will be an empty string.
 */
function getProxyForUrl(url) {
  var parsedUrl = (typeof url === 'string' ? parseUrl(url) : url) || {};
  var proto = parsedUrl.protocol;
  var hostname = parsedUrl.host;
  var port = parsedUrl.port;
  if (typeof hostname !== 'string' || !hostname || typeof proto !== 'string') {
    return '';  // Don't proxy URLs without a valid scheme or host.
  }

  proto = proto.split(':', 1)[0];
  // Stripping ports in this way instead of using parsedUrl.hostname to make
  // sure that the brackets around IPv6 addresses are kept.
  hostname = hostname.replace(/:\d*$/, '');
  port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
  if (!shouldProxy(hostname, port)) {
    return '';  // Don't proxy URLs that match NO_PROXY.
  }

  var proxy = getEnv(proto + '_proxy') || getEnv('all_proxy');
  if (proxy && proxy.indexOf('://') === -1) {
    // Missing scheme in proxy, default to the requested URL's scheme.
    proxy = proto + '://' + proxy;
  }
  return proxy;
}

/**
 * Determines whether a given URL should be proxied.
 *
 * @param {string} hostname - The host name of the URL.
 * @param {number} port - The effective port of the URL.
 * @returns {boolean} Whether the given URL should be proxied.
 * @private
 */
function shouldProxy(hostname, port) {
  var NO_PROXY = getEnv('no_proxy').toLowerCase();
  if (!NO_PROXY) {
    return true;  // Always proxy if NO_PROXY is not set.
  }
  if (NO_PROXY === '*') {
    return false;  // Never proxy if wildcard is set.
  }

  return NO_PROXY.split(/[,\s]/).every(function(proxy) {
    if (!proxy) {
      return true;  // Skip zero-length hosts.
    }
    var parsedProxy = proxy.match(/^(.+):(\d+)$/);
    var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
    var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
    if (parsedProxyPort && parsedProxyPort !== port) {
      return true;  // Skip if ports don't match.
    }

    if (!/^[.*]/.test(parsedProxyHostname)) {
      // No wildcards, so stop proxying if there is an exact match.
      return hostname !== parsedProxyHostname;
    }

    if (parsedProxyHostname.charAt(0) === '*') {
      // Remove leading wildcard.
      parsedProxyHostname = parsedProxyHostname.slice(1);
    }
    // Stop proxying if the hostname ends with the no_proxy host.
    return !hostname.endsWith(parsedProxyHostname);
  });
}

/**
 * Get the value for an environment variable.
 *
 * @param {string} key - The name of the environment variable.
 * @return {string} The value of the environment variable.
 * @private
 */
function getEnv(key) {
  return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || '';
}

;// CONCATENATED MODULE: ./build/engine/gateway/gateway-messages.js
/** The name of the socket in its folder. */
const SOCKET_NAME = 'model';

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
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

;// CONCATENATED MODULE: ./build/engine/gateway/model-prices.js
/** The day on which the prices were looked up. */
const PRICES_AS_OF = '2026-11-26';
const anthropic = (input, output, cacheRead = input / 10) => ({
    ...{ input, output, cacheRead, cacheWrite: input * 1.25, longCacheWrite: input * 2 },
});
const openai = (input, cacheRead, output, cacheWrite) => ({
    ...{ input, output, cacheRead, cacheWrite },
});
/** The input of long calls costs twice as much, the output half as much again. */
const openaiLong = (...prices) => {
    const [input, cacheRead, output, cacheWrite] = prices;
    const price = openai(input * 2, cacheRead * 2, output * 1.5, cacheWrite === undefined ? undefined : cacheWrite * 2);
    return { ...openai(...prices), above: { tokens: 272_000, price } };
};
const google = (input, output, cacheRead = input / 10) => ({ input, output, cacheRead });
const googleLong = (input, output) => ({
    ...google(input, output),
    above: { tokens: 200_000, price: google(input * 2, output * 1.5) },
});
/**
 * Sources: the pricing pages of Anthropic, OpenAI and Google. On the day above those of OpenAI were compared with its page
 * of models and with what catalogues republish of its page of prices: gpt-6.2, 6.1, 6, 5.6, 5.5, 5.4, 5.2 and 5.1. What
 * writing to a cache costs with gpt-6.2, and reading from it with gpt-6.2-sol, follows from the models before it.
 */
const MODEL_PRICES = {
    'claude-fable-5-1': anthropic(10, 50, 0.25),
    'claude-fable-5': anthropic(10, 50),
    'claude-opus-5-5': anthropic(4, 20, 0.2),
    'claude-opus-5': anthropic(5, 25),
    'claude-opus-4-8': anthropic(5, 25),
    'claude-opus-4-7': anthropic(5, 25),
    'claude-opus-4-6': anthropic(5, 25),
    'claude-opus-4-5': anthropic(5, 25),
    'claude-opus-4-1': anthropic(15, 75),
    'claude-opus-4': anthropic(15, 75),
    'claude-sonnet-5-5': anthropic(2, 10, 0.1),
    'claude-sonnet-5': anthropic(2, 10),
    'claude-sonnet-4-6': anthropic(3, 15),
    'claude-sonnet-4-5': anthropic(3, 15),
    'claude-sonnet-4': anthropic(3, 15),
    'claude-haiku-5-5': { ...anthropic(0.1, 0.5), above: { tokens: 100_000, price: anthropic(0.5, 2.5) } },
    'claude-haiku-4-5': anthropic(1, 5),
    'claude-3-5-haiku': anthropic(0.8, 4),
    'gpt-6.2-astra': openaiLong(8, 0.4, 40, 10),
    'gpt-6.2-sol': openaiLong(2, 0.1, 10, 2.5),
    'gpt-6-astra': openaiLong(10, 1, 50, 12.5),
    'gpt-6.1-sol': openaiLong(2, 0.1, 10, 2.5),
    'gpt-6.1-terra': openaiLong(1, 0.05, 5, 1.25),
    'gpt-6-sol': openaiLong(2, 0.2, 10, 2.5),
    'gpt-6-luna': openaiLong(0.1, 0.01, 0.5, 0.125),
    'gpt-5.6-sol': openaiLong(4, 0.4, 20),
    'gpt-5.6-terra': openaiLong(2, 0.2, 12),
    'gpt-5.6-luna': openaiLong(0.2, 0.02, 1.2),
    'gpt-5.5': openaiLong(5, 0.5, 30),
    'gpt-5.4': openaiLong(2.5, 0.25, 15),
    'gpt-5.4-mini': openai(0.75, 0.075, 4.5),
    'gpt-5.4-nano': openai(0.2, 0.02, 1.25),
    'gpt-5.3-codex': openai(1.75, 0.175, 14),
    'gpt-5.2': openai(1.75, 0.175, 14),
    'gpt-5.2-codex': openai(1.75, 0.175, 14),
    'gpt-5.1': openai(1.25, 0.125, 10),
    'gpt-5.1-codex': openai(1.25, 0.125, 10),
    'gpt-5': openai(1.25, 0.125, 10),
    'gpt-5-codex': openai(1.25, 0.125, 10),
    'gpt-5-mini': openai(0.25, 0.025, 2),
    'gpt-5-nano': openai(0.05, 0.005, 0.4),
    'gpt-4.1': openai(2, 0.5, 8),
    'gpt-4.1-mini': openai(0.4, 0.1, 1.6),
    'gpt-4.1-nano': openai(0.1, 0.025, 0.4),
    'gpt-4o': openai(2.5, 1.25, 10),
    'gpt-4o-mini': openai(0.15, 0.075, 0.6),
    'gemini-3.8-flash': google(0.75, 3.75),
    'gemini-3.7-flash': google(0.75, 3.75),
    'gemini-3.6-flash': google(0.75, 3.75),
    'gemini-3.5-flash': google(1.5, 9),
    'gemini-3.1-pro': googleLong(2, 12),
    'gemini-3.1-flash-lite': google(0.25, 1.5),
    'gemini-3-pro': googleLong(2, 12),
    'gemini-3-flash': google(0.5, 3),
    'gemini-2.5-pro': googleLong(1.25, 10),
    'gemini-2.5-flash': google(0.3, 2.5),
    'gemini-2.5-flash-lite': google(0.1, 0.4),
};
// A date or a word that names a release of the same model; a size of context in brackets is of one CLI.
const RELEASE = /(?:[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|latest|preview(?:-\d{2}-(?:\d{2}|\d{4}))?|\d{3})|\[\d+[km]\])$/;
/** The price of a model; a person's own table comes first, by the exact name too. */
function priceOf(model, own) {
    const plain = model.replace(/^models\//, '');
    const bare = plain.replace(/^(?:anthropic|openai|google)\//, '');
    return (lookUp(own, model) ??
        lookUp(own, plain) ??
        lookUp(own, release(plain)) ??
        lookUp(MODEL_PRICES, bare) ??
        lookUp(MODEL_PRICES, release(bare)));
}
function lookUp(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}
function release(name) {
    const shorter = name.replace(RELEASE, '');
    return shorter === name ? name : release(shorter);
}
/** What a call costs, in US dollars. */
function costOf(price, tokens) {
    const { input, cacheRead, cacheWrite, longCacheWrite, output } = tokens;
    const sent = input + cacheRead + cacheWrite + longCacheWrite;
    const { above } = price;
    if (above !== undefined && sent > above.tokens)
        return costOf(above.price, tokens);
    const written = price.cacheWrite ?? price.input;
    const millions = input * price.input +
        cacheRead * (price.cacheRead ?? price.input) +
        cacheWrite * written +
        longCacheWrite * (price.longCacheWrite ?? written) +
        output * price.output;
    return millions / 1e6;
}
/** What a call can cost by counts from before it: its input may all be written to a cache. */
function reserveOf(price, { input, output }) {
    const none = { cacheRead: 0, longCacheWrite: 0, output };
    return Math.max(costOf(price, { ...none, input, cacheWrite: 0 }), costOf(price, { ...none, input: 0, cacheWrite: input }));
}

;// CONCATENATED MODULE: ./build/engine/gateway/json-walk.js
/** A walk over JSON of any depth, without recursion. Pure. */

/** Every object in a value, itself included; what lies below keys of `opaque` is left out. */
function* objectsIn(value, opaque) {
    const waiting = [value];
    while (waiting.length > 0) {
        const next = waiting.pop();
        if (Array.isArray(next)) {
            for (const each of next)
                waiting.push(each);
        }
        else if (isObject(next)) {
            yield next;
            for (const [key, each] of Object.entries(next))
                if (!opaque.has(key))
                    waiting.push(each);
        }
    }
}

;// CONCATENATED MODULE: ./build/engine/gateway/protocol.js
/** What the API of a model means to the gateway: the words that adapters and server share. Pure. */
/** APIs, by who defined them; others offer the same ones. */
const GATEWAY_APIS = (/* unused pure expression or super */ null && (['anthropic', 'openai', 'gemini']));
const NO_TOKENS = { input: 0, cacheRead: 0, cacheWrite: 0, longCacheWrite: 0, output: 0 };
/** A count from a response: a whole number that is not negative. */
function count(value) {
    return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
/** Counts that are there; what is missing says nothing of an earlier figure. */
function presentCounts(counts) {
    const present = Object.entries(counts).filter(([, value]) => value !== undefined);
    return present.length === 0 ? {} : { tokens: Object.fromEntries(present) };
}
/** A name that can be shown as it is; undefined for every other value. */
function nameOf(value) {
    return typeof value === 'string' && /^[\w@+:,./[\]-]{1,200}$/.test(value) ? value : undefined;
}
/** What a way out is called, as a request names it. */
function namedWay(kind, name) {
    return `${kind} ${JSON.stringify(nameOf(name) ?? 'unnamed')}`;
}

;// CONCATENATED MODULE: ./build/engine/gateway/openai-shared.js
/** What the two protocols of OpenAI have in common. Pure. */

const LIST_PRICE = [undefined, null, 'auto', 'default', 'standard'];
function tierSurcharge({ service_tier: tier }) {
    return LIST_PRICE.includes(tier) ? undefined : namedWay('service_tier', tier);
}
/** Whether an address carries the content itself. */
function isInline(url) {
    return typeof url === 'string' && /^data:/i.test(url);
}
/** Models and plug-ins that search the web without a tool. */
function* searchWays({ model, plugins, web_search_options: options }) {
    if (typeof model === 'string' && /-search(?:-|$)|:online$/.test(model))
        yield namedWay('the searching model', model);
    if (plugins !== undefined && plugins !== null)
        yield 'plug-ins of the server';
    if (options !== undefined && options !== null)
        yield 'web search';
}
const ERROR_TYPES = {
    401: 'authentication_error',
    402: 'insufficient_quota',
    403: 'permission_error',
    404: 'not_found_error',
    429: 'rate_limit_error',
};
function renderOpenAiError({ status, message }) {
    const type = ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');
    return { error: { message, type, param: null, code: type } };
}

;// CONCATENATED MODULE: ./build/engine/gateway/token-estimate.js
/** Counts of tokens where nobody has counted them. Pure. */


// Text and code have about four characters a token; what is reserved must seldom be too little.
const CHARACTERS_PER_TOKEN = 4;
const FEWEST_CHARACTERS_PER_TOKEN = 3;
// The most that an API takes for one picture.
const MEDIA_TOKENS = 5000;
// Of a document, a page has about this many bytes, and costs less than a picture.
const BYTES_PER_PART = 100_000;
/** Tokens of text that a model wrote. */
function estimateTokens(characters) {
    return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
/** Tokens that a request can be of at most, as a rule, and about. */
function estimateInput(body, bytes) {
    let media = 0;
    let parts = 0;
    for (const fields of objectsIn(body, new Set())) {
        for (const value of Object.values(fields)) {
            if (typeof value !== 'string' || !isMedia(fields, value))
                continue;
            media += value.length;
            parts += 1 + Math.floor(value.length / BYTES_PER_PART);
        }
    }
    const text = Math.max(0, bytes - media);
    return {
        most: Math.ceil(text / FEWEST_CHARACTERS_PER_TOKEN) + parts * MEDIA_TOKENS,
        about: estimateTokens(text) + parts * (MEDIA_TOKENS / 5),
    };
}
const MEDIA_TYPES = ['media_type', 'mimeType', 'mime_type', 'format'];
/** Bytes of a picture, a recording or a document, which are no text. */
function isMedia(fields, value) {
    if (isInline(value))
        return true;
    return fields.data === value && MEDIA_TYPES.some((name) => typeof fields[name] === 'string');
}

;// CONCATENATED MODULE: ./build/engine/gateway/call-plan.js
/**
 * Decides on one call before it is forwarded: what is sent, and what it may cost. Pure.
 * Invariant: what is sent is what was checked, written again; two readings of one text cannot differ.
 */



/** What is reserved for the output of a request that sets no limit of its own. */
const UNDECLARED_OUTPUT = 8192;
/** Reads a request to a model, and plans it or says why not. */
function planCall(endpoint, text, rules) {
    const parsed = parseBody(text);
    if (parsed === undefined)
        return { status: 400, message: 'the body is not a JSON object' };
    const [fields, body] = parsed;
    const facts = endpoint.protocol.readRequest(fields);
    if (!rules.serverTools && facts.waysOut.length > 0) {
        return { status: 403, message: `agent.server_tools is off, and the request asks for ${facts.waysOut.join(', ')}` };
    }
    const model = endpoint.model ?? facts.model;
    if (model === undefined)
        return { status: 400, message: 'the request names no model' };
    const { most, about } = estimateInput(fields, body.length);
    if (endpoint.kind !== 'answer')
        return { body, fields, model, about: 0, price: undefined, reserveUsd: 0 };
    const call = { body, fields, model, about };
    const price = facts.surcharge === undefined ? priceOf(model, rules.prices) : undefined;
    if (price !== undefined) {
        const output = facts.maxOutput ?? UNDECLARED_OUTPUT;
        return { ...call, price, reserveUsd: reserveOf(price, { input: most, output }) };
    }
    if (!rules.isLimited)
        return { ...call, price, reserveUsd: 0 };
    const why = facts.surcharge === undefined
        ? `no price is known of the model ${model}; add it to agent.price`
        : `no price is known with ${facts.surcharge}`;
    return { status: 403, message: `there is a limit in dollars, and ${why}` };
}
function parseBody(text) {
    try {
        const fields = JSON.parse(text);
        return isObject(fields) ? [fields, Buffer.from(JSON.stringify(fields))] : undefined;
    }
    catch {
        // No JSON, or nested too deeply to be written.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/base/text.js

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

;// CONCATENATED MODULE: ./build/engine/gateway/call-failure.js
/**
 * Why a call to a model failed, by what the API answered. Pure.
 * Sources: the references of the APIs (Errors, Rate limits), RFC 9110 (Retry-After).
 */


const MAX_MESSAGE = 300;
/** What a body of an error holds: an object, an object in a list, a sentence. */
function errorOf(body) {
    const [first] = arrayOrEmpty(body);
    const { error, message, detail } = objectOrEmpty(first ?? body);
    if (isObject(error))
        return error;
    const sentence = [error, message, detail].find((each) => typeof each === 'string');
    return sentence === undefined ? {} : { message: sentence };
}
/** The failure that a response reports. */
function classifyFailure(response) {
    const { status, error } = response;
    const kind = kindOf(response);
    const message = typeof error.message === 'string' && error.message.trim() !== '' ? error.message : `status ${status}`;
    const reset = kind === 'rate-limit' || kind === 'overload' ? resetOf(response) : undefined;
    return {
        kind,
        status,
        message: printable(message.replaceAll(/\s+/g, ' ').trim(), MAX_MESSAGE),
        ...(reset === undefined ? {} : { resetAt: reset }),
    };
}
function kindOf({ status, error }) {
    const words = [error.type, error.code, error.status, reasonOf(error)].filter((each) => typeof each === 'string');
    const named = words.map((word) => KINDS[word.toLowerCase()]).find((kind) => kind !== undefined);
    // A name for everything else says less than the status.
    const isVague = named === 'overload' && status >= 400 && status < 500 && status !== 429;
    if (named !== undefined && !isVague)
        return named;
    // Some APIs say the cause in a sentence alone.
    const message = typeof error.message === 'string' ? error.message : '';
    if (status < 500 && /credit balance|billing|insufficient (?:funds|credits)/i.test(message))
        return 'credit';
    if (status < 500 && /api[ _-]key (?:not valid|not found|is invalid|expired)/i.test(message))
        return 'key';
    if (status === 400 && /\bmodel\b.*(?:does not exist|not found|not supported)/i.test(message))
        return 'model';
    return STATUS_KINDS[status] ?? (status >= 500 ? 'overload' : 'request');
}
function reasonOf(error) {
    return arrayOrEmpty(error.details)
        .map((each) => objectOrEmpty(each).reason)
        .find((each) => each !== undefined);
}
const STATUS_KINDS = {
    401: 'key',
    402: 'credit',
    403: 'key',
    404: 'model',
    407: 'unreachable',
    408: 'timeout',
    429: 'rate-limit',
};
/** Types, codes and reasons that APIs give, in lower case; what only repeats the status is left out. */
const KINDS = {
    authentication_error: 'key',
    invalid_api_key: 'key',
    api_key_invalid: 'key',
    unauthenticated: 'key',
    billing_error: 'credit',
    insufficient_quota: 'credit',
    billing_hard_limit_reached: 'credit',
    billing_disabled: 'credit',
    model_not_found: 'model',
    rate_limit_error: 'rate-limit',
    rate_limit_exceeded: 'rate-limit',
    usage_limit_reached: 'rate-limit',
    usage_not_included: 'credit',
    resource_exhausted: 'rate-limit',
    overloaded_error: 'overload',
    server_error: 'overload',
    server_is_overloaded: 'overload',
    slow_down: 'overload',
    unavailable: 'overload',
    internal: 'overload',
    api_error: 'overload',
    timeout_error: 'overload',
    deadline_exceeded: 'overload',
};
// A limit of a week is the longest; what lies beyond, or behind, is no time to wait for.
const LONGEST_MS = 8 * 86_400_000;
function resetOf({ headers, error, nowMs }) {
    const text = (name) => {
        const value = headers[name];
        return typeof value === 'string' ? value.trim() : value?.[0]?.trim();
    };
    const times = [
        milliseconds(text('retry-after-ms'), nowMs),
        retryAfter(text('retry-after'), nowMs),
        epoch(text('anthropic-ratelimit-unified-reset')),
        epoch(error.resets_at),
        seconds(error.resets_in_seconds, nowMs),
        ...arrayOrEmpty(error.details).map((each) => span(objectOrEmpty(each).retryDelay, nowMs)),
        latest(exhausted(text).map((value) => instant(value) ?? span(value, nowMs))),
    ];
    const found = times.find((each) => each !== undefined && each > nowMs && each <= nowMs + LONGEST_MS);
    return found === undefined ? undefined : new Date(found).toISOString();
}
const LIMITS = [
    ...['requests', 'tokens', 'input-tokens', 'output-tokens'].map((what) => ({
        remaining: `anthropic-ratelimit-${what}-remaining`,
        reset: `anthropic-ratelimit-${what}-reset`,
    })),
    ...['requests', 'tokens'].map((what) => ({
        remaining: `x-ratelimit-remaining-${what}`,
        reset: `x-ratelimit-reset-${what}`,
    })),
];
/** When the limits end of which nothing is left. */
function exhausted(text) {
    return LIMITS.flatMap(({ remaining, reset }) => (text(remaining) === '0' ? (text(reset) ?? []) : []));
}
function latest(times) {
    const known = times.filter((each) => each !== undefined);
    return known.length === 0 ? undefined : Math.max(...known);
}
function seconds(value, nowMs) {
    return typeof value === 'number' && Number.isFinite(value) ? nowMs + value * 1000 : undefined;
}
function milliseconds(text, nowMs) {
    return text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? nowMs + Number(text) : undefined;
}
function retryAfter(text, nowMs) {
    if (text === undefined)
        return undefined;
    return /^\d+(?:\.\d+)?$/.test(text) ? nowMs + Number(text) * 1000 : instant(text);
}
function epoch(value) {
    const at = typeof value === 'string' && /^\d{10}$/.test(value) ? Number(value) : value;
    return typeof at === 'number' && Number.isFinite(at) ? at * 1000 : undefined;
}
/** A date, in the form of HTTP or of ISO 8601. */
function instant(text) {
    const at = /^\d{4}-\d{2}-\d{2}T|^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? undefined : at;
}
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** A span such as `6m0s`, `1.5s` or `20ms`. */
function span(value, nowMs) {
    if (typeof value !== 'string' || !/^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/.test(value))
        return undefined;
    const parts = [...value.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)];
    return nowMs + parts.reduce((sum, [, number, unit = '']) => sum + Number(number) * (UNITS[unit] ?? 0), 0);
}

;// CONCATENATED MODULE: ./build/engine/gateway/call-record.js
/** What is recorded of a call: never a key, a prompt or an answer. Pure. */



/** The record of a call that costs something. */
function recordCall(call) {
    const { planned, facts, status, prices, durationMs } = call;
    const model = facts?.model ?? planned.model ?? 'unknown';
    const { tokens, isEstimated, usd } = figuresOf(call, priceOf(model, prices) ?? planned.price);
    const failure = failureOf(call);
    return {
        ...{ model, status, tokens },
        ...(usd === undefined ? {} : { usd }),
        ...(isEstimated ? { isEstimated } : {}),
        ...(failure === undefined ? {} : { failure }),
        durationMs: Math.round(durationMs),
    };
}
function figuresOf({ planned, status, facts, wasSent }, listed) {
    // What has a surcharge has no price, whatever the model is.
    const price = planned.price === undefined ? undefined : listed;
    const priced = (tokens, isEstimated) => ({
        ...{ tokens, isEstimated },
        usd: price === undefined ? undefined : costOf(price, tokens),
    });
    if ((status !== null && status >= 400) || !wasSent)
        return priced(NO_TOKENS, false);
    const about = { ...NO_TOKENS, input: planned.about };
    // What was sent and never answered may be charged with all that it declared, and nobody could read such an answer either.
    if (status === null || facts === undefined) {
        return { tokens: about, isEstimated: true, usd: price === undefined ? undefined : planned.reserveUsd };
    }
    const { tokens, output, isEstimated } = facts;
    return tokens === undefined ? priced({ ...about, output }, true) : priced(tokens, isEstimated);
}
function failureOf({ status, headers, facts, trouble, nowMs }) {
    if (status !== null && (status >= 400 || facts?.error !== undefined)) {
        return classifyFailure({ status, headers, error: facts?.error ?? {}, nowMs });
    }
    return trouble === undefined ? undefined : { ...trouble, status };
}

;// CONCATENATED MODULE: ./build/engine/gateway/conversation.js
/**
 * What a request to a model says that no earlier one said, for a transcript. Pure.
 * Every protocol sends the whole conversation with each call; their members differ in name and are alike in shape.
 */

/** Most characters of one message, and of one answer, that leave the gateway; a transcript shows less. */
const MAX_MESSAGE_CHARS = 200_000;
// What the model said: it stands in the answer of an earlier call.
const OF_MODEL = ['assistant', 'model', 'reasoning', 'function_call', 'custom_tool_call'];
const MAX_DEPTH = 8;
/** Collects what one call says. */
function beginExchange(protocol, messages) {
    let answer = '';
    return {
        onPart: (part) => {
            if (answer.length < MAX_MESSAGE_CHARS)
                answer += answerOf(protocol, part);
        },
        end: ({ model, status, tokens, durationMs, failure }) => ({
            ...{ model, status, messages, durationMs, outputTokens: tokens.output },
            inputTokens: tokens.input + tokens.cacheRead + tokens.cacheWrite + tokens.longCacheWrite,
            answer: answer.slice(0, MAX_MESSAGE_CHARS).trim(),
            ...(failure === undefined ? {} : { failure: failure.message }),
        }),
    };
}
/** A reader of the requests of one session; each message is given as often as the requests that hold it most often do. */
function followConversation() {
    const known = new Map();
    return (body) => {
        const counts = new Map();
        return messagesOf(body).filter(({ role, text }) => {
            const name = `${role}\n${text}`;
            const count = (counts.get(name) ?? 0) + 1;
            counts.set(name, count);
            if (count <= (known.get(name) ?? 0))
                return false;
            known.set(name, count);
            return true;
        });
    };
}
function messagesOf(body) {
    const { system, instructions, systemInstruction, system_instruction: older, messages, input, contents } = body;
    const first = [system, instructions, systemInstruction, older].map((each) => ({
        role: 'system',
        text: textOf(each),
    }));
    const list = [messages, input, contents].flatMap((each) => typeof each === 'string' ? [{ role: 'user', text: each }] : arrayOrEmpty(each).filter(isObject).map(messageOf));
    return [...first, ...list]
        .map(({ role, text }) => ({ role, text: text.trim().slice(0, MAX_MESSAGE_CHARS) }))
        .filter(({ role, text }) => text !== '' && !OF_MODEL.includes(role));
}
function messageOf(item) {
    const { role, type } = item;
    const text = textOf(item);
    const name = typeof role === 'string' ? role : typeof type === 'string' ? type : 'user';
    // Results of tools come as messages of the user.
    return { role: isResult(item) ? 'tool' : name, text };
}
function isResult(item) {
    const { type, content, parts } = item;
    if (typeof type === 'string' && type.endsWith('_output'))
        return true;
    const inside = [...arrayOrEmpty(content), ...arrayOrEmpty(parts)].filter(isObject);
    return (inside.length > 0 && inside.every((each) => each.type === 'tool_result' || each.functionResponse !== undefined));
}
// Where texts of a message are, whatever protocol it is of.
const TEXTS = ['text', 'content', 'parts', 'output', 'functionResponse', 'response', 'result'];
const CALLS = ['tool_use', 'functionCall', 'function'];
/** The texts in a part of a message, a line each at least; what is no text is named. */
function textOf(value, depth = 0) {
    if (typeof value === 'string')
        return value;
    if (depth > MAX_DEPTH)
        return '';
    if (Array.isArray(value))
        return lines(value.map((each) => textOf(each, depth + 1)));
    if (!isObject(value))
        return '';
    if (value.type === 'image' || value.image_url !== undefined || value.inlineData !== undefined)
        return '(an image)';
    if (value.type === 'tool_use' || CALLS.some((name) => isObject(value[name])))
        return '';
    const found = TEXTS.flatMap((name) => (value[name] === undefined ? [] : [textOf(value[name], depth + 1)]));
    const text = lines(found);
    if (text !== '' || found.length === 0 || depth === 0)
        return text;
    return '';
}
function lines(parts) {
    return parts.filter((each) => each !== '').join('\n');
}
/** What the model shows in a part of a response: an event of a stream, or the whole. */
function answerOf(protocol, part) {
    return isObject(part) ? ANSWERS[protocol](part) : '';
}
const ANSWERS = {
    'anthropic-messages': ({ type, content, content_block: block, delta }) => {
        if (type === 'message')
            return arrayOrEmpty(content)
                .map((each) => blockOf(objectOrEmpty(each)))
                .join('\n');
        if (type === 'content_block_start')
            return named(objectOrEmpty(block).name) || '\n';
        const { text, partial_json: json, thinking } = objectOrEmpty(delta);
        return type === 'content_block_delta' ? plain(text, json, thinking) : '';
    },
    'openai-responses': ({ type, delta, item, output }) => {
        if (type === undefined)
            return arrayOrEmpty(output)
                .map((each) => itemOf(objectOrEmpty(each)))
                .join('\n');
        if (type === 'response.output_item.added')
            return '\n';
        if (type === 'response.output_item.done')
            return callOf(objectOrEmpty(item));
        return typeof type === 'string' && type.endsWith('text.delta') ? plain(delta) : '';
    },
    'openai-chat': ({ choices }) => arrayOrEmpty(choices)
        .map((choice) => {
        const { delta, message } = objectOrEmpty(choice);
        const { content, reasoning, reasoning_content: thoughts, tool_calls: calls } = objectOrEmpty(delta ?? message);
        const functions = arrayOrEmpty(calls).map((call) => objectOrEmpty(objectOrEmpty(call).function));
        const called = functions.map(({ name, arguments: given }) => `${named(name)}${plain(given)}`);
        return `${plain(reasoning, thoughts, content)}${called.join('')}`;
    })
        .join(''),
    gemini: ({ candidates }) => arrayOrEmpty(candidates)
        .flatMap((each) => arrayOrEmpty(objectOrEmpty(objectOrEmpty(each).content).parts))
        .map((each) => {
        const { text, functionCall } = objectOrEmpty(each);
        return isObject(functionCall) ? callOf(functionCall) : plain(text);
    })
        .join(''),
};
function blockOf(block) {
    return plain(block.thinking, block.text) || callOf(block);
}
function itemOf(item) {
    return callOf(item) || textOf(item.content ?? item.summary);
}
/** A tool that the model calls, with what it gives it. */
function callOf({ name, input, args, arguments: text }) {
    const given = text ?? input ?? args ?? {};
    return typeof name === 'string' ? `${named(name)}${typeof given === 'string' ? given : JSON.stringify(given)}` : '';
}
function named(name) {
    return typeof name === 'string' && name !== '' ? `\n→ ${name} ` : '';
}
function plain(...values) {
    return values.filter((each) => typeof each === 'string').join('');
}

;// CONCATENATED MODULE: ./build/engine/gateway/anthropic-messages.js
/**
 * Anthropic Messages. Pure.
 * Source: the reference of the API (Messages, Streaming, Errors, Tool use).
 */



// Tools that the agent's own machine runs, or that only look through the tools of the request.
const LOCAL_TOOLS = /^(?:custom|(?:bash|text_editor|computer|memory|tool_search_tool_(?:regex|bm25))_\d{8})$/;
// Arguments and results of tools are the agent's own data, whatever they look like.
const OPAQUE = new Set(['input', 'input_schema']);
const anthropic_messages_LIST_PRICE = [undefined, null, 'auto', 'standard', 'standard_only'];
const anthropicMessages = {
    name: 'anthropic-messages',
    readRequest: (body) => ({
        model: nameOf(body.model),
        maxOutput: count(body.max_tokens),
        surcharge: surchargeOf(body),
        waysOut: [...new Set([...toolWays(body), ...contentWays(body)])],
    }),
    readResponse: (part) => {
        switch (part.type) {
            case 'message':
                return { ...readMessage(part), isFinal: isObject(part.usage), characters: writtenInBlocks(part) };
            case 'message_start':
                return readMessage(objectOrEmpty(part.message));
            case 'content_block_delta':
                return { characters: writtenIn(objectOrEmpty(part.delta)) };
            case 'message_delta':
                return { ...readUsage(part.usage), isFinal: isObject(part.usage) };
            case 'error':
                return { error: objectOrEmpty(part.error) };
            default:
                return {};
        }
    },
    renderError: ({ status, message }) => ({ type: 'error', error: { type: errorType(status), message } }),
};
function surchargeOf({ service_tier: tier, speed }) {
    if (!anthropic_messages_LIST_PRICE.includes(tier))
        return namedWay('service_tier', tier);
    return [undefined, null, 'standard'].includes(speed) ? undefined : namedWay('speed', speed);
}
function* toolWays({ tools, mcp_servers: servers, container }) {
    for (const { type } of arrayOrEmpty(tools).filter(isObject)) {
        if (type === undefined || type === null)
            continue;
        if (typeof type !== 'string' || !LOCAL_TOOLS.test(type))
            yield namedWay('the server-side tool', type);
    }
    for (const { name } of arrayOrEmpty(servers).map(objectOrEmpty))
        yield namedWay('the MCP server', name);
    if (container !== undefined && container !== null)
        yield 'a container for code execution';
}
/** What lies elsewhere and would be fetched for the model. */
function* contentWays({ messages, system }) {
    for (const block of objectsIn([messages, system], OPAQUE)) {
        if (block.type === 'container_upload')
            yield 'a file for code execution';
        const { type } = objectOrEmpty(block.source);
        if (type === 'url')
            yield 'content of a remote URL';
        if (type === 'file')
            yield 'a stored file';
    }
}
function readMessage({ model, usage }) {
    return { model: nameOf(model), ...readUsage(usage) };
}
function readUsage(usage) {
    const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens, cache_creation } = objectOrEmpty(usage);
    const written = count(cache_creation_input_tokens);
    const long = count(objectOrEmpty(cache_creation).ephemeral_1h_input_tokens);
    return presentCounts({
        input: count(input_tokens),
        cacheRead: count(cache_read_input_tokens),
        cacheWrite: written === undefined ? undefined : Math.max(0, written - (long ?? 0)),
        longCacheWrite: long,
        output: count(output_tokens),
    });
}
function writtenIn({ text, partial_json: json, thinking }) {
    return [text, json, thinking].reduce((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0);
}
function writtenInBlocks({ content }) {
    return arrayOrEmpty(content).reduce((sum, block) => sum + writtenIn(objectOrEmpty(block)), 0);
}
const anthropic_messages_ERROR_TYPES = {
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
    return anthropic_messages_ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
}

;// CONCATENATED MODULE: ./build/engine/gateway/gemini.js
/**
 * Gemini: generateContent and streamGenerateContent. Pure.
 * The API takes every name in camel case and in snake case alike.
 * Source: the reference of the API (generateContent, countTokens) and the JSON form of protocol buffers.
 */



// Functions that the agent runs; what else a tool can be, the server runs.
const gemini_LOCAL_TOOLS = ['functiondeclarations', 'computeruse'];
// Schemas, and arguments and results of functions, are the agent's own data, whatever they look like.
const gemini_OPAQUE = new Set([
    ...['args', 'response', 'parameters', 'parametersJsonSchema', 'parameters_json_schema'],
    ...['responseSchema', 'response_schema', 'responseJsonSchema', 'response_json_schema'],
]);
const gemini = {
    name: 'gemini',
    readRequest: (body) => {
        // A count of tokens holds a whole request.
        const requests = [body, ...membersOf(body, 'generateContentRequest').map(objectOrEmpty)];
        const configs = requests.flatMap((each) => membersOf(each, 'generationConfig')).map(objectOrEmpty);
        const most = configs.flatMap((config) => membersOf(config, 'maxOutputTokens')).flatMap((each) => count(each) ?? []);
        const answers = configs.flatMap((each) => membersOf(each, 'candidateCount')).flatMap((each) => count(each) ?? []);
        return {
            maxOutput: most.length === 0 ? undefined : Math.max(...most) * Math.max(1, ...answers),
            waysOut: [...new Set([...requests.flatMap((each) => [...gemini_toolWays(each)]), ...gemini_contentWays(body)])],
        };
    },
    readResponse: (part) => ({
        model: nameOf(part.modelVersion),
        ...gemini_readUsage(part.usageMetadata),
        isFinal: isObject(part.usageMetadata) && arrayOrEmpty(part.candidates).some(isFinished),
        characters: gemini_writtenIn(part),
        ...(isObject(part.error) ? { error: part.error } : {}),
    }),
    renderError: ({ status, message }) => ({
        error: { code: status, message, status: STATUS_NAMES[status] ?? 'UNKNOWN' },
    }),
};
function gemini_plain(name) {
    return name.replaceAll('_', '').toLowerCase();
}
/** Members by their name in camel case, however it is written; of one that is there in two forms either may count. */
function membersOf(fields, name) {
    return Object.entries(fields).flatMap(([key, value]) => gemini_plain(key) === gemini_plain(name) && value !== null ? [value] : []);
}
function* gemini_toolWays(request) {
    for (const tool of membersOf(request, 'tools').flatMap(arrayOrEmpty).filter(isObject)) {
        for (const name of Object.keys(tool)) {
            if (!gemini_LOCAL_TOOLS.includes(gemini_plain(name)))
                yield namedWay('the server-side tool', name);
        }
    }
    if (membersOf(request, 'cachedContent').length > 0)
        yield 'stored content';
}
function* gemini_contentWays(body) {
    for (const part of objectsIn(body, gemini_OPAQUE)) {
        if (membersOf(part, 'fileData').length > 0)
            yield 'a stored file, or content of a remote URL';
    }
}
function isFinished(candidate) {
    return typeof objectOrEmpty(candidate).finishReason === 'string';
}
/** The figures of each part are those of the response until then. */
function gemini_readUsage(usage) {
    const fields = objectOrEmpty(usage);
    const sent = count(fields.promptTokenCount);
    const read = count(fields.cachedContentTokenCount) ?? 0;
    const results = count(fields.toolUsePromptTokenCount) ?? 0;
    const [answer, thoughts] = [count(fields.candidatesTokenCount), count(fields.thoughtsTokenCount)];
    return presentCounts({
        ...(sent === undefined ? {} : { input: Math.max(0, sent + results - read), cacheRead: read }),
        output: answer === undefined && thoughts === undefined ? undefined : (answer ?? 0) + (thoughts ?? 0),
    });
}
function gemini_writtenIn({ candidates }) {
    let characters = 0;
    for (const candidate of arrayOrEmpty(candidates).filter(isObject)) {
        for (const part of arrayOrEmpty(objectOrEmpty(candidate.content).parts).filter(isObject)) {
            if (typeof part.text === 'string')
                characters += part.text.length;
            if (isObject(part.functionCall))
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

;// CONCATENATED MODULE: ./build/engine/gateway/openai-chat.js
/**
 * OpenAI Chat Completions, which many servers speak. Pure.
 * Source: the reference of the API (Chat Completions, Streaming).
 */




const openai_chat_LOCAL_TOOLS = ['function', 'custom'];
const openai_chat_OPAQUE = new Set(['arguments']);
const openaiChat = {
    name: 'openai-chat',
    readRequest: (body) => {
        const most = count(body.max_completion_tokens) ?? count(body.max_tokens);
        return {
            model: nameOf(body.model),
            maxOutput: most === undefined ? undefined : most * Math.max(1, count(body.n) ?? 1),
            surcharge: tierSurcharge(body),
            waysOut: [...new Set([...openai_chat_toolWays(body), ...searchWays(body), ...openai_chat_contentWays(body.messages)])],
        };
    },
    readResponse: (part) => ({
        model: nameOf(part.model),
        ...openai_chat_readUsage(part.usage),
        isFinal: isObject(part.usage),
        characters: openai_chat_writtenIn(part),
        ...(isObject(part.error) ? { error: part.error } : {}),
    }),
    renderError: renderOpenAiError,
};
function* openai_chat_toolWays({ tools }) {
    for (const { type } of arrayOrEmpty(tools).filter(isObject)) {
        if (!openai_chat_LOCAL_TOOLS.includes(type))
            yield namedWay('the server-side tool', type);
    }
}
function* openai_chat_contentWays(messages) {
    for (const part of objectsIn(messages, openai_chat_OPAQUE)) {
        const { image_url: image, video_url: video, file } = part;
        for (const each of [image, video]) {
            const url = isObject(each) ? each.url : each;
            if (url !== undefined && url !== null && !isInline(url))
                yield 'content of a remote URL';
        }
        const { file_id: id, file_data: data } = objectOrEmpty(file);
        if (id !== undefined && id !== null)
            yield 'a stored file';
        // Some servers fetch what is named there.
        if (typeof data === 'string' && /^https?:/i.test(data))
            yield 'content of a remote URL';
    }
}
function openai_chat_readUsage(usage) {
    const { prompt_tokens, prompt_tokens_details, completion_tokens } = objectOrEmpty(usage);
    const details = objectOrEmpty(prompt_tokens_details);
    const [read, written] = [count(details.cached_tokens) ?? 0, count(details.cache_write_tokens) ?? 0];
    const sent = count(prompt_tokens);
    return presentCounts({
        ...(sent === undefined
            ? {}
            : { input: Math.max(0, sent - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
        output: count(completion_tokens),
    });
}
/** Text, thoughts and arguments of tools, of all answers. */
function openai_chat_writtenIn({ choices }) {
    let characters = 0;
    for (const choice of arrayOrEmpty(choices).filter(isObject)) {
        const { content, reasoning, reasoning_content: thoughts, tool_calls: calls, } = objectOrEmpty(choice.delta ?? choice.message);
        const written = arrayOrEmpty(calls).map((call) => objectOrEmpty(objectOrEmpty(call).function).arguments);
        for (const each of [content, reasoning, thoughts, ...written]) {
            if (typeof each === 'string')
                characters += each.length;
        }
    }
    return characters;
}

;// CONCATENATED MODULE: ./build/engine/gateway/openai-responses.js
/**
 * OpenAI Responses. Pure.
 * Source: the reference of the API (Responses, Streaming events).
 */




// Tools that the agent's own machine runs, or that only look through the tools of the request.
const openai_responses_LOCAL_TOOLS = [
    ...['function', 'custom', 'local_shell', 'apply_patch', 'tool_search'],
    ...['computer', 'computer_use_preview'],
];
const openai_responses_OPAQUE = new Set(['arguments', 'parameters']);
const ENDED = ['response.completed', 'response.incomplete', 'response.failed', 'response.done'];
const openaiResponses = {
    name: 'openai-responses',
    readRequest: (body) => ({
        model: nameOf(body.model),
        maxOutput: count(body.max_output_tokens),
        surcharge: tierSurcharge(body),
        waysOut: [
            ...new Set([...openai_responses_toolWays(body.tools), ...searchWays(body), ...storedWays(body), ...openai_responses_contentWays(body.input)]),
        ],
    }),
    readResponse: (part) => {
        if (typeof part.type !== 'string')
            return { ...readBody(part), isFinal: isObject(part.usage) };
        if (part.type === 'error')
            return { error: isObject(part.error) ? part.error : part };
        const { response, delta } = part;
        if (isObject(response))
            return { ...readBody(response), isFinal: ENDED.includes(part.type) };
        return { characters: typeof delta === 'string' ? delta.length : 0 };
    },
    renderError: renderOpenAiError,
};
function* openai_responses_toolWays(tools) {
    for (const tool of arrayOrEmpty(tools).filter(isObject)) {
        const { type, environment } = tool;
        if (type === 'namespace')
            yield* openai_responses_toolWays(tool.tools);
        else if (type === 'shell') {
            if (objectOrEmpty(environment).type !== 'local')
                yield 'a shell of the server';
        }
        else if (!openai_responses_LOCAL_TOOLS.includes(type))
            yield namedWay('the server-side tool', type);
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
    for (const item of objectsIn(input, openai_responses_OPAQUE)) {
        if (item.type === 'item_reference')
            yield 'a stored conversation';
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
    return { model: nameOf(model), ...openai_responses_readUsage(usage), ...(isObject(error) ? { error } : {}) };
}
function openai_responses_readUsage(usage) {
    const { input_tokens, input_tokens_details, output_tokens } = objectOrEmpty(usage);
    const details = objectOrEmpty(input_tokens_details);
    const [read, written] = [count(details.cached_tokens) ?? 0, count(details.cache_write_tokens) ?? 0];
    const sent = count(input_tokens);
    return presentCounts({
        ...(sent === undefined
            ? {}
            : { input: Math.max(0, sent - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
        output: count(output_tokens),
    });
}

;// CONCATENATED MODULE: ./build/engine/gateway/endpoints.js
/**
 * Which calls the gateway forwards: a list of methods and paths, in their plain form only. Pure.
 * Invariant: a path that is forwarded is one that a pattern here matches as a whole. Nothing in it is encoded, so no
 * server can read another path in it. Of a query only known names pass.
 */




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
            // Names of models of other servers have a slash.
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
/** Finds what a request line means, or why it is refused. */
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

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
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
const BLOCK_BYTES = (/* unused pure expression or super */ null && (1 << 18));
/** Reads a small file whole. `shown` is the name that the user knows it by. */
function readWholeFile(path, shown) {
    const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
    return problem === undefined ? readWhole(path, shown) : { problem };
}
/** Reads what a path names, or what is open already, whole. */
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
    try {
        // A pipe or a device has no size beforehand, and a file may grow: one byte beyond the bound is enough to know.
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
            const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
            const size = readSync(descriptor, block);
            if (size === 0)
                return;
            // A slow pipe gives a little at a time: it must not hold a whole block each.
            yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
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
    const code = errorCode(error);
    const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
    return { file: shown, found, expected: 'a readable file', remedy };
}
/** The operating system's code of an error, e.g. `ENOSPC`; the message where there is none. */
function errorCode(error) {
    // Node has no name for it: its `code` is "UNKNOWN" or a sentence.
    if (error instanceof Error && 'errno' in error && error.errno === -external_node_os_namespaceObject.constants.errno.EDQUOT)
        return 'EDQUOT';
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    return error instanceof Error ? error.message : String(error);
}
/** Whether there is no room: on the disk, or in what the user may have of it. */
function isNoRoom(error) {
    return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
/** True for an error that the operating system gave, false for a fault of ours. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** Why a file could not be written at a path, or undefined when it should work; nothing is created. */
function outputProblem(path, shown) {
    const refused = (found, remedy) => {
        return { file: shown, found, expected: 'a place where the report can be written', remedy };
    };
    const kind = files_kindOf(path);
    if (kind === 'folder')
        return refused('a folder', 'Name a file inside it.');
    let folder = dirname(path);
    while (files_kindOf(folder) === 'nothing' && folder !== dirname(folder))
        folder = dirname(folder);
    if (files_kindOf(folder) !== 'folder')
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
function files_kindOf(path) {
    try {
        const stats = statSync(path);
        if (stats.isDirectory())
            return 'folder';
        return stats.isFile() ? 'file' : 'other';
    }
    catch (error) {
        return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
    }
}
/** The first bytes of a file as text, empty when it is not there; a problem when it cannot be read. */
function readHead(path, shown) {
    try {
        return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
    }
    catch (error) {
        return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
    }
}
const HEAD_BYTES = 4096;
// Node's own words, the system's, and git's: a git that did not start names it in its message alone.
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
/** Whether an error says that the machine is short of descriptors, processes or memory right now. */
function isShortage(error) {
    return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
}

;// CONCATENATED MODULE: ./build/engine/gateway/forwarded-headers.js
const REQUEST_HEADERS = new Set([
    ...['accept', 'user-agent', 'anthropic-version', 'anthropic-beta', 'openai-beta'],
    ...['anthropic-dangerous-direct-browser-access', 'x-goog-api-client', 'x-app', 'originator', 'version'],
    ...['session_id', 'conversation_id', 'x-client-request-id', 'idempotency-key'],
]);
const REQUEST_PREFIXES = ['x-stainless-', 'x-codex-'];
/** Names that carry a key, each as an API takes it. */
const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'];
const CONNECTION_HEADERS = new Set([
    ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
    ...['transfer-encoding', 'upgrade', 'alt-svc', 'set-cookie', 'location'],
]);
/** Pairs of lower-case names and values. */
function pairsOf(raw) {
    return raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []));
}
/** The headers of a request that pass; where one is there twice no server can say which one counts. */
function forwardedHeaders(raw) {
    const pairs = pairsOf(raw);
    const names = pairs.map(([name]) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined)
        return { status: 400, message: 'a header is there twice' };
    const encoding = pairs.find(([name]) => name === 'content-encoding')?.[1];
    if (encoding !== undefined && encoding !== 'identity') {
        return { status: 415, message: 'the gateway reads no compressed requests' };
    }
    return Object.fromEntries(pairs.filter(([name]) => isForwarded(name)));
}
function isForwarded(name) {
    return REQUEST_HEADERS.has(name) || REQUEST_PREFIXES.some((prefix) => name.startsWith(prefix));
}
/** What a request names as its key, in whatever header. */
function keysOf(raw) {
    return pairsOf(raw).flatMap(([name, value]) => (KEY_HEADERS.includes(name) ? [value.replace(/^Bearer /i, '')] : []));
}
/** The headers of a response that pass, names and values in turn. */
function returnedHeaders(raw) {
    return pairsOf(raw).flatMap(([name, value]) => (CONNECTION_HEADERS.has(name) ? [] : [name, value]));
}
/** The names that an agent may address the gateway by. */
function isOwnHost(host) {
    return /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i.test(host ?? '');
}

;// CONCATENATED MODULE: ./node_modules/eventsource-parser/dist/index.js
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __nccwpck_require__(547);
;// CONCATENATED MODULE: ./build/engine/gateway/response-reader.js
/**
 * Reads what a call used up from the bytes of its response, as they pass. Pure.
 * Invariant: it never throws and keeps a bounded amount, whatever the bytes are; the bytes themselves are not changed.
 */






// A document longer than this is not read; its call counts as reserved.
const MAX_DOCUMENT = 32 << 20;
const MAX_EVENT = 8 << 20;
/** A reader for one response. */
function createResponseReader({ protocol, contentType = '', onPart }) {
    const facts = collectFacts(protocol, onPart);
    return /^text\/event-stream\b/i.test(contentType) ? readStream(facts) : readDocument(facts);
}
function collectFacts(protocol, onPart) {
    let model;
    let tokens = {};
    let characters = 0;
    let isFinal = false;
    let error;
    const take = (reading) => {
        model = reading.model ?? model;
        tokens = { ...tokens, ...reading.tokens };
        characters += reading.characters ?? 0;
        // The end of a document that was cut off may be there without its last figure.
        isFinal ||= reading.isFinal === true && tokens.output !== undefined;
        error = reading.error ?? error;
    };
    return {
        add: (part) => {
            if (!isObject(part))
                return;
            take(protocol.readResponse(part));
            onPart?.(part);
        },
        conclude: () => {
            const written = isFinal ? (tokens.output ?? 0) : Math.max(tokens.output ?? 0, estimateTokens(characters));
            return {
                model,
                output: written,
                tokens: tokens.input === undefined ? undefined : { ...NO_TOKENS, ...tokens, output: written },
                isEstimated: !isFinal,
                ...(error === undefined ? {} : { error }),
            };
        },
    };
}
function readStream(facts) {
    const decoder = new TextDecoder();
    const parser = createParser({
        maxBufferSize: MAX_EVENT,
        onEvent: ({ data }) => {
            if (data.startsWith('{'))
                facts.add(parsed(data));
        },
    });
    let isLost = false;
    const guarded = (step) => {
        if (isLost)
            return;
        try {
            step();
        }
        catch {
            // An event without an end: where it ends and the next begins is not known.
            isLost = true;
        }
    };
    return {
        read: (chunk) => guarded(() => parser.feed(decoder.decode(chunk, { stream: true }))),
        end: () => {
            guarded(() => parser.feed(`${decoder.decode()}\n\n`));
            return facts.conclude();
        },
    };
}
function readDocument(facts) {
    const chunks = [];
    let bytes = 0;
    return {
        read: (chunk) => {
            bytes += chunk.length;
            if (bytes <= MAX_DOCUMENT)
                chunks.push(chunk);
            else
                chunks.length = 0;
        },
        end: () => {
            const text = new TextDecoder().decode(Buffer.concat(chunks));
            const document = parsed(text);
            for (const part of Array.isArray(document) ? document : [document])
                facts.add(part);
            const concluded = facts.conclude();
            if (concluded.error !== undefined || concluded.tokens !== undefined)
                return concluded;
            const error = isObject(document) || Array.isArray(document) ? errorOf(document) : sentence(visible(text));
            return Object.keys(error).length === 0 ? concluded : { ...concluded, error };
        },
    };
}
/** JSON, as much of it as is there. */
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return parseCut(text);
    }
}
function parseCut(text) {
    try {
        return /^\s*[{[]/.test(text) ? (0,main.parse)(text) : undefined;
    }
    catch {
        // Nested too deeply to be read by recursion.
        return undefined;
    }
}
function sentence(message) {
    return message === '' ? {} : { message };
}
/** What a reader of a page sees of it: proxies and load balancers answer in HTML. */
function visible(text) {
    return text
        .slice(0, 10_000)
        .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
        .trim();
}

;// CONCATENATED MODULE: external "node:https"
const external_node_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
;// CONCATENATED MODULE: external "net"
const external_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
;// CONCATENATED MODULE: external "tls"
const external_tls_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
// EXTERNAL MODULE: ./node_modules/debug/src/index.js
var src = __nccwpck_require__(830);
;// CONCATENATED MODULE: external "events"
const external_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
;// CONCATENATED MODULE: external "http"
const external_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
;// CONCATENATED MODULE: external "https"
const external_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
;// CONCATENATED MODULE: ./node_modules/agent-base/dist/helpers.js


async function toBuffer(stream) {
    let length = 0;
    const chunks = [];
    for await (const chunk of stream) {
        length += chunk.length;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks, length);
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function json(stream) {
    const buf = await toBuffer(stream);
    const str = buf.toString('utf8');
    try {
        return JSON.parse(str);
    }
    catch (_err) {
        const err = _err;
        err.message += ` (input: ${str})`;
        throw err;
    }
}
function req(url, opts = {}) {
    const href = typeof url === 'string' ? url : url.href;
    const req = (href.startsWith('https:') ? https : http).request(url, opts);
    const promise = new Promise((resolve, reject) => {
        req
            .once('response', resolve)
            .once('error', reject)
            .end();
    });
    req.then = promise.then.bind(promise);
    return req;
}
//# sourceMappingURL=helpers.js.map
;// CONCATENATED MODULE: ./node_modules/agent-base/dist/index.js




const INTERNAL = Symbol('AgentBaseInternalState');
class Agent extends external_http_namespaceObject.Agent {
    constructor(opts) {
        super(opts);
        this[INTERNAL] = {};
    }
    /**
     * Determine whether this is an `http` or `https` request.
     */
    isSecureEndpoint(options) {
        if (options) {
            // First check the `secureEndpoint` property explicitly, since this
            // means that a parent `Agent` is "passing through" to this instance.
            // eslint-disable-next-line @typescript-eslint/no-explicit-any
            if (typeof options.secureEndpoint === 'boolean') {
                return options.secureEndpoint;
            }
            // If no explicit `secure` endpoint, check if `protocol` property is
            // set. This will usually be the case since using a full string URL
            // or `URL` instance should be the most common usage.
            if (typeof options.protocol === 'string') {
                return options.protocol === 'https:';
            }
        }
        // Finally, if no `protocol` property was set, then fall back to
        // checking the stack trace of the current call stack, and try to
        // detect the "https" module.
        const { stack } = new Error();
        if (typeof stack !== 'string')
            return false;
        return stack
            .split('\n')
            .some((l) => l.indexOf('(https.js:') !== -1 ||
            l.indexOf('node:https:') !== -1);
    }
    // In order to support async signatures in `connect()` and Node's native
    // connection pooling in `http.Agent`, the array of sockets for each origin
    // has to be updated synchronously. This is so the length of the array is
    // accurate when `addRequest()` is next called. We achieve this by creating a
    // fake socket and adding it to `sockets[origin]` and incrementing
    // `totalSocketCount`.
    incrementSockets(name) {
        // If `maxSockets` and `maxTotalSockets` are both Infinity then there is no
        // need to create a fake socket because Node.js native connection pooling
        // will never be invoked.
        if (this.maxSockets === Infinity && this.maxTotalSockets === Infinity) {
            return null;
        }
        // All instances of `sockets` are expected TypeScript errors. The
        // alternative is to add it as a private property of this class but that
        // will break TypeScript subclassing.
        if (!this.sockets[name]) {
            // @ts-expect-error `sockets` is readonly in `@types/node`
            this.sockets[name] = [];
        }
        const fakeSocket = new external_net_namespaceObject.Socket({ writable: false });
        this.sockets[name].push(fakeSocket);
        // @ts-expect-error `totalSocketCount` isn't defined in `@types/node`
        this.totalSocketCount++;
        return fakeSocket;
    }
    decrementSockets(name, socket) {
        if (!this.sockets[name] || socket === null) {
            return;
        }
        const sockets = this.sockets[name];
        const index = sockets.indexOf(socket);
        if (index !== -1) {
            sockets.splice(index, 1);
            // @ts-expect-error  `totalSocketCount` isn't defined in `@types/node`
            this.totalSocketCount--;
            if (sockets.length === 0) {
                // @ts-expect-error `sockets` is readonly in `@types/node`
                delete this.sockets[name];
            }
        }
    }
    // In order to properly update the socket pool, we need to call `getName()` on
    // the core `https.Agent` if it is a secureEndpoint.
    getName(options) {
        const secureEndpoint = this.isSecureEndpoint(options);
        if (secureEndpoint) {
            return external_https_namespaceObject.Agent.prototype.getName.call(this, options);
        }
        return super.getName(options);
    }
    createSocket(req, options, cb) {
        const connectOpts = {
            ...options,
            secureEndpoint: this.isSecureEndpoint(options),
        };
        const name = this.getName(connectOpts);
        const fakeSocket = this.incrementSockets(name);
        Promise.resolve()
            .then(() => this.connect(req, connectOpts))
            .then((socket) => {
            this.decrementSockets(name, fakeSocket);
            if (typeof socket
                .addRequest === 'function') {
                try {
                    return socket.addRequest(req, connectOpts);
                }
                catch (err) {
                    return cb(err);
                }
            }
            this[INTERNAL].currentSocket = socket;
            // @ts-expect-error `createSocket()` isn't defined in `@types/node`
            super.createSocket(req, options, cb);
        }, (err) => {
            this.decrementSockets(name, fakeSocket);
            cb(err);
        });
    }
    createConnection() {
        const socket = this[INTERNAL].currentSocket;
        this[INTERNAL].currentSocket = undefined;
        if (!socket) {
            throw new Error('No socket was returned in the `connect()` function');
        }
        return socket;
    }
    get defaultPort() {
        return (this[INTERNAL].defaultPort ??
            (this.protocol === 'https:' ? 443 : 80));
    }
    set defaultPort(v) {
        if (this[INTERNAL]) {
            this[INTERNAL].defaultPort = v;
        }
    }
    get protocol() {
        return (this[INTERNAL].protocol ??
            (this.isSecureEndpoint() ? 'https:' : 'http:'));
    }
    set protocol(v) {
        if (this[INTERNAL]) {
            this[INTERNAL].protocol = v;
        }
    }
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: external "url"
const external_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
;// CONCATENATED MODULE: ./node_modules/proxy-agent-negotiate/dist/index.js
function createNegotiateAuth() {
    return async ({ response, scheme }) => {
        if (scheme.toLowerCase() !== 'negotiate') {
            throw new Error(`Expected Negotiate scheme but got "${scheme}"`);
        }
        let kerberos;
        try {
            kerberos = await __nccwpck_require__.e(/* import() */ 50).then(__nccwpck_require__.t.bind(__nccwpck_require__, 50, 19));
        }
        catch {
            throw new Error('The "kerberos" package is required for Negotiate proxy authentication. ' +
                'Install it with: npm install kerberos');
        }
        const proxyAuthenticate = response.headers['proxy-authenticate'] || '';
        const challengeHeader = Array.isArray(proxyAuthenticate)
            ? proxyAuthenticate[0]
            : proxyAuthenticate;
        const serverToken = typeof challengeHeader === 'string' && challengeHeader.includes(' ')
            ? challengeHeader.split(' ').slice(1).join(' ')
            : undefined;
        const client = await kerberos.initializeClient('HTTP@proxy', {
            mechOID: kerberos.GSS_MECH_OID_SPNEGO,
        });
        const token = await client.step(serverToken || '');
        if (!token) {
            throw new Error('Kerberos client.step() returned no token');
        }
        return {
            headers: {
                'Proxy-Authorization': `Negotiate ${token}`,
            },
        };
    };
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/http-proxy-agent/dist/index.js







const debug = src('http-proxy-agent');
/**
 * The `HttpProxyAgent` implements an HTTP Agent subclass that connects
 * to the specified "HTTP proxy server" in order to proxy HTTP requests.
 */
class HttpProxyAgent extends Agent {
    constructor(proxy, opts) {
        super(opts);
        this.proxy = typeof proxy === 'string' ? new external_url_namespaceObject.URL(proxy) : proxy;
        this.proxyHeaders = opts?.headers ?? {};
        debug('Creating new HttpProxyAgent instance: %o', this.proxy.href);
        if (opts?.negotiate) {
            this.onProxyAuth = createNegotiateAuth();
        }
        else if (opts?.onProxyAuth) {
            this.onProxyAuth = opts.onProxyAuth;
        }
        // Trim off the brackets from IPv6 addresses
        const host = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, '');
        const port = this.proxy.port
            ? parseInt(this.proxy.port, 10)
            : this.proxy.protocol === 'https:'
                ? 443
                : 80;
        this.connectOpts = {
            ...(opts
                ? omit(opts, 'headers', 'onProxyAuth', 'negotiate')
                : null),
            host,
            port,
        };
    }
    addRequest(req, opts) {
        req._header = null;
        this.setRequestProps(req, opts);
        // @ts-expect-error `addRequest()` isn't defined in `@types/node`
        super.addRequest(req, opts);
    }
    setRequestProps(req, opts) {
        const { proxy } = this;
        const protocol = opts.secureEndpoint ? 'https:' : 'http:';
        const hostname = req.getHeader('host') || 'localhost';
        const base = `${protocol}//${hostname}`;
        const url = new external_url_namespaceObject.URL(req.path, base);
        if (opts.port !== 80) {
            url.port = String(opts.port);
        }
        // Change the `http.ClientRequest` instance's "path" field
        // to the absolute path of the URL that will be requested.
        req.path = String(url);
        // Inject the `Proxy-Authorization` header if necessary.
        const headers = typeof this.proxyHeaders === 'function'
            ? this.proxyHeaders()
            : { ...this.proxyHeaders };
        if (proxy.username || proxy.password) {
            const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
            headers['Proxy-Authorization'] = `Basic ${Buffer.from(auth).toString('base64')}`;
        }
        if (!headers['Proxy-Connection']) {
            headers['Proxy-Connection'] = this.keepAlive
                ? 'Keep-Alive'
                : 'close';
        }
        for (const name of Object.keys(headers)) {
            const value = headers[name];
            if (value) {
                req.setHeader(name, value);
            }
        }
    }
    async connect(req, opts) {
        req._header = null;
        if (!req.path.includes('://')) {
            this.setRequestProps(req, opts);
        }
        // At this point, the http ClientRequest's internal `_header` field
        // might have already been set. If this is the case then we'll need
        // to re-generate the string since we just changed the `req.path`.
        let first;
        let endOfHeaders;
        debug('Regenerating stored HTTP header string for request');
        req._implicitHeader();
        if (req.outputData && req.outputData.length > 0) {
            debug('Patching connection write() output buffer with updated header');
            first = req.outputData[0].data;
            endOfHeaders = first.indexOf('\r\n\r\n') + 4;
            req.outputData[0].data =
                req._header + first.substring(endOfHeaders);
            debug('Output buffer: %o', req.outputData[0].data);
        }
        // Create a socket connection to the proxy server.
        let socket;
        if (this.proxy.protocol === 'https:') {
            debug('Creating `tls.Socket`: %o', this.connectOpts);
            socket = external_tls_namespaceObject.connect(this.connectOpts);
        }
        else {
            debug('Creating `net.Socket`: %o', this.connectOpts);
            socket = external_net_namespaceObject.connect(this.connectOpts);
        }
        // Wait for the socket's `connect` event, so that this `callback()`
        // function throws instead of the `http` request machinery. This is
        // important for i.e. `PacProxyAgent` which determines a failed proxy
        // connection via the `callback()` function throwing.
        await (0,external_events_namespaceObject.once)(socket, 'connect');
        // Emit the 'proxyConnect' event for parity with https-proxy-agent
        const connect = { socket };
        req.emit('proxyConnect', connect);
        this.emit('proxyConnect', connect, req);
        req.emit('proxy', { proxy: this.proxy.href, socket });
        return socket;
    }
}
HttpProxyAgent.protocols = ['http', 'https'];
function omit(obj, ...keys) {
    const ret = {};
    let key;
    for (key in obj) {
        if (!keys.includes(key)) {
            ret[key] = obj[key];
        }
    }
    return ret;
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: external "assert"
const external_assert_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
;// CONCATENATED MODULE: ./node_modules/https-proxy-agent/dist/parse-proxy-response.js

const parse_proxy_response_debug = src('https-proxy-agent:parse-proxy-response');
function parseProxyResponse(socket) {
    return new Promise((resolve, reject) => {
        // we need to buffer any HTTP traffic that happens with the proxy before we get
        // the CONNECT response, so that if the response is anything other than an "200"
        // response code, then we can re-play the "data" events on the socket once the
        // HTTP parser is hooked up...
        let buffersLength = 0;
        const buffers = [];
        function read() {
            const b = socket.read();
            if (b)
                ondata(b);
            else
                socket.once('readable', read);
        }
        function cleanup() {
            socket.removeListener('end', onend);
            socket.removeListener('error', onerror);
            socket.removeListener('readable', read);
        }
        function onend() {
            cleanup();
            parse_proxy_response_debug('onend');
            reject(new Error('Proxy connection ended before receiving CONNECT response'));
        }
        function onerror(err) {
            cleanup();
            parse_proxy_response_debug('onerror %o', err);
            reject(err);
        }
        function ondata(b) {
            buffers.push(b);
            buffersLength += b.length;
            const buffered = Buffer.concat(buffers, buffersLength);
            const endOfHeaders = buffered.indexOf('\r\n\r\n');
            if (endOfHeaders === -1) {
                // keep buffering
                parse_proxy_response_debug('have not received end of HTTP headers yet...');
                read();
                return;
            }
            const headerParts = buffered
                .slice(0, endOfHeaders)
                .toString('ascii')
                .split('\r\n');
            const firstLine = headerParts.shift();
            if (!firstLine) {
                socket.destroy();
                return reject(new Error('No header received from proxy CONNECT response'));
            }
            const firstLineParts = firstLine.split(' ');
            const statusCode = +firstLineParts[1];
            const statusText = firstLineParts.slice(2).join(' ');
            const headers = {};
            for (const header of headerParts) {
                if (!header)
                    continue;
                const firstColon = header.indexOf(':');
                if (firstColon === -1) {
                    socket.destroy();
                    return reject(new Error(`Invalid header from proxy CONNECT response: "${header}"`));
                }
                const key = header.slice(0, firstColon).toLowerCase();
                const value = header.slice(firstColon + 1).trimStart();
                const current = headers[key];
                if (typeof current === 'string') {
                    headers[key] = [current, value];
                }
                else if (Array.isArray(current)) {
                    current.push(value);
                }
                else {
                    headers[key] = value;
                }
            }
            parse_proxy_response_debug('got proxy server response: %o %o', firstLine, headers);
            cleanup();
            resolve({
                connect: {
                    statusCode,
                    statusText,
                    headers,
                },
                buffered,
            });
        }
        socket.on('error', onerror);
        socket.on('end', onend);
        read();
    });
}
//# sourceMappingURL=parse-proxy-response.js.map
;// CONCATENATED MODULE: ./node_modules/https-proxy-agent/dist/index.js








const dist_debug = src('https-proxy-agent');
const setServernameFromNonIpHost = (options) => {
    if (options.servername === undefined &&
        options.host &&
        !external_net_namespaceObject.isIP(options.host)) {
        return {
            ...options,
            servername: options.host,
        };
    }
    return options;
};
/**
 * The `HttpsProxyAgent` implements an HTTP Agent subclass that connects to
 * the specified "HTTP(s) proxy server" in order to proxy HTTPS requests.
 *
 * Outgoing HTTP requests are first tunneled through the proxy server using the
 * `CONNECT` HTTP request method to establish a connection to the proxy server,
 * and then the proxy server connects to the destination target and issues the
 * HTTP request from the proxy server.
 *
 * `https:` requests have their socket connection upgraded to TLS once
 * the connection to the proxy server has been established.
 */
class HttpsProxyAgent extends Agent {
    constructor(proxy, opts) {
        super(opts);
        this.options = { path: undefined };
        this.proxy = typeof proxy === 'string' ? new external_url_namespaceObject.URL(proxy) : proxy;
        this.proxyHeaders = opts?.headers ?? {};
        dist_debug('Creating new HttpsProxyAgent instance: %o', this.proxy.href);
        if (opts?.negotiate) {
            this.onProxyAuth = createNegotiateAuth();
        }
        else if (opts?.onProxyAuth) {
            this.onProxyAuth = opts.onProxyAuth;
        }
        // Trim off the brackets from IPv6 addresses
        const host = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, '');
        const port = this.proxy.port
            ? parseInt(this.proxy.port, 10)
            : this.proxy.protocol === 'https:'
                ? 443
                : 80;
        this.connectOpts = {
            // Attempt to negotiate http/1.1 for proxy servers that support http/2
            ALPNProtocols: ['http/1.1'],
            ...(opts
                ? dist_omit(opts, 'headers', 'onProxyAuth', 'negotiate')
                : null),
            host,
            port,
        };
    }
    /**
     * Called when the node-core HTTP client library is creating a
     * new HTTP request.
     */
    async connect(req, opts) {
        const { proxy } = this;
        if (!opts.host) {
            throw new TypeError('No "host" provided');
        }
        // Create a socket connection to the proxy server.
        let socket;
        if (proxy.protocol === 'https:') {
            dist_debug('Creating `tls.Socket`: %o', this.connectOpts);
            socket = external_tls_namespaceObject.connect(setServernameFromNonIpHost(this.connectOpts));
        }
        else {
            dist_debug('Creating `net.Socket`: %o', this.connectOpts);
            socket = external_net_namespaceObject.connect(this.connectOpts);
        }
        const headers = typeof this.proxyHeaders === 'function'
            ? this.proxyHeaders()
            : { ...this.proxyHeaders };
        const host = external_net_namespaceObject.isIPv6(opts.host) ? `[${opts.host}]` : opts.host;
        let payload = `CONNECT ${host}:${opts.port} HTTP/1.1\r\n`;
        // Inject the `Proxy-Authorization` header if necessary.
        if (proxy.username || proxy.password) {
            const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
            headers['Proxy-Authorization'] = `Basic ${Buffer.from(auth).toString('base64')}`;
        }
        headers.Host = `${host}:${opts.port}`;
        if (!headers['Proxy-Connection']) {
            headers['Proxy-Connection'] = this.keepAlive
                ? 'Keep-Alive'
                : 'close';
        }
        for (const name of Object.keys(headers)) {
            payload += `${name}: ${headers[name]}\r\n`;
        }
        const proxyResponsePromise = parseProxyResponse(socket);
        socket.write(`${payload}\r\n`);
        const { connect, buffered } = await proxyResponsePromise;
        req.emit('proxyConnect', connect);
        this.emit('proxyConnect', connect, req);
        req.emit('proxy', { proxy: this.proxy.href, socket });
        if (connect.statusCode === 200) {
            req.once('socket', resume);
            if (opts.secureEndpoint) {
                // The proxy is connecting to a TLS server, so upgrade
                // this socket connection to a TLS connection.
                dist_debug('Upgrading socket connection to TLS');
                return external_tls_namespaceObject.connect({
                    ...dist_omit(setServernameFromNonIpHost(opts), 'host', 'path', 'port'),
                    socket,
                });
            }
            return socket;
        }
        // Handle 407 Proxy Authentication Required
        if (connect.statusCode === 407 && this.onProxyAuth) {
            dist_debug('Got 407 response, invoking onProxyAuth callback');
            socket.destroy();
            const proxyAuthenticate = connect.headers['proxy-authenticate'] || '';
            const scheme = Array.isArray(proxyAuthenticate)
                ? proxyAuthenticate[0].split(/\s/)[0]
                : proxyAuthenticate.split(/\s/)[0];
            const authResponse = await this.onProxyAuth({
                response: connect,
                scheme,
            });
            // Retry with the auth headers
            return this._connectWithAuth(req, opts, authResponse.headers);
        }
        // Some other status code that's not 200... need to re-play the HTTP
        // header "data" events onto the socket once the HTTP machinery is
        // attached so that the node core `http` can parse and handle the
        // error status code.
        // Close the original socket, and a new "fake" socket is returned
        // instead, so that the proxy doesn't get the HTTP request
        // written to it (which may contain `Authorization` headers or other
        // sensitive data).
        //
        // See: https://hackerone.com/reports/541502
        socket.destroy();
        const fakeSocket = new external_net_namespaceObject.Socket({ writable: false });
        fakeSocket.readable = true;
        // Need to wait for the "socket" event to re-play the "data" events.
        req.once('socket', (s) => {
            dist_debug('Replaying proxy buffer for failed request');
            external_assert_namespaceObject(s.listenerCount('data') > 0);
            // Replay the "buffered" Buffer onto the fake `socket`, since at
            // this point the HTTP module machinery has been hooked up for
            // the user.
            s.push(buffered);
            s.push(null);
        });
        return fakeSocket;
    }
    /**
     * Retry a CONNECT request with additional auth headers.
     */
    async _connectWithAuth(req, opts, authHeaders) {
        const { proxy } = this;
        let socket;
        if (proxy.protocol === 'https:') {
            socket = external_tls_namespaceObject.connect(setServernameFromNonIpHost(this.connectOpts));
        }
        else {
            socket = external_net_namespaceObject.connect(this.connectOpts);
        }
        const headers = typeof this.proxyHeaders === 'function'
            ? this.proxyHeaders()
            : { ...this.proxyHeaders };
        const host = external_net_namespaceObject.isIPv6(opts.host) ? `[${opts.host}]` : opts.host;
        let payload = `CONNECT ${host}:${opts.port} HTTP/1.1\r\n`;
        if (proxy.username || proxy.password) {
            const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
            headers['Proxy-Authorization'] = `Basic ${Buffer.from(auth).toString('base64')}`;
        }
        // Merge auth headers (overrides existing)
        Object.assign(headers, authHeaders);
        headers.Host = `${host}:${opts.port}`;
        if (!headers['Proxy-Connection']) {
            headers['Proxy-Connection'] = this.keepAlive
                ? 'Keep-Alive'
                : 'close';
        }
        for (const name of Object.keys(headers)) {
            payload += `${name}: ${headers[name]}\r\n`;
        }
        const proxyResponsePromise = parseProxyResponse(socket);
        socket.write(`${payload}\r\n`);
        const { connect } = await proxyResponsePromise;
        req.emit('proxyConnect', connect);
        this.emit('proxyConnect', connect, req);
        if (connect.statusCode === 200) {
            req.once('socket', resume);
            if (opts.secureEndpoint) {
                dist_debug('Upgrading socket connection to TLS');
                return external_tls_namespaceObject.connect({
                    ...dist_omit(setServernameFromNonIpHost(opts), 'host', 'path', 'port'),
                    socket,
                });
            }
            return socket;
        }
        // If still not 200, throw
        socket.destroy();
        throw new Error(`Proxy authentication failed with status ${connect.statusCode} after retry`);
    }
}
HttpsProxyAgent.protocols = ['http', 'https'];
function resume(socket) {
    // Defer the resume so that all 'socket' event handlers have a chance
    // to attach their listeners (e.g. the HTTP client's 'data' handler)
    // before data starts flowing. Without this, buffered proxy-response
    // data can be emitted synchronously before listeners are ready.
    // See: https://github.com/nicolo-ribaudo/tc39-proposal-await-dictionary/issues/7
    setImmediate(() => {
        socket.resume();
    });
}
function dist_omit(obj, ...keys) {
    const ret = {};
    let key;
    for (key in obj) {
        if (!keys.includes(key)) {
            ret[key] = obj[key];
        }
    }
    return ret;
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/engine/gateway/upstream-client.js
/**
 * Requests to the API of a model.
 * Invariant: they go to one address, with one key; redirects are not followed, and no other connection is made than to
 * that address or to the proxy that the environment names for it.
 */




/** Opens a client, which keeps its connections for later calls. */
function openUpstream({ address, key, headers: own = {}, proxy }) {
    const base = new URL(address);
    const isSecure = base.protocol === 'https:';
    const agent = openAgent(isSecure, proxy);
    let { value } = key;
    return {
        useKey: (renewed) => {
            value = renewed;
        },
        send: ({ method, path, headers, body }) => {
            const options = {
                ...{ method, agent },
                headers: {
                    ...headers,
                    // What is counted must be readable.
                    'accept-encoding': 'identity',
                    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) }),
                    ...own,
                    [key.header]: value,
                },
            };
            const request = (isSecure ? external_node_https_namespaceObject.request : external_node_http_namespaceObject.request)(`${address}${path}`, options);
            request.end(body);
            return request;
        },
        close: () => agent.destroy(),
    };
}
function openAgent(isSecure, proxy) {
    const options = { keepAlive: true, noDelay: true };
    if (proxy === undefined || proxy === '')
        return isSecure ? new external_node_https_namespaceObject.Agent(options) : new external_node_http_namespaceObject.Agent(options);
    return isSecure ? new HttpsProxyAgent(proxy, options) : new HttpProxyAgent(proxy, options);
}
/** Whether a response leads to another place. */
function isRedirect({ statusCode = 0 }) {
    return statusCode >= 300 && statusCode < 400;
}

;// CONCATENATED MODULE: ./build/engine/gateway/forwarded-call.js




/** Forwards a call; the answer ends it early. */
function forwardCall(forward) {
    const { response, onEnd, refuse } = forward;
    let state = { status: null, headers: {}, wasSent: false };
    let facts = () => undefined;
    let request;
    let hasEnded = false;
    const end = (trouble) => {
        if (hasEnded)
            return;
        hasEnded = true;
        request.destroy();
        onEnd({ ...state, facts: facts(), ...(trouble === undefined ? {} : { trouble }) });
    };
    const fail = (trouble) => {
        if (hasEnded)
            return;
        if (state.status === null)
            refuse({ status: trouble.kind === 'timeout' ? 504 : 502, message: trouble.message });
        else
            response.destroy();
        end(trouble);
    };
    const begin = (isRetry) => {
        request = watchRequest(forward, {
            isRetry,
            // To end a call looks like a connection that was closed: what nobody waits for is not sent again.
            retry: () => {
                if (!hasEnded)
                    begin(true);
            },
            fail,
            onSent: () => {
                state = { ...state, wasSent: true };
            },
            onResponse: (message) => {
                if (isRedirect(message))
                    return fail({ kind: 'unreachable', message: 'the API redirects, and redirects are not followed' });
                state = { ...state, status: message.statusCode ?? null, headers: message.headers };
                if ((state.status ?? 0) < 400)
                    forward.onAnswer?.();
                facts = passOn(message, forward, { fail, end });
            },
        });
    };
    begin(false);
    // The agent went away, or was ended.
    response.once('close', () => end());
    return () => {
        response.destroy();
        end();
    };
}
function watchRequest({ client, request: sent, times }, events) {
    const { fail } = events;
    const request = client.send(sent);
    let isAnswered = false;
    const connecting = setTimeout(() => {
        fail({ kind: 'unreachable', message: `no connection to the API within ${times.connectMs} ms` });
    }, times.connectMs);
    request.once('socket', (socket) => {
        const isConnected = () => clearTimeout(connecting);
        if (!socket.connecting)
            isConnected();
        else
            for (const name of ['connect', 'secureConnect'])
                socket.once(name, isConnected);
    });
    request.setTimeout(times.idleMs, () => {
        fail({ kind: 'timeout', message: `no byte from the API within ${times.idleMs} ms` });
    });
    request.once('finish', events.onSent);
    request.once('response', (message) => {
        isAnswered = true;
        clearTimeout(connecting);
        events.onResponse(message);
    });
    request.on('error', (error) => {
        clearTimeout(connecting);
        // A connection that the API had closed meanwhile: nothing of the request was looked at.
        if (request.reusedSocket && !isAnswered && !events.isRetry && errorCode(error) === 'ECONNRESET')
            return events.retry();
        fail(troubleOf(error));
    });
    request.once('close', () => {
        clearTimeout(connecting);
        if (!isAnswered)
            fail({ kind: 'overload', message: 'the API broke off the connection' });
    });
    return request;
}
function troubleOf(error) {
    const code = errorCode(error);
    if (['ECONNRESET', 'EPIPE'].includes(code))
        return { kind: 'overload', message: 'the API broke off the connection' };
    // Not the system's sentence: it has the address of a proxy in it, which may hold a password.
    return { kind: 'unreachable', message: `the API cannot be reached (${code})` };
}
/** Passes a response on; the answer is what it says until then. */
function passOn(message, { response, protocol, onPart }, { fail, end }) {
    const encoding = message.headers['content-encoding'] ?? 'identity';
    const reader = encoding === 'identity'
        ? createResponseReader({ protocol, contentType: message.headers['content-type'], onPart })
        : undefined;
    response.sendDate = false;
    response.writeHead(message.statusCode ?? 502, returnedHeaders(message.rawHeaders));
    response.flushHeaders();
    message.on('data', (chunk) => {
        if (!response.write(chunk)) {
            message.pause();
            response.once('drain', () => message.resume());
        }
        reader?.read(chunk);
    });
    message.once('end', () => {
        // An end that was not announced is none.
        if (message.complete)
            response.end(() => end());
    });
    message.once('close', () => {
        if (!message.complete)
            fail({ kind: 'overload', message: 'the response of the API broke off' });
    });
    message.on('error', () => undefined);
    return () => reader?.end();
}

;// CONCATENATED MODULE: ./build/engine/gateway/refused-account.js
// A CLI asks for its models within this time, one beside the other.
const GRACE_MS = 3000;
// Of an account that was good before: one call may be refused for what it asks for.
const IN_A_ROW = 3;
/** Watches the calls of a session; `report` gets the failure that ends it. */
function watchAccount(report) {
    let open = 0;
    let isGood = false;
    let inARow = 0;
    let hasReported = false;
    let refused;
    let timer;
    const conclude = (failure) => {
        if (hasReported)
            return;
        hasReported = true;
        report(failure);
    };
    const concludeLate = () => {
        if (refused !== undefined && !isGood && open === 0 && timer === undefined)
            conclude(refused);
    };
    return {
        begin: () => {
            open += 1;
        },
        answer: () => {
            isGood = true;
            inARow = 0;
        },
        end: (failure) => {
            open -= 1;
            const { kind, status } = failure ?? {};
            if (failure !== undefined && (kind === 'key' || kind === 'credit')) {
                inARow += 1;
                // 403 may be for one model alone.
                if ((!isGood && status !== 403) || inARow >= IN_A_ROW)
                    return conclude(failure);
            }
            if (failure !== undefined && refused === undefined && ['key', 'credit', 'model'].includes(failure.kind)) {
                refused = failure;
                timer = setTimeout(() => {
                    timer = undefined;
                    concludeLate();
                }, GRACE_MS);
            }
            concludeLate();
        },
        close: () => {
            hasReported = true;
            clearTimeout(timer);
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/gateway/request-body.js
/** What an API takes at most is half of it. */
const MAX_BODY = 64 << 20;
const MAX_BODIES = 256 << 20;
const TOO_LARGE = { status: 413, message: 'the request is larger than 64 MiB' };
const TOO_MANY = { status: 503, message: 'too many large requests at the same time' };
const NOT_TEXT = { status: 400, message: 'the body is not UTF-8' };
/** A reader for the requests of one session. */
function openBodyReader() {
    let held = 0;
    return {
        read: async (request) => {
            const declared = Number(request.headers['content-length'] ?? 0);
            if (declared > MAX_BODY)
                return TOO_LARGE;
            const chunks = [];
            let bytes = 0;
            try {
                // What ends early leaves the connection open: the refusal goes over it.
                for await (const chunk of request.iterator({ destroyOnReturn: false })) {
                    bytes += chunk.length;
                    held += chunk.length;
                    if (bytes > MAX_BODY)
                        return TOO_LARGE;
                    if (held > MAX_BODIES)
                        return TOO_MANY;
                    chunks.push(chunk);
                }
            }
            catch {
                // The connection ended before the body did.
                return undefined;
            }
            finally {
                held -= bytes;
            }
            try {
                return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
            }
            catch {
                return NOT_TEXT;
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/gateway/gateway-session.js
/**
 * One session of an agent with its model: a server of its own, and the calls that it made.
 * Invariant: nothing is forwarded without the token of the session, nor after it was closed. A call is reserved before it
 * is forwarded, and booked when it ends. No key, prompt or answer is written anywhere; `onExchange` alone hears of them.
 */











const DEFAULT_TIMES = { connectMs: 30_000, idleMs: 600_000 };
// An agent's machine is this one: what takes longer does not come.
const HEADERS_MS = 15_000;
const REQUEST_MS = 120_000;
const MAX_CONNECTIONS = 4096;
/** Opens a session; it does not listen yet. */
function openSession(options, events) {
    const { api, upstream, serverTools, prices } = options;
    const times = { ...DEFAULT_TIMES, ...options.times };
    const client = openUpstream(upstream);
    const bodies = openBodyReader();
    const calls = new Set();
    const rules = { serverTools, prices, isLimited: events.account.limit !== undefined };
    const { onExchange } = events;
    const follow = followConversation();
    const watch = watchAccount((failure) => events.onRefusedAccount?.(failure));
    const hasToken = tokenCheck(options.token);
    let isClosed = false;
    const handle = async (request, response) => {
        const refuse = (protocol, refusal, isLimit = false) => {
            events.onRefusal({ ...refusal, isLimit });
            sendRefusal(response, protocol, refusal);
        };
        const admitted = admit(api, request, hasToken);
        if ('status' in admitted)
            return refuse(APIS[api].protocol, admitted);
        const { endpoint, query, headers } = admitted;
        const { protocol } = endpoint;
        const method = request.method ?? '';
        const forward = {
            client,
            protocol,
            times,
            response,
            refuse: (each) => sendRefusal(response, protocol, each),
        };
        const path = `${endpoint.path}${query}`;
        if (endpoint.kind === 'list') {
            track(calls, { ...forward, request: { method, path, headers, body: undefined }, onEnd: () => undefined });
            return;
        }
        const text = await bodies.read(request);
        if (text === undefined || isClosed || response.destroyed)
            return;
        if (typeof text !== 'string')
            return refuse(protocol, text);
        const planned = planCall(endpoint, text, rules);
        if ('status' in planned)
            return refuse(protocol, planned);
        const reserved = events.account.reserve(planned.reserveUsd);
        if (reserved === undefined)
            return refuse(protocol, overLimit(events.account, planned.reserveUsd), true);
        const exchange = onExchange === undefined ? undefined : beginExchange(protocol.name, follow(planned.fields));
        const startedAt = performance.now();
        const onEnd = (end) => {
            const durationMs = performance.now() - startedAt;
            const record = recordCall({ ...end, planned, prices, durationMs, nowMs: Date.now() });
            reserved.settle(record.usd ?? 0);
            if (endpoint.kind !== 'answer')
                return;
            events.onCall(record);
            if (exchange !== undefined)
                onExchange?.(exchange.end(record));
            watch.end(record.failure);
        };
        const sent = { ...forward, request: { method, path, headers, body: planned.body }, onEnd };
        if (endpoint.kind !== 'answer')
            return track(calls, sent);
        watch.begin();
        track(calls, { ...sent, onAnswer: watch.answer, onPart: exchange?.onPart });
    };
    const server = (0,external_node_http_namespaceObject.createServer)({
        ...{ maxHeaderSize: 16_384, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS },
        ...{ connectionsCheckingInterval: 5000, keepAliveTimeout: 60_000, noDelay: true, insecureHTTPParser: false },
    }, (request, response) => {
        response.on('error', () => undefined);
        handle(request, response).catch(() => response.destroy());
    });
    server.maxConnections = MAX_CONNECTIONS;
    server.on('clientError', (_error, socket) => {
        if (socket.writable)
            socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
        else
            socket.destroy();
    });
    return {
        listen: (place) => listen(server, place),
        useKey: client.useKey,
        close: async () => {
            isClosed = true;
            watch.close();
            for (const end of [...calls])
                end();
            await new Promise((resolve) => {
                server.close(() => resolve());
                server.closeAllConnections();
            });
            client.close();
        },
    };
}
/** Forwards a call, and keeps the way to end it until it has ended. */
function track(calls, forward) {
    let cancel;
    let hasEnded = false;
    cancel = forwardCall({
        ...forward,
        onEnd: (end) => {
            hasEnded = true;
            if (cancel !== undefined)
                calls.delete(cancel);
            forward.onEnd(end);
        },
    });
    if (!hasEnded)
        calls.add(cancel);
}
/** Whether a request may pass, by everything but its body. */
function admit(api, request, hasToken) {
    const { rawHeaders, headers: parsed, method, url } = request;
    const headers = forwardedHeaders(rawHeaders);
    if (isRefusal(headers))
        return headers;
    const target = findTarget(api, method, url);
    const key = 'status' in target ? undefined : target.key;
    if (!isOwnHost(parsed.host))
        return { status: 400, message: 'the host is not the gateway' };
    if (!hasToken([...keysOf(rawHeaders), ...(key === undefined ? [] : [key])])) {
        return { status: 401, message: 'the key is not the token of this session' };
    }
    if ('status' in target)
        return target;
    if (parsed.upgrade !== undefined)
        return { status: 400, message: 'the gateway does not upgrade connections' };
    const isList = target.endpoint.kind === 'list';
    const hasBody = parsed['transfer-encoding'] !== undefined || Number(parsed['content-length'] ?? 0) > 0;
    if (isList && hasBody)
        return { status: 400, message: 'this endpoint takes no body' };
    if (!isList && !/^application\/json\b/i.test(parsed['content-type'] ?? '')) {
        return { status: 415, message: 'the body is not JSON' };
    }
    return { ...target, headers };
}
function isRefusal(value) {
    return typeof value.status === 'number';
}
/** Whether there are keys, and each of them is the token. */
function tokenCheck(token) {
    const digest = (text) => (0,external_node_crypto_namespaceObject.createHash)('sha256').update(text).digest();
    const wanted = digest(token);
    return (keys) => keys.length > 0 && keys.every((key) => (0,external_node_crypto_namespaceObject.timingSafeEqual)(digest(key), wanted));
}
function overLimit({ limit = 0, spent, reserved }, usd) {
    const amounts = `$${(spent + reserved).toFixed(4)} of $${limit.toFixed(4)} spent or reserved`;
    return { status: 402, message: `${amounts}, and this call could cost $${usd.toFixed(4)}` };
}
function sendRefusal(response, protocol, refusal) {
    if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
    }
    const body = JSON.stringify(protocol.renderError({ ...refusal, message: `autorize gateway: ${refusal.message}` }));
    // What is left of the request is not read, so the connection cannot be used again.
    response.writeHead(refusal.status, {
        ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), connection: 'close' },
    });
    response.end(body);
}
// Node's own 511 are refused at once at a socket file while the thread is busy; the kernel allows as many as it is set to.
const BACKLOG = 4096;
function listen(server, place) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        const at = 'path' in place ? { path: place.path } : { host: '127.0.0.1', port: place.port };
        server.listen({ ...at, backlog: BACKLOG }, () => {
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : 0);
        });
    });
}

;// CONCATENATED MODULE: ./build/engine/gateway/spending-account.js
/**
 * What calls may cost together: reserved before a call, replaced by what it cost after it. Pure.
 * Invariant: what was spent and what is reserved never exceed the limit together, except by what a call cost more than
 * its reservation.
 */
// Sums of many small amounts are off in their last digits.
const TOLERANCE = 1e-9;
function openAccount(limit) {
    let spent = 0;
    let reserved = 0;
    return {
        get spent() {
            return spent;
        },
        get reserved() {
            return reserved;
        },
        limit,
        add: (usd) => {
            spent += usd;
        },
        reserve: (usd) => {
            if (limit !== undefined && spent + reserved + usd > limit + TOLERANCE)
                return undefined;
            reserved += usd;
            let isOpen = true;
            return {
                settle: (cost) => {
                    if (!isOpen)
                        return;
                    isOpen = false;
                    reserved -= usd;
                    spent += cost;
                },
            };
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/gateway/gateway-thread.js
/**
 * The thread of the gateway, which model-gateway.ts starts.
 * Invariant: a session that was opened reports its end as its last message, after all of its calls. Keys are in its memory
 * alone; it writes nothing but the sockets that it listens at.
 */







const accounts = new Map();
const sessions = new Map();
const report = (message) => external_node_worker_threads_namespaceObject.parentPort?.postMessage(message);
external_node_worker_threads_namespaceObject.parentPort?.on('message', (request) => {
    const { session } = request;
    if (request.kind === 'key') {
        sessions.get(session)?.useKey(request.value);
        return;
    }
    const done = request.kind === 'open' ? gateway_thread_open(request) : gateway_thread_close(session);
    done.catch((error) => {
        report({ kind: 'failed', session, reason: error instanceof Error ? error.message : String(error) });
    });
});
async function gateway_thread_open(request) {
    const { session, options, place, account, isKept } = request;
    const { upstream } = options;
    const opened = openSession({ ...options, upstream: { ...upstream, proxy: upstream.proxy ?? getProxyForUrl(upstream.address) } }, {
        account: accountOf(account),
        onCall: (record) => report({ kind: 'call', session, record }),
        onRefusal: (refusal) => report({ kind: 'refusal', session, refusal }),
        onRefusedAccount: (failure) => report({ kind: 'refused-account', session, failure }),
        onExchange: isKept ? (exchange) => report({ kind: 'exchange', session, exchange }) : undefined,
    });
    const { port, release } = place === 'loopback' ? await onLoopback(opened) : await inFolder(opened, place.folder);
    const end = async () => {
        await opened.close();
        release();
    };
    sessions.set(session, { useKey: opened.useKey, close: end });
    report({ kind: 'opened', session, port });
}
/** What another session of the run has spent is in the account already. */
function accountOf({ name, limitUsd, spentUsd, }) {
    const existing = accounts.get(name);
    if (existing !== undefined)
        return existing;
    const account = openAccount(limitUsd);
    account.add(spentUsd);
    accounts.set(name, account);
    return account;
}
async function onLoopback(session) {
    return { port: await session.listen({ port: 0 }), release: () => undefined };
}
/** The path of a socket has at most 107 bytes, so it is reached by a descriptor of its folder. */
async function inFolder(session, folder) {
    const descriptor = (0,external_node_fs_namespaceObject.openSync)(folder, external_node_fs_namespaceObject.constants.O_RDONLY | external_node_fs_namespaceObject.constants.O_DIRECTORY);
    const release = () => {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
        (0,external_node_fs_namespaceObject.rmSync)((0,external_node_path_namespaceObject.join)(folder, SOCKET_NAME), { force: true });
    };
    try {
        await session.listen({ path: `/proc/self/fd/${descriptor}/${SOCKET_NAME}` });
    }
    catch (error) {
        release();
        throw error;
    }
    return { port: 0, release };
}
async function gateway_thread_close(session) {
    await sessions.get(session)?.close();
    sessions.delete(session);
    report({ kind: 'closed', session });
}


