import type { ComponentUsage } from '../usage.ts';

/** Role, keys and announcement of a component. */
export function UsageTable({ usage: { role, keys, announced } }: { usage: ComponentUsage }) {
  return (
    <table className="nevisa-table">
      <tbody>
        <tr>
          <th scope="row">Role and name</th>
          <td>{role}</td>
        </tr>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">
              <Keys names={key} />
            </th>
            <td>{effect}</td>
          </tr>
        ))}
        {keys.length === 0 && (
          <tr>
            <th scope="row">Keys</th>
            <td>It takes no focus by itself.</td>
          </tr>
        )}
        <tr>
          <th scope="row">Announced</th>
          <td>{announced}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Names of keys, each in a cap; other words stay words. */
export function Keys({ names }: { names: string }) {
  return names.split(', ').map((name) => <kbd key={name}>{name}</kbd>);
}
