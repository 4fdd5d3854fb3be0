interface FakeAnswer {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that has answered. @default the one that was asked */
  readonly from?: string;
}

/** A request whose course a test decides. Requests appear in `FakeXhr.sent` in their order. */
export class FakeXhr extends EventTarget {
  static sent: FakeXhr[] = [];

  readonly upload = new EventTarget();
  readonly headers = new Headers();
  responseType = '';
  response: ArrayBuffer | null = null;
  responseURL = '';
  status = 0;
  body: FormData | null = null;
  isAborted = false;
  private answered: Readonly<Record<string, string>> = {};

  open(_method: string, address: string) {
    this.responseURL = new URL(address, location.href).href;
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  send(body: FormData) {
    this.body = body;
    FakeXhr.sent.push(this);
  }

  abort() {
    this.isAborted = true;
    this.end('abort');
  }

  getAllResponseHeaders() {
    return Object.entries(this.answered)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  }

  /** The body was handed to the network up to this byte. */
  move(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }));
  }

  /** The connection is reset. */
  reset() {
    this.end('error');
  }

  answer({ status = 200, body = '', headers = {}, from = this.responseURL }: FakeAnswer) {
    this.status = status;
    this.response = new TextEncoder().encode(body).buffer;
    this.answered = { 'content-type': 'application/json', ...headers };
    this.responseURL = from;
    this.end('load');
  }

  private end(type: 'abort' | 'error' | 'load') {
    this.dispatchEvent(new ProgressEvent(type));
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}
