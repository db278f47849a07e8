/** Answers that cannot change: each is asked for once. */

export interface AskedOnce<Answer> {
  /** The answer to a question about an object; what fails is not remembered. */
  ask(of: object, question: string, ask: () => Promise<Answer>): Promise<Answer>;
}

/** Remembers so many answers of each object, those of the latest questions, for as long as the object lives. */
export function askedOnce<Answer>(maxAnswers: number): AskedOnce<Answer> {
  const all = new WeakMap<object, Map<string, Promise<Answer>>>();
  return {
    ask: (of, question, ask) => {
      const known = all.get(of) ?? new Map<string, Promise<Answer>>();
      all.set(of, known);
      const answer = known.get(question) ?? ask();
      // The last one asked for is the last one to go.
      known.delete(question);
      known.set(question, answer);
      answer.catch(() => {
        if (known.get(question) === answer) known.delete(question);
      });
      const [oldest] = known.keys();
      if (known.size > maxAnswers && oldest !== undefined) known.delete(oldest);
      return answer;
    },
  };
}
