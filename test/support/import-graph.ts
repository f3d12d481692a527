import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** One import of a file: by an `import` or `export ... from`, by `import()`, by `import.meta.glob`, by a type. */
export interface Import {
  /** Path from the root for a file of this project (of a pattern, the part before it varies), else a package's name. */
  to: string;
  inProject: boolean;
  /** Loads its target later, if at all. */
  dynamic: boolean;
  /** Is gone before the code runs. */
  typeOnly: boolean;
  /** What is imported by name. */
  names: readonly string[];
}

export interface ParsedFile {
  imports: readonly Import[];
  /** The text of every comment. */
  comments: readonly string[];
}

const isScript = /\.(?:tsx?|m?js)$/;

/** Package imports (package.json) name the top-level folders; Vite's queries, such as `?url`, name a form of the file. */
function target(from: string, specifier: string): Pick<Import, 'to' | 'inProject'> {
  const [address = ''] = specifier.split('?');
  if (address.startsWith('#')) return { to: address.slice(1), inProject: true };
  if (address.startsWith('.'))
    return { to: path.posix.join(path.posix.dirname(from), address), inProject: true };
  const [scope = '', name = ''] = address.split('/');
  return { to: scope.startsWith('@') ? `${scope}/${name}` : scope, inProject: false };
}

/** The known part of an address: all of a literal, what stands before the first placeholder of a template. */
function knownPart(node: ESTree.Node | undefined | null): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked || undefined;
  return undefined;
}

function isGlob({ callee }: ESTree.CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'glob'
  );
}

function globPatterns({ arguments: [first] }: ESTree.CallExpression): string[] {
  const nodes = first?.type === 'ArrayExpression' ? first.elements : [first];
  const patterns = nodes.flatMap((node) => knownPart(node) ?? []);
  return patterns.map((pattern) => pattern.replace(/\*.*$/, ''));
}

/**
 * Reads a script's imports with a parser, so that comments and strings are not taken for imports.
 * @param file path from the root, with `/`
 */
export function parseFile(file: string, source: string): ParsedFile {
  if (!isScript.test(file))
    return { imports: [], comments: source.match(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g) ?? [] };
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const push = (specifier: string, kind: Partial<Import>) =>
    imports.push({ ...target(file, specifier), dynamic: false, typeOnly: false, names: [], ...kind });
  const add = (node: ESTree.Node | null, kind: Partial<Import> = {}) => {
    const specifier = knownPart(node);
    if (specifier !== undefined) push(specifier, kind);
  };
  const visitor = new Visitor({
    ImportDeclaration: ({ source, specifiers, importKind }) => {
      const named = specifiers.filter((specifier) => specifier.type === 'ImportSpecifier');
      const names = named.flatMap(({ imported }) => (imported.type === 'Identifier' ? imported.name : []));
      add(source, { typeOnly: importKind === 'type', names });
    },
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source, { typeOnly: true }),
    ImportExpression: ({ source }) => add(source, { dynamic: true }),
    CallExpression: (call) => {
      if (isGlob(call)) for (const pattern of globPatterns(call)) push(pattern, { dynamic: true });
    },
  });
  visitor.visit(program);
  return { imports, comments: comments.map(({ value }) => value) };
}

/** Each way round that imports lead back to their file, as `a.ts -> b.ts -> a.ts`; `import()` may lead back. */
export function importCycles(files: ReadonlyMap<string, ParsedFile>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start !== -1) cycles.push([...trail.slice(start), file].join(' -> '));
    if (start !== -1 || done.has(file)) return;
    for (const { to, dynamic } of files.get(file)?.imports ?? []) {
      if (!dynamic && files.has(to)) visit(to, [...trail, file]);
    }
    done.add(file);
  };
  for (const file of files.keys()) visit(file, []);
  return cycles;
}
