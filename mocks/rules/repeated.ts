/** The first answer to a creating call that came again with the same `client_id`: 200 instead of 201. */
export class Repeated {
  readonly answer: unknown;

  constructor(answer: unknown) {
    this.answer = answer;
  }
}
