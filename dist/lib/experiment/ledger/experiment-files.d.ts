import { type UserRepository } from '../../kernel/user-repository.js';
export interface ExperimentPaths {
    readonly name: string;
    readonly repository: UserRepository;
    /** `.autorize/NAME`, absolute. */
    readonly folder: string;
    readonly config: string;
    readonly program: string;
    readonly guidance: string;
    readonly ledger: string;
    readonly intents: string;
    readonly decisions: string;
    readonly state: string;
    /** The run that was begun last, with its limits. */
    readonly run: string;
    /** What a person rejected, and the candidates that are judged again for it. */
    readonly rejected: string;
    /** There while the experiment is being archived. */
    readonly archiving: string;
    readonly lock: string;
    /** Room on the disk for the last record. */
    readonly reserve: string;
    /** What a run at work does right now; a cache. */
    readonly activity: string;
}
/** The experiment's files; whether they exist is another question. Throws where a link or the like lies among them. */
export declare function locateExperiment(name: string, { cwd }: {
    readonly cwd: string;
}): ExperimentPaths;
/** The files of a folder that holds an experiment's, or what was archived of one. */
export declare function filesIn(folder: string): Omit<ExperimentPaths, 'name' | 'repository'>;
/** The names of the experiments of a repository. */
export declare function listExperiments({ folder }: Pick<UserRepository, 'folder'>): string[];
