import { describeWords, type TextVersion } from './version.ts';
import * as S from './VersionList.styles.ts';

interface VersionRowProps {
  version: TextVersion;
  chosen: boolean;
  onChoose: (id: string) => void;
}

/** A version as a button: occasion, time, difference in words. */
export function VersionRow({
  version: { id, time, kind, words },
  chosen,
  onChoose,
}: VersionRowProps) {
  return (
    <li>
      <S.Row
        type="button"
        data-version={id}
        aria-current={chosen || undefined}
        onClick={() => onChoose(id)}
      >
        <S.Kind>{kind}</S.Kind>
        <S.Facts>
          <span>{time}</span>
          {words !== undefined && <span>{describeWords(words)}</span>}
        </S.Facts>
      </S.Row>
    </li>
  );
}
