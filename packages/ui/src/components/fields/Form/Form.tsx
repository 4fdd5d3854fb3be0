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
import { controlIn, type Fault, faultsIn, type FormErrors } from './faults.ts';
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
  const [sendings, setSendings] = useState(0);
  const answered = useRef(0);
  const [faults, setFaults] = useState<readonly Fault[]>([]);

  // The labels and their order are read from the DOM after rendering.
  useEffect(() => {
    const form = summary.current?.closest('form');
    if (!form) {
      return;
    }
    const found = faultsIn(form, errors);
    setFaults(found);
    const first = found.find(({ name }) => controlIn(form, name) !== undefined);
    if (first !== undefined && answered.current < sendings) {
      answered.current = sendings;
      controlIn(form, first.name)?.focus();
    }
  }, [errors, sendings]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSendings((count) => count + 1);
    onSubmit?.(new FormData(event.currentTarget), event);
  };
  // A user who has continued typing keeps the caret when errors arrive late.
  const type = (event: InputEvent<HTMLFormElement>) => {
    answered.current = sendings;
    onInput?.(event);
  };
  const goTo = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    const form = event.currentTarget.closest('form');
    event.preventDefault();
    if (form) {
      controlIn(form, name)?.focus();
    }
  };

  return (
    <S.Root {...rest} noValidate onSubmit={send} onInput={type}>
      <LiveRegion ref={summary}>
        {faults.length > 0 && (
          <Alert tone="danger" title={text.formFaults}>
            <S.Faults>
              {faults.map(({ name, label, message }) => (
                <li key={name}>
                  {label === '' ? (
                    message
                  ) : (
                    <Link href={`#${name}`} onClick={(event) => goTo(event, name)}>
                      {label}: {message}
                    </Link>
                  )}
                </li>
              ))}
            </S.Faults>
          </Alert>
        )}
      </LiveRegion>
      {children}
    </S.Root>
  );
}

const noErrors: FormErrors = {};
