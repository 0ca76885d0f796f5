import { sql, type RawBuilder } from 'kysely';

type InWords = (column: string) => RawBuilder<unknown>;

/**
 * Options that an answer names: with their rank, or what they were given; without either where they
 * were marked.
 */
const marks = (words: InWords) => sql`
  select string_agg(concat_ws(': ', ${words('poll_options.label')}, mark), ', ' order by place, position) from (
    select place, option, null as mark from jsonb_array_elements_text(answer -> 'chosen') with ordinality as chosen (option, place)
    union all
    select place, option, place::text from jsonb_array_elements(answer -> 'ranking') with ordinality as ranks (equals, place),
      jsonb_array_elements_text(equals) as option
    union all
    select 0, key, value from jsonb_each_text(coalesce(answer -> 'scores', answer -> 'dots', answer -> 'dates'))
  ) as named join poll_options on poll_options.id = named.option::uuid`;

/**
 * Selects on a row of `ballots` its answers as one line for each question, in the language that
 * `words` takes a text in. What cannot be said in the words of the paper stays JSON.
 */
export const answersInWords = (words: InWords): RawBuilder<unknown> => sql`(
  select string_agg(concat_ws(': ', ${words('poll_questions.prompt')},
    coalesce(nullif(concat_ws(', ', (${marks(words)}), answer ->> 'own', answer ->> 'value', answer ->> 'text'), ''), answer::text)),
    E'\\n' order by poll_questions.position)
  from poll_questions cross join lateral (select ballots.answers -> poll_questions.id::text as answer) as given
  where poll_questions.poll_id = ballots.poll_id and answer is not null
)`;
