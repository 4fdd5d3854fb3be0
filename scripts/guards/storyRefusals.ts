import { Visitor, type ESTree } from 'vite';
import { failedCodes } from '../../packages/api/src/refusals/callRefusals.ts';
import { findUndeclared } from '../../packages/api/src/refusals/findUndeclared.ts';
import type { CallName } from '../../packages/api/src/fullContract.ts';
import { readCode } from '../../packages/api/src/refusal.ts';
import { findLine, parseProgram, type Source } from './sources.ts';

/** A value that is computed while the story runs. */
const computed = Symbol('computed');

/** The answers with a machine code that a story gives in place of the mock server and that the contract does not declare. */
export function findStoryRefusals(source: Source): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [name, fault], start }) {
      const isFault =
        callee.type === 'MemberExpression' && readName(callee.property) === 'breakDown';
      if (isFault && name?.type === 'Literal' && fault?.type === 'ObjectExpression') {
        const call = String(name.value) as CallName;
        found.push(
          ...listUndeclared(call, evaluate(fault)).map(
            (words) => `${source.path}:${findLine(source, start)} ${call}: ${words}`,
          ),
        );
      }
    },
  }).visit(parseProgram(source));
  return found;
}

function listUndeclared(call: CallName, fault: unknown): string[] {
  const { status, body, headers } = fault as { status: number; body: unknown; headers?: unknown };
  if (status < 400) {
    const { failed } = (body ?? {}) as { failed?: unknown };
    const declared = new Set<unknown>(failedCodes[call]);
    return (Array.isArray(failed) ? failed : [])
      .map(readCode)
      .filter((code) => code !== null && !declared.has(code))
      .map((code) => `failed with ${code}`);
  }
  const retryAfter = (headers as Record<string, string> | undefined)?.['Retry-After'] ?? null;
  const words = readCode(body) === null ? null : findUndeclared(call, { status, body, retryAfter });
  return words === null ? [] : [words];
}

function evaluate(node: ESTree.Expression | ESTree.SpreadElement | null): unknown {
  if (node?.type === 'Literal') {
    return node.value;
  }
  if (node?.type === 'ArrayExpression') {
    return node.elements.map(evaluate);
  }
  if (node?.type === 'ObjectExpression') {
    return Object.fromEntries(
      node.properties.flatMap((property) =>
        property.type === 'Property' ? [[readName(property.key), evaluate(property.value)]] : [],
      ),
    );
  }
  return computed;
}

function readName(node: { type: string; name?: unknown; value?: unknown }): string {
  return String(node.type === 'Literal' ? node.value : node.name);
}
