import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useRequiredFields } from './useRequiredFields.ts';

const sent = vi.fn<(typed: Record<string, string> | null) => void>();

/** A form that shows the names of its fields without a value. */
function Form({ names }: { names: readonly string[] }) {
  const { read, findError } = useRequiredFields(names);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(read(event.currentTarget));
      }}
    >
      {names.map((name) => (
        <input key={name} name={name} />
      ))}
      <output>{names.filter((name) => findError(name) !== undefined).join()}</output>
    </form>
  );
}

/** Fills in and submits a form; returns what is sent, and which fields are named as empty. */
function submit(values: Record<string, string>) {
  sent.mockClear();
  const { host } = renderInPage(<Form names={Object.keys(values)} />);
  for (const input of host.querySelectorAll('input')) {
    input.value = values[input.name] ?? '';
  }
  flushSync(() => host.querySelector('form')?.requestSubmit());
  return { sent: sent.mock.calls, missing: host.querySelector('output')?.textContent };
}

it.each(['', '  ', '\u200f\u200b ', '\u00a0'])(
  'R-071, R-080, R-120, R-237: a name or contact of %j is missing, and nothing is sent',
  (blank) => {
    expect(submit({ username: blank, contact: blank, password: 'x' })).toEqual({
      sent: [[null]],
      missing: 'username,contact',
    });
  },
);

it('R-071, R-091: a password of spaces is a value, which is sent as typed', () => {
  const typed = { username: ' sara ', password: ' ', password_confirmation: '  ' };
  expect(submit(typed)).toEqual({ sent: [[typed]], missing: '' });
});
