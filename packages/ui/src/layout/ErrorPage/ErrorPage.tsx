import { Statement, type StatementProps } from './Statement.tsx';
import * as S from './ErrorPage.styles.ts';

export type ErrorPageProps = StatementProps;

/** A `Statement` that fills the window; inside the app frame use `Statement`. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <S.Page id="content">
      <Statement {...props} />
    </S.Page>
  );
}
