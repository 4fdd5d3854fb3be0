import { listStateLines, type StateNode } from './listStateLines.ts';

/** The states of a machine as boxes, with the ways out of each. */
export function StateChart({ root }: { root: StateNode }) {
  return (
    <div className="nevisa-page nevisa-chart sb-unstyled">
      <Boxes parent={root} />
    </div>
  );
}

function Boxes({ parent }: { parent: StateNode }) {
  const states = Object.values(parent.states).filter(({ type }) => type !== 'history');
  return (
    <ul data-parallel={parent.type === 'parallel'}>
      {states.map((state) => (
        <Box key={state.id} state={state} isFirst={state === parent.initial?.target?.[0]} />
      ))}
    </ul>
  );
}

function Box({ state, isFirst }: { state: StateNode; isFirst: boolean }) {
  const lines = listStateLines(state);
  return (
    <li>
      <p>
        <strong>{state.key}</strong>
        {isFirst && <span>first</span>}
        {state.type === 'final' && <span>end</span>}
        {state.tags.map((tag) => (
          <code key={tag}>{tag}</code>
        ))}
      </p>
      {lines.length > 0 && (
        <ol>
          {lines.map(({ event, target }) => (
            <li key={`${event} ${target}`}>
              {event} <b>→ {target}</b>
            </li>
          ))}
        </ol>
      )}
      {Object.keys(state.states).length > 0 && <Boxes parent={state} />}
    </li>
  );
}
