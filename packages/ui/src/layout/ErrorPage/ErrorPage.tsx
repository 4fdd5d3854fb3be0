import { Statement, type StatementProps } from './Statement.tsx';
import * as S from './ErrorPage.styles.ts';

export type ErrorPageProps = StatementProps;

/** A `Statement` that is the whole window; inside the frame use `Statement` itself. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <S.Page id="content">
      <Statement {...props} />
    </S.Page>
  );
}
