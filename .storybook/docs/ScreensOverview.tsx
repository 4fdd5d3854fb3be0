import type { ScreenFacts } from '../../scripts/storybook/listScreenFacts.ts';
import { PageLink } from './PageLink.tsx';

/** Written by .storybook/main.ts from the stories of the application. */
declare const nevisaScreenFacts: readonly ScreenFacts[];

/** All screens and journeys: what each shows, and the rows of the requirements that its stories prove. */
export function ScreensOverview() {
  return (
    <div className="nevisa-page nevisa-wide sb-unstyled">
      <header>
        <h1>Screens at a glance</h1>
        <p>
          Each story is one state of a screen with data of the mock backend, and its play function
          is its test. The rows are those that the stories prove; docs/catalogue.md explains their
          ids.
        </p>
      </header>
      {['Screens', 'Flows'].map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <table className="nevisa-table nevisa-screens">
            <thead>
              <tr>
                <th scope="col">Screen</th>
                <th scope="col">What it shows</th>
                <th scope="col">States</th>
                <th scope="col">Rows</th>
              </tr>
            </thead>
            <tbody>
              {nevisaScreenFacts
                .filter(({ title }) => title.startsWith(`${group}/`))
                .map(({ title, sentence, story, states, rows }) => (
                  <tr key={title}>
                    <th scope="row">
                      <PageLink to={story}>{title.slice(group.length + 1)}</PageLink>
                    </th>
                    <td>{sentence}</td>
                    <td>{states}</td>
                    <td>{rows.join(' ')}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
