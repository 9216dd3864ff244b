// All tables in one file: the schema is read as a whole, as the migrations make it.
import type { TestQuestion } from '@zarra/contracts';
import type { ContentLesson } from '@zarra/contracts/lesson-content';
import type { PracticeAnswer } from '@zarra/contracts/practice';
import type { InvestigationProgress } from '@zarra/contracts/progress';
import { canonicalize } from '@zarra/uzbek';
import type { Generated, JSONColumnType } from 'kysely';

interface Named {
  id: Generated<number>;
  slug: string;
  name: string;
  position: number;
}

/** A question at the time it was answered, with its answer key. */
export type AnsweredQuestion = TestQuestion & {
  readonly correct_option: number;
  readonly explanation: string;
};

/** The optional fields of a lesson that have a column of the same name. */
export type LessonColumns = Omit<ContentLesson, 'order' | 'title' | 'experiments' | 'questions'>;

/** Columns of optional fields: null where there is none. */
export type NullableColumns<Fields> = { [Name in keyof Fields]-?: NonNullable<Fields[Name]> | null };

/** The tables of the database for typed queries; `migrations` defines them. */
export interface Tables {
  categories: Named;
  simulation_types: Named;
  classes: Named;
  chapters: { class_id: number; key: string; title: string; position: number };
  simulations: {
    id: Generated<number>;
    slug: string;
    title: string;
    description: string;
    image: string;
    link: string;
    type_id: number | null;
    position: number;
  };
  simulation_classes: { simulation_id: number; class_id: number; position: number };
  simulation_categories: { simulation_id: number; category_id: number; position: number };
  lessons: {
    id: Generated<number>;
    class_id: number;
    slug: string;
    title: string;
    description: string;
    /** JSON of text nodes; null until the server has typeset the description. */
    description_tree: string | null;
    position: number;
    /** The YAML file of its figures. */
    figures_source: string | null;
  } & NullableColumns<LessonColumns>;
  figures: {
    lesson_id: number;
    key: string;
    position: number;
    /** JSON of what the author wrote. */
    declaration: string;
    /** JSON of the node of a text, without a caption. */
    drawing: string;
  };
  lesson_experiments: {
    lesson_id: number;
    position: number;
    slug: string;
    state: string;
    note: string;
    investigation: string | null;
  };
  questions: {
    id: Generated<number>;
    lesson_id: number;
    key: string;
    question: string;
    option1: string;
    option2: string;
    option3: string;
    option4: string;
    correct_option: number;
    /** What the number of the correct option is calculated from. */
    check: string | null;
    /** JSON of the ids of ideas by option number. */
    ideas: string | null;
    explanation: string;
    /** Id of the heading of the lesson that explains it. */
    section: string | null;
    see_slug: string | null;
    see_state: string | null;
    see_when: 'before' | 'after' | null;
    /** Key of a figure of the lesson. */
    figure: string | null;
    /** Keys of the figures that its options are. */
    option_figures: string[] | null;
    position: number;
  };
  practice_items: {
    id: Generated<number>;
    lesson_id: number;
    key: string;
    position: number;
    /** JSON of the item in the content's format, with the right answers. */
    item: string;
  };
  practice_cards: {
    user_id: number;
    item_id: number;
    tries: number;
    is_right: boolean;
    due: Date;
    /** State of the scheduler, without texts of the item. */
    memory: JSONColumnType<Record<string, unknown>>;
  };
  practice_tries: {
    user_id: number;
    item_id: number;
    seed: string;
    number: number;
    answer: JSONColumnType<PracticeAnswer>;
    is_right: boolean;
    due: Date;
    answered_at: Date;
    /** Id of the idea that the chosen wrong option stands for. */
    idea: string | null;
  };
  practicals: {
    slug: string;
    position: number;
    class_slug: string;
    lesson: string;
    title: string;
    /** Markdown. */
    body: string;
    /** JSON of the typeset body. */
    tree: string;
    experiment: string | null;
    investigation: string | null;
  };
  ideas: { id: string; position: number; believes: string; fails: string; try: string };
  course_lessons: {
    class: string;
    slug: string;
    position: number;
    chapter: string;
    state: 'planned' | 'draft' | 'complete';
    title: string | null;
    topics: string[];
  };
  topics: {
    id: string;
    position: number;
    class: string;
    title: string;
    /** JSON of the topic in the content's format. */
    topic: string;
  };
  terms: {
    position: number;
    uz: string;
    /** JSON of the term in the content's format. */
    term: string;
  };
  synonyms: {
    position: number;
    /** JSON of a list of texts. */
    words: string;
  };
  about: { id: Generated<number>; description: string; position: number };
  contacts: { id: Generated<number>; phone: string; email: string; address: string; position: number };
  socials: {
    id: Generated<number>;
    contact_id: number;
    name: string;
    url: string;
    icon: string;
    position: number;
  };
  content_state: { id: number; revision: number; folder: string | null; files_hash: string | null };
  users: {
    id: Generated<number>;
    username: string;
    username_key: string;
    email: string;
    email_key: string;
    password_hash: string;
    created_at: Date;
    disabled_at: Date | null;
    /** Version of the data of `username_skeletons`; 0: none stored. */
    skeleton_version: Generated<number>;
  };
  username_skeletons: { skeleton: string; user_id: number };
  sessions: {
    id: string;
    user_id: number;
    counter: number;
    /** Highest counter whose tokens the client has used; 0 at sign-in. */
    confirmed_counter: Generated<number>;
    created_at: Date;
    rotated_at: Date;
    used_at: Date;
    /** Short description such as `Chrome, Android`; empty when unknown. */
    /** Id of the device whose cookie a refresh has shown; null before. */
    device_id: string | null;
    device: Generated<string>;
  };
  email_changes: {
    session_id: string;
    user_id: number;
    email: string;
    key_hash: string;
    created_at: Date;
  };
  recovery_codes: {
    id: Generated<number>;
    /** Of a recovery; a hash of the new address for a change of the address. */
    email_key: string;
    user_id: number | null;
    salt: string;
    digits: number;
    created_at: Date;
    expires_at: Date;
    mailed_at: Date;
    mails: number;
    device_tries: Generated<number>;
    stranger_tries: Generated<number>;
    closed_at: Date | null;
  };
  recovery_keys: {
    key_hash: string;
    code_id: number;
    asker_hash: string;
    network_hash: string;
    known_device: boolean;
    created_at: Date;
    tries: Generated<number>;
    verified_at: Date | null;
    used_at: Date | null;
  };
  results: {
    id: Generated<number>;
    user_id: number;
    lesson_id: number;
    percentage: number;
    correct_answers: number;
    total_tests: number;
    answers: JSONColumnType<Record<string, number>>;
    questions: JSONColumnType<AnsweredQuestion[]>;
    created_at: Date;
  };
  lesson_places: {
    user_id: number;
    lesson_id: number;
    heading: string | null;
    video_position: number | null;
    reached_at: Date;
    /** Number of the learner's change that wrote the row last. */
    change: number;
  };
  investigations: {
    user_id: number;
    experiment: string;
    investigation: string;
    state: InvestigationProgress['state'];
    prediction: JSONColumnType<number[]>;
    measured: JSONColumnType<Record<string, number>>;
    /** As of a place. */
    change: number;
  };
  contact_messages: {
    id: Generated<number>;
    /** Who was signed in. */
    user_id: number | null;
    name: string;
    phone: string;
    message: string;
    created_at: Date;
    /** When the message went to the outbox; null: it waits for the next digest. */
    mailed_at: Date | null;
  };
  outbox: {
    id: Generated<number>;
    sealed: string;
    created_at: Date;
    expires_at: Date;
    next_attempt_at: Date;
    attempts: number;
    claimed_at: Date | null;
  };
}

/** True for text that PostgreSQL and UTF-8 can hold: no U+0000, no half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Value of `username_key`: ignores letter case, Unicode composition and the choice among seven apostrophe forms. */
export const usernameKey = (name: string): string =>
  canonicalize(name.trim().normalize('NFC')).toLowerCase().normalize('NFC');

/** Value of `email_key`: ignores letter case. */
export const emailKey = (address: string): string => address.trim().toLowerCase();

/** Whether a lesson's `video` is a URL rather than the name of files: names have no slash. */
export const isVideoUrl = (video: string): boolean => video.includes('/');
