import {
  type ComponentPropsWithRef,
  type FormEvent,
  type InputEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { text } from '../../../foundations/text.ts';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { findControl, type FormErrorLine, listFormErrors, type FormErrors } from './formErrors.ts';
import * as S from './Form.styles.ts';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** Errors by field name; each field also shows its own error through its `error` prop. */
  errors?: FormErrors;
  /** Called with the typed values; the page does not navigate. */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Groups the fields that are submitted together. Native validation is disabled; the
 * form summarises the errors above the fields and focuses the first invalid field
 * after a submission. Rest props, `ref` and class go to the form.
 */
export function Form({ errors = noErrors, onSubmit, onInput, children, ...rest }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const [submissions, setSubmissions] = useState(0);
  const handled = useRef(0);
  const [lines, setLines] = useState<readonly FormErrorLine[]>([]);

  // The labels and their order are read from the DOM after rendering.
  useEffect(() => {
    const form = summary.current?.closest('form');
    if (!form) {
      return;
    }
    const found = listFormErrors(form, errors);
    setLines(found);
    const first = found.find(({ name }) => findControl(form, name) !== undefined);
    if (first !== undefined && handled.current < submissions) {
      handled.current = submissions;
      findControl(form, first.name)?.focus();
    }
  }, [errors, submissions]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmissions((count) => count + 1);
    onSubmit?.(new FormData(event.currentTarget), event);
  };
  // A user who has continued typing keeps the caret when errors arrive late.
  const type = (event: InputEvent<HTMLFormElement>) => {
    handled.current = submissions;
    onInput?.(event);
  };

  return (
    <S.Root {...rest} noValidate onSubmit={submit} onInput={type}>
      <LiveRegion ref={summary}>{lines.length > 0 && <ErrorSummary lines={lines} />}</LiveRegion>
      {children}
    </S.Root>
  );
}

const noErrors: FormErrors = {};

function ErrorSummary({ lines }: { lines: readonly FormErrorLine[] }) {
  return (
    <Alert tone="danger" title={text.formErrors}>
      <S.Errors>
        {lines.map(({ name, label, message }) => (
          <li key={name}>
            {label === '' ? (
              message
            ) : (
              <Link href={`#${name}`} onClick={(event) => focusField(event, name)}>
                {label}: {message}
              </Link>
            )}
          </li>
        ))}
      </S.Errors>
    </Alert>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  if (form) {
    findControl(form, name)?.focus();
  }
}
