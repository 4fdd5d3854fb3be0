import {
  closeCodes,
  type Contract,
  type LiveSession as LiveSessionBody,
  type PayloadOf,
} from '@nevisa/api';
import type { Account } from '../accounts.ts';
import { isoOf, type Clock } from '../clock.ts';
import { refuse } from '../refusal.ts';
import { createConversation, durationOf, type Conversation } from './conversation.ts';
import {
  createLiveConnection,
  cut,
  type LiveConnection,
  type LiveSession,
  type Wire,
} from './liveConnection.ts';
import { noLiveFaults, type LiveFaults } from './liveFaults.ts';
import { isSpent } from './meter.ts';

/** How long a ticket opens the socket, in ms. */
const ticketLifetime = 60_000;

type Request = PayloadOf<Contract['createLiveSession']>;

/** Gives out tickets for live dictation and knows who is dictating. */
export interface LiveDesk {
  readonly faults: LiveFaults;
  /** @param origin where the call was made to; the socket lives there too */
  createSession(account: Account, request: Request, origin: string): LiveSessionBody;
  /** Takes a new socket; with a bad ticket it closes at once. */
  connect(ticket: string | null, wire: Wire): LiveConnection;
  /** Cuts every socket, as a network does. */
  dropConnections(): void;
  /** Lets the credit of everybody who is dictating run out. */
  endCredit(): void;
}

interface Ticket extends LiveSession {
  readonly expiresAt: number;
}

export function createLiveDesk(clock: Clock): LiveDesk {
  const faults = noLiveFaults();
  const conversations: Conversation[] = [];
  const tickets = new Map<string, Ticket>();
  const active = new Map<Conversation, { connection: LiveConnection; since: number }>();
  let numbered = 0;

  return {
    faults,

    createSession(account, { client_id, take_over = false }, origin) {
      if (!account.nevisa_service_account.has_service) {
        throw refuse(403, 'no_service', 'برای تایپ صوتی زنده به بستهٔ فعال نیاز دارید.');
      }
      const conversation = conversationOf(account, client_id);
      if (isSpent(conversation)) {
        throw refuse(403, 'no_usage_remained', 'اعتبار شما به پایان رسید.');
      }
      makeRoom(conversation, take_over);
      conversations.push(...(conversations.includes(conversation) ? [] : [conversation]));
      return issueTicket(conversation, origin);
    },

    connect(ticket, wire) {
      const session = faults.refuseTicket ? undefined : tickets.get(ticket ?? '');
      tickets.delete(ticket ?? '');
      if (session === undefined || clock.now() >= session.expiresAt) {
        wire.close(closeCodes.ticketBad);
        return deadConnection;
      }
      const { conversation } = session;
      active.get(conversation)?.connection.end(closeCodes.takenOver);
      const connection = createLiveConnection({
        session,
        wire,
        faults,
        onEnd: () => {
          if (active.get(conversation)?.connection === connection) {
            active.delete(conversation);
          }
        },
      });
      active.set(conversation, { connection, since: clock.now() });
      return connection;
    },

    dropConnections: () => connections().forEach((connection) => connection.end(cut)),

    endCredit() {
      for (const { account } of active.keys()) {
        account.nevisa_service_account.usage_remained = 0;
        account.nevisa_service_account.is_usage_infinite = false;
      }
      connections().forEach((connection) => connection.endCredit());
    },
  };

  function connections(): LiveConnection[] {
    return [...active.values()].map(({ connection }) => connection);
  }

  function conversationOf(account: Account, clientId: string): Conversation {
    const known = conversations.find((one) => one.clientId === clientId && one.account === account);
    const { sampleRate, script } = faults;
    return known ?? createConversation({ id: nextId('c0'), clientId, account, sampleRate, script });
  }

  function makeRoom(conversation: Conversation, takeOver: boolean): void {
    for (const [other, { connection, since }] of active) {
      if (other.account === conversation.account && other !== conversation) {
        if (!takeOver) {
          throw refuse(409, 'session_active', 'تایپ صوتی در پنجرهٔ دیگری باز است.', {
            active_since: isoOf(since),
          });
        }
        connection.end(closeCodes.takenOver);
      }
    }
  }

  function issueTicket(conversation: Conversation, origin: string): LiveSessionBody {
    const id = nextId('5e');
    const ticket = nextId('71');
    const resumeToken = nextId('4e');
    const expiresAt = clock.now() + ticketLifetime;
    const endsAt = durationOf(conversation) + faults.longestSession;
    tickets.set(ticket, { id, resumeToken, conversation, endsAt, expiresAt });
    return {
      session_id: id,
      conversation_id: conversation.id,
      ws_url: `${origin.replace(/^http/, 'ws')}/nevisa/live`,
      ticket,
      ticket_expires_at: isoOf(expiresAt),
      resume_token: resumeToken,
      sample_rate: conversation.sampleRate,
      max_session_ms: faults.longestSession,
      usage_remained: conversation.account.nevisa_service_account.usage_remained,
    };
  }

  function nextId(kind: string): string {
    numbered += 1;
    return `${kind}000000-0000-4000-8000-${String(numbered).padStart(12, '0')}`;
  }
}

const deadConnection: LiveConnection = {
  receive: () => undefined,
  lost: () => undefined,
  end: () => undefined,
  endCredit: () => undefined,
};
