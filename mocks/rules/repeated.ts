/** The stored answer to a repeated `client_id`; sent with 200 in place of 201. */
export class Repeated {
  readonly answer: unknown;

  constructor(answer: unknown) {
    this.answer = answer;
  }
}
