/** Pure: returns the next state and the effects to run, in order. */
export type Reduce<State, Event, Effect> = (state: State, event: Event) => Step<State, Effect>;

type Step<State, Effect> = readonly [State, readonly Effect[]];

/** Applies one step after the other and concatenates their effects. */
export function chain<State, Effect>(
  state: State,
  ...steps: readonly ((state: State) => Step<State, Effect>)[]
): Step<State, Effect> {
  return steps.reduce<Step<State, Effect>>(
    ([before, effects], step) => {
      const [after, more] = step(before);
      return [after, [...effects, ...more]];
    },
    [state, []],
  );
}

export interface ReducerLoop<State, Event> {
  readonly state: State;
  dispatch(event: Event): void;
}

/** Reduces one event after the other. All effects of an event run before the next event is reduced. */
export function createReducerLoop<State, Event, Effect>(
  initial: State,
  reduce: Reduce<State, Event, Effect>,
  run: (effect: Effect) => void,
): ReducerLoop<State, Event> {
  const waiting: Event[] = [];
  let state = initial;
  let isRunning = false;

  function drain(): void {
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
      const [next, effects] = reduce(state, event);
      state = next;
      effects.forEach(run);
    }
  }

  return {
    get state() {
      return state;
    },
    dispatch(event) {
      waiting.push(event);
      if (isRunning) {
        return;
      }
      isRunning = true;
      try {
        drain();
      } finally {
        isRunning = false;
      }
    },
  };
}
