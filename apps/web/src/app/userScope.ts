import { isSameId } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';

/** The objects of one signed-in user. Their factories receive the `Ports`. */
export interface UserScope<Ports = unknown> {
  /** The user's id as text. */
  readonly userId: string;
  /** Returns the object that `create` makes: one for each factory, until the user signs out. */
  get: <Member>(create: MemberFactory<Ports, Member>) => Member;
  /** The same, but the user finds the object again after a sign-out, until another user signs in. */
  keep: <Member>(create: MemberFactory<Ports, Member>) => Member;
  /** Ends what runs, before the data of the user is deleted. Resolves when nothing writes any more. */
  end: () => Promise<void>;
}

export type MemberFactory<Ports, Member> = (ports: Ports, scope: MemberScope<Ports>) => Member;

/** The scope as a factory sees it. */
export interface MemberScope<Ports = unknown> extends UserScope<Ports> {
  /** Runs at each sign-out; `expired` when the server ended the session. */
  onSignOut: (listener: (expired: boolean) => void) => void;
  /** Runs when the data of the user is about to be deleted. */
  onEnd: (end: () => Promise<void>) => void;
  /** Runs once, when the object is let go. */
  onDispose: (dispose: () => void) => void;
}

/** The part of the auth session that the scopes read. */
export interface UserSource {
  facts: () => { readonly user: { readonly id: Id } | null; readonly expired: boolean };
  subscribe: (listener: () => void) => () => void;
}

export interface UserScopes<Ports> {
  /** Returns the scope of this user; disposes the scope of any other (A04). */
  open: (userId: Id) => UserScope<Ports>;
  /** Disposes the open scope, with the objects that a sign-out keeps. */
  forget: () => void;
  dispose: () => void;
}

/** Follows the auth session and disposes the objects of a user at sign-out. */
export function createUserScopes<Ports>(auth: UserSource, ports: () => Ports): UserScopes<Ports> {
  let current: ReturnType<typeof createUserScope<Ports>> | null = null;
  let isOver = false;

  const close = () => {
    current?.dispose();
    current = null;
  };

  const stopFollowing = auth.subscribe(() => {
    const { user, expired } = auth.facts();
    if (current === null) {
      return;
    }
    if (isSameId(user?.id, current.scope.userId)) {
      current.signIn();
      return;
    }
    current.signOut(expired);
    if (user !== null) {
      close();
    }
  });

  return {
    open(id) {
      const userId = String(id);
      if (current?.scope.userId !== userId) {
        close();
        current = createUserScope(userId, ports());
        if (isOver) {
          current.dispose();
        }
      }
      return current.scope;
    },
    forget: close,
    dispose() {
      isOver = true;
      stopFollowing();
      close();
    },
  };
}

function createUserScope<Ports>(userId: string, ports: Ports) {
  const signOutListeners = new Set<(expired: boolean) => void>();
  const endings = new Set<() => Promise<void>>();
  const untilSignOut = createMembers();
  const untilUserChange = createMembers();
  const makeIn =
    (group: Members) =>
    <Member>(create: MemberFactory<Ports, Member>): Member => {
      const { members, disposers } = group;
      if (members.has(create)) {
        return members.get(create) as Member;
      }
      const member = create(ports, {
        ...scope,
        onSignOut: (listener) => {
          signOutListeners.add(listener);
          disposers.add(() => signOutListeners.delete(listener));
        },
        onEnd: (end) => {
          endings.add(end);
          disposers.add(() => endings.delete(end));
        },
        onDispose: (dispose) => {
          disposers.add(dispose);
        },
      });
      members.set(create, member);
      // Code that loads late asks for its object also when the user has gone.
      if (group.isOver) {
        disposeAll(group);
      }
      return member;
    };
  const scope: UserScope<Ports> = {
    userId,
    get: makeIn(untilSignOut),
    keep: makeIn(untilUserChange),
    end: async () => {
      // An end that fails must not end the wait for the others, which still write.
      await Promise.allSettled([...endings].map((end) => end()));
    },
  };
  return {
    scope,
    signIn() {
      untilSignOut.isOver = false;
    },
    signOut(expired: boolean) {
      for (const listener of signOutListeners) {
        listener(expired);
      }
      disposeAll(untilSignOut);
    },
    dispose() {
      disposeAll(untilSignOut);
      disposeAll(untilUserChange);
    },
  };
}

interface Members {
  readonly members: Map<unknown, unknown>;
  readonly disposers: Set<() => void>;
  /** The user has gone; what is made now is let go at once. */
  isOver: boolean;
}

function createMembers(): Members {
  return { members: new Map(), disposers: new Set(), isOver: false };
}

function disposeAll(group: Members): void {
  const { members, disposers } = group;
  group.isOver = true;
  members.clear();
  for (const dispose of disposers) {
    dispose();
  }
  disposers.clear();
}
