/**
 * Where the Python of a command finds and puts compiled files. Pure.
 * Python looks for them nowhere but below a prefix, by the path of their source. A compiled file may have been made of
 * another source than the one that it is loaded for, so no command that prints a score finds one that a change, or code
 * under test, could have put there.
 */
import type { Environment } from '../../kernel/environment.js';
/**
 * - never: none is written. Those of a prepared environment are found, in a folder that nobody can write to or move away;
 *   without them Python looks below a device, where there can be none.
 * - apart: below a folder of this command, so that a guard such as `python3 -m py_compile` works.
 * - kept: in its home, with what a prepared environment keeps of that.
 */
export type CompiledPython = 'never' | 'apart' | 'kept';
/** Where setup compiles to, in its home. */
export declare const BYTECODE = ".cache/python-bytecode";
/** Where commands find that: no folder around it is theirs to rename. */
export declare const SHOWN_BYTECODE = "/run/autorize-python-bytecode";
export interface PythonRequest {
    readonly home: string;
    readonly temporary: string;
    /** Whether compiled files of a prepared environment are shown. */
    readonly hasBytecode: boolean;
}
/** The variables of Python in an evaluation. Its safe path is not set: that takes the script's own folder off the path. */
export declare function pythonVariables(compiled: CompiledPython, { home, temporary, hasBytecode }: PythonRequest): Environment;
