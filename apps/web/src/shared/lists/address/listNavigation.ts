import {
  isCleanAddress,
  type ListAddress,
  type ListDescription,
  type ListQuery,
  readListAddress,
  toListQuery,
  writeListAddress,
} from './listAddress.ts';

/** An entry of the browser's history. */
export interface ListPlace {
  /** Differs for each entry. */
  readonly key: string;
  readonly parameters: URLSearchParams;
  readonly hash: string;
  readonly state: unknown;
}

/** How the router moves. */
export interface ListMoves {
  go: (to: { search: string; hash: string }, options: { replace: boolean; state: unknown }) => void;
  back: (steps: number) => void;
  /** The list will ask something else than before. */
  askAhead: (query: ListQuery) => void;
}

/** Changes the address of a list. Changes before the next rendering build on each other. */
export interface ListNavigation<Filters extends object> {
  /** Takes the entry that the router shows; returns whether this object made it. */
  follow: (place: ListPlace, moves: ListMoves) => boolean;
  /** Adds an entry with the changed address; an address without a change adds none. */
  push: (change: AddressChange<Filters>) => void;
  /** Replaces the entry. */
  replace: (change: AddressChange<Filters>) => void;
  /** Replaces the address of this entry when the list would write it in another way. */
  clean: (seen: ListPlace) => void;
  open: (id: string) => void;
  /** Closes the record: back to the entry from which it was opened, or by a replaced entry. */
  close: () => void;
}

export type AddressChange<Filters extends object> = (
  address: ListAddress<Filters>,
) => ListAddress<Filters>;

export function createListNavigation<Filters extends object>(
  description: ListDescription<Filters>,
  first: ListPlace,
  firstMoves: ListMoves,
): ListNavigation<Filters> {
  let place = first;
  let moves = firstMoves;
  let moving = false;

  const read = () => readListAddress(description, place.parameters);
  const nameQuery = (address: ListAddress<Filters>) =>
    JSON.stringify(toListQuery(description, address));
  const write = (address: ListAddress<Filters>, replace: boolean, state: unknown) => {
    const parameters = writeListAddress(description, address, place.parameters);
    if (parameters.toString() === place.parameters.toString()) {
      return;
    }
    const asked = nameQuery(read());
    place = { ...place, parameters, state };
    moving = true;
    if (nameQuery(address) !== asked) {
      moves.askAhead(toListQuery(description, address));
    }
    moves.go({ search: parameters.toString(), hash: place.hash }, { replace, state });
  };
  return {
    follow(next, nextMoves) {
      moves = nextMoves;
      if (next.key === place.key) {
        return true;
      }
      const own = moving && next.parameters.toString() === place.parameters.toString();
      moving = false;
      place = next;
      return own;
    },
    push: (change) => write(change(read()), false, null),
    replace: (change) => write(change(read()), true, null),
    clean(seen) {
      if (seen.key === place.key && !isCleanAddress(description, place.parameters)) {
        write(read(), true, place.state);
      }
    },
    open(id) {
      const address = read();
      const before = address.record === null ? 0 : readSteps(place.state);
      write({ ...address, record: id }, false, before === null ? null : makeStepsState(before + 1));
    },
    close() {
      const steps = readSteps(place.state);
      if (steps === null) {
        write({ ...read(), record: null }, true, null);
      } else {
        moves.back(steps);
      }
    },
  };
}

/** The state of an entry: how many entries ago the list was shown without a record. */
function makeStepsState(stepsFromList: number) {
  return { stepsFromList };
}

function readSteps(state: unknown): number | null {
  const { stepsFromList: steps } = (state ?? {}) as { stepsFromList?: unknown };
  return typeof steps === 'number' && Number.isSafeInteger(steps) && steps > 0 ? steps : null;
}
