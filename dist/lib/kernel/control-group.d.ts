type GroupVersion = 'cgroup2' | 'cgroup1';
/** Where groups of commands are made. */
export interface GroupParent {
    readonly version: GroupVersion;
    readonly folder: string;
}
/** The group of one command. */
export interface CommandGroup {
    readonly version: GroupVersion;
    readonly folder: string;
}
/** What stands before a command that begins in a group. */
export declare function enterGroup({ folder }: CommandGroup): readonly string[];
/** Makes the group of a command with its limit; throws where the system does not. */
export declare function createGroup({ version, folder: parent }: GroupParent, name: string, bytes: number): CommandGroup;
/** Whether a process of a group was ended because the group had reached its limit. */
export declare function hasExceeded({ version, folder }: CommandGroup): boolean;
/** Ends every process of a group and removes it; says how many were left, and with them the group. */
export declare function removeGroup(folder: string): Promise<number>;
/** Removes the groups of a maker that was killed. */
export declare function removeGroups(parent: string, prefix: string): Promise<void>;
/** The places where groups could be made, the best first, by what the kernel says of this process. */
export declare function groupParents({ mounts, groups, }?: {
    readonly mounts?: string;
    readonly groups?: string;
}): readonly GroupParent[];
/** The first place in which a program with a limit ran; undefined where there is none. */
export declare function findGroupParent(prefix: string, parents?: readonly GroupParent[]): Promise<GroupParent | undefined>;
export {};
