interface Props {
  readonly address: string;
}

/** An address within text of any direction; in a narrow place it is broken before the @ sign. */
export function EmailText({ address }: Props) {
  const [name, host] = address.split(/(?=@)/);
  return (
    <bdi dir="ltr">
      {name}
      <wbr />
      {host}
    </bdi>
  );
}
