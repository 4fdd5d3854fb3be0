import type { AnyCall, CallName, Contract, PayloadOf } from '@nevisa/api';
import { fullContract } from '@nevisa/api/management';
import { findUndeclared, listUndeclaredFailures } from '@nevisa/api/refusals';
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import * as v from 'valibot';
import type { Account } from '../fixtures/accounts.ts';
import type { Backend } from '../backend.ts';
import type { Fault } from '../rules/faults.ts';
import { toPattern } from './callPath.ts';
import { readPayload } from './readPayload.ts';
import { requireStaff } from '../rules/management/staff.ts';
import { LostAnswer } from '../rules/partFaults.ts';
import { Refusal } from '../rules/refusal.ts';
import { Repeated } from '../rules/repeated.ts';

type Rule<Name extends CallName> = (payload: PayloadOf<Contract[Name]>) => unknown;

type CallerRule<Name extends CallName> = (
  caller: Account,
  payload: PayloadOf<Contract[Name]>,
  request: Request,
) => unknown;

/** Answers a public call by its rule. */
export function answer<Name extends CallName>(
  backend: Backend,
  name: Name,
  rule: Rule<Name>,
): HttpHandler {
  return handle(backend, name, (payload) => rule(payload as PayloadOf<Contract[Name]>));
}

/** Answers a call of a signed-in user by its rule. */
export function answerCaller<Name extends CallName>(
  backend: Backend,
  name: Name,
  rule: CallerRule<Name>,
  status = 200,
): HttpHandler {
  return handle(
    backend,
    name,
    (payload, request) =>
      rule(
        backend.people.withToken(tokenIn(request)),
        payload as PayloadOf<Contract[Name]>,
        request,
      ),
    status,
  );
}

/** Carries out the rule of a change whose answer the contract does not show, and answers with nothing. */
export function answerDone<Name extends CallName>(
  backend: Backend,
  name: Name,
  rule: (caller: Account, payload: PayloadOf<Contract[Name]>) => unknown,
): HttpHandler {
  return answerCaller(backend, name, (caller, payload) => void rule(caller, payload));
}

function handle(
  backend: Backend,
  name: CallName,
  rule: (payload: unknown, request: Request) => unknown,
  status = 200,
): HttpHandler {
  const call: AnyCall = fullContract[name];
  // A regular expression, because a path string would accept a trailing slash.
  const anyHost = toPattern(call.path);
  const respond = async (request: Request): Promise<Response> => {
    await wait(backend.getDelay(name), request.signal);
    const fault = backend.getFault(name);
    if (fault !== undefined) {
      return broken(fault);
    }
    try {
      backend.messageStore.settle();
      checkAccess(backend, call, request);
      const body = await rule(await readPayload(call, request), request);
      return body instanceof Repeated
        ? checked(name, body.answer, 200)
        : checked(name, body, status);
    } catch (error) {
      // A request that has ended receives no answer.
      return request.signal.aborted ? HttpResponse.error() : refused(name, error);
    }
  };
  return http[methods[call.method]](anyHost, async ({ request }) => {
    const response = await respond(request);
    await readRest(request);
    return response;
  });
}

// The `fetch` of Node fails when a long body is answered before it was read.
async function readRest(request: Request): Promise<void> {
  if (!request.bodyUsed) {
    await request.arrayBuffer().catch(() => undefined);
  }
}

const methods = { GET: 'get', POST: 'post', PUT: 'put' } as const;

function checkAccess(backend: Backend, call: AnyCall, request: Request): void {
  if (call.access === 'public') {
    return;
  }
  const caller = backend.people.withToken(tokenIn(request));
  if (call.access === 'staff') {
    requireStaff(caller);
  }
}

/** Reads `token`, one space, and the token. */
function tokenIn(request: Request): string | null {
  return /^token (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}

function checked(name: CallName, body: unknown, status: number): Response {
  const call: AnyCall = fullContract[name];
  if (!v.is(call.answer, body) || listUndeclaredFailures(name, body).length > 0) {
    throw new TypeError(`The mock's answer to ${call.path} is not what the contract says.`);
  }
  if (call.format === 'text') {
    return HttpResponse.text(body as string, {
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
    });
  }
  return body === undefined
    ? new HttpResponse(null, { status: 204 })
    : HttpResponse.json(body as JsonBodyType, { status });
}

function refused(name: CallName, error: unknown): Response {
  if (error instanceof LostAnswer) {
    return HttpResponse.error();
  }
  if (!(error instanceof Refusal)) {
    throw error;
  }
  const { body, status, headers } = error;
  const undeclared = findUndeclared(name, {
    status,
    body,
    retryAfter: headers['Retry-After'] ?? null,
  });
  if (undeclared !== null) {
    throw new TypeError(`The mock's refusal of ${name} is not in the contract: ${undeclared}.`);
  }
  return HttpResponse.json(body as JsonBodyType, { status, headers });
}

function broken(fault: Fault): Response {
  if (fault === 'network') {
    return HttpResponse.error();
  }
  if (fault === 'server') {
    return HttpResponse.html('<!doctype html><title>500</title>', { status: 500 });
  }
  const { status, body, headers = {} } = fault;
  return HttpResponse.json(body as JsonBodyType, { status, headers });
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms === 0 || signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
