import { statuses } from '../statuses.ts';
import { PageLink } from './PageLink.tsx';
import { type ComponentRecord, records } from './records.ts';
import { Keys } from './UsageTable.tsx';

/** All components with their status, and what a keyboard and a screen reader meet. */
export function Overview() {
  const groups = new Set([...records.values()].map(getGroup));
  return (
    <div className="nevisa-page nevisa-wide sb-unstyled">
      <header>
        <h1>Components at a glance</h1>
        <p>
          The status follows from the imports of the application, and is a tag: the filter of the
          sidebar shows one of them. Keys, names and announcements are those that the stories prove
          in Chromium with axe. A trial by hand with NVDA, VoiceOver and TalkBack is not recorded
          yet.
        </p>
      </header>
      <dl className="nevisa-legend">
        {statuses.map(({ tag, words, meaning }) => (
          <div key={tag}>
            <dt className="nevisa-status" data-status={tag}>
              {words}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {[...groups].map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <table className="nevisa-table nevisa-overview">
            <thead>
              <tr>
                <th scope="col">Component</th>
                <th scope="col">Status</th>
                <th scope="col">Role and name</th>
                <th scope="col">Keys</th>
                <th scope="col">Announced</th>
              </tr>
            </thead>
            <tbody>
              {[...records.values()]
                .filter((record) => getGroup(record) === group)
                .map((record) => (
                  <Row key={record.title} record={record} />
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function getGroup({ title }: ComponentRecord): string {
  return title.split('/').at(-2) ?? title;
}

function Row({ record: { name, docs, status, usage } }: { record: ComponentRecord }) {
  return (
    <tr>
      <th scope="row">
        <PageLink to={docs}>{name}</PageLink>
      </th>
      <td>
        <span className="nevisa-status" data-status={status}>
          {statuses.find(({ tag }) => tag === status)?.words}
        </span>
      </td>
      <td>{usage?.role}</td>
      <td>
        {usage?.keys.map(([keys]) => (
          <Keys key={keys} names={keys} />
        ))}
      </td>
      <td>{usage?.announced}</td>
    </tr>
  );
}
