import { input, select } from '@inquirer/prompts';
import type { Context } from '../context';
import { type BrandField, brandFields } from './brand-fields';
import { type BrandAnswers, buildBrand } from './build-brand';
import { describeForFlags } from './describe-for-flags';

/** Asks for everything that has a question and was not given; Enter leaves a value out. */
export async function askBrand(context: Context, given: BrandAnswers): Promise<BrandAnswers> {
  const streams = { input: context.stdin, output: context.stderr as NodeJS.WritableStream };
  const answers: Record<string, string> = { ...given };
  for (const field of brandFields) {
    const isMoot = field.after !== undefined && answers[field.after] === undefined;
    if (field.question === undefined || isMoot || answers[field.name] !== undefined) continue;
    const answer = field.choices
      ? await select(
          {
            message: field.question,
            choices: [...field.choices],
            ...(field.fallback !== undefined && { default: field.fallback }),
          },
          streams,
        )
      : await input(
          { message: field.question, validate: (text) => checkAnswer(field, text, answers) },
          streams,
        );
    if (answer.trim() !== '') answers[field.name] = answer.trim();
  }
  return answers;
}

/** True, or the sentence for what is wrong with this one value. */
async function checkAnswer(
  field: BrandField,
  text: string,
  answers: BrandAnswers,
): Promise<true | string> {
  const value = text.trim();
  if (value === '') return field.isRequired ? 'A value is needed.' : true;
  const { problems } = await buildBrand({ ...answers, [field.name]: value });
  const own = problems.find(({ path }) => path === field.path);
  return own === undefined || describeForFlags(own, '');
}
