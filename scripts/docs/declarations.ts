import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** Something that an entry point exports. */
export interface Declared {
  readonly name: string;
  readonly isType: boolean;
  /** Its doc comment, without the stars; empty where there is none. */
  readonly comment: string;
  /** Its declaration without the body. */
  readonly signature: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of the syntax tree that are read here. */
interface Statement extends Node {
  readonly source?: { readonly value: string } | null;
  readonly declaration?: (Node & Declaration) | null;
  readonly specifiers?: readonly { readonly local: Named; readonly exported: Named }[];
}

interface Named {
  readonly name?: string;
}

interface Declaration {
  readonly id?: Named | null;
  readonly body?: Node | null;
  readonly async?: boolean;
  readonly declarations?: readonly {
    readonly id: Named & { readonly typeAnnotation?: Node | null };
    readonly init: (Node & { readonly typeAnnotation?: Node; readonly expression?: Node }) | null;
  }[];
}

/** Everything that an entry point exports, in its order, with the declarations found where they are. */
export function declarationsOf(file: string): readonly Declared[] {
  const text = readFileSync(file, "utf8");
  return statementsOf(text).flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, source, specifiers = [] } = statement;
    if (declaration !== null && declaration !== undefined) return declared(text, statement, declaration);
    if (source === null || source === undefined) return [];
    const from = resolve(dirname(file), source.value);
    return specifiers.flatMap(({ local, exported }) =>
      declarationsOf(from)
        .filter(({ name }) => name === local.name)
        .map((found) => ({ ...found, name: exported.name ?? found.name })),
    );
  });
}

function statementsOf(text: string): readonly Statement[] {
  return parseAst(text, { lang: "ts" }).body as unknown as readonly Statement[];
}

function declared(text: string, statement: Statement, declaration: Node & Declaration): readonly Declared[] {
  const comment = commentAbove(text, statement.start);
  const whole = (end: number) =>
    text
      .slice(declaration.start, end)
      .replaceAll(/import\("[^"]*"\)\./g, "")
      .trim();
  const { id, body, declarations: [variable] = [] } = declaration;
  switch (declaration.type) {
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return [{ name: id?.name ?? "", isType: true, comment, signature: whole(declaration.end) }];
    case "FunctionDeclaration":
      return [
        {
          name: id?.name ?? "",
          isType: false,
          comment,
          signature: `${whole(body?.start ?? declaration.end).replace(/^async /, "")};`,
        },
      ];
    case "ClassDeclaration":
      return [
        { name: id?.name ?? "", isType: false, comment, signature: classSignature(whole(declaration.end)) },
      ];
    case "VariableDeclaration": {
      if (variable === undefined) return [];
      const annotation = variable.id.typeAnnotation ?? satisfied(variable.init);
      const type =
        annotation === null ? "" : text.slice(annotation.start, annotation.end).replace(/^:\s*/, "");
      const name = variable.id.name ?? "";
      return [{ name, isType: false, comment, signature: `const ${name}${type === "" ? "" : `: ${type}`};` }];
    }
    default:
      return [];
  }
}

/** The type behind `satisfies` or `as`, which says what a value is without listing it. */
function satisfied(init: (Node & { readonly typeAnnotation?: Node }) | null): Node | null {
  return init?.type === "TSSatisfiesExpression" || init?.type === "TSAsExpression"
    ? (init.typeAnnotation ?? null)
    : null;
}

function classSignature(text: string): string {
  return text.replace(/\) \{[\s\S]*\n {2}\}\n\}$/, ");\n}");
}

function commentAbove(text: string, end: number): string {
  const found = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, end));
  return (found?.[1] ?? "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trimEnd())
    .join("\n")
    .trim();
}
