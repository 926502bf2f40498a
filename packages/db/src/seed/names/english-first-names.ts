const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Given names of women as a county near Washington knows them, the more frequent ones first. */
export const femaleFirstNames = words(`
  Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Margaret Sandra Ashley Kimberly Emily Donna Michelle
  Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Dorothy Amy Kathleen Angela Shirley Emma Brenda Pamela Nicole Anna
  Samantha Katherine Christine Helen Debra Rachel Carolyn Janet Maria Catherine Heather Diane Olivia Julie Joyce Victoria Ruth Virginia
  Lauren Kelly Christina Joan Evelyn Judith Andrea Hannah Megan Cheryl Jacqueline Martha Madison Teresa Gloria Sara Janice Ann Kathryn
  Abigail Sophia Frances Jean Alice Judy Isabella Julia Grace Amber Denise Danielle Marilyn Beverly Charlotte Natalie Theresa Diana
  Brittany Doris Kayla Alexis Lori Tiffany Monique Latoya Keisha Tamika Ebony Yolanda Rosa Carmen Ana Lucia Marisol Guadalupe Elena
  Silvia Claudia Veronica Adriana Gabriela Daniela Marta Leticia Xiomara Mei Ling Hui Xin Yan Min-Ji Soo-Jin Hye-Jin Thuy Linh Huong Mai
  Priya Anjali Kavita Sunita Deepa Lakshmi Meera Nisha Fatima Aisha Amina Zainab Khadija Maryam Leila Shirin Nasrin Abeba Hiwot Selam
  Tigist Meron Almaz Adwoa Akosua Abena Ngozi Chioma Adaeze Folake Yetunde Olga Irina Natalia Svetlana Oksana Katarzyna Ingrid Astrid
  Siobhan Maeve Bridget Colleen Francesca Giulia Chiara Simone Camille Noelle Odette Renee Miriam Naomi Esther Hadassah Rivka Tamar
  Shoshana Beatrice Harriet Josephine Louise Mabel Nora Phyllis Rosemary Sylvia Trisha Ursula Vivian Wendy Yvette Zoe`);

/** Given names of men, the more frequent ones first. */
export const maleFirstNames = words(`
  James Robert John Michael David William Richard Joseph Thomas Christopher Charles Daniel Matthew Anthony Mark Donald Steven Andrew Paul
  Joshua Kenneth Kevin Brian Timothy Ronald George Jason Edward Jeffrey Ryan Jacob Nicholas Gary Eric Jonathan Stephen Larry Justin Scott
  Brandon Benjamin Samuel Gregory Alexander Patrick Frank Raymond Jack Dennis Jerry Tyler Aaron Jose Adam Nathan Henry Zachary Douglas
  Peter Kyle Noah Ethan Jeremy Christian Walter Keith Austin Roger Terry Sean Gerald Carl Dylan Harold Jordan Jesse Bryan Lawrence Arthur
  Gabriel Bruce Logan Billy Joe Alan Juan Elijah Willie Albert Wayne Randy Mason Vincent Liam Roy Bobby Caleb Bradley Russell Lucas
  Darnell Tyrone Jamal Terrance Marquis Andre Malik Reginald Cedric Luis Carlos Jorge Miguel Francisco Manuel Ricardo Javier Oscar
  Hector Sergio Alejandro Fernando Rafael Ernesto Wilfredo Wei Jun Hao Jian Min-Jun Sung-Ho Jin-Woo Hyun-Soo Minh Tuan Quang Duc Raj
  Sanjay Vikram Arjun Anil Suresh Ramesh Ashok Mohammed Ahmed Omar Hassan Ali Yusuf Ibrahim Reza Farhad Dawit Yonas Tesfaye Abebe Haile
  Bereket Kwame Kofi Kwabena Emeka Chidi Obinna Tunde Segun Femi Ivan Dmitri Sergei Oleksandr Piotr Lars Nils Declan Brendan Cormac
  Giovanni Marco Luca Pierre Olivier Didier Isaac Moshe Ari Levi Eitan Barry Clifford Dwayne Earl Felix Glenn Howard Irving Jerome
  Kirk Leon Marvin Neil Otis Preston Quentin Rodney Stuart Theodore Upton Victor Warren Xavier Zeke`);
