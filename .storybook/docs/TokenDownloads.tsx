import { text } from '../../packages/ui/src/foundations/text.ts';
import { schemes, themeNames, themes } from '../../packages/ui/src/tokens/themes.ts';
import { nameTokenFile, listTokenFiles } from '../../scripts/tokens/listTokenFiles.ts';

const files = listTokenFiles();

/** Links to the W3C token files, made in the page from the tokens themselves. */
export function TokenDownloads() {
  return (
    <div className="nevisa-page sb-unstyled">
      <p>
        <button type="button" className="nevisa-button" onClick={downloadAll}>
          {`Download all ${files.size} files`}
        </button>
      </p>
      <table className="nevisa-table">
        <thead>
          <tr>
            <th scope="col">Theme</th>
            {schemes.map((scheme) => (
              <th key={scheme} scope="col">
                {scheme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {themeNames.map((theme) => (
            <tr key={theme}>
              <th scope="row">
                {theme} <span lang="fa">{text.theme.names[theme]}</span>
              </th>
              {schemes.map((scheme) => (
                <td key={scheme}>
                  <i
                    className="nevisa-swatch"
                    style={{ background: themes[theme][scheme].accent }}
                  />
                  <FileLink name={nameTokenFile(theme, scheme)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">all themes</th>
            <td colSpan={2}>
              <FileLink name="scales.tokens.json" />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function FileLink({ name }: { name: string }) {
  return (
    <a href={toDataAddress(name)} download={name}>
      {name}
    </a>
  );
}

function downloadAll(): void {
  for (const name of files.keys()) {
    const link = Object.assign(document.createElement('a'), {
      href: toDataAddress(name),
      download: name,
    });
    link.click();
  }
}

function toDataAddress(name: string): string {
  return `data:application/json,${encodeURIComponent(files.get(name) ?? '')}`;
}
