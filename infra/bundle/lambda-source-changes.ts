/** A change to the source of a package's file; throws when it does not find what it is there to change. */
export type SourceChange = (source: string) => string;

/** What is thrown where the code would be, should anything ever get there. */
const thrower = (what: string) =>
  `throw new Error(${JSON.stringify(`${what}: left out of this bundle by infra/bundle/lambda-cuts.ts`)});`;

/** Leaves out a whole module: everything that it exports throws when it is called or constructed. */
export function withoutExports(what: string): SourceChange {
  return (source) => {
    if (/^export (?:default|\*)/m.test(source)) throw new Error('not all of its exports have a name');
    const declared = source.matchAll(/^export (?:const|class|(?:async )?function) ([\w$]+)/gm);
    const names = [...declared].map(([, name]) => `leftOut as ${name}`);
    if (names.length === 0 || /^export \{/m.test(source)) throw new Error('it exports in another way');
    return `function leftOut() { ${thrower(what)} }\nexport { ${names.join(', ')} };`;
  };
}

/** Leaves out methods of a class: they throw. */
export function withoutMethods(what: string, ...names: readonly string[]): SourceChange {
  return (source) =>
    names.reduce((text, name) => {
      // As TypeScript writes a class: four spaces before a method and before the brace that ends it.
      const method = new RegExp(`^    (async )?${name}\\([\\s\\S]*?^    \\}$`, 'gm');
      return once(
        text,
        method,
        `method ${name}`,
        (_, async = '') => `    ${async}${name}() { ${thrower(what)} }`,
      );
    }, source);
}

/** Leaves out expressions, which throw instead. */
export function withoutExpressions(what: string, ...expressions: readonly string[]): SourceChange {
  return (source) =>
    expressions.reduce(
      (text, expression) => once(text, expression, expression, () => `(() => { ${thrower(what)} })()`),
      source,
    );
}

/** Puts another text in the place of one that stands there once. */
export function insteadOf(text: string, other: string): SourceChange {
  return (source) => once(source, text, text, () => other);
}

/** Puts another module in its place. It has to export what the original exports, or else the bundler complains. */
export function insteadOfIt(module: string): SourceChange {
  return () => module;
}

/** Leaves all of a package.json out but the version. */
export function versionAlone(source: string): string {
  const { version } = JSON.parse(source) as { version?: string };
  if (version === undefined) throw new Error('it has no version');
  return JSON.stringify({ version });
}

/**
 * Tells the bundler that the tables at the top of a module (`export var Name = [...];`) do nothing but exist, so that
 * it leaves out those that nobody asks for. It cannot see that by itself, as their keys are variables.
 */
export function pureTables(source: string): string {
  return some(source, /^export var ([\w$]+) = (\[[\s\S]*?\]);$/gm, 'table', (_, name, table) => {
    return `export var ${name} = /* @__PURE__ */ (() => ${table})();`;
  });
}

/** The same for what is made by a call of this name. */
export function pureCalls(callee: 'new RegExp' | 'Symbol.for'): SourceChange {
  const call = new RegExp(`(?<== )${callee}\\(`, 'g');
  return (source) => some(source, call, `call of ${callee}`, (text) => `/* @__PURE__ */ ${text}`);
}

/** Registers these errors of a service alone; any other is its general exception, with the same name and status. */
export function errorsAlone(...names: readonly string[]): SourceChange {
  return (source) => {
    const missing = new Set(names);
    const changed = some(
      source,
      /^n0_registry\.registerError\((\w+)\$, \1\);$/gm,
      'error',
      (line, name = '') => (missing.delete(name) ? line : ''),
    );
    if (missing.size > 0) throw new Error(`it registers no ${[...missing].join(', ')}`);
    return changed;
  };
}

/** Of zod's regular expressions, which the bundler takes all or none of, keeps these. */
export function zodExpressionsAlone(...names: readonly string[]): SourceChange {
  const list = names.join(', ');
  const get = `(kept, name) => { if (name in kept) return kept[name]; ${thrower('Regular expressions of zod')} }`;
  return (source) =>
    once(source, 'export * as regexes from "./regexes.js";', 'its regular expressions', () =>
      [
        `import { ${list} } from "./regexes.js";`,
        `export const regexes = /* @__PURE__ */ new Proxy({ ${list} }, { get: ${get} });`,
      ].join('\n'),
    );
}

type Replace = (match: string, ...groups: (string | undefined)[]) => string;

function some(source: string, pattern: RegExp, what: string, replace: Replace): string {
  const changed = source.replace(pattern, replace);
  if (changed === source) throw new Error(`it has no ${what}`);
  return changed;
}

function once(source: string, pattern: string | RegExp, what: string, replace: Replace): string {
  const count =
    typeof pattern === 'string' ? source.split(pattern).length - 1 : [...source.matchAll(pattern)].length;
  if (count !== 1) throw new Error(`expected "${what}" once, found it ${count} times`);
  return source.replace(pattern, replace);
}
