import type { Generated } from 'kysely';

interface Named {
  id: Generated<number>;
  slug: string;
  name: string;
  position: number;
}

/** The database as queries see it; migrations/ is its source. */
export interface Tables {
  categories: Named;
  simulation_types: Named;
  classes: Named;
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
  simulation_categories: { simulation_id: number; category_id: number; position: number };
  lessons: {
    id: Generated<number>;
    class_id: number;
    slug: string;
    title: string;
    description: string;
    video_url: string | null;
    position: number;
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
    explanation: string;
    position: number;
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
  content_state: { id: number; revision: number };
}
