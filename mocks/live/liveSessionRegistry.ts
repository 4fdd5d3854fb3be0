import {
  closeCodes,
  liveSockets,
  type Contract,
  type LiveSession as LiveSessionBody,
  type PayloadOf,
} from '@nevisa/api';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from '../rules/clock.ts';
import { refuse } from '../rules/refusal.ts';
import { createConversation, getDuration, type Conversation } from './conversation.ts';
import {
  createLiveConnection,
  connectionLost,
  type LiveConnection,
  type LiveSession,
  type ClientSocket,
} from './liveConnection.ts';
import { createLiveFaults, type LiveFaults } from './liveFaults.ts';
import type { LiveRecogniserFactory } from './liveRecogniser.ts';
import { isSpent } from './credit.ts';

/** Lifetime of a ticket, in ms. */
const ticketLifetime = 60_000;

type Request = PayloadOf<Contract['createLiveSession']>;

/** Issues tickets for live sessions and tracks the active ones. */
export interface LiveSessionRegistry {
  readonly faults: LiveFaults;
  /** @param origin origin of the call; the socket has the same host */
  createSession(account: Account, request: Request, origin: string): LiveSessionBody;
  /** Accepts a socket, or closes it when the ticket is invalid. */
  connect(ticket: string | null, socket: ClientSocket): LiveConnection;
  /** Closes every socket like a network failure. */
  dropConnections(): void;
  /** Spends the credit of all active accounts. */
  endCredit(): void;
}

interface Ticket extends LiveSession {
  readonly expiresAt: number;
}

export function createLiveSessionRegistry(
  clock: Clock,
  createRecogniser: LiveRecogniserFactory,
): LiveSessionRegistry {
  return new Registry(clock, createRecogniser);
}

class Registry implements LiveSessionRegistry {
  readonly faults = createLiveFaults();
  readonly #clock: Clock;
  readonly #createRecogniser: LiveRecogniserFactory;
  readonly #conversations: Conversation[] = [];
  readonly #tickets = new Map<string, Ticket>();
  readonly #active = new Map<Conversation, { connection: LiveConnection; since: number }>();
  #lastId = 0;

  constructor(clock: Clock, createRecogniser: LiveRecogniserFactory) {
    this.#clock = clock;
    this.#createRecogniser = createRecogniser;
  }

  createSession(
    account: Account,
    { client_id, take_over = false }: Request,
    origin: string,
  ): LiveSessionBody {
    if (!account.nevisa_service_account.has_service) {
      throw refuse('no_service', 'برای تایپ صوتی زنده به بستهٔ فعال نیاز دارید.');
    }
    const conversation = this.#findOrCreateConversation(account, client_id);
    if (isSpent(conversation)) {
      throw refuse('no_usage_remained', 'اعتبار شما به پایان رسید.');
    }
    this.#endOtherConversations(conversation, take_over);
    if (!this.#conversations.includes(conversation)) {
      this.#conversations.push(conversation);
    }
    return this.#issueTicket(conversation, origin);
  }

  connect(ticket: string | null, socket: ClientSocket): LiveConnection {
    const session = this.faults.refuseTicket ? undefined : this.#tickets.get(ticket ?? '');
    this.#tickets.delete(ticket ?? '');
    if (session === undefined || this.#clock.now() >= session.expiresAt) {
      socket.close(closeCodes.ticketBad);
      return deadConnection;
    }
    const { conversation } = session;
    this.#active.get(conversation)?.connection.end(closeCodes.takenOver);
    const connection = createLiveConnection({
      session,
      socket,
      faults: this.faults,
      onEnd: () => {
        if (this.#active.get(conversation)?.connection === connection) {
          this.#active.delete(conversation);
        }
      },
    });
    this.#active.set(conversation, { connection, since: this.#clock.now() });
    return connection;
  }

  dropConnections(): void {
    this.#getConnections().forEach((connection) => connection.end(connectionLost));
  }

  endCredit(): void {
    for (const { account } of this.#active.keys()) {
      account.nevisa_service_account.usage_remained = 0;
      account.nevisa_service_account.is_usage_infinite = false;
    }
    this.#getConnections().forEach((connection) => connection.endCredit());
  }

  #getConnections(): LiveConnection[] {
    return [...this.#active.values()].map(({ connection }) => connection);
  }

  #findOrCreateConversation(account: Account, clientId: string): Conversation {
    const known = this.#conversations.find(
      (one) => one.clientId === clientId && one.account === account,
    );
    const { sampleRate, script } = this.faults;
    return (
      known ??
      createConversation({
        id: this.#createId('c0'),
        clientId,
        account,
        sampleRate,
        script,
        createRecogniser: this.#createRecogniser,
      })
    );
  }

  /** @throws Refusal 409 when another conversation is active and `takeOver` is false */
  #endOtherConversations(conversation: Conversation, takeOver: boolean): void {
    for (const [other, { connection, since }] of this.#active) {
      if (other.account === conversation.account && other !== conversation) {
        if (!takeOver) {
          throw refuse('session_active', 'تایپ صوتی در پنجرهٔ دیگری باز است.', {
            active_since: toIsoTime(since),
          });
        }
        connection.end(closeCodes.takenOver);
      }
    }
  }

  #issueTicket(conversation: Conversation, origin: string): LiveSessionBody {
    const { longestSession } = this.faults;
    const id = this.#createId('5e');
    const ticket = this.#createId('71');
    const resumeToken = this.#createId('4e');
    const expiresAt = this.#clock.now() + ticketLifetime;
    const endsAt = getDuration(conversation) + longestSession;
    this.#tickets.set(ticket, { id, resumeToken, conversation, endsAt, expiresAt });
    return {
      session_id: id,
      conversation_id: conversation.id,
      ws_url: `${origin.replace(/^http/, 'ws')}${liveSockets.live.path}`,
      ticket,
      ticket_expires_at: toIsoTime(expiresAt),
      resume_token: resumeToken,
      sample_rate: conversation.sampleRate,
      max_session_ms: longestSession,
      usage_remained: conversation.account.nevisa_service_account.usage_remained,
    };
  }

  #createId(kind: string): string {
    this.#lastId += 1;
    return `${kind}000000-0000-4000-8000-${String(this.#lastId).padStart(12, '0')}`;
  }
}

const deadConnection: LiveConnection = {
  receive: () => undefined,
  lost: () => undefined,
  end: () => undefined,
  endCredit: () => undefined,
};
